"""When Python looks for what only refers to itself.

A full look takes a third of a second with 500 tables in memory, and nobody is answered meanwhile. So it is not taken whenever the
memory has grown by a quarter, which is often while games go on, but seldom and at a fixed pace.
"""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

PACE: Final = 900.0
"""Seconds between two full looks. Small ones, at what is new, go on as ever."""
NEVER: Final = 2**30


@asynccontextmanager
async def tidying() -> AsyncIterator[None]:
    young, middle, old = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)
    looking = asyncio.create_task(_look())
    try:
        yield
    finally:
        gc.set_threshold(young, middle, old)
        looking.cancel()
        with suppress(asyncio.CancelledError):
            await looking


async def _look() -> None:
    while True:
        await asyncio.sleep(PACE)
        gc.collect()
