"""A database opened read-only: nothing is migrated, written or locked, so its server may run meanwhile."""

import sqlite3
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from moonbase.languages.errors import SaidError
from moonbase.languages.phrase import Phrase
from moonbase.server.base.settings import POSTGRES, SQLITE
from moonbase.server.store.operation import Operation, Query
from moonbase.server.store.protocol import Reads
from moonbase.server.store.schema import MIGRATIONS, VERSION, newer
from moonbase.server.store.sqlite import snapshot

Answer = TypeVar("Answer")


class Reading(Reads, Protocol):
    async def open(self) -> None: ...

    async def close(self) -> None: ...


class SqliteReading:
    def __init__(self, path: Path) -> None:
        self.path: Final = path

    async def open(self) -> None:
        if not self.path.is_file():
            raise SaidError(Phrase("file.missing", "{path}: no such file", path=str(self.path)))
        try:
            self._connection = sqlite3.connect(f"{self.path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)
            require_schema(await self.read(schema()))
        except sqlite3.Error as error:
            raise SaidError(
                Phrase("server.unread", "{path}: cannot be read as a database ({why})", path=str(self.path), why=str(error))
            ) from None

    async def read(self, operation: Operation[Answer]) -> Answer:
        return snapshot(self._connection, operation)

    async def close(self) -> None:
        self._connection.close()


class PostgresReading:
    def __init__(self, address: str) -> None:
        self._address: Final = address

    async def open(self) -> None:
        import asyncpg

        try:
            self._connection: Any = await asyncpg.connect(self._address)
            require_schema(await self.read(schema()))
        except (OSError, asyncpg.PostgresError) as error:
            raise SaidError(Phrase("server.unreadable", "the database cannot be read: {why}", why=str(error))) from None

    async def read(self, operation: Operation[Answer]) -> Answer:
        from moonbase.server.store.postgres import drive

        async with self._connection.transaction(isolation="repeatable_read", readonly=True):
            return await drive(self._connection, operation)

    async def close(self) -> None:
        await self._connection.close()


def reading_at(address: str) -> Reading:
    """Return the reader for ``postgresql://...``, ``sqlite:///FILE`` or just a file."""
    if address.startswith(POSTGRES):
        return PostgresReading(address)
    return SqliteReading(Path(address.removeprefix(SQLITE)).expanduser())


def schema() -> Operation[int]:
    rows = yield Query("SELECT value FROM meta WHERE name = $1", (VERSION,))
    return int(rows[0][0]) if rows else 0


def require_schema(found: int) -> None:
    here = len(MIGRATIONS)
    if found < here:
        older = "this database has an older schema ({found}, here {here}); 'moonbase serve' brings it up to date when it starts"
        raise SaidError(Phrase("server.older", older, found=found, here=here))
    if found > here:
        raise newer(found)
