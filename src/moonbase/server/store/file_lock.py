"""One server for one file: two would each keep tables in memory that the other changes."""

import os
import sys
from pathlib import Path
from typing import Final

from moonbase.engine.game import GameError

if sys.platform != "win32":
    import fcntl

LONGEST: Final = 200


class FileLock:
    """Held by the process, so it ends with it, however it ends."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self._file = -1

    def take(self) -> None:
        if sys.platform == "win32":  # there the sequence numbers of the log still keep two servers from harm
            return
        self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            where = os.read(self._file, LONGEST).decode(errors="replace")
            os.close(self._file)
            found = f", at {where}" if where else ""
            raise GameError(f"another Moonbase serves {self.path.with_suffix('')} already{found}; name another file with --db") from None
        os.ftruncate(self._file, 0)

    def sign(self, address: str) -> None:
        """For whoever finds the lock taken."""
        if self._file >= 0:
            os.pwrite(self._file, address.encode(), 0)

    def release(self) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1
