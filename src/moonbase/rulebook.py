"""The numbered rules of a game, section by section, as they stand in docs/rules."""

import re
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from moonbase.engine.game import GameError

_LINE: Final = re.compile(r"^(?:## (?P<section>[A-Z]+\d+) (?P<title>.+)|- \*\*(?P<id>[A-Z]+\d+\.\d+)\*\* (?P<text>.+))$", re.MULTILINE)


@dataclass(frozen=True)
class Rule:
    id: str
    text: str
    """Without marks: plain sentences."""


@dataclass(frozen=True)
class Section:
    id: str
    title: str
    rules: list[Rule] = field(default_factory=list)


@cache
def sections(game: str) -> list[Section]:
    """GameError where the rules did not come with this installation."""
    found: list[Section] = []
    for line in _LINE.finditer(_source(game)):
        if line["section"]:
            found.append(Section(line["section"], line["title"]))
        elif found:
            found[-1].rules.append(Rule(line["id"], line["text"].replace("*", "").replace("`", "")))
    return found


def _source(game: str) -> str:
    """From the installed package, or from the project's folder."""
    package = Path(str(files("moonbase")))
    for place in (package / "rules" / f"{game}.md", package.parents[1] / "docs" / "rules" / f"{game}.md"):
        if place.is_file():
            return place.read_text(encoding="utf-8")
    raise GameError(f"the rules of {game} are not installed")
