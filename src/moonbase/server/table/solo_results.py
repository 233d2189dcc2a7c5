"""The ends of games for one that were asked for: a table is opened for it once."""

from collections import OrderedDict
from typing import Final

from moonbase.server.base.errors import Refused
from moonbase.server.table.lobby import Lobby
from moonbase.server.table.solo_result import SoloEnd, solo_end

MOST_KEPT: Final = 5000


class SoloEnds:
    def __init__(self, lobby: Lobby) -> None:
        self._lobby: Final = lobby
        self._kept: Final[OrderedDict[tuple[str, int], SoloEnd | None]] = OrderedDict()

    async def of(self, table: str, sequence: int) -> SoloEnd | None:
        key = (table, sequence)
        if key not in self._kept:
            self._kept[key] = await self._read(table)
        self._kept.move_to_end(key)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]

    async def _read(self, table: str) -> SoloEnd | None:
        """Return the end of a table's game; None also where it was played by rules that are not here any more."""
        try:
            return solo_end((await self._lobby.room(table)).ledger)
        except Refused:
            return None
