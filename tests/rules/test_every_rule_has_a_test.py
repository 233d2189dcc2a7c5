"""Every rule of the rules documents has a test that holds it, and no source cites a rule that does not exist."""

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from moonbase.catalog.registry import GAMES

ROOT = Path(__file__).resolve().parents[2]
RULE = re.compile(r"^- \*\*([A-Z]\d+\.\d+)\*\* ", re.MULTILINE)
CITED = re.compile(r"\b[A-Z]\d+\.\d+\b")
SOURCES = ("src/**/*.py", "src/**/*.toml", "tests/**/*.py", "docs/**/*.md", "*.md")


def in_order(ids: set[str]) -> list[str]:
    return sorted(ids, key=lambda id: (id[0], *map(int, id[1:].split("."))))


def written() -> list[str]:
    """The ids of all rules, as often as they are written down."""
    return [id for path in sorted((ROOT / "docs" / "rules").glob("*.md")) for id in RULE.findall(path.read_text(encoding="utf-8"))]


def marked(source: str) -> Iterator[str]:
    """The ids in the ``rule`` markers of a test source."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and ast.unparse(node.func) == "pytest.mark.rule":
            yield from (ast.literal_eval(argument) for argument in node.args)


def held() -> set[str]:
    return {id for path in (ROOT / "tests").rglob("*.py") for id in marked(path.read_text(encoding="utf-8"))}


def cited() -> dict[str, set[str]]:
    """Ids with the letter of a rules document, by the file that names them."""
    letters = {id[0] for id in written()}
    found: dict[str, set[str]] = {}
    for pattern in SOURCES:
        for path in ROOT.glob(pattern):
            ids = {id for id in CITED.findall(path.read_text(encoding="utf-8")) if id[0] in letters}
            found[path.relative_to(ROOT).as_posix()] = ids
    return found


def test_the_markers_are_found() -> None:
    source = "import pytest\n@pytest.mark.rule('A1.2', 'A1.10')\n@pytest.mark.slow\ndef test() -> None: pass\n"
    assert list(marked(source)) == ["A1.2", "A1.10"]


def test_no_id_is_used_twice() -> None:
    ids = written()
    assert len(ids) > 150
    assert in_order({id for id in ids if ids.count(id) > 1}) == []


def test_ids_count_up_without_gaps() -> None:
    """Ids stay stable: a rule that goes leaves its id with a word why, and never passes it on."""
    ids = in_order(set(written()))
    for before, after in pairwise(ids):
        chapter, number = after[1:].split(".")
        assert after[0] != before[0] or (before[1:] == f"{chapter}.{int(number) - 1}" or number == "1"), after


def playable() -> set[str]:
    """The ids of the games that can be played; the rules of a game to come are written first."""
    return {id for name in GAMES for id in RULE.findall((ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8"))}


def test_every_rule_has_a_test() -> None:
    assert in_order(playable() - held()) == []


def test_no_test_holds_a_rule_that_does_not_exist() -> None:
    assert in_order(held() - set(written())) == []


def test_no_source_cites_a_rule_that_does_not_exist() -> None:
    known = set(written())
    assert {name: in_order(ids - known) for name, ids in cited().items() if not ids <= known} == {}
