"""No program takes sentences apart: it uses keys and typed arguments, and words are only shown.

What a person types is looked for among the words of the choices (``cli/play/matching.py``): a search, from which nothing is learnt.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import moonbase

ROOT = Path(str(moonbase.__file__)).parent
PARTS = sorted({path.relative_to(ROOT).parts[0] for path in ROOT.glob("*/**/*.py")} - {"_native"})

SAYING = {"say", "plain", "said", "name", "effect"}
"""Methods that make sentences."""
WORDS = {"words"}
"""Attributes that hold sentences."""
FIELDS = {"text", "requirement"}
"""Fields of a card that hold sentences."""
KEEPING = {"casefold", "lower", "upper", "capitalize", "join", "format", "str"}
"""Functions that make words from words."""
CUTTING = {
    *("split", "rsplit", "splitlines", "partition", "rpartition", "strip", "lstrip", "rstrip", "replace", "translate"),
    *("removeprefix", "removesuffix", "startswith", "endswith", "find", "rfind", "index"),
}
"""Methods that take words apart."""
MATCHING = {"sub", "subn", "search", "match", "fullmatch", "findall", "finditer", "split"}
"""Functions of ``re``, and methods of its patterns."""


CUTS: Final = frozenset(("split", "rsplit", "splitlines", "partition", "rpartition", "replace", "translate"))
CUTS_OF_ENDS: Final = frozenset(("removeprefix", "removesuffix", "startswith", "endswith"))
SPEAKING: Final = ("cli/games", "cli/lookup", "cli/play", "cli/rendering", "cli/simulation", "games", "languages", "server/table")
"""Rooms that make, show or send words."""
CUT: Final = {
    "cli/games/moon/claims.py": "a name of the card files, such as flag:science",
    "cli/lookup/rules.py": "the id of a rule",
    "cli/lookup/schema.py": "the marks for print of a reference",
    "cli/play/loop.py": "what is typed",
    "cli/play/matching.py": "what is typed, and the words among which it is looked for",
    "cli/play/resume_prompt.py": "what is typed",
    "cli/play/saves/saved_game.py": "a path",
    "cli/play/saves/slots.py": "a record",
    "cli/play/unfinished.py": "a record",
    "cli/rendering/narrator.py": "the name of a person",
    "cli/rendering/short_reasons.py": "a key",
    "cli/simulation/records.py": "a record",
    "cli/simulation/report.py": "the lines of a report that is being made",
    "cli/simulation/results.py": "a file of results",
    "games/fromthemoon/cards/gallery.py": "the name of a table",
    "games/fromthemoon/effects/phrases.py": "a name of the card files as a key",
    "games/moon/effects/phrases.py": "a name of the card files as a key",
    "games/moon/position/frames.py": "a position that somebody wrote",
    "games/moon/position/load.py": "a key of a position",
    "languages/bundle.py": "a key",
    "languages/titles.py": "the id of a thing as a key",
    "server/table/changes.py": "replaces nothing in a text",
    "server/table/log/ledger.py": "an entry of the log",
    "server/table/message.py": "replaces a field of a struct",
    "server/table/replay/frames.py": "replaces a field of a struct",
}
"""Files of these rooms that cut strings, each for a reason that is no sentence."""


class Reader(ast.NodeVisitor):
    """Follows sentences through one function, in the order of its lines."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.found: list[int] = []

    def visit_arg(self, node: ast.arg) -> None:
        if node.arg == "sentence":
            self.names.add(node.arg)

    def visit_Assign(self, node: ast.Assign) -> None:
        self.generic_visit(node)
        self._name(node.value, *node.targets)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self.generic_visit(node)
        if node.value is not None:
            self._name(node.value, node.target)

    def visit_For(self, node: ast.For) -> None:
        self._name(node.iter, node.target)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        self._name(node.iter, node.target)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        if isinstance(node.func, ast.Attribute):
            cut = node.func.attr in CUTTING and self.is_sentence(node.func.value)
            matched = node.func.attr in MATCHING and any(map(self.is_sentence, node.args))
            if cut or matched:
                self.found.append(node.lineno)

    def visit_Compare(self, node: ast.Compare) -> None:
        self.generic_visit(node)
        if isinstance(node.ops[0], (ast.In, ast.NotIn)) and isinstance(node.left, ast.Constant) and self.is_sentence(node.comparators[0]):
            self.found.append(node.lineno)

    def _name(self, value: ast.expr, *targets: ast.expr) -> None:
        for target in targets:
            if isinstance(target, ast.Name) and self.is_sentence(value):
                self.names.add(target.id)

    def is_sentence(self, node: ast.expr) -> bool:
        if isinstance(node, ast.Name):
            return node.id in self.names
        if isinstance(node, ast.Attribute):
            return node.attr in WORDS
        if isinstance(node, ast.Subscript):
            field = node.slice
            return (isinstance(field, ast.Constant) and field.value in FIELDS) or self.is_sentence(node.value)
        if isinstance(node, ast.Call):
            return self._is_made(node)
        if isinstance(node, ast.JoinedStr):
            return any(isinstance(part, ast.FormattedValue) and self.is_sentence(part.value) for part in node.values)
        if isinstance(node, ast.BinOp):
            return self.is_sentence(node.left) or self.is_sentence(node.right)
        if isinstance(node, ast.IfExp):
            return self.is_sentence(node.body) or self.is_sentence(node.orelse)
        if isinstance(node, (ast.List, ast.Tuple)):
            return any(map(self.is_sentence, node.elts))
        if isinstance(node, (ast.ListComp, ast.GeneratorExp, ast.SetComp)):
            return self.is_sentence(node.elt)
        return False

    def _is_made(self, node: ast.Call) -> bool:
        if isinstance(node.func, ast.Name):
            return node.func.id in KEEPING and any(map(self.is_sentence, node.args))
        if not isinstance(node.func, ast.Attribute):
            return False
        if node.func.attr in SAYING:
            return True
        return node.func.attr in KEEPING and any(map(self.is_sentence, [node.func.value, *node.args]))


