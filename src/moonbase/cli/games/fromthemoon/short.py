"""A tile's effect in a few signs, drawn from its typed steps: ``1E: train``, ``+1F or +1E``."""

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Final

from moonbase.cli.games.fromthemoon.words import letter
from moonbase.cli.rendering.elements import Plain
from moonbase.cli.rendering.narrator import Narrator
from moonbase.engine.text import Arg

SHORT: Final = ("short",)
TIGHT: Final = ("tight", "short")
"""Prefixes of the keys of short words, the shortest first."""
IN_SIGNS: Final = ("pay", "gain", "approve")
"""Verbs whose operands say enough."""
SHIPS: Final = 3


def brief(card: Plain, narrator: Narrator) -> str:
    """Say what a tile does; a standing rule in words."""
    return _card(card, narrator, SHORT)


def tight(card: Plain, narrator: Narrator) -> str:
    """Say it still shorter, for the cells of the Moon."""
    return _card(card, narrator, TIGHT)


def when_word(card: Plain, narrator: Narrator) -> str:
    """``recruit astronaut``: what a card waits for."""
    return narrator.say(f"fromthemoon.when.{card['when']}")


def _card(card: Plain, narrator: Narrator, style: Sequence[str]) -> str:
    if card["when"] == "always":
        return narrator.effect(card["id"])
    does = _sides(card, narrator, style)
    return does if card["when"] is None else _say(narrator, style, "when", when=when_word(card, narrator), do=does)


def _sides(card: Plain, narrator: Narrator, style: Sequence[str]) -> str:
    """Say both sides in signs; the whole effect in words where a verb has no short ones."""
    if not all(_is_short(step, narrator) for steps in card["effect"] for step in steps):
        return narrator.effect(card["id"])
    sides = [_side(steps, narrator, style) for steps in card["effect"]]
    return reduce(lambda first, second: _say(narrator, style, "or", first=first, second=second), sides)


def _is_short(step: Plain, narrator: Narrator) -> bool:
    return step["do"] in IN_SIGNS or narrator.has(f"fromthemoon.short.{step['do']}")


def _side(steps: Sequence[Plain], narrator: Narrator, style: Sequence[str]) -> str:
    does = " ".join(_step(step, narrator, style) for step in steps if step["do"] != "pay")
    paid = [step["goods"] for step in steps if step["do"] == "pay"]
    return _say(narrator, style, "pay", goods=_goods(paid[0], narrator), rest=does) if paid else does


def _step(step: Plain, narrator: Narrator, style: Sequence[str]) -> str:
    if step["do"] == "gain":
        does = _goods(step["goods"], narrator, "+")
    elif step["do"] == "approve":
        does = _say(narrator, style, f"approve_{step.get('only', 'any')}", ships=_ships(step["ships"], narrator, style))
    else:
        does = _say(narrator, style, step["do"], n=step.get("n", 1))
    if "per" not in step:
        return does
    each = _say(narrator, style, f"per.{step['per']}")
    return f"{does}/{each}"


def _goods(bag: Mapping[str, int], narrator: Narrator, sign: str = "") -> str:
    return " ".join(f"{sign}{count}{letter(name, narrator)}" for name, count in bag.items())


def _ships(ships: Sequence[str], narrator: Narrator, style: Sequence[str]) -> str:
    """``Europa/Mars``; a ship that stands alone has room for its whole name."""
    if len(ships) == SHIPS:
        return _say(narrator, style, "ship.any")
    return "/".join(_say(narrator, style if len(ships) > 1 else SHORT, f"ship.{ship}") for ship in ships)


def _say(narrator: Narrator, style: Sequence[str], name: str, **args: Arg) -> str:
    keys = [f"fromthemoon.{each}.{name}" for each in style]
    return narrator.say(next((key for key in keys if narrator.has(key)), keys[-1]), **args)
