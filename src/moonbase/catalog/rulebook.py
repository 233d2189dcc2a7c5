"""The numbered rules of a game in each language, section by section, read from docs/rules."""

import re
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from moonbase.engine.game import GameError

_LINE: Final = re.compile(r"^(?:## (?P<section>[A-Z]+\d+) (?P<title>.+)|- \*\*(?P<id>[A-Z]+\d+\.\d+)\*\* (?P<rule>.+))$", re.MULTILINE)


@dataclass(frozen=True)
class Rule:
    id: str
    text: str
    """Without marks: plain sentences."""

    def is_about(self, card: str) -> bool:
        """Tell whether the rule is a note on a card: such a note begins with the card's name, or with its first words, and a colon."""
        head, sign, _ = self.text.partition(":")
        return bool(sign) and (card == head or card.startswith(f"{head} "))


@dataclass(frozen=True)
class Section:
    id: str
    title: str
    rules: list[Rule] = field(default_factory=list)


@cache
def sections(game: str, language: str = "en") -> list[Section]:
    """Return the rules in a language, in English where it has none. GameError where the rules did not come with this installation."""
    found: list[Section] = []
    for line in _LINE.finditer(_source(game, language)):
        if line["section"]:
            found.append(Section(line["section"], line["title"]))
        elif found:
            found[-1].rules.append(Rule(line["id"], line["rule"].replace("*", "").replace("`", "")))
    return found


@cache
def languages(game: str) -> frozenset[str]:
    """Return the languages that the rules of a game are written in."""
    translated = (place.parent.name for folder in _folders() for place in folder.glob(f"*/{game}.md"))
    return frozenset(("en", *translated))


def _source(game: str, language: str) -> str:
    written = f"{game}.md" if language == "en" or language not in languages(game) else f"{language}/{game}.md"
    for folder in _folders():
        if (folder / written).is_file():
            return (folder / written).read_text(encoding="utf-8")
    raise GameError(f"the rules of {game} are not installed")


def _folders() -> tuple[Path, Path]:
    """Return the folders that may hold the rules: in the installed package, and in the project."""
    package = Path(str(files("moonbase")))
    return package / "rules", package.parents[1] / "docs" / "rules"
