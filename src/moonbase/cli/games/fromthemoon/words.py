"""Short words, signs and colours for the things of From the Moon. A colour never stands alone: a letter or a word says the same."""

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from moonbase.cli.rendering import short_reasons
from moonbase.cli.rendering.elements import Plain, counted
from moonbase.cli.rendering.narrator import SEATS, Narrator
from moonbase.engine.game import Refusal

GOODS: Final = {
    "metal": ("M", "bright_white"),
    "water": ("W", "bright_blue"),
    "polymer": ("P", "magenta"),
    "food": ("F", "green"),
    "energy": ("E", "yellow"),
}
COLOURS: Final = ("metal", "water", "polymer")
"""The colours of cubes and astronauts: metal is grey, water is blue, polymer is black."""
SHIPS: Final = {"europa": "Europa", "titan": "Titan", "mars": "Mars"}
SEAT_STYLES: Final = ("bold cyan", "bold red", "bold yellow", "bold green")
DUMMY: Final = "×"
ROVER: Final = "▲"
BUILDING: Final = "■"
SPECIALIST: Final = "*"
STAR: Final = "★"

SHORT: Final = {
    "why.price": "needs {lack}",
    "why.price_stack": "needs {lack}",
    "why.price_of_card": "needs {lack}",
    "why.price_of_effect": "needs {lack}",
    "why.brings_nothing": "brings nothing now",
    "why.acted": "action taken",
    "why.act_first": "take an action first",
    "why.rovers_home": "{n} still at home",
    "why.greenhouses_full": "all spaces full",
    "why.greenhouses_gone": "none left",
    "why.no_basic_greenhouse": "no basic one",
    "why.no_lab_space": "no free space",
    "why.foundations": "all built",
    "why.large_slots": "both large slots full",
    "why.built": "built",
    "why.no_cube": "no such cube here",
    "why.no_task": "nobody left for it",
    "why.no_task_left": "no task left",
    "why.no_specialist": "no such specialist here",
    "why.ability_used": "used",
    "why.counts_nothing": "counts nothing here",
    "why.part_taken": "built",
    "why.part_missing": "not built yet",
    "why.part_improved": "improved",
    "why.launched": "launched",
    "why.no_cubes": "no improvement cubes left",
    "why.other_approval": "not this approval",
    "why.construct_only": "constructing only",
    "why.improve_only": "improving only",
    "why.tile_used": "used",
    "why.not_in_chain": "activated",
    "why.rover_full": "no seat",
    "why.no_recruits": "none left",
    "why.no_markers": "no marker left",
    "why.nobody_to_train": "nobody",
}


def goods(bag: Mapping[str, int], sign: str = "") -> Text:
    """``1M 2E``."""
    return counted(bag, GOODS, sign)


def letters(bag: Mapping[str, int]) -> Text:
    """``MMP``: a letter for each cube."""
    out = Text()
    for name, count in bag.items():
        letter, style = GOODS[name]
        out.append(letter * count, style)
    return out


def price(bag: Mapping[str, int]) -> Text:
    return goods(bag) if bag else Text("free", "dim")


def seat_sign(seat: object) -> str:
    return SEATS[seat] if isinstance(seat, int) else DUMMY


def seat_style(seat: object) -> str:
    return SEAT_STYLES[seat] if isinstance(seat, int) else "dim"


def crew(rover: Plain) -> Text:
    """``M W*``: an astronaut that takes metal, a specialist that takes water."""
    out = Text()
    for colour in COLOURS:
        letter, style = GOODS[colour]
        for sign in (letter + SPECIALIST,) * rover["specialists"][colour] + (letter,) * rover["basic"][colour]:
            out.append(" " if out else "").append(sign, style)
    return out if out else Text("empty", "dim")


def place(columns: int, tile: int) -> str:
    """``2-3``, as action texts name it."""
    return f"{tile // columns + 1}-{tile % columns + 1}"


def cut(words: str, width: int) -> str:
    return words if len(words) <= width else words[: max(0, width - 1)].rstrip() + "…"


def short_reason(refusal: Refusal, narrator: Narrator) -> str:
    return short_reasons.short_reason(refusal, narrator, SHORT, _listed)


def _listed(parts: list[str]) -> str:
    return " ".join(map(_letter, parts))


def _letter(words: str) -> str:
    """``1 water`` is ``1W``."""
    count, _, name = words.partition(" ")
    return f"{count}{GOODS[name][0]}" if name in GOODS else words
