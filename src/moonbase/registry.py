"""The one place that knows which games there are. Bots, lab, server and command line ask here."""

from collections.abc import Callable
from difflib import get_close_matches

from moonbase.cards import shelf
from moonbase.engine.game import Game, GameError


def _moon(overlay: str | None) -> Game:
    from moonbase.games.moon.game import Moon
    from moonbase.games.moon.vocabulary import packaged_cards, read_cards
    from moonbase.games.moon.words import packaged_words

    return Moon(read_cards(packaged_cards(), overlay), packaged_words())


def _fromthemoon(overlay: str | None) -> Game:
    from moonbase.games.fromthemoon.game import FromTheMoon
    from moonbase.games.fromthemoon.vocabulary import packaged_cards, read_cards
    from moonbase.games.fromthemoon.words import packaged_words

    return FromTheMoon(read_cards(packaged_cards(), overlay), packaged_words())


GAMES: dict[str, Callable[[str | None], Game]] = {"moon": _moon, "fromthemoon": _fromthemoon}


def game(name: str, card_file: str | None = None) -> Game:
    """A game by name, with the cards of the project or those changed by an owner's file."""
    return game_of(name, None if card_file is None else shelf.from_path(card_file))


def game_of(name: str, overlay: str | None) -> Game:
    """The same, with the text of the owner's file."""
    if name not in GAMES:
        near = get_close_matches(name, GAMES, 1)
        hint = f"; did you mean '{near[0]}'?" if near else f"; there is {', '.join(GAMES)}"
        raise GameError(f"unknown game '{name}'{hint}")
    opened = GAMES[name](overlay)
    if overlay is not None:
        opened.set_name = set_name(overlay)
    return opened


def set_name(overlay: str) -> str | None:
    """What an owner's file calls its cards."""
    found = shelf.parse("overlay", overlay).get("name")
    return found if isinstance(found, str) else None
