"""Runs a proof to its end or to the first counterexample."""

import asyncio
import signal
from collections.abc import Coroutine
from typing import Any, Final

from moonbase.prove.player import GONE, OPEN
from moonbase.prove.report import Broken, Report
from moonbase.server.host.serve import fast_loop

PAUSE: Final = 0.1
STOPPED: Final = 128 + signal.SIGTERM


def run(report: Report, work: Coroutine[Any, Any, None]) -> Report:
    try:
        _run(work)
    except (BaseExceptionGroup, Broken, TimeoutError, *GONE) as error:
        report.broken = sentence(first(error))
    report.close()
    return report


def sentence(error: BaseException) -> str:
    """Return the counterexample in words; any other error is a defect of the proof and raised as it is."""
    if isinstance(error, Broken):
        return str(error)
    if isinstance(error, TimeoutError):
        return "a request was not answered within a minute"
    if isinstance(error, GONE):
        return f"the server closed a connection that it should have kept ({error})"
    raise error


def _run(work: Coroutine[Any, Any, None]) -> None:
    try:
        with asyncio.Runner(loop_factory=fast_loop()) as runner:
            runner.run(tidy(work))
    except asyncio.CancelledError:
        raise SystemExit(STOPPED) from None


async def tidy(work: Coroutine[Any, Any, None]) -> None:
    """Run a proof that ends its servers when it is told to stop, and close sockets that a failure leaves open."""
    task = asyncio.current_task()
    assert task is not None
    loop = asyncio.get_running_loop()

    def stop(*_: object) -> None:
        loop.call_soon_threadsafe(task.cancel)

    before = signal.signal(signal.SIGTERM, stop)  # loop.add_signal_handler does not exist on Windows
    try:
        await work
    finally:
        signal.signal(signal.SIGTERM, before)
        for socket in OPEN:
            socket.transport.abort()
        await asyncio.sleep(PAUSE)


def first(error: BaseException) -> BaseException:
    """Return the error to report from a group: a counterexample if there is one, else the first."""
    if not isinstance(error, BaseExceptionGroup):
        return error
    found = [first(each) for each in error.exceptions]
    return next((each for each in found if isinstance(each, Broken)), found[0])
