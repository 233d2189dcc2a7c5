"""The one module that knows which games exist. Bots, lab, server and command line ask here."""

from collections.abc import Callable
from functools import cache, lru_cache, partial
from typing import TYPE_CHECKING, Any, Final

from moonbase.engine.game import Game
from moonbase.languages.errors import SaidError
from moonbase.languages.phrase import Phrase, did_you_mean

if TYPE_CHECKING:  # a wrong argument is refused before anything that reads cards is imported
    from moonbase.cards.card_set import CardSet
    from moonbase.cards.entry import Entry
    from moonbase.cards.errors import CardError
    from moonbase.cards.reference import Chapter
    from moonbase.cards.sources import Sources


GAMES: Final[dict[str, str]] = {
    "moon": "moonbase.games.moon.entry",
    "fromthemoon": "moonbase.games.fromthemoon.entry",
}
"""The games in the order in which they are offered, each with the module that has its ENTRY."""


def entry(name: str) -> "Entry":
    """Return how a game is opened; GameError where there is none of that name."""
    if name not in GAMES:
        from difflib import get_close_matches

        near = get_close_matches(name, GAMES, 1)
        hint = did_you_mean(near[0]) if near else Phrase("refused.games", "; there is {games}", games=", ".join(GAMES))
        raise SaidError(Phrase("refused.game", "unknown game '{name}'{hint}", name=name, hint=hint))
    from importlib import import_module

    found: Entry = import_module(GAMES[name]).ENTRY
    return found


def game(name: str, card_file: str | None = None) -> Game:
    """Open a game by name, with the cards of the project or those changed by an owner's file."""
    if card_file is None:
        return game_of(name, None)
    from moonbase.cards.shelf import from_path

    return game_of(name, from_path(card_file))


def game_of(name: str, overlay: str | None) -> Game:
    """Open a game by name, with the text of a card file; None means the project's cards."""
    opening = entry(name)
    if overlay is not None:
        _check_game(name, overlay)
    opened = _opened(opening, opening.packaged(overlay))
    if overlay is not None:
        opened.set_name = set_name(overlay)
    return opened


def faults_of(name: str, overlay: str) -> "CardError | None":
    """Return the faults of a card file for this game; None where the game can be played with it."""
    from moonbase.cards.errors import CardError, an_owners_file

    try:
        game_of(name, overlay)
    except CardError as error:
        return error.of_file(an_owners_file())
    return None


def game_again(name: str, set_text: str, overlay: str | None = None) -> Game:
    """Open a game with the cards of ``Game.set_text``, whatever the project's cards are by now; a card file may be laid over them."""
    opening = entry(name)
    cards = opening.editions.read(set_text, overlay)
    opened = _opened(opening, cards)
    if cards.name != opening.editions.usual:
        opened.set_name = cards.name
    return opened


def game_played(name: str, card_set: str, set_text: str | None = None, overlay: str | None = None) -> Game:
    """Open a game with the cards of this fingerprint, as a record names them.

    It tries the card file over today's cards and over each named set, then today's cards, the named sets and the text. If none fits, it
    returns the same as ``game_of``, and the caller that opens the record reports what differs.
    """
    editions = entry(name).editions
    ways: list[Callable[[], Game]] = []
    if overlay is not None:
        ways.append(partial(game_of, name, overlay))
        ways += [partial(game_again, name, editions.text(each), overlay) for each in editions.names]
    ways.append(partial(game_of, name, None))
    ways += [partial(game_again, name, text) for text in (editions.named(card_set), set_text) if text is not None]
    return _first(ways, card_set)


def _first(ways: list[Callable[[], Game]], card_set: str) -> Game:
    """Return the first of these games that has the right cards, or else the very first."""
    first = ways[0]()
    if first.card_set == card_set:
        return first
    for way in ways[1:]:
        found = way()
        if found.card_set == card_set:
            return found
    return first


def _check_game(name: str, overlay: str) -> None:
    """Raise CardError where an owner's file says that it is for another game."""
    from moonbase.cards.errors import OVERLAY
    from moonbase.cards.shelf import parse

    if "game" in parse(OVERLAY, overlay) and (other := game_for(overlay)) != name:
        raise _overlay_fault(Phrase("fault.other_game", "this card file is for {other}, not for {name}", other=other, name=name))


def game_for(overlay: str) -> str:
    """Return the game that an owner's file names, or else the game that has its cards and tables."""
    from moonbase.cards.errors import OVERLAY
    from moonbase.cards.place import short_value
    from moonbase.cards.shelf import parse

    content = parse(OVERLAY, overlay)
    if "game" in content:
        said = content["game"]
        if not isinstance(said, str) or said not in GAMES:
            no_game = "'game' is one of {games}, not {value}"
            raise _overlay_fault(Phrase("fault.no_game", no_game, games=", ".join(GAMES), value=short_value(said)))
        return said
    changed = content.get("card")
    names = {*content, *(changed if isinstance(changed, dict) else ())}
    fitting = {name: len(names & _names_in(name)) for name in GAMES}
    best = max(fitting, key=lambda name: fitting[name])
    if list(fitting.values()).count(fitting[best]) > 1:
        no_word = 'nothing says which game it is for; write game = "{best}" at its top'
        raise _overlay_fault(Phrase("fault.which_game", no_word, best=best))
    return best


def _overlay_fault(message: Phrase) -> "CardError":
    from moonbase.cards.errors import OVERLAY, CardError
    from moonbase.cards.place import fault_at

    return CardError([fault_at(OVERLAY, message)])


def set_name(overlay: str) -> str | None:
    """Return the name that an owner's file gives its cards."""
    from moonbase.cards.errors import OVERLAY
    from moonbase.cards.shelf import parse

    found = parse(OVERLAY, overlay).get("name")
    return found if isinstance(found, str) else None


def sources_of(game: Game) -> "Sources":
    """Count the known and the reconstructed values of a game's cards."""
    return _counted(game.name, game.set_text or "")[0]


def sources_by_table_of(game: Game) -> "dict[str, Sources]":
    """Count the known and the reconstructed values in each table of a game's card files."""
    return _counted(game.name, game.set_text or "")[1]


def card_reference(name: str) -> "tuple[Chapter, ...]":
    """Return the reference of a game's card file format."""
    from moonbase.cards.reference import common

    return (*common(), *entry(name).chapters())


def card_schema(name: str) -> dict[str, Any]:
    """Return the JSON Schema of a game's card file format."""
    from moonbase.cards.schema import file_schema

    return file_schema(entry(name).format, name)


@cache
def _names_in(name: str) -> frozenset[str]:
    """Return the tables of a game's card files, and the ids of its cards."""
    opening = entry(name)
    cards = opening.packaged(None).tables["cards"]
    return frozenset([*(table.name for table in opening.format.tables), *(id for rows in cards.values() for id in rows)])


@lru_cache(64)
def _counted(name: str, set_text: str) -> "tuple[Sources, dict[str, Sources]]":
    from moonbase.cards.sources import sources, sources_by_table

    tables = entry(name).editions.rows(set_text)
    return sources(tables), sources_by_table(tables)


def _opened(opening: "Entry", cards: "CardSet") -> Game:
    opened = opening.made(cards)
    opened.set_text = opening.editions.written(cards)
    return opened
