"""Runs a proof to its end or to the first counterexample."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

from moonbase.prove.player import GONE, OPEN
from moonbase.prove.report import Broken, Report
from moonbase.server.host import fast_loop

PAUSE: Final = 0.1


def run(report: Report, work: Coroutine[Any, Any, None]) -> Report:
    try:
        with asyncio.Runner(loop_factory=fast_loop()) as runner:
            runner.run(tidy(work))
    except* Broken as found:
        report.broken = str(first(found))
    except* TimeoutError:
        report.broken = report.broken or "a request was not answered within a minute"
    except* GONE as found:
        report.broken = report.broken or f"the server closed a connection that it should have kept ({first(found)})"
    report.close()
    return report


async def tidy(work: Coroutine[Any, Any, None]) -> None:
    """Sockets that a failure leaves open are closed before the loop ends."""
    try:
        await work
    finally:
        for socket in OPEN:
            socket.transport.abort()
        await asyncio.sleep(PAUSE)


def first(found: BaseExceptionGroup[BaseException]) -> BaseException:
    error = found.exceptions[0]
    return first(error) if isinstance(error, BaseExceptionGroup) else error
