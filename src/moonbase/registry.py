"""The one place that knows which games there are. Bots, lab, server and command line ask here."""

from collections.abc import Callable
from difflib import get_close_matches
from functools import partial
from typing import NamedTuple

from moonbase.cards import shelf
from moonbase.cards.card_set import CardSet
from moonbase.cards.editions import Editions
from moonbase.engine.game import Game, GameError


class Kind(NamedTuple):
    """How one game is opened."""

    packaged: Callable[[str | None], CardSet]
    """The cards of the project as they are now, with the changes of an owner's file."""
    editions: Editions
    made: Callable[[CardSet], Game]


def _moon() -> Kind:
    from moonbase.games.moon import vocabulary
    from moonbase.games.moon.game import Moon
    from moonbase.games.moon.words import packaged_words

    return Kind(
        lambda overlay: vocabulary.read_cards(vocabulary.packaged_cards(), overlay),
        vocabulary.EDITIONS,
        lambda cards: Moon(cards, packaged_words()),
    )


def _fromthemoon() -> Kind:
    from moonbase.games.fromthemoon import vocabulary
    from moonbase.games.fromthemoon.game import FromTheMoon
    from moonbase.games.fromthemoon.words import packaged_words

    return Kind(
        lambda overlay: vocabulary.read_cards(vocabulary.packaged_cards(), overlay),
        vocabulary.EDITIONS,
        lambda cards: FromTheMoon(cards, packaged_words()),
    )


GAMES: dict[str, Callable[[], Kind]] = {"moon": _moon, "fromthemoon": _fromthemoon}


def game(name: str, card_file: str | None = None) -> Game:
    """A game by name, with the cards of the project or those changed by an owner's file."""
    return game_of(name, None if card_file is None else shelf.from_path(card_file))


def game_of(name: str, overlay: str | None) -> Game:
    """The same, with the text of the owner's file."""
    kind = _kind(name)
    opened = _opened(kind, kind.packaged(overlay))
    if overlay is not None:
        opened.set_name = set_name(overlay)
    return opened


def game_again(name: str, set_text: str, overlay: str | None = None) -> Game:
    """A game with the cards of ``Game.set_text``, whatever the project's are by now; an owner's file may be laid over those."""
    kind = _kind(name)
    cards = kind.editions.read(set_text, overlay)
    opened = _opened(kind, cards)
    if cards.name != kind.editions.usual:
        opened.set_name = cards.name
    return opened


def game_played(name: str, card_set: str, set_text: str | None = None, overlay: str | None = None) -> Game:
    """A game with the cards of this fingerprint: an owner's file over today's cards or over a named set, today's cards themselves, a named
    set, or those of the text. Where none fits: as ``game_of``, and whoever opens a record with it says what differs."""
    editions = _kind(name).editions
    ways: list[Callable[[], Game]] = []
    if overlay is not None:
        ways.append(partial(game_of, name, overlay))
        ways += [partial(game_again, name, editions.text(each), overlay) for each in editions.names]
    ways.append(partial(game_of, name, None))
    ways += [partial(game_again, name, text) for text in (editions.named(card_set), set_text) if text is not None]
    return _first(ways, card_set)


def _first(ways: list[Callable[[], Game]], card_set: str) -> Game:
    """The first of these with the right cards, or else the very first."""
    first = ways[0]()
    if first.card_set == card_set:
        return first
    for way in ways[1:]:
        found = way()
        if found.card_set == card_set:
            return found
    return first


def set_name(overlay: str) -> str | None:
    """What an owner's file calls its cards."""
    found = shelf.parse("overlay", overlay).get("name")
    return found if isinstance(found, str) else None


def _kind(name: str) -> Kind:
    if name not in GAMES:
        near = get_close_matches(name, GAMES, 1)
        hint = f"; did you mean '{near[0]}'?" if near else f"; there is {', '.join(GAMES)}"
        raise GameError(f"unknown game '{name}'{hint}")
    return GAMES[name]()


def _opened(kind: Kind, cards: CardSet) -> Game:
    opened = kind.made(cards)
    opened.set_text = kind.editions.written(cards)
    return opened
