"""The proof of crashes: many kills on SQLite and PostgreSQL, then outages of what the server depends on."""

import asyncio
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from moonbase.prove.crash.arena import Arena
from moonbase.prove.crash.databases import Postgres, Redis
from moonbase.prove.crash.outages import OPTIONS, full_disk, lost_database, lost_redis
from moonbase.prove.player import together
from moonbase.prove.report import Report
from moonbase.prove.server_process import MOONBASE, Command, ServerProcess

NOT_FOUND: Final = "not found"


async def prove(
    report: Report, kills: int, seed: int, tick: Callable[[int], None], db: str | None = None, command: Command = MOONBASE
) -> None:
    """Run the proof. ``db`` is a PostgreSQL to use in place of a temporary one; it must be empty or a database of Moonbase."""
    with tempfile.TemporaryDirectory(prefix="moonbase-prove-") as name, ExitStack() as stack:
        folder = Path(name)
        postgres = None if db is not None else await asyncio.to_thread(Postgres.find)
        if postgres is not None:
            await asyncio.to_thread(stack.enter_context, postgres)
        address = db or (None if postgres is None else postgres.address)
        report.figures["postgresql"] = NOT_FOUND if address is None else "used"
        if address is None:
            report.notes.append("PostgreSQL: it is not installed here, and --db names none; only SQLite was proved")
        await all_kills(report, kills, seed, tick, folder, address, command)
        await outages(report, folder, postgres, seed, command)


async def all_kills(
    report: Report, kills: int, seed: int, tick: Callable[[int], None], folder: Path, address: str | None, command: Command
) -> None:
    """Kill servers of both stores, half of the kills on each, side by side: most of the time a server is starting."""
    stores = [None, address] if address is not None else [None, None]
    shares = [kills - kills // 2, kills // 2]
    folders = [folder / "kills-1", folder / "kills-2"]
    for own in folders:
        own.mkdir()
    servers = [ServerProcess(own, *OPTIONS, db=db, command=command) for own, db in zip(folders, stores, strict=True)]
    await together(*(kill_often(report, shares[n], seed + n, tick, servers[n]) for n in range(2)))


async def kill_often(report: Report, kills: int, seed: int, tick: Callable[[int], None], served: ServerProcess) -> None:
    store = "PostgreSQL" if served.db.startswith("postgres") else "SQLite"
    arena = Arena(served, report, seed)
    with served:
        for _ in range(kills):
            await arena.fill()
            await arena.until_killed()
            await asyncio.to_thread(served.start)
            await arena.come_back()
            report.count(f"kills on {store}")
            tick(1)


async def outages(report: Report, folder: Path, postgres: Postgres | None, seed: int, command: Command) -> None:
    for name in ("disk", "lost", "redis"):
        (folder / name).mkdir()
    await full_disk(report, folder / "disk", seed, command)
    if postgres is None:
        report.notes.append("a lost database and a lost Redis: they need a PostgreSQL that can be stopped")
        return
    await lost_database(report, folder / "lost", postgres, seed, command)
    redis = await asyncio.to_thread(Redis.find)
    report.figures["redis"] = NOT_FOUND if redis is None else "used"
    if redis is None:
        report.notes.append("a lost Redis: it is not installed here")
        return
    with redis:
        await lost_redis(report, folder / "redis", postgres, redis, seed, command)
