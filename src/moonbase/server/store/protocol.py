"""The operations that the server asks of a store."""

from typing import Protocol, TypeVar

from moonbase.server.store.operation import Operation

Answer = TypeVar("Answer")


class Reads(Protocol):
    async def read(self, operation: Operation[Answer]) -> Answer: ...


class Store(Reads, Protocol):
    async def open(self) -> None:
        """Ready for operations, with the newest schema."""

    async def write(self, operation: Operation[Answer]) -> Answer:
        """The answer comes when everything is safely on the disk."""

    def served_at(self, address: str) -> None:
        """The address of its server, for another server that finds the store taken."""

    async def close(self) -> None: ...
