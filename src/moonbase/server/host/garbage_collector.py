"""A pace for Python's garbage collector. A full collection takes a third of a second with 500 tables in memory, and nobody is answered
meanwhile. Python would run one whenever memory has grown by a quarter, which is often while games go on. Here they run at a pace of their
own: the longer one took, the later the next."""

import asyncio
import gc
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

LEAST: Final = 60.0
"""Seconds between two full collections. Those of young objects go on as ever."""
SHARE: Final = 1000.0
"""At most one part in so many of the time is spent on them."""
NEVER: Final = 2**30
YOUNG: Final = 20_000
"""Objects made, less those gone, before the young ones are looked through. One message makes hundreds, and nearly all go by themselves:
with 700, as Python has it, a fifth of the server's time went into looking."""


@asynccontextmanager
async def paced_collection() -> AsyncIterator[None]:
    young, middle, old = gc.get_threshold()
    gc.set_threshold(YOUNG, middle, NEVER)
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
