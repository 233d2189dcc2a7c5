"""Sentences are made where they are shown, and nobody takes one apart: prices, places and seats come as data.

The page may cut strings in the files that are listed here, each for a reason that is no sentence. In Python no string that was said is cut.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "src"
PYTHON = ROOT / "src" / "moonbase"

CUTS_OF_THE_PAGE = re.compile(r"\.(?:split|replace|replaceAll|match|matchAll|search|startsWith|endsWith|exec|test)\(|\bRegExp\(")
CUT_ON_THE_PAGE = {
    "art/scene.ts": "signs that SVG cannot hold",
    "games/fromthemoon/end/SoloVerdict.svelte": "a word of the view as a key",
    "games/fromthemoon/solo/Results.svelte": "a word of the view as a key",
    "games/fromthemoon/surface/Map.svelte": "the place that an element of the drawing stands for",
    "games/fromthemoon/turn/verbs.ts": "a word of the view as a key",
    "games/moon/board/requirement.ts": "what a Reputation counts, as a key",
    "games/moon/cards/Face.svelte": "how long the longest word of a name is, for the size of its letters",
    "games/moon/derive.ts": "how long the longest word of a name is, for the size of its letters",
    "games/moon/turn/verbs.ts": "a word of the view as a key",
    "games/registry.ts": "the letter of a rule's id",
    "screens/Replay.svelte": "numbers in an address",
    "screens/home/identity/key_file.ts": "a file that somebody chose",
    "screens/home/newgame/Options.svelte": "the name of a switch that has no words yet",
    "shell/App.svelte": "addresses",
    "shell/api.ts": "a random id",
    "shell/router.svelte.ts": "addresses",
    "shell/settings.svelte.ts": "the language of the browser",
    "table/cards/rulebook.svelte.ts": "which rules name a card: a search in a document, without its marks for print",
    "table/deal.ts": "digits",
    "table/keys/map.ts": "keys of the keyboard",
    "table/seats/who.ts": "whether an opponent is named after its level",
    "words/fluent.ts": "keys",
    "words/game_words.ts": "the paths of word files",
    "words/translate.ts": "the paths of word files",
}
CUTS = {
    "split",
    "rsplit",
    "partition",
    "rpartition",
    "replace",
    "removeprefix",
    "removesuffix",
    "startswith",
    "endswith",
    "find",
    "index",
    "strip",
}
SAYS = {"say", "spoken"}


def test_the_page_cuts_no_sentence() -> None:
    sources = [path for kind in ("*.ts", "*.svelte") for path in PAGE.rglob(kind) if not path.name.endswith((".test.ts", ".gen.ts"))]
    found = {str(path.relative_to(PAGE)) for path in sources if CUTS_OF_THE_PAGE.search(path.read_text(encoding="utf-8"))}
    assert sorted(found - CUT_ON_THE_PAGE.keys()) == [], "say here what is cut; a text has arguments, a choice has operands"
    assert sorted(CUT_ON_THE_PAGE.keys() - found) == []


@pytest.mark.parametrize("room", ["bots", "cards", "catalog", "engine", "games", "lab", "languages", "records", "server"])
def test_python_cuts_no_sentence(room: str) -> None:
    for path in (PYTHON / room).rglob("*.py"):
        for line in cut_lines(ast.parse(path.read_text(encoding="utf-8"))):
            pytest.fail(f"{path.relative_to(PYTHON)}:{line} takes a sentence apart", pytrace=False)


def test_the_test_sees_what_it_looks_for() -> None:
    cut = 'def f(said):\n    words = said.say(text)\n    price = words.split(" for ")[1]\n'
    searched = 'def f(said):\n    return re.search("[0-9]+", said.say(text))\n'
    joined = 'def f(said):\n    return ", ".join(said.say(text) for text in texts)\n'
    assert [list(cut_lines(ast.parse(source))) for source in (cut, searched, joined)] == [[3], [2], []]


def cut_lines(module: ast.Module) -> Iterator[int]:
    """Yield the lines on which something that was said is cut or searched."""
    for scope in ast.walk(module):
        if isinstance(scope, ast.FunctionDef | ast.AsyncFunctionDef):
            names = said_names(scope)
            yield from (call.lineno for call in ast.walk(scope) if isinstance(call, ast.Call) and cuts(call, names))


def said_names(scope: ast.AST) -> set[str]:
    """Return the local names that hold what was said."""
    found: set[str] = set()
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign) and is_said(node.value, found):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return found


def cuts(call: ast.Call, names: set[str]) -> bool:
    called = call.func
    if not isinstance(called, ast.Attribute):
        return False
    if isinstance(called.value, ast.Name) and called.value.id == "re":
        return any(is_said(argument, names) for argument in call.args)
    return called.attr in CUTS and is_said(called.value, names)


def is_said(expression: ast.AST, names: set[str]) -> bool:
    for node in ast.walk(expression):
        if isinstance(node, ast.Name) and node.id in names:
            return True
        if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in SAYS:
            return True
    return False
