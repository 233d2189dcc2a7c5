"""The server limits how much of a long log it sends, and how much it keeps in memory for that."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from kit.server.ledgers import keep, new_ledger, play_any
from moonbase.engine.rng import Rng
from moonbase.server.base.settings import Settings
from moonbase.server.host.startup import serving
from moonbase.server.table import decide
from moonbase.server.table import room as rooms
from moonbase.server.table.connection import Connection
from moonbase.server.table.log import kinds
from moonbase.server.table.log.ledger import Ledger
from moonbase.server.table.room import Room
from moonbase.server.table.snapshots import MOST_KEPT


async def unsent(text: str) -> None:
    raise AssertionError(text)


def long_ledger(entries: int) -> Ledger:
    rng = Rng(3)
    ledger = new_ledger("moon", 2, rng)
    for _ in range(10):
        play_any(ledger, rng)
    while ledger.sequence < entries:
        keep(ledger, decide.note(ledger, kinds.VOTE, 0, kinds.NO))
    return ledger


def test_one_message_holds_the_latest_events_only(tmp_path: Path) -> None:
    asyncio.run(_look(tmp_path))


async def _look(folder: Path) -> None:
    ledger = long_ledger(rooms.MOST_EVENTS + 500)
    async with serving(Settings(f"sqlite:///{folder / 'x.sqlite'}", workers=1)) as edge:
        room = Room(ledger, edge.services)
        whole: dict[str, Any] = msgspec.json.decode(room.latest(Connection(unsent, None, None, 0))[0].text)
        assert [event["sequence"] for event in whole["events"]] == list(range(501, ledger.sequence + 1))
        for after in range(600, 700):
            told, sequence = room.latest(Connection(unsent, None, None, after))
            assert msgspec.json.decode(told.text)["events"][0]["sequence"] == after + 1
            assert sequence == ledger.sequence
        assert len(room._snapshots._made) <= MOST_KEPT
        assert len(room._snapshots._told) <= MOST_KEPT
