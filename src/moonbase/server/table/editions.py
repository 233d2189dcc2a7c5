"""The games as tables play them: with the cards of the project, with those of an owner's file, or with a set that was kept."""

import asyncio
from collections import OrderedDict
from typing import Final, NamedTuple

from moonbase.catalog import registry
from moonbase.engine.game import Game, GameError
from moonbase.server.base.errors import Refused
from moonbase.server.base.single_flight import SingleFlight
from moonbase.server.store.card_files import find_card_file
from moonbase.server.store.card_sets import find_card_set, set_key
from moonbase.server.store.protocol import Reads
from moonbase.server.store.rows import CardFile, TableRow

MOST_EDITIONS: Final = 32


class Edition(NamedTuple):
    game: Game
    cards: CardFile | None = None
    """The owner's file; None for the cards of the project."""


class Editions:
    """The editions that were opened last; a table in memory keeps its own."""

    def __init__(self, store: Reads, games: dict[str, Game]) -> None:
        self._store: Final = store
        self._games: Final = games
        self._opened: Final[OrderedDict[str, Edition]] = OrderedDict()
        self._opening: Final = SingleFlight(self._open)
        self._kept: Final[OrderedDict[str, Edition]] = OrderedDict()

    async def edition(self, game: str, card_file: str | None = None) -> Edition:
        """Return the game with the cards of a file, or of the project. Refused where there is no such game, or no such file of it."""
        if game not in self._games:
            raise Refused("unknown", f"There is no game '{game[:40]}'.")
        if card_file is None:
            return Edition(self._games[game])
        found = self._opened.get(card_file) or await self._opening.of(card_file)
        if found.game.name != game:
            raise unknown_set()
        remember(self._opened, card_file, found)
        return found

    async def edition_of(self, row: TableRow) -> Edition:
        """Open the game with the cards of the table, even if the project's or the owner's have changed since."""
        try:
            found = await self.edition(row.game, row.card_file)
            if found.game.card_set == row.card_set:
                return found
        except Refused:
            if row.game not in self._games:
                raise
        name = f"{row.game} {set_key(row)}"
        again = self._kept.get(name) or await self._open_again(row)
        remember(self._kept, name, again)
        return again

    def forget(self, card_file: str) -> None:
        self._opened.pop(card_file, None)

    async def _open(self, id: str) -> Edition:
        file = await self._store.read(find_card_file(id))
        if file is None:
            raise unknown_set()
        return await asyncio.to_thread(opened, file)

    async def _open_again(self, row: TableRow) -> Edition:
        file = None if row.card_file is None else await self._store.read(find_card_file(row.card_file))
        text = await self._store.read(find_card_set(row))
        return await asyncio.to_thread(opened_again, row, file, text)


def remember(editions: OrderedDict[str, Edition], name: str, edition: Edition) -> None:
    editions[name] = edition
    editions.move_to_end(name)
    while len(editions) > MOST_EDITIONS:
        editions.popitem(last=False)


def opened(file: CardFile) -> Edition:
    """Open a game with a card file. One that passed when it was brought may fail by the rules of a newer program."""
    try:
        return Edition(registry.game_of(file.game, file.text), file)
    except GameError:
        raise Refused("other_rules.cards") from None


def opened_again(row: TableRow, file: CardFile | None, text: str | None) -> Edition:
    """Open the game with the cards of the text that was kept with the table. An older table has none: it was played with a named set, or
    with a file over one."""
    overlay = None if file is None else file.text
    try:
        game = registry.game_again(row.game, text) if text else registry.game_played(row.game, row.card_set, None, overlay)
    except GameError:
        raise Refused("other_rules.game") from None
    if game.card_set != row.card_set:
        raise Refused("other_rules.game")
    return Edition(game, file)


def unknown_set() -> Refused:
    return Refused("unknown_set.table")
