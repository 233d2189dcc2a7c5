"""What the server asks of a store, and which one an address means."""

from pathlib import Path
from typing import Protocol, TypeVar

from moonbase.engine.game import GameError
from moonbase.server.store.operation import Operation

Answer = TypeVar("Answer")

SQLITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")


class Reads(Protocol):
    async def read(self, operation: Operation[Answer]) -> Answer: ...


class Store(Reads, Protocol):
    async def open(self) -> None:
        """Ready for operations, with the newest schema."""

    async def write(self, operation: Operation[Answer]) -> Answer:
        """The answer comes when everything is safely on the disk."""

    def served_at(self, address: str) -> None:
        """Where its server is, for another one that finds it taken."""

    async def close(self) -> None: ...


def store_at(address: str) -> Store:
    """``sqlite:///FILE`` or ``postgresql://...``."""
    if address.startswith(SQLITE):
        from moonbase.server.store.sqlite import SqliteStore

        return SqliteStore(Path(address.removeprefix(SQLITE)).expanduser())
    if address.startswith(POSTGRES):
        try:
            from moonbase.server.store.postgres import PostgresStore
        except ImportError:
            raise GameError("PostgreSQL needs two more packages: pip install 'moonbase[scale]'") from None
        return PostgresStore(address)
    raise GameError(f"--db is sqlite:///FILE or postgresql://USER@HOST/NAME, not '{address}'")
