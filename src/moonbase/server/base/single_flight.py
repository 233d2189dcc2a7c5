"""Work that several may ask for at the same time, done once for all of them."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, Generic, TypeVar

Answer = TypeVar("Answer")


class SingleFlight(Generic[Answer]):
    """Share one run of the work among all who ask for it meanwhile. Cancelling a wait does not stop the work."""

    def __init__(self, work: Callable[[str], Coroutine[Any, Any, Answer]]) -> None:
        self._work: Final = work
        self._running: Final[dict[str, asyncio.Task[Answer]]] = {}

    async def of(self, name: str) -> Answer:
        running = self._running.get(name)
        if running is None:
            running = self._running[name] = asyncio.create_task(self._work(name), name=name)
            running.add_done_callback(self._done)
        return await asyncio.shield(running)

    def _done(self, running: "asyncio.Task[Answer]") -> None:
        del self._running[running.get_name()]
        if not running.cancelled():
            running.exception()  # nobody may be left to hear of it
