"""Search the cards of a game."""

from moonbase.cli.arguments.spelling import nearest
from moonbase.engine.game import GameError, View


def search(cards: list[View], wanted: str) -> list[View]:
    """The cards with this id or with this in their name; GameError names the nearest where there is none."""
    if not wanted:
        return cards
    folded = wanted.casefold()
    hits = [card for card in cards if str(card["id"]).casefold() == folded]
    hits = hits or [card for card in cards if folded in str(card["name"]).casefold()]
    if not hits:
        raise GameError(f"no card '{wanted}'{nearest(wanted, [str(card[key]) for card in cards for key in ('name', 'id')])}")
    return hits
