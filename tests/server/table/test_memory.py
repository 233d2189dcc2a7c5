"""Idle tables are evicted from memory and return unchanged: the log alone determines a table."""

import asyncio
import gc
import sys
import time
import weakref
from pathlib import Path
from types import FrameType
from typing import Any

from kit.server.ledgers import keep, new_ledger, play_any
from moonbase.engine.rng import Rng
from moonbase.server.base.settings import Settings
from moonbase.server.host.startup import serving
from moonbase.server.store.operation import Conflict
from moonbase.server.store.rows import Entry, SeatRow, Summary, TableRow
from moonbase.server.store.tables import append, entries_of
from moonbase.server.table import decide, votes
from moonbase.server.table.log.ledger import Ledger
from moonbase.server.web.edge import Edge
from moonbase.server.web.endpoints.new_table import keep as keep_table

OPEN = SeatRow(1, "open", None, None, "Seat 1")


def replayed(ledger: Ledger) -> Ledger:
    again = new_ledger(ledger.game.name, ledger.row.players, Rng(0))
    fresh = Ledger(again.game, ledger.row, [SeatRow(n, "person", None, f"p{n}", f"Name {n}") for n in range(ledger.row.players)])
    for told in ledger.told:
        fresh.fold(told.entry)
    return fresh


def test_the_log_alone_makes_the_table() -> None:
    rng = Rng(3)
    ledger = new_ledger("moon", 3, rng)
    for step in range(80):
        play_any(ledger, rng)
        seat = ledger.line.steps[-1].seat
        if seat >= 0 and decide.can_undo(ledger, seat) and step % 2:
            keep(ledger, decide.undo(ledger, seat))
            if step % 4 == 1:
                keep(ledger, decide.redo(ledger, seat))
        if step == 50:
            keep(ledger, votes.takeback(ledger, 0, ledger.sequence // 2))
            for seat in (1, 2):
                keep(ledger, votes.consent(ledger, seat, True))
    again = replayed(ledger)
    assert again.record().text() == ledger.record().text()
    assert again.line.history[-1:] != []
    assert (again.moved, again.undone, again.draws) == (ledger.moved, ledger.undone, ledger.draws)
    assert [place.waiting for place in again.places] == [place.waiting for place in ledger.places]


def test_a_position_is_fingerprinted_once_when_it_is_decided_and_once_when_it_is_folded_in() -> None:
    rng, taken = Rng(5), list[object]()
    ledger = new_ledger("moon", 2, rng)

    def watch(frame: FrameType, event: str, called: Any) -> None:
        name = {"call": frame.f_code.co_name, "c_call": getattr(called, "__name__", "")}.get(event)
        if name == ledger.game.fingerprint.__name__:
            taken.append(called)

    for _ in range(30):
        taken.clear()
        before = ledger.sequence
        sys.setprofile(watch)
        try:
            play_any(ledger, rng)
        finally:
            sys.setprofile(None)
        assert len(taken) == 2 * (ledger.sequence - before)


def test_an_idle_table_is_forgotten_and_comes_back(tmp_path: Path) -> None:
    asyncio.run(_forget(Settings(f"sqlite:///{tmp_path / 'x.sqlite'}", workers=1, idle=0.1)))


async def _forget(settings: Settings) -> None:
    async with serving(settings) as edge:
        table = await _new(edge)
        room = await edge.lobby.room(table)
        print_before = room.ledger.record().text()
        for _ in range(600):
            if table not in edge.lobby.rooms:
                break
            await asyncio.sleep(0.1)
        assert table not in edge.lobby.rooms
        again = await edge.lobby.room(table)
        assert again is not room
        assert again.ledger.record().text() == print_before


def test_a_forgotten_table_is_freed_before_anybody_looks_for_garbage(tmp_path: Path) -> None:
    gc.disable()
    try:
        asyncio.run(_free(Settings(f"sqlite:///{tmp_path / 'x.sqlite'}", workers=1, idle=0.1)))
    finally:
        gc.enable()


async def _free(settings: Settings) -> None:
    async with serving(settings) as edge:
        table = await _new(edge, SeatRow(1, "bot", "greedy", None, "Greedy"))
        ledger = weakref.ref((await edge.lobby.room(table)).ledger)
        for _ in range(600):
            if ledger() is None:
                break
            await asyncio.sleep(0.1)
        assert table not in edge.lobby.rooms
        assert ledger() is None


async def _new(edge: Edge, other: SeatRow = OPEN) -> str:
    game = edge.services.games["moon"]
    row = TableRow("t1", "moon", 2, "{}", game.version, game.card_set, None, None, None, None, time.time(), secret="5e" * 32)
    return await keep_table(edge, game, row, [SeatRow(0, "person", None, "p0", "Ada"), other], [])


def test_two_writers_never_fork_a_log(tmp_path: Path) -> None:
    asyncio.run(_fork(Settings(f"sqlite:///{tmp_path / 'x.sqlite'}", workers=1)))


async def _fork(settings: Settings) -> None:
    async with serving(settings) as edge:
        table, store = await _new(edge), edge.services.store
        last = len(await store.read(entries_of(table)))

        async def write(text: str) -> bool:
            try:
                await store.write(append(table, [Entry(last + 1, "join", 1, text, "", 0.0)], Summary(last + 1, 0, False, 0.0)))
            except Conflict:
                return False
            return True

        kept = await asyncio.gather(*(write(f"p{n} Name") for n in range(20)))
        assert sum(kept) == 1
        entries = await store.read(entries_of(table))
        assert [entry.sequence for entry in entries] == list(range(1, last + 2))
        room = await edge.lobby.room(table)
        assert room.ledger.chairs[1].person == entries[-1].text.split()[0]
