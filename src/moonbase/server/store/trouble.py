"""Troubles of a database, by the error that it raised: a sentence for the host, without addresses and names."""

import sqlite3
from typing import Final

from moonbase.server.base.logs import LOG

DAMAGED: Final = "The database is damaged; stop the server and restore a copy."
FULL: Final = "The disk of the database is full."
READ_ONLY: Final = "The database can only be read."
DISK: Final = "The disk of the database does not take what is written."
GONE: Final = "The database cannot be reached."
BUSY: Final = "The database is in use by another program, or has too much to do."
UNKNOWN: Final = "Nothing can be kept; the log of the server says more."

SQLITE: Final = {
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_PERM: READ_ONLY,
    sqlite3.SQLITE_IOERR: DISK,
    sqlite3.SQLITE_CANTOPEN: GONE,
    sqlite3.SQLITE_BUSY: BUSY,
    sqlite3.SQLITE_LOCKED: BUSY,
}
POSTGRES: Final = {
    "XX001": DAMAGED,
    "XX002": DAMAGED,
    "53100": FULL,
    "25006": READ_ONLY,
    "58030": DISK,
    "53300": BUSY,
    "55P03": BUSY,
}
"""Sentences by SQLSTATE."""


class Damaged(Exception):
    """The database file is damaged and must be restored from a copy."""


def trouble(error: BaseException) -> str:
    """Return the trouble in one sentence."""
    if isinstance(error, Damaged):
        return DAMAGED
    if isinstance(error, sqlite3.Error):
        return SQLITE.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, UNKNOWN)
    state = getattr(error, "sqlstate", None)
    if state in POSTGRES:
        return POSTGRES[str(state)]
    if isinstance(error, OSError | TimeoutError) or str(state).startswith(("08", "57P")) or "connection" in str(error):
        return GONE
    return UNKNOWN


def if_damaged(error: Exception, where: str) -> None:
    """Raise Damaged in place of an error that means it, and tell the host."""
    if trouble(error) == DAMAGED and not isinstance(error, Damaged):
        LOG.error(DAMAGED, extra={"facts": {"db": where, "error": str(error)}})
        raise Damaged(str(error)) from error
