"""PostgreSQL through asyncpg: the same operations, each in a transaction of its own."""

from typing import Any, Final, TypeVar

import asyncpg

from moonbase.languages.errors import SaidError
from moonbase.languages.phrase import Phrase
from moonbase.server.base.errors import Refused
from moonbase.server.store.operation import Batch, Operation, Rows
from moonbase.server.store.schema import migrate
from moonbase.server.store.trouble import if_damaged

Answer = TypeVar("Answer")

PATIENCE: Final = 10.0
"""Seconds for a connection, and for a statement: a table must not wait for ever for a database that no longer answers."""
MIGRATING: Final = 620_072_026
"""The key of the lock under which servers that start at the same time migrate one after the other."""


class PostgresStore:
    def __init__(self, address: str) -> None:
        self._address: Final = address

    async def open(self) -> None:
        try:
            await self._migrate()
            self._pool: Any = await asyncpg.create_pool(self._address, min_size=1, max_size=10, command_timeout=PATIENCE)
        except (OSError, asyncpg.PostgresError) as error:
            raise SaidError(Phrase("server.silent", "the database does not answer: {why}", why=str(error))) from None

    async def _migrate(self) -> None:
        """Migrate over a separate connection, without a timeout for statements."""
        connection: Any = await asyncpg.connect(self._address)
        try:
            async with connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
                await drive(connection, migrate())
        finally:
            await connection.close()

    async def read(self, operation: Operation[Answer]) -> Answer:
        try:
            async with self._pool.acquire(timeout=PATIENCE) as connection:
                return await drive(connection, operation)
        except asyncpg.PostgresError as error:
            if_damaged(error, "PostgreSQL")
            raise

    async def write(self, operation: Operation[Answer]) -> Answer:
        try:
            async with self._pool.acquire(timeout=PATIENCE) as connection, connection.transaction():
                return await drive(connection, operation)
        except asyncpg.PostgresError as error:
            if_damaged(error, "PostgreSQL")
            raise

    def served_at(self, address: str) -> None:
        """Do nothing: any number of servers share the store."""

    async def close(self) -> None:
        await self._pool.close()


async def drive(connection: Any, operation: Operation[Answer]) -> Answer:
    rows: Rows = ()
    try:
        statement = next(operation)
        while True:
            if isinstance(statement, Batch):
                await connection.executemany(statement.sql, statement.rows)
                rows = ()
            else:
                rows = await connection.fetch(statement.sql, *statement.args)
            statement = operation.send(rows)
    except StopIteration as done:
        answer: Answer = done.value
        return answer
    except asyncpg.CharacterNotInRepertoireError:
        raise Refused("malformed", "A text holds a character that cannot be kept.") from None