def taken_apart(source: str) -> list[int]:
    """The lines where a sentence is taken apart."""
    return sorted(set(_lines(source)))


def _lines(source: str) -> Iterator[int]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            reader = Reader()
            reader.visit(node)
            yield from reader.found


@pytest.mark.parametrize("part", PARTS)
def test_no_sentence_is_taken_apart(part: str) -> None:
    sources = sorted((ROOT / part).rglob("*.py"))
    found = {str(path.relative_to(ROOT)): taken_apart(path.read_text(encoding="utf-8")) for path in sources}
    assert {name: lines for name, lines in found.items() if lines} == {}


def cuts(source: str) -> bool:
    """Tell whether a source cuts any string, or knows a pattern."""
    nodes = list(ast.walk(ast.parse(source)))
    called = {node.func.attr for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)}
    imported = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    return bool(called & (CUTS | CUTS_OF_ENDS)) or "re" in imported


def test_rooms_that_speak_cut_strings_only_where_it_is_said() -> None:
    sources = [path for room in SPEAKING for path in (ROOT / room).rglob("*.py")]
    found = {path.relative_to(ROOT).as_posix() for path in sources if cuts(path.read_text(encoding="utf-8"))}
    assert sorted(found - CUT.keys()) == [], "say here what is cut; a text has arguments, a choice has operands"
    assert sorted(CUT.keys() - found) == []


def test_a_cut_of_an_argument_is_found() -> None:
    assert cuts('def f(said):\n    return said.partition(" for ")[2]')
    assert cuts("import re")
    assert not cuts("def f(choice):\n    return choice.verb")


@pytest.mark.parametrize("room", ["games", "rendering"])
def test_code_that_draws_a_table_has_no_patterns(room: str) -> None:
    for path in (ROOT / "cli" / room).rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        assert "re" not in {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}, path


@pytest.mark.parametrize(
    "line",
    [
        'narrator.plain(text).rstrip(".")',
        'card["text"].removeprefix("Flip: ").replace(" Flags.", ".")',
        'str(card["text"]).partition(". ")',
        "PRICE.search(choice.words)",
        're.sub("^You", "you", speech.say(text))',
        '" Flags" in card["requirement"]',
        '", ".join([narrator.plain(part) for part in parts]).replace(" Flag", "")',
        'f"{narrator.say(key)} {n}".split(" ")',
        "[word for word in choice.words.split()]",
    ],
)
def test_the_reader_finds_it(line: str) -> None:
    assert taken_apart(f"def f():\n    x = {line}") == [2]
    assert taken_apart("def f(sentence):\n    return re.sub('^You', 'you', sentence)") == [2]
    assert taken_apart("def f():\n    sentence = narrator.plain(text)\n    words = sentence.split()") == [3]


@pytest.mark.parametrize("line", ["choice.text.split()", 'text.key.rpartition(".")', "narrator.say(key, n=1)", "input(question).strip()"])
def test_keys_and_what_is_typed_may_be_read(line: str) -> None:
    assert taken_apart(f"def f():\n    x = {line}") == []
