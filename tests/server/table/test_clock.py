"""Clocks: a bank and an increment for each seat, and a grace of its own for who is away."""

import asyncio
import time
from pathlib import Path

import pytest

from kit.server.ledgers import keep, new_ledger, play_any
from kit.server.player import Guest
from kit.server.serving import Serving
from moonbase.engine.rng import Rng
from moonbase.server.base.now import now
from moonbase.server.base.settings import Settings
from moonbase.server.host.startup import serving
from moonbase.server.store.rows import SeatRow, TableRow
from moonbase.server.table import decide, votes
from moonbase.server.table.log import kinds
from moonbase.server.table.log.clock import Times
from moonbase.server.table.log.ledger import Ledger
from moonbase.server.web.endpoints.new_table import keep as keep_table

CLOCK = '{"bank": 100, "increment": 5, "grace": 30}'


def clocked() -> tuple[Ledger, Times]:
    ledger = new_ledger("moon", 2, Rng(4), CLOCK)
    assert ledger.times is not None
    return ledger, ledger.times


def test_time_runs_for_the_seat_that_is_asked() -> None:
    ledger, times = clocked()
    seat = ledger.waiting
    left, _ = times.at(10.0)
    assert left[seat] == 90
    assert left[1 - seat] == 100
    assert not times.out(seat, 99)
    assert times.out(seat, 100)


def test_a_turn_gives_its_increment() -> None:
    ledger, times = clocked()
    rng, seat, now = Rng(1), ledger.waiting, 0.0
    while ledger.waiting == seat:
        now += 1
        play_any(ledger, rng, now)
    assert times.left[seat] == 100 - now + 5
    assert times.running == 1 - seat


def test_an_absent_player_spends_the_grace_first() -> None:
    ledger, times = clocked()
    seat = ledger.waiting
    keep(ledger, decide.note(ledger, kinds.GONE, seat), 10.0)
    left, grace = times.at(30.0)
    assert (left[seat], grace[seat]) == (90, 10)
    left, grace = times.at(50.0)
    assert (left[seat], grace[seat]) == (80, 0)
    keep(ledger, decide.note(ledger, kinds.BACK, seat), 30.0)
    left, grace = times.at(40.0)
    assert (left[seat], grace[seat]) == (80, 10)


def test_the_time_of_a_restart_is_nobodys() -> None:
    ledger, times = clocked()
    seat = ledger.waiting
    keep(ledger, decide.note(ledger, kinds.WAKE, kinds.SERVER), 1000.0)
    left, grace = times.at(1010.0)
    assert (left[seat], grace[seat]) == (100, 20)


def test_a_table_with_a_clock_over_the_wire(server: Serving) -> None:
    ada = Guest(server.host, "Ada")
    seat = ada.sit(ada.table("me", "open", clock={"bank": 60, "increment": 5})["table"])
    clock = seat.now["clock"]
    assert clock["running"] == seat.now["waiting"]
    assert 0 < clock["left"][0] <= 60
    assert clock["grace"][1] <= 300


def test_an_increment_is_paid_once_a_turn() -> None:
    """The old code paid at each draw inside a turn: who is asked before and after one was paid for it."""
    for title in ("moon", "fromthemoon"):
        ledger = new_ledger(title, 3, Rng(4), CLOCK)
        times, rng = ledger.times, Rng(1)
        assert times is not None
        turns = 0
        for _ in range(400):
            turn, paid = int(ledger.line.state.turn()), list(times.left)
            play_any(ledger, rng, 0.0)
            if ledger.waiting < 0:
                break
            gained = [round(after - before) for after, before in zip(times.left, paid, strict=True)]
            if int(ledger.line.state.turn()) == turn:
                assert gained == [0, 0, 0], "within a turn nobody is paid"
            else:
                turns += 1
                assert sorted(set(gained)) in ([0, 5], [5]), "and at its end everybody once who was asked in it"
        assert turns > 20


def test_a_takeback_and_an_undone_end_of_turn_pay_nothing() -> None:
    ledger, times = clocked()
    rng, start = Rng(1), ledger.sequence
    for _ in range(40):
        play_any(ledger, rng, 0.0)
    left = list(times.left)
    keep(ledger, votes.takeback(ledger, 0, start))
    keep(ledger, votes.consent(ledger, 1, True))
    assert times.left == left


def test_the_time_out_of_memory_runs_on() -> None:
    ledger, times = clocked()
    seat = ledger.waiting
    keep(ledger, decide.note(ledger, kinds.WAKE, kinds.SERVER, "50.0"), 1000.0)
    left, grace = times.at(1000.0)
    assert (left[seat], grace[seat]) == (80, 0), "the grace first, then the bank; nobody was there"


def test_a_step_of_the_systems_clock_takes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """An hour forwards or back: the server's time goes on as before."""
    true, before = time.time, now()
    for step in (3600.0, -3600.0):
        monkeypatch.setattr(time, "time", lambda step=step: true() + step)
        assert 0 <= now() - before < 60


def test_a_backward_step_over_a_restart_gives_and_takes_nothing() -> None:
    ledger, times = clocked()
    seat = ledger.waiting
    keep(ledger, decide.note(ledger, kinds.WAKE, kinds.SERVER, "0.0"), -5000.0)
    assert times.at(-5000.0)[0][seat] == 100
    assert times.at(-4990.0)[1][seat] == 20


def test_a_table_with_a_clock_leaves_the_memory(tmp_path: Path) -> None:
    """The old code kept it for ever: 1,200 tables stayed after minutes without a visitor."""
    asyncio.run(_forgotten(Settings(f"sqlite:///{tmp_path / 'x.sqlite'}", workers=1, idle=0.1)))


async def _forgotten(settings: Settings) -> None:
    async with serving(settings) as edge:
        game = edge.services.games["moon"]
        row = TableRow("t1", "moon", 2, "{}", game.version, game.card_set, None, CLOCK, None, None, 0.0, secret="5e" * 32)
        seats = [SeatRow(seat, "person", None, f"p{seat}", f"Name {seat}") for seat in (0, 1)]
        await keep_table(edge, game, row, seats, [])
        room = await edge.lobby.room("t1")
        assert room.ledger.times is not None
        for _ in range(600):
            if "t1" not in edge.lobby.rooms:
                break
            await asyncio.sleep(0.1)
        assert "t1" not in edge.lobby.rooms
        await asyncio.sleep(0.5)
        again = await edge.lobby.room("t1")
        wake = [told.entry for told in again.ledger.told if told.entry.kind == kinds.WAKE][-1]
        assert float(wake.text) > 0.4, "its clock went on meanwhile"
