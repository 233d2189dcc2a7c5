"""SQLite in one file: WAL, synchronous FULL, a writer thread that commits waiting jobs as one group, and a separate reader."""

import asyncio
import re
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

from moonbase.languages.errors import SaidError
from moonbase.languages.phrase import Phrase
from moonbase.server.store.file_lock import FileLock
from moonbase.server.store.operation import Batch, Operation, Query, Rows
from moonbase.server.store.private import make_private
from moonbase.server.store.schema import migrate
from moonbase.server.store.trouble import DAMAGED, if_damaged, trouble
from moonbase.server.store.writer import Writer

Answer = TypeVar("Answer")

PRAGMAS: Final = ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 5000", "foreign_keys = ON")


class SqliteStore:
    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self._lock: Final = FileLock(path.with_name(path.name + ".lock"))

    async def open(self) -> None:
        try:
            make_private(self.path)
            self._lock.take()
            self._reader = connect(self.path)
            self._writer = Writer(connect(self.path), drive)
        except (OSError, sqlite3.Error) as error:
            raise self._closed_to_us(error) from None
        self._reading = ThreadPoolExecutor(1, "sqlite-reader")
        self._writer.start()
        try:
            await self._writer.submit(migrate())
        except sqlite3.Error as error:
            await self.close()
            raise self._closed_to_us(error) from None

    def _closed_to_us(self, error: Exception) -> SaidError:
        if trouble(error) == DAMAGED:
            damaged = "{path}: this database is damaged or none at all ({why}); restore a copy, or name another with --db"
            return SaidError(Phrase("server.damaged", damaged, path=str(self.path), why=str(error)))
        return SaidError(Phrase("server.unopened", "{path}: cannot be opened as a database ({why})", path=str(self.path), why=str(error)))

    async def read(self, operation: Operation[Answer]) -> Answer:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, snapshot, self._reader, operation)
        except sqlite3.Error as error:
            if_damaged(error, str(self.path))
            raise

    async def write(self, operation: Operation[Answer]) -> Answer:
        try:
            answer: Answer = await self._writer.submit(operation)
        except sqlite3.Error as error:
            if_damaged(error, str(self.path))
            raise
        return answer

    def served_at(self, address: str) -> None:
        self._lock.sign(address)

    async def close(self) -> None:
        await asyncio.to_thread(self._writer.stop)
        self._reading.shutdown()
        self._reader.close()
        self._lock.release()


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, cached_statements=256)
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    return connection


def snapshot(connection: sqlite3.Connection, operation: Operation[Answer]) -> Answer:
    """Run an operation in one transaction, so that all its reads are from one moment."""
    connection.execute("BEGIN")
    try:
        return drive(connection, operation)
    finally:
        connection.execute("COMMIT")


def drive(connection: sqlite3.Connection, operation: Operation[Answer]) -> Answer:
    rows: Rows = ()
    try:
        statement = next(operation)
        while True:
            rows = _run(connection, statement)
            statement = operation.send(rows)
    except StopIteration as done:
        answer: Answer = done.value
        return answer


def _run(connection: sqlite3.Connection, statement: Query | Batch) -> list[Any]:
    sql = with_sqlite_parameters(statement.sql)
    if isinstance(statement, Batch):
        connection.executemany(sql, statement.rows)
        return []
    return connection.execute(sql, statement.args).fetchall()


@cache
def with_sqlite_parameters(sql: str) -> str:
    """Return a statement for SQLite, which writes the parameter ``$1`` as ``?1``."""
    return re.sub(r"\$(\d+)", r"?\1", sql)
