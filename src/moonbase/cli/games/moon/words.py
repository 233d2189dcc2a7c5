"""Letters and colours for the things of Moon. A colour never stands alone: a letter or a word says the same."""

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from moonbase.cli.rendering import short_reasons
from moonbase.cli.rendering.elements import counted
from moonbase.cli.rendering.narrator import Narrator
from moonbase.engine.game import Refusal
from moonbase.engine.text import Text as Words

GOODS: Final = {
    "energy": "yellow",
    "water": "bright_blue",
    "bio": "green",
    "metal": "bright_white",
    "rover": "magenta",
    "heart": "red",
}
FLAGS: Final = ("industry", "housing", "transport", "food", "science")
COLOURS: Final = {"blue": "bright_blue", "yellow": "yellow", "pink": "magenta", "grey": "white", "red": "red", "base": "cyan"}
ROVER: Final = "▲"
WINS: Final = "◄"


def letter(name: str, narrator: Narrator) -> str:
    return narrator.say(f"moon.letter.{name}")


def goods(bag: Mapping[str, object], narrator: Narrator, sign: str = "") -> Text:
    """``1E 2M``."""
    return counted(bag, GOODS, lambda name: letter(name, narrator), sign)


def flag_word(name: str, narrator: Narrator) -> str:
    """``Ind``."""
    return narrator.say(f"moon.flag.{name}")


def flags(bag: Mapping[str, object], narrator: Narrator) -> Text:
    """``1 Ind 2 Sci``."""
    return Text(" ".join(f"{count} {flag_word(name, narrator)}" for name, count in bag.items()))


def short_reason(refusal: Refusal, narrator: Narrator) -> str:
    return short_reasons.short_reason(refusal, "moon", narrator, lambda parts: _listed(parts, narrator))


def _listed(parts: list[Words], narrator: Narrator) -> str:
    """``1 Energy, 2 Science``: that Science is a Flag needs no word beside the card."""
    return ", ".join(_part(part, narrator) for part in parts)


def _part(part: Words, narrator: Narrator) -> str:
    brief = f"moon.{part.key}"
    return narrator.plain(Words(brief, **part.args) if narrator.has(brief) else part)
