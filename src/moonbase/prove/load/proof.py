"""The steps of the proof: a quiet phase, then honest players beside strangers, and the server's memory over the whole time."""

import asyncio
import socket
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import Final

from moonbase.prove.load.honest import Company, Times
from moonbase.prove.load.strangers import ADDRESSES, Strangers
from moonbase.prove.player import LOOPBACK
from moonbase.prove.report import Broken, Report
from moonbase.prove.server_process import MOONBASE, Command, ServerProcess
from moonbase.prove.usage import usage

QUIET: Final = 0.2
"""The share of the time before the strangers arrive."""
FACTOR: Final = 10
"""Honest requests beside strangers should take at most so many times as long; more is told, and is no failure on a busy machine."""
SHARE: Final = 1.1
ROOM: Final = 8.0
"""The proof fails when memory in the last quarter exceeds SHARE times that of the second quarter plus ROOM megabytes."""
FILES: Final = 1024
"""Files that the server may open, as on most systems: connections that are never closed would use them up."""


async def prove(
    report: Report, seconds: float, seed: int, tick: Callable[[int], None], tables: int, held: int, command: Command = MOONBASE
) -> None:
    """Run the proof, with ``held`` connections of each kind that only stays open."""
    many_files()
    own = addresses_of_their_own()
    if not own:
        report.notes.append("other addresses: this system has only one on loopback, so that strangers and players share it")
    with (
        tempfile.TemporaryDirectory(prefix="moonbase-prove-") as folder,
        ServerProcess(Path(folder), "--workers", "1", command=command) as served,
    ):
        few_files(report, served.pid)
        times = Times()
        given = addresses() if own else endless(LOOPBACK)
        companies = [Company(served.port, given, 2 + number % 3, seed + number, times) for number in range(tables)]
        for company in companies:
            await company.arrive()
        memory: list[float] = []
        strangers = Strangers(served.port, ADDRESSES if own else (LOOPBACK,) * len(ADDRESSES), held)
        until = time.monotonic() + seconds
        async with asyncio.TaskGroup() as tasks:
            playing = [tasks.create_task(company.play(until)) for company in companies]
            watcher = tasks.create_task(watch(served, strangers, companies, seconds, times, memory, tick))
            await asyncio.wait(playing)
            watcher.cancel()
    tell(report, companies, strangers, times)
    check_memory(report, memory)


async def watch(
    served: ServerProcess,
    strangers: Strangers,
    companies: list[Company],
    seconds: float,
    times: Times,
    memory: list[float],
    tick: Callable[[int], None],
) -> None:
    """Let the strangers in after the quiet phase, and look at the memory every second from then on."""
    quiet = round(seconds * QUIET)
    for _ in range(quiet):
        await asyncio.sleep(1)
        tick(1)
    times.mark()
    async with strangers.about(str(companies[0].seats[0].now["table"])):
        while True:
            used = usage(served.pid)
            if used is not None:
                memory.append(used.memory)
            await asyncio.sleep(1)
            tick(1)


def tell(report: Report, companies: list[Company], strangers: Strangers, times: Times) -> None:
    report.figures["honest people"] = sum(len(company.seats) for company in companies)
    report.figures["honest requests answered"] = sum(company.requests for company in companies)
    report.figures["events told once and in order"] = sum(company.events for company in companies)
    report.figures |= {f"connections: {kind}": n for kind, n in sorted(strangers.tried.items())}
    for name, phase in (("quiet", times.quiet()), ("beside strangers", times.troubled())):
        if phase:
            report.figures[f"{name}: median ms"] = round(median(phase) * 1000, 1)
            report.figures[f"{name}: 99 of 100 within ms"] = round(phase[int(len(phase) * 0.99)] * 1000, 1)
    if times.quiet() and times.troubled():
        factor = round(median(times.troubled()) / median(times.quiet()), 1)
        report.figures["median, times the quiet one"] = factor
        if factor > FACTOR:
            report.notes.append(
                f"the pace: {factor} times the quiet median is more than {FACTOR}; a busy machine or a server that is slowed down"
            )


def check_memory(report: Report, memory: list[float]) -> None:
    if not memory:
        report.notes.append("memory: only Linux tells what another process uses (/proc)")
        return
    quarter = max(1, len(memory) // 4)
    before, after = median(memory[quarter : 2 * quarter] or memory), median(memory[-quarter:])
    report.figures["memory in the second quarter, MB"] = round(before, 1)
    report.figures["memory in the last quarter, MB"] = round(after, 1)
    if after > before * SHARE + ROOM:
        raise Broken(f"the memory of the server grows: {before:.0f} MB in the second quarter of the run, {after:.0f} MB in the last")


def few_files(report: Report, pid: int) -> None:
    try:
        from resource import RLIMIT_NOFILE, prlimit
    except ImportError:
        report.notes.append("the file limit: only Linux can set that of another process")
        return
    prlimit(pid, RLIMIT_NOFILE, (FILES, FILES))


def many_files() -> None:
    """Raise this process's limit on open files, for the strangers, who all live in it."""
    with suppress(ImportError, ValueError, OSError):
        from resource import RLIMIT_NOFILE, getrlimit, setrlimit

        hard = getrlimit(RLIMIT_NOFILE)[1]
        setrlimit(RLIMIT_NOFILE, (hard, hard))


def addresses_of_their_own() -> bool:
    """Tell whether a socket can bind to a second loopback address. Linux routes all of 127.0.0.0/8 to loopback; macOS only 127.0.0.1."""
    with socket.socket() as probe:
        try:
            probe.bind((ADDRESSES[0], 0))
        except OSError:
            return False
    return True


def addresses() -> Iterator[str]:
    """Yield 127.0.0.3 and the addresses after it."""
    for high in range(256):
        for low in range(256):
            if (high, low) > (0, 2):
                yield f"127.0.{high}.{low}"


def endless(address: str) -> Iterator[str]:
    while True:
        yield address
