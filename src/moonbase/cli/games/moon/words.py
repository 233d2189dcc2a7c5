"""Short words and colours for the things of Moon. A colour never stands alone: a letter or a word says the same."""

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from moonbase.cli.rendering import short_reasons
from moonbase.cli.rendering.elements import counted
from moonbase.cli.rendering.narrator import Narrator
from moonbase.engine.game import Refusal

GOODS: Final = {
    "energy": ("E", "yellow"),
    "water": ("W", "bright_blue"),
    "bio": ("B", "green"),
    "metal": ("M", "bright_white"),
    "rover": ("R", "magenta"),
    "heart": ("♥", "red"),
}
FLAGS: Final = {"industry": "Ind", "housing": "Hou", "transport": "Tra", "food": "Food", "science": "Sci"}
COLOURS: Final = {"blue": "bright_blue", "yellow": "yellow", "pink": "magenta", "grey": "white", "red": "red", "base": "cyan"}
ROMAN: Final = ("", "I", "II", "III")
ROVER: Final = "▲"
WINS: Final = "◄"

SHORT: Final = {
    "why.cost": "short of {lack}",
    "why.cost_less": "short of {lack}",
    "why.flags": "lacks {lack}",
    "why.flags_and_cost": "lacks {flags}, short of {lack}",
    "why.payment": "needs {lack} more",
    "why.payment_all": "needs more Resources",
    "why.no_resource": "needs a Resource",
    "why.main_done": "card of this turn is played",
    "why.main_first": "construct or assimilate first",
    "why.park_taken": "taken",
    "why.park_done": "parked already",
    "why.no_rover": "no Rover",
    "why.flip_done": "flipped already",
    "why.flipped": "flipped",
    "why.claim_done": "claimed already",
    "why.requirement": "",
    "why.claimed": "",
    "why.empty": "no cards there",
    "why.nothing_flipped": "nothing to turn back",
    "why.nothing_parked": "no Rover on your cards",
    "why.no_grey": "no grey card for it",
    "why.hand_empty": "hand is empty",
    "why.expedition_rule": "a rule, always on",
    "why.expedition_done": "used already",
    "why.expedition_idle": "brings nothing now",
    "why.obelisk_new": "from your next turn on",
    "why.obelisk_idle": "nothing else to construct",
}


def goods(bag: Mapping[str, object], sign: str = "") -> Text:
    """``1E 2M``."""
    return counted(bag, GOODS, sign)


def flags(bag: Mapping[str, object]) -> Text:
    """``1 Ind 2 Sci``."""
    return Text(" ".join(f"{count} {FLAGS[name]}" for name, count in bag.items()))


def short_reason(refusal: Refusal, narrator: Narrator) -> str:
    return short_reasons.short_reason(refusal, narrator, SHORT, _listed)


def _listed(parts: list[str]) -> str:
    return ", ".join(parts).replace(" Flags", "").replace(" Flag", "")
