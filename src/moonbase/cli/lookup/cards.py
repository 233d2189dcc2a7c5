"""Search the cards of a game."""

from collections.abc import Iterable

from moonbase.cli.arguments.spelling import near
from moonbase.cli.base.errors import TerminalError
from moonbase.engine.game import View


def search(cards: Iterable[View], wanted: str) -> list[View]:
    """Return the cards with this id or with this in their name; an error names the nearest where there is none."""
    known = [*cards]
    folded = wanted.casefold()
    hits = [card for card in known if str(card["id"]).casefold() == folded]
    hits = hits or [card for card in known if folded in str(card["name"]).casefold()]
    if not hits:
        nearest = near(wanted, [str(card[key]) for card in known for key in ("name", "id")])
        raise TerminalError("typed.no_card_near" if nearest else "typed.no_card", typed=wanted, near=nearest)
    return hits
