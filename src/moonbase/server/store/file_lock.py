"""A lock that lets one server use a database file: two would each keep tables in memory that the other changes."""

import os
import sys
from pathlib import Path
from typing import Final

from moonbase.languages.errors import SaidError
from moonbase.languages.phrase import Phrase

if sys.platform != "win32":
    import fcntl

LONGEST: Final = 200


class FileLock:
    """Take the lock. The process holds it, so it ends with the process, however that ends."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self._file = -1

    def take(self) -> None:
        if sys.platform == "win32":  # the sequence numbers of the log still protect two servers from each other
            return
        self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            where = os.read(self._file, LONGEST).decode(errors="replace")
            os.close(self._file)
            raise _served(str(self.path.with_suffix("")), where) from None
        os.ftruncate(self._file, 0)

    def sign(self, address: str) -> None:
        """Write the server's address, so that a second server can name the first one."""
        if self._file >= 0:
            os.pwrite(self._file, address.encode(), 0)

    def release(self) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


def _served(path: str, where: str) -> SaidError:
    if not where:
        return SaidError(Phrase("server.served", "another Moonbase serves {path} already; name another file with --db", path=path))
    at = "another Moonbase serves {path} already, at {where}; name another file with --db"
    return SaidError(Phrase("server.served_at", at, path=path, where=where))
