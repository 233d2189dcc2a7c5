"""The interface of a bus, and the bus of a single server."""

from collections.abc import Callable
from typing import Protocol

Heard = Callable[[str], None]
"""Called with the name of a table that another server changed."""


class Bus(Protocol):
    @property
    def shared(self) -> bool:
        """True if other servers write to the same store."""

    async def open(self, heard: Heard) -> None: ...

    def publish(self, table: str) -> None:
        """Tell the other servers; this does not wait."""

    async def close(self) -> None: ...


class SingleServer:
    shared = False

    async def open(self, heard: Heard) -> None:
        pass

    def publish(self, table: str) -> None:
        pass

    async def close(self) -> None:
        pass
