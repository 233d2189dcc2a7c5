"""Clocks: a bank and an increment for each seat, and a grace of its own for who is away."""

from kit.ledgers import keep, new_ledger, play_any
from kit.player import Guest
from kit.serving import Serving
from moonbase.engine.rng import Rng
from moonbase.server.table import decide, kinds
from moonbase.server.table.clock import Times
from moonbase.server.table.ledger import Ledger

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


def test_who_is_away_spends_the_grace_first() -> None:
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
