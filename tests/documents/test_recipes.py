"""The recipes of docs/contribute work as they are written. The one for a game has a test of its own, test_toy_game.py."""

import re
from pathlib import Path

import pytest

from kit.command import moonbase
from kit.recipes import RECIPES, ROOT, Source, listed

PATH = re.compile(r"`((?:src|tests|tools|web|docs)/[\w./-]+)`")
PAGES = sorted(page.name for page in RECIPES.glob("*.md"))
MADE = ("src/moonbase/bots/hasty.py", "web/src/screens/Thanks.svelte")
"""Files that a recipe makes; whatever else it names is there."""


@pytest.fixture
def source(tmp_path: Path) -> Source:
    return Source(tmp_path)


@pytest.mark.parametrize("page", PAGES)
def test_the_names_in_a_recipe_exist(page: str) -> None:
    text = (RECIPES / page).read_text(encoding="utf-8")
    named = {path for path in PATH.findall(text) if not re.search(r"GAME|LANG|toy(?!_game)", path)}
    assert [path for path in sorted(named) if not (ROOT / path).exists() and path not in MADE] == []


def test_a_card_is_added(source: Source) -> None:
    source.follow("add-a-card.md")
    ran = moonbase("cards", "moon", "wormhole", cwd=source.folder, **source.env)
    (shown,) = re.findall(r"```text\n(.*?)```", (RECIPES / "add-a-card.md").read_text(encoding="utf-8"), re.DOTALL)
    assert ran.out.startswith(shown)
    ran = moonbase("fuzz", "moon", "--games", "1", "--players", "2", "--jobs", "1", cwd=source.folder, **source.env)
    assert (ran.code, ran.err) == (0, "")


def test_an_opponent_is_added(source: Source) -> None:
    source.follow("add-an-opponent.md")
    played = ("--games", "1", "--players", "2", "--jobs", "1")
    ran = moonbase("sim", "moon", "--bots", "hasty,random", *played, cwd=source.folder, **source.env)
    assert (ran.code, ran.err) == (0, "")
    assert re.search("^hasty", ran.out, re.MULTILINE)


def test_the_verb_that_is_walked_through_is_in_the_source() -> None:
    found = listed("add-a-verb.md")
    assert len(found.files) == 2
    for path, text in found.files.items():
        assert text in (ROOT / path).read_text(encoding="utf-8")
    assert len(found.entries) == 2
    for path, entry in found.entries:
        text = (ROOT / path).read_text(encoding="utf-8")
        assert [line for line in entry.splitlines() if line[1:] not in text] == []
