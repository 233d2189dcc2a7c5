"""The interface of a store."""

from typing import Protocol, TypeVar

from moonbase.server.store.operation import Operation

Answer = TypeVar("Answer")


class Reads(Protocol):
    async def read(self, operation: Operation[Answer]) -> Answer: ...


class Store(Reads, Protocol):
    async def open(self) -> None:
        """Open the store and migrate it to the newest schema."""

    async def write(self, operation: Operation[Answer]) -> Answer:
        """Run an operation and return when everything is safely on the disk."""

    def served_at(self, address: str) -> None:
        """Take the address of the server, so that a second server can name it."""

    async def close(self) -> None: ...
