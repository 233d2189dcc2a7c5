"""Letters, signs and colours for the things of From the Moon. A colour never stands alone: a letter or a word says the same."""

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from moonbase.cli.rendering import short_reasons
from moonbase.cli.rendering.elements import Plain, counted
from moonbase.cli.rendering.narrator import SEATS, Narrator
from moonbase.cli.rendering.short_reasons import last
from moonbase.engine.game import Refusal
from moonbase.engine.text import Text as Words

GOODS: Final = {
    "metal": "bright_white",
    "water": "bright_blue",
    "polymer": "magenta",
    "food": "green",
    "energy": "yellow",
}
COLOURS: Final = ("metal", "water", "polymer")
"""The colours of cubes and astronauts: metal is grey, water is blue, polymer is black."""
SEAT_STYLES: Final = ("bold cyan", "bold red", "bold yellow", "bold green")
DUMMY: Final = "×"
ROVER: Final = "▲"
BUILDING: Final = "■"
SPECIALIST: Final = "*"
STAR: Final = "★"


def letter(name: str, narrator: Narrator) -> str:
    return narrator.say(f"fromthemoon.letter.{name}")


def ship_name(ship: str, narrator: Narrator) -> str:
    return narrator.say(f"ship.{ship}")


def goods(bag: Mapping[str, int], narrator: Narrator, sign: str = "") -> Text:
    """``1M 2E``."""
    return counted(bag, GOODS, lambda name: letter(name, narrator), sign)


def letters(bag: Mapping[str, int], narrator: Narrator) -> Text:
    """``MMP``: a letter for each cube."""
    out = Text()
    for name, count in bag.items():
        out.append(letter(name, narrator) * count, GOODS[name])
    return out


def price(bag: Mapping[str, int], narrator: Narrator) -> Text:
    return goods(bag, narrator) if bag else Text(narrator.say("fromthemoon.free"), "dim")


def seat_sign(seat: object) -> str:
    return SEATS[seat] if isinstance(seat, int) else DUMMY


def seat_style(seat: object) -> str:
    return SEAT_STYLES[seat] if isinstance(seat, int) else "dim"


def crew(rover: Plain, narrator: Narrator) -> Text:
    """``M W*``: an astronaut that takes metal, a specialist that takes water."""
    out = Text()
    for colour in COLOURS:
        sign = letter(colour, narrator)
        for each in (sign + SPECIALIST,) * rover["specialists"][colour] + (sign,) * rover["basic"][colour]:
            out.append(" " if out else "").append(each, GOODS[colour])
    return out if out else Text(narrator.say("fromthemoon.team.empty"), "dim")


def place(columns: int, tile: int) -> str:
    """``2-3``, as action texts name it."""
    return f"{tile // columns + 1}-{tile % columns + 1}"


def cut(words: str, width: int) -> str:
    return words if len(words) <= width else words[: max(0, width - 1)] + "…"


def short_reason(refusal: Refusal, narrator: Narrator) -> str:
    return short_reasons.short_reason(refusal, "fromthemoon", narrator, lambda parts: in_letters(parts, narrator))


def in_letters(parts: list[Words], narrator: Narrator) -> str:
    """``1W 2E``: goods by their letters, anything else in words."""
    return " ".join(_letter(part, narrator) for part in parts)


def _letter(part: Words, narrator: Narrator) -> str:
    name = last(part.key)
    return f"{part.args['n']}{letter(name, narrator)}" if name in GOODS else narrator.plain(part)
