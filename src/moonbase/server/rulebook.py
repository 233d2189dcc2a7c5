"""The numbered rules of a game, section by section, as they stand in docs/rules."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from msgspec import Struct

from moonbase.server.errors import Refused

_LINE: Final = re.compile(r"^(?:## (?P<section>[A-Z]+\d+) (?P<title>.+)|- \*\*(?P<id>[A-Z]+\d+\.\d+)\*\* (?P<text>.+))$", re.MULTILINE)


class Rule(Struct, frozen=True):
    id: str
    text: str


class Section(Struct):
    id: str
    title: str
    rules: list[Rule]


@cache
def sections(game: str) -> list[Section]:
    found: list[Section] = []
    for line in _LINE.finditer(_source(game)):
        if line["section"]:
            found.append(Section(line["section"], line["title"], []))
        elif found:
            found[-1].rules.append(Rule(line["id"], line["text"].replace("*", "").replace("`", "")))
    return found


def _source(game: str) -> str:
    """From the installed package, or from the project's folder."""
    package = Path(str(files("moonbase")))
    for place in (package / "rules" / f"{game}.md", package.parents[1] / "docs" / "rules" / f"{game}.md"):
        if place.is_file():
            return place.read_text(encoding="utf-8")
    raise Refused("unknown", f"The rules of {game} are not installed.")
