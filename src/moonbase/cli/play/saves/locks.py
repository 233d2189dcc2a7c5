"""A lock on a file that lasts as long as the process, however the process ends."""

import errno
import sys
from pathlib import Path
from typing import BinaryIO, Final

TAKEN: Final = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)


def take(path: Path) -> BinaryIO | None:
    """Return the open file, whose closing gives the lock back; None where another process has it.

    A file system without locks gives the file all the same."""
    file = open(path, "ab")  # noqa: SIM115 (whoever takes the lock closes it)
    try:
        _lock(file.fileno())
    except OSError as error:
        if error.errno in TAKEN:
            file.close()
            return None
    return file


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
