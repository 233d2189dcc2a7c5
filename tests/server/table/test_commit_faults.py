"""A fault after the commit is never told as if nothing had changed, and one that leaves it open says so."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from moonbase.engine.text import Text
from moonbase.server.base.errors import Refused
from moonbase.server.base.settings import Settings
from moonbase.server.base.wire import Act
from moonbase.server.host.startup import serving
from moonbase.server.store.operation import Operation, Query
from moonbase.server.store.rows import Entry, SeatRow, TableRow
from moonbase.server.store.tables import entries_of
from moonbase.server.table import decide
from moonbase.server.table.changes import change
from moonbase.server.table.log import ledger, line
from moonbase.server.table.log.ledger import Ledger
from moonbase.server.table.log.line import Played
from moonbase.server.table.room import Room
from moonbase.server.web.edge import Edge
from moonbase.server.web.endpoints.new_table import keep


async def a_room(edge: Edge) -> Room:
    game = edge.services.games["moon"]
    row = TableRow("t1", "moon", 2, "{}", game.version, game.card_set, None, None, "p0", None, 0.0, secret="5e" * 32)
    seats = [SeatRow(seat, "person", None, f"p{seat}", f"Name {seat}") for seat in (0, 1)]
    await keep(edge, game, row, seats, [])
    return await edge.lobby.room("t1")


def any_act(room: Room, request: str = "r-1") -> tuple[str, Act]:
    game, s = room.game, room.ledger.line.state
    return f"p{room.ledger.waiting}", Act(request, room.ledger.sequence, game.write(s, game.legal(s)[0]))


def run(tmp_path: Path, work: Callable[[Edge], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        async with serving(Settings(f"sqlite:///{tmp_path / 'x.sqlite'}", workers=1)) as edge:
            await work(edge)

    asyncio.run(all_of_it())


def test_a_fault_after_the_commit_is_reported_as_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The old code told the 960th takeback's player that nothing was changed, after its commit."""

    async def work(edge: Edge) -> None:
        room = await a_room(edge)
        before, (person, act) = room.ledger.sequence, any_act(room)
        with monkeypatch.context() as patched:
            patched.setattr(Ledger, "fold", broken)
            with pytest.raises(Refused) as refused:
                await change(room, person, act)
        assert refused.value.message == Text("refused.defect.kept")
        assert len(await edge.services.store.read(entries_of("t1"))) > before
        again = await edge.lobby.room("t1")
        assert again is not room
        assert again.ledger.sequence > before
        assert (await change(again, person, act)).ok, "the same request is answered by what it did"
        assert again.ledger.requests[room.ledger.seat_of(person) or 0, "r-1"] == before + 1

    run(tmp_path, work)


def broken(ledger: Ledger, entry: Entry, played: Played | None = None) -> None:
    raise RecursionError


def test_an_action_is_read_and_played_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The decision itself is applied: nothing is read from the log or played again."""
    calls: Counter[str] = Counter()

    def count(module: ModuleType, name: str) -> None:
        original = getattr(module, name)

        def counted(*args: Any) -> Any:
            calls[f"{module.__name__.rpartition('.')[2]}.{name}"] += 1
            return original(*args)

        monkeypatch.setattr(module, name, counted)

    async def work(edge: Edge) -> None:
        room = await a_room(edge)
        for module, name in ((decide, "read"), (decide, "play"), (ledger, "read"), (line, "read"), (line, "play")):
            count(module, name)
        for n in range(30):
            calls.clear()
            before, (person, act) = room.ledger.sequence, any_act(room, f"r-{n}")
            assert (await change(room, person, act)).ok
            assert calls == {"decide.read": 1, "decide.play": room.ledger.sequence - before}, "an entry is one step: an action, or a draw"

    run(tmp_path, work)


def test_an_unknown_commit_is_reported_as_unknown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(edge: Edge) -> None:
        room, store = await a_room(edge), edge.services.store
        person, act = any_act(room)

        async def lost(operation: Operation[Any]) -> Any:
            raise OSError("the line broke")

        with monkeypatch.context() as patched:
            patched.setattr(store, "write", lost)
            patched.setattr(store, "read", lost)
            with pytest.raises(Refused) as refused:
                await change(room, person, act)
        assert refused.value.message == Text("refused.defect.unsure")
        assert (await change(room, person, act)).ok

    run(tmp_path, work)


def test_a_table_from_before_goes_on_with_good_draws(tmp_path: Path) -> None:
    """Its first draws cannot be checked, so nothing is promised about them; whatever is drawn from now on comes from the stream."""

    async def work(edge: Edge) -> None:
        await a_room(edge)
        edge.lobby.rooms.clear()
        await edge.services.store.write(as_before("t1"))
        room = await edge.lobby.room("t1")
        assert not room.ledger.provable
        while room.ledger.draws == 0:
            person, act = any_act(room)
            act.request = f"r-{room.ledger.sequence}"
            await change(room, person, act)
        drawn = [told.entry for told in room.ledger.told if told.entry.draw is not None]
        assert drawn[0].draw == 1
        assert room.ledger.record().deal is None

    run(tmp_path, work)


def as_before(table: str) -> Operation[None]:
    yield Query("UPDATE tables SET secret = NULL WHERE id = $1", (table,))
    yield Query("UPDATE entries SET draw = NULL WHERE table_id = $1", (table,))
