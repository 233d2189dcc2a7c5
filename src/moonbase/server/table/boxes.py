"""The games as tables play them: with the cards of the project, or with those of an owner's file."""

import asyncio
from collections import OrderedDict
from typing import Final, NamedTuple

from moonbase import registry
from moonbase.engine.game import Game, GameError
from moonbase.server.errors import Refused
from moonbase.server.once import Once
from moonbase.server.store.card_files import find_card_file
from moonbase.server.store.rows import CardFile
from moonbase.server.store.store import Store

MOST_BOXES: Final = 32


class Box(NamedTuple):
    game: Game
    cards: CardFile | None = None
    """None for the cards of the project."""


class Boxes:
    """Those that were opened last; a table in memory keeps its own."""

    def __init__(self, store: Store, games: dict[str, Game]) -> None:
        self._store: Final = store
        self._games: Final = games
        self._opened: Final[OrderedDict[str, Box]] = OrderedDict()
        self._opening: Final = Once(self._open)

    async def box(self, game: str, card_file: str | None = None) -> Box:
        """Refused where there is no such game, or no such file of it."""
        if game not in self._games:
            raise Refused("unknown", f"There is no game '{game[:40]}'.")
        if card_file is None:
            return Box(self._games[game])
        found = self._opened.get(card_file) or await self._opening.of(card_file)
        if found.game.name != game:
            raise unknown_set()
        self._opened[card_file] = found
        self._opened.move_to_end(card_file)
        while len(self._opened) > MOST_BOXES:
            self._opened.popitem(last=False)
        return found

    def forget(self, card_file: str) -> None:
        self._opened.pop(card_file, None)

    async def _open(self, id: str) -> Box:
        file = await self._store.read(find_card_file(id))
        if file is None:
            raise unknown_set()
        return await asyncio.to_thread(opened, file)


def opened(file: CardFile) -> Box:
    """A file that passed when it was brought may fail by the rules of a newer program."""
    try:
        return Box(registry.game_of(file.game, file.text), file)
    except GameError:
        raise Refused("other_rules.cards") from None


def unknown_set() -> Refused:
    return Refused("unknown_set.table")
