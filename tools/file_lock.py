"""A lock on a file: a second process waits until the first has finished or died."""

import errno
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

PAUSE: Final = 0.5
TAKEN: Final = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)


@contextmanager
def locked(path: Path, waiting: Callable[[], None]) -> Iterator[None]:
    """Hold the lock; call ``waiting`` twice a second until it is free. It ends with the process, however that ends."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with open(path, "a+b") as file:
        while not _taken(file):
            waiting()
            time.sleep(PAUSE)
        yield


if sys.platform == "win32":
    import msvcrt

    def _taken(file: IO[bytes]) -> bool:
        try:
            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError as error:
            return error.errno not in TAKEN  # a file system without locks keeps nobody waiting
        return True

else:
    import fcntl

    def _taken(file: IO[bytes]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            return error.errno not in TAKEN  # a file system without locks keeps nobody waiting
        return True
