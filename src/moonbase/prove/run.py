"""Runs a proof to its end or to the first counterexample."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from moonbase.prove.player import GONE
from moonbase.prove.report import Broken, Report
from moonbase.server.host import fast_loop


def run(report: Report, work: Coroutine[Any, Any, None]) -> Report:
    try:
        with asyncio.Runner(loop_factory=fast_loop()) as runner:
            runner.run(work)
    except* Broken as found:
        report.broken = str(first(found))
    except* TimeoutError:
        report.broken = report.broken or "a request was not answered within a minute"
    except* GONE as found:
        report.broken = report.broken or f"the server closed a connection that it should have kept ({first(found)})"
    report.close()
    return report


def first(found: BaseExceptionGroup[BaseException]) -> BaseException:
    error = found.exceptions[0]
    return first(error) if isinstance(error, BaseExceptionGroup) else error
