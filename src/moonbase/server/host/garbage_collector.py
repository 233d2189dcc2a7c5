"""The schedule of Python's garbage collector.

A full collection takes a third of a second with 500 tables in memory, and the server answers nobody meanwhile. Python would run one
whenever memory has grown by a quarter, which happens often during games. Here the interval grows with the duration of the last
collection.
"""

import asyncio
import gc
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

LEAST: Final = 60.0
"""The least interval between two full collections, in seconds. Young objects are collected as usual."""
SHARE: Final = 1000.0
"""Full collections take at most one part in so many of the time."""
NEVER: Final = 2**30
YOUNG: Final = 200_000
"""Threshold of the young generation: allocations minus deallocations.

One message allocates hundreds of objects in place of those of the last one, and reference counting frees nearly all of them. With Python's
700 a fifth of the server's time went into collections; with 20,000 one collection in 1,200 actions held up 500 tables for a tenth of a
second.
"""
MIDDLE: Final = 1
"""Collections of the young generation before its survivors are looked at once more. With Python's 10, millions would gather until then."""


@asynccontextmanager
async def paced_collection() -> AsyncIterator[None]:
    young, middle, old = gc.get_threshold()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    looking = asyncio.create_task(_look())
    try:
        yield
    finally:
        gc.set_threshold(young, middle, old)
        looking.cancel()
        with suppress(asyncio.CancelledError):
            await looking


async def _look() -> None:
    pause = LEAST
    while True:
        await asyncio.sleep(pause)
        began = time.perf_counter()
        gc.collect()
        pause = pause_after(time.perf_counter() - began)


def pause_after(took: float) -> float:
    return max(LEAST, took * SHARE)
