"""The word files of a language lack no sentence that the game's own English has, and use the same arguments."""

import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from moonbase.catalog.registry import GAMES

WORDS = Path(str(files("moonbase"))) / "languages"
TRANSLATED = sorted(place.parent.name for place in WORDS.glob("*/moon.ftl") if place.parent.name != "en")
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) =(.*(?:\n[ ]+.*)*)", re.MULTILINE)
VARIABLE = re.compile(r"\$(\w+)")
SLOT = re.compile(r"\{(\w+)(?::[^{}]*)?\}")


def english(name: str) -> dict[str, set[str]]:
    """Return the arguments of every English sentence of a game by its id in a word file."""
    data = files("moonbase") / "games" / name / "data"
    found: dict[str, set[str]] = {}
    for part in ("cards", "play"):
        words = tomllib.loads((data / f"words_{part}.toml").read_text(encoding="utf-8"))
        found |= {key.replace(".", "-"): set(SLOT.findall(text)) for key, text in words.items()}
    return found


def translated(name: str, language: str) -> dict[str, set[str]]:
    """Return the arguments of every sentence in a language; whether a seat is the reader belongs to that seat."""
    source = (WORDS / language / f"{name}.ftl").read_text(encoding="utf-8")
    return {id: set(VARIABLE.findall(value)) for id, value in MESSAGE.findall(source)}


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("name", GAMES)
class TestWords:
    def test_no_sentence_is_missing(self, name: str, language: str) -> None:
        assert sorted(english(name).keys() - translated(name, language).keys()) == []

    def test_no_sentence_stands_twice(self, name: str, language: str) -> None:
        source = (WORDS / language / f"{name}.ftl").read_text(encoding="utf-8")
        ids = [id for id, _ in MESSAGE.findall(source)]
        assert sorted(id for id in set(ids) if ids.count(id) > 1) == []

    def test_only_known_arguments_are_used(self, name: str, language: str) -> None:
        known, theirs = english(name), translated(name, language)
        assert {id: theirs[id] - known[id] for id in known.keys() & theirs.keys() if theirs[id] - known[id]} == {}

    def test_no_argument_is_dropped(self, name: str, language: str) -> None:
        known, theirs = english(name), translated(name, language)
        assert {id: known[id] - theirs[id] - {"n"} for id in known.keys() & theirs.keys() if known[id] - theirs[id] - {"n"}} == {}
