"""The pending requests of each client to the workers, over all its sockets.

All opponents share one queue, so no client may fill it. Closing a socket does not cancel a request, because the worker answers it anyway.
"""

import asyncio
from collections import Counter
from collections.abc import Coroutine
from typing import Any, Final

from moonbase.server.base.errors import Refused

MOST: Final = 4
MOST_AT_ADDRESS: Final = 16


class OpenQuestions:
    def __init__(self) -> None:
        self._open: Final[Counter[str]] = Counter()
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def require_room(self, person: str | None, address: str) -> None:
        """Raise Refused where the person or the address has too many pending requests."""
        if self._open[_mine(person, address)] >= MOST or self._open[_all(address)] >= MOST_AT_ADDRESS:
            raise Refused("too_many.questions")

    def ask(self, question: Coroutine[Any, Any, None], person: str | None, address: str) -> None:
        """Run in the background; the request counts until it is answered."""
        names = _mine(person, address), _all(address)
        self._open.update(names)
        task = asyncio.create_task(question)
        self._tasks.add(task)
        task.add_done_callback(lambda done: self._answered(done, names))

    def _answered(self, task: "asyncio.Task[None]", names: tuple[str, str]) -> None:
        self._tasks.discard(task)
        self._open.subtract(names)
        for name in names:
            if not self._open[name]:
                del self._open[name]


def _mine(person: str | None, address: str) -> str:
    return person or f"nobody at {address}"


def _all(address: str) -> str:
    return f"all at {address}"
