"""The price of a choice, from the terms in its text."""

from moonbase.cli.games.fromthemoon.words import in_letters
from moonbase.cli.rendering.narrator import Narrator
from moonbase.engine.text import Text


def price_of(said: Text, narrator: Narrator) -> str:
    """``1W 1P`` of "Take a greenhouse for 1 water and 1 polymer"; empty where nothing is said of a price."""
    terms = _terms(said)
    if terms is None:
        return ""
    cost = terms.args.get("cost")
    return in_letters(goods_of(cost), narrator) if cost is not None else narrator.say("fromthemoon.free")


def goods_of(arg: object) -> list[Text]:
    """Return the goods that an argument lists."""
    if isinstance(arg, Text):
        return [arg]
    return [part for part in arg if isinstance(part, Text)] if isinstance(arg, list) else []


def _terms(said: Text) -> Text | None:
    """Return the innermost terms: others, such as an achievement that is earned besides, are said around them."""
    within = said.args.get("terms", said.args.get("what"))
    if not isinstance(within, Text):
        return None
    return _terms(within) or (within if "terms" in said.args else None)
