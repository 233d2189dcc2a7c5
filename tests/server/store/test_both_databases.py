"""The same operations on either database: lists in one question, quotas that hold at once, and stores of earlier versions."""

import asyncio
import sqlite3
from collections.abc import Coroutine, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import pytest
from msgspec import structs

from kit.server.databases import postgres
from moonbase.server.base.errors import Refused
from moonbase.server.store.card_files import card_files_of, find_card_file, forget_card_file, keep_card_file
from moonbase.server.store.choice import store_at
from moonbase.server.store.operation import Batch, Operation, Query, Rows
from moonbase.server.store.people import add_person
from moonbase.server.store.protocol import Store
from moonbase.server.store.quota import CARD_FILES, RECORDS, Quota
from moonbase.server.store.rows import CardFile, Entry, Person, SeatRow, Summary, TableRow
from moonbase.server.store.schema import MIGRATIONS
from moonbase.server.store.sqlite import drive
from moonbase.server.store.tables import create, create_from_record, tables_of
from moonbase.server.store.uploads import brought_by, take_away
from moonbase.server.store.writer import Writer

pytestmark = pytest.mark.xdist_group("databases")

Answer = TypeVar("Answer")
ADA, BEN = Person("p0", "Ada"), Person("p1", "Ben")


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'x.sqlite'}"
    else:
        with postgres() as found:
            yield found


async def opened(address: str) -> Store:
    store = store_at(address)
    await store.open()
    return store


