"""Outages that the server must survive: the disk is full, the database is lost, Redis is gone."""

import asyncio
import random
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from moonbase.prove.crash.arena import Arena
from moonbase.prove.crash.databases import Postgres, Redis
from moonbase.prove.crash.witness import Witness
from moonbase.prove.player import GONE, Person
from moonbase.prove.report import Broken, Report
from moonbase.prove.server_process import Command, ServerProcess

OPTIONS: Final = ("--no-limits", "--workers", "1")
MOST_ACTS: Final = 200
ACTS: Final = 8


async def full_disk(report: Report, folder: Path, seed: int, command: Command) -> None:
    """Stop all files of the server from growing: requests are refused, and nothing of them is kept or told."""
    if sys.platform != "linux":
        report.notes.append("a full disk: only Linux can limit how large the files of another process grow")
        return
    from resource import RLIM_INFINITY, RLIMIT_FSIZE, prlimit

    with ServerProcess(folder, *OPTIONS, command=command) as served:
        arena = Arena(served, report, seed, tables=2)
        await arena.fill()
        room = (folder / "tables.sqlite-wal").stat().st_size
        before = prlimit(served.pid, RLIMIT_FSIZE, (room, RLIM_INFINITY))
        await play_until_refused(report, "refused on a full disk", arena.tables)
        prlimit(served.pid, RLIMIT_FSIZE, before)
        await retry_refused(arena)
        await asyncio.to_thread(served.kill)
        await asyncio.to_thread(served.start)
        await arena.come_back()


async def lost_database(report: Report, folder: Path, postgres: Postgres, seed: int, command: Command) -> None:
    """Kill PostgreSQL in the middle of play, and start it again."""
    with ServerProcess(folder, *OPTIONS, db=postgres.address, command=command) as served:
        arena = Arena(served, report, seed, tables=2)
        await arena.fill()
        for _ in range(ACTS):
            for players in arena.tables:
                await arena.turn(players)
        await asyncio.to_thread(postgres.stop)
        await play_until_refused(report, "refused without a database", arena.tables)
        await asyncio.to_thread(postgres.start)
        await retry_refused(arena)
        await asyncio.to_thread(served.kill)
        await asyncio.to_thread(served.start)
        await arena.come_back()


async def lost_redis(report: Report, folder: Path, postgres: Postgres, redis: Redis, seed: int, command: Command) -> None:
    """Stop the Redis through which two servers wake each other: an event at one is still told at the other."""
    (folder / "two").mkdir()
    options = (*OPTIONS, "--bus", redis.address)
    one = ServerProcess(folder, *options, db=postgres.address, command=command)
    other = ServerProcess(folder / "two", *options, db=postgres.address, command=command)
    with one, other:
        arena = Arena(one, report, seed, tables=1)
        await arena.fill()
        there = [Witness(Person(other.port, player.person.cookie), player.table) for player in arena.tables[0]]
        for watcher in there:
            await watcher.sit()
        for kill in (False, True):
            if kill:
                await asyncio.to_thread(redis.kill)
            for _ in range(ACTS):
                await arena.turn(arena.tables[0])
            for watcher in there:
                await watcher.seat.reach(arena.tables[0][0].newest)
                if kill:
                    report.count("events told without Redis", compare_events(watcher, arena.tables[0]))


def compare_events(watcher: Witness, players: list[Witness]) -> int:
    """Check that both servers told this seat the same; return the number of events."""
    twin = next(player for player in players if player.person.cookie == watcher.person.cookie)
    told = {number: event for number, event in watcher.seat.told.items() if number <= twin.newest}
    if told != {number: event for number, event in twin.told.items() if number in told} or len(told) < len(twin.told):
        raise Broken(f"two servers told the same seat of table {twin.table} different events")
    return len(told)


async def play_until_refused(report: Report, name: str, tables: list[list[Witness]]) -> None:
    """Play until a request of each table is refused; it stays pending, to be sent again."""
    for players in tables:
        for _ in range(MOST_ACTS):
            if await try_request(players):
                report.count(name)
                break
        else:
            raise Broken(f"{MOST_ACTS} requests at table {players[0].table} were answered with yes while nothing could be kept")


async def try_request(players: list[Witness]) -> bool:
    """Send one request while the store is broken; tell whether it was refused."""
    asked = next((player for player in players if player.seat.actions), None)
    if asked is None:
        for player in players:
            await player.seat.settle()
        return False
    what = {
        "type": "act",
        "request": f"t-{random.getrandbits(62)}",
        "sequence": asked.seat.now["sequence"],
        "action": asked.seat.actions[0],
    }
    answer: dict[str, Any] = {"ok": False}
    with suppress(*GONE):
        answer = await asked.answer(what)
    if not answer["ok"]:
        asked.pending = what
        return True
    for player in players:
        await player.seat.reach(asked.seat.now["sequence"])
        player.remember()
    return False


async def retry_refused(arena: Arena) -> None:
    """Send refused requests again, over the same sockets or new ones: each counts once."""
    for players in arena.tables:
        for player in players:
            with suppress(*GONE):
                await player.seat.close()
    await arena.come_back()
    for players in arena.tables:
        for _ in range(ACTS):
            await arena.turn(players)
