"""Takebacks restore positions without replaying the whole game, however often, and nobody else notices."""

import asyncio
import random
from pathlib import Path

import pytest

from kit.server.ledgers import keep, new_ledger, play_any
from kit.server.player import Guest
from kit.server.serving import Serving
from kit.texts import refused
from moonbase.engine.rng import Rng
from moonbase.server.base.errors import Refused
from moonbase.server.store.choice import store_at
from moonbase.server.store.operation import Operation, Query
from moonbase.server.store.rows import SeatRow
from moonbase.server.store.tables import entries_of
from moonbase.server.table import decide, votes
from moonbase.server.table.log.ledger import Ledger
from moonbase.server.table.log.line import MOST_ASIDE, STRIDE, Line, Place

MANY = 10_000
LONGEST_TURN = 16


def go_back(ledger: Ledger, to: int) -> None:
    """Both agree."""
    keep(ledger, votes.takeback(ledger, 0, to))
    keep(ledger, votes.consent(ledger, 1, True))


@pytest.mark.parametrize("title", ["moon", "fromthemoon"])
def test_every_place_is_found_again_as_it_was(title: str) -> None:
    rng, ledger = Rng(9), new_ledger(title, 2, Rng(9))
    start, stamps = ledger.sequence, dict[int, tuple[str, bool, int]]()
    for _ in range(300):
        stamps[ledger.sequence] = ledger.line.stamp(), ledger.line.can_undo(), ledger.waiting
        if rng.below(4) == 0 and ledger.sequence > start + 1:
            go_back(ledger, start + int(rng.below(ledger.sequence - start - 1)))
        else:
            play_any(ledger, rng)
        if ledger.waiting < 0:
            break
    for sequence in random.Random(1).sample(sorted(stamps), min(len(stamps), 80)):
        ledger.line.go_to(ledger.places[sequence])
        line = ledger.line
        assert (line.stamp(), line.can_undo(), int(line.state.waiting)) == stamps[sequence]
        assert ledger.game.fingerprint(line.state) == line.stamp()


def test_ten_thousand_takebacks_need_no_recursion_and_no_long_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """The old code called itself once for each rewind before: the 960th raised RecursionError, and opening the table took seconds."""
    rng, ledger, played = Rng(2), new_ledger("moon", 2, Rng(2)), [0]
    again = Line._again

    def count(line: Line, place: Place) -> None:
        played[0] += 1
        again(line, place)

    monkeypatch.setattr(Line, "_again", count)
    for _ in range(40):
        play_any(ledger, rng)
    point, depth = ledger.sequence, len(ledger.line.path)
    for _ in range(MANY):
        play_any(ledger, rng)
        go_back(ledger, point)
    assert len(ledger.rewinds) == MANY
    assert played[0] <= MANY * min(depth, STRIDE + LONGEST_TURN), "no way is longer because others were gone before"
    kept = sum(1 for place in set(ledger.places) if place.state is not None)
    assert kept <= MOST_ASIDE + depth // STRIDE + 1, "nor are more states kept"


def test_going_back_and_forth_comes_to_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """A log has no other limit, and a server that opens the table must read it."""
    rng, ledger = Rng(3), new_ledger("moon", 2, Rng(3))
    point = ledger.sequence
    play_any(ledger, rng)
    monkeypatch.setattr(decide, "MOST_ENTRIES", ledger.sequence)
    with pytest.raises(Refused, match="no more can be"):
        votes.takeback(ledger, 0, point)
    for step in (decide.undo, decide.redo):
        with pytest.raises(Refused, match="no more can be"):
            step(ledger, 0)
    play_any(ledger, rng)


def test_a_log_full_of_takebacks_folds_to_the_same_table() -> None:
    rng, ledger = Rng(5), new_ledger("moon", 2, Rng(5))
    start = ledger.sequence
    for n in range(300):
        play_any(ledger, rng)
        last = ledger.line.steps[-1].seat
        if n % 3 == 0:
            go_back(ledger, start + n % 7)
        elif last >= 0 and decide.can_undo(ledger, last):
            keep(ledger, decide.undo(ledger, last))
    fresh = Ledger(ledger.game, ledger.row, [SeatRow(seat, "person", None, f"p{seat}", f"Name {seat}") for seat in (0, 1)])
    for told in ledger.told:
        fresh.fold(told.entry)
    assert fresh.line.stamp() == ledger.line.stamp()
    assert fresh.record().steps == ledger.record().steps
    assert fresh.draws == ledger.draws


def test_a_table_with_hundreds_of_takebacks_opens_again(tmp_path: Path) -> None:
    server = Serving(tmp_path, "--no-limits", "--workers", "1")
    ada = Guest(server.host, "Ada")
    seat = ada.sit(ada.table("me", "random")["table"])
    seat.wait(lambda: seat.asked)
    chance, point = random.Random(1), seat.now["sequence"]
    for _ in range(400):
        assert seat.act(chance.choice(seat.actions))["ok"]
        seat.wait(lambda: seat.asked)
        back = seat.ask("takeback", sequence=seat.now["sequence"], to=point)
        assert back["ok"], back
        seat.reach(back["sequence"])
    server.kill()
    server.start()
    again = ada.sit(seat.now["table"])
    assert again.now["view"] == seat.now["view"]
    assert again.now["choices"] == seat.now["choices"]
    assert server.stop() == 0


def test_a_gap_in_a_log_is_found_and_said(tmp_path: Path) -> None:
    server = Serving(tmp_path, "--no-limits", "--workers", "1")
    ada = Guest(server.host, "Ada")
    tables = [ada.table("me", "open")["table"] for _ in range(2)]
    assert server.stop() == 0
    length = asyncio.run(_cut(server.db, tables))
    server.start()
    for table, after in zip(tables, (4, length - 1), strict=True):
        status, answer = ada.get(f"/api/tables/{table}/replay")
        assert (status, answer["error"]["message"]) == (503, refused("damaged.log", after=after))
    assert server.stop() == 0


async def _cut(db: str, tables: list[str]) -> int:
    """Take an entry out of the middle of one log, and the last one of the other."""

    def cut(length: int) -> Operation[None]:
        yield Query("DELETE FROM entries WHERE table_id = $1 AND sequence = 5", (tables[0],))
        yield Query("DELETE FROM entries WHERE table_id = $1 AND sequence = $2", (tables[1], length))

    store = store_at(db)
    await store.open()
    length = len(await store.read(entries_of(tables[1])))
    await store.write(cut(length))
    await store.close()
    return length
