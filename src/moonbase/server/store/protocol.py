"""The operations that the server asks of a store."""

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
        """The address of its server, for another server that finds the store taken."""

    async def close(self) -> None: ...