def within(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def counted(operation: Operation[Answer], asked: list[Query | Batch]) -> Operation[Answer]:
    """Return the operation, with its statements recorded."""
    rows: Rows = ()
    try:
        statement = next(operation)
        while True:
            asked.append(statement)
            rows = yield statement
            statement = operation.send(rows)
    except StopIteration as done:
        answer: Answer = done.value
        return answer


def row(id: str, owner: str, brought: int = 0) -> TableRow:
    return TableRow(id, "moon", 2, "{}", 1, "cards", None, None, owner, f"record {id}", 0.0, None, brought)


def seats(*people: str | None) -> list[SeatRow]:
    return [SeatRow(n, "person" if id else "open", None, id, id or f"Seat {n + 1}") for n, id in enumerate(people)]


def test_a_list_of_tables_is_one_question(address: str) -> None:
    within(_list(address))


async def _list(address: str) -> None:
    store = await opened(address)
    for number in range(30):
        at = seats("p1", "p0") if number % 3 == 0 else seats("p0", None) if number % 3 == 1 else seats("p1", None)
        made = row(f"t{number:02}", "p0" if number % 5 == 0 else "p1")
        await store.write(create(made, at, [], [Entry(1, "act", -1, "x", "", 0.0)], Summary(1, number % 2, number % 7 == 0, number // 2)))
    asked: list[Query | Batch] = []
    found = await store.read(counted(tables_of("p0"), asked))
    assert len(asked) == 1
    mine = [n for n in range(30) if n % 3 in (0, 1) or n % 5 == 0]
    assert [each.id for each in found] == [f"t{n:02}" for n in sorted(mine, key=lambda n: (-(n // 2), n))]
    for each in found:
        number = int(each.id[1:])
        assert [seat.seat for seat in each.seats] == [0, 1]
        assert each.seats == (seats("p1", "p0") if number % 3 == 0 else seats("p0", None) if number % 3 == 1 else seats("p1", None))
        assert each.summary == Summary(1, number % 2, number % 7 == 0, number // 2)
    assert await store.read(tables_of("p2")) == []
    await store.close()


def test_the_store_limits_what_one_person_keeps(address: str) -> None:
    within(_fill(address, CARD_FILES._replace(most=5), 10))
    within(_fill(address, CARD_FILES._replace(most_bytes=45), 10))


async def _fill(address: str, quota: Quota, size: int) -> None:
    """Let everybody ask at once: no more is kept than there is room for."""
    store = await opened(address)
    me = Person(str(hash(quota)), "Cem")
    await store.write(add_person(me, 0.0))
    room = min(quota.most, quota.most_bytes // size)
    files = [CardFile(f"{me.id} {n}", "moon", "mine", "f", "x" * size) for n in range(room + 4)]
    answers = await asyncio.gather(*(store.write(keep_card_file(file, me.id, 0.0, quota)) for file in files), return_exceptions=True)
    refused = [answer for answer in answers if isinstance(answer, Refused)]
    assert ([answer.code for answer in refused], {answer.status for answer in refused}) == (["full"] * 4, {403})
    kept = await store.read(card_files_of(me.id, "moon"))
    assert len(kept) == room
    await store.write(keep_card_file(kept[0], me.id, 0.0, quota))
    await store.write(keep_card_file(next(file for file in files if file not in kept), "somebody else", 0.0, quota))
    await store.write(keep_card_file(next(file for file in files if file not in kept), me.id, 0.0))
    await store.close()


def test_cards_are_never_dropped_from_under_a_table(address: str) -> None:
    within(_race(address))


async def _race(address: str) -> None:
    """Two people bring one file again and again and delete it, while tables are made with it: what is kept always fits together."""
    store = await opened(address)
    entries, end = [Entry(1, "act", 0, "pass", "f", 0.0)], Summary(1, -1, True, 0.0)
    made: list[str] = []
    for round in range(12):
        file = CardFile(f"f{round}", "moon", "mine", "f", "x")
        work: list[Operation[Any]] = []
        for number, person in enumerate((ADA, BEN, ADA, BEN)):
            table = structs.replace(row(f"r{round} {number}", person.id, 10), card_file=file.id)
            work += [
                keep_card_file(file, person.id, 0.0),
                create_from_record(table, seats(None, None), entries, end, None),
                forget_card_file(file.id, "moon", person.id),
                take_away(table.id, person.id),
            ]
        answers = await asyncio.gather(*(store.write(each) for each in work), return_exceptions=True)
        assert {type(each) for each in answers if isinstance(each, Exception)} <= {Refused}
        for person in (ADA, BEN):
            kept = await store.read(brought_by(person.id))
            mine = [each.table for each in kept.records if each.table.startswith(f"r{round} ")]
            offered = [each.id for each in kept.card_files if each.id == file.id]
            assert kept.card_files_used[0] == len(kept.card_files), "whatever is offered is there"
            if mine or offered:
                assert await store.read(find_card_file(file.id)) == file
            made += mine
    for id in made:
        await store.write(take_away(id, ADA.id if id[-1] in "02" else BEN.id))
    for person in (ADA, BEN):
        for each in (await store.read(brought_by(person.id))).card_files:
            assert await store.write(forget_card_file(each.id, "moon", person.id)) is False
        left = await store.read(brought_by(person.id))
        assert (left.records_used, left.card_files_used, left.for_tables) == ((0, 0), (0, 0), 0)
    assert [await store.read(find_card_file(f"f{round}")) for round in range(12)] == [None] * 12
    await store.close()


def test_a_record_too_many_leaves_nothing(address: str) -> None:
    within(_bring(address, RECORDS._replace(most=3)))


async def _bring(address: str, quota: Quota) -> None:
    store = await opened(address)
    await store.write(add_person(ADA, 0.0))
    entries, end = [Entry(1, "act", 0, "pass", "f", 0.0)], Summary(1, -1, True, 0.0)
    for number in range(3):
        assert await store.write(create_from_record(row(f"t{number}", ADA.id, 10), seats(None, None), entries, end, quota)) == f"t{number}"
    await store.write(create(row("played", ADA.id), seats("p0", None), [], entries, end))
    with pytest.raises(Refused, match="at most 3 records"):
        await store.write(create_from_record(row("t3", ADA.id, 10), seats(None, None), entries, end, quota))
    again = await store.write(create_from_record(structs.replace(row("t1", ADA.id, 10), id="t9"), seats(None, None), entries, end, quota))
    assert again == "t1", "who brings the same record again is led to the same table"
    assert {each.id for each in await store.read(tables_of(ADA.id))} == {"t0", "t1", "t2", "played"}
    await store.close()


def test_uploads_to_an_earlier_version_count(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    with closing(sqlite3.connect(path, isolation_level=None)) as old:
        old.execute("CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)")
        old.execute("INSERT INTO meta VALUES ('schema', '2')")
        for statement in (*MIGRATIONS[0], *MIGRATIONS[1]):
            old.execute(statement)
        old.execute("INSERT INTO card_files VALUES ('f', 'moon', 'mine', '-', 'xxxx', 0)")
        old.execute("INSERT INTO card_file_owners VALUES ('p0', 'f', 0)")
        for id, kind in (("t0", "record"), ("t1", "person")):
            old.execute(f"INSERT INTO tables VALUES ('{id}', 'moon', 1, '{{}}', 1, 'c', NULL, NULL, 'p0', '{id}', 0, 1, -1, 1, 0, NULL)")
            old.execute(f"INSERT INTO seats VALUES ('{id}', 0, '{kind}', NULL, NULL, 'Ada')")
            old.execute(f"INSERT INTO entries VALUES ('{id}', 1, 'act', 0, 'pass', '0123', 0, NULL)")
    within(_open_once(f"sqlite:///{path}"))
    with closing(sqlite3.connect(path)) as new:
        assert new.execute(CARD_FILES.kept.replace("$", "?"), ("p0",)).fetchall() == [(1, 4)]
        assert new.execute(RECORDS.kept.replace("$", "?"), ("p0",)).fetchall() == [(1, 8)]


def test_the_writer_outlives_a_database_that_refuses_everything() -> None:
    within(_refuse())


async def _refuse() -> None:
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    writer = Writer(connection, drive)
    writer.start()
    connection.set_authorizer(lambda action, *_: sqlite3.SQLITE_DENY if action == sqlite3.SQLITE_TRANSACTION else sqlite3.SQLITE_OK)
    for _ in range(2):
        with pytest.raises(sqlite3.DatabaseError):
            await asyncio.wait_for(writer.submit(one()), 60)
    connection.set_authorizer(lambda action, what, *_: sqlite3.SQLITE_DENY if what in ("COMMIT", "ROLLBACK") else sqlite3.SQLITE_OK)
    with pytest.raises(sqlite3.DatabaseError):
        await asyncio.wait_for(writer.submit(one()), 60)
    connection.set_authorizer(None)
    with pytest.raises(sqlite3.OperationalError, match="within a transaction"):
        await asyncio.wait_for(writer.submit(one()), 60)
    assert await asyncio.wait_for(writer.submit(one()), 60) == 1
    writer.stop()


def one() -> Operation[int]:
    rows = yield Query("SELECT 1")
    return int(rows[0][0])


async def _open_once(address: str) -> None:
    await (await opened(address)).close()
