"""A disk that is full for one server."""

from collections.abc import Iterator
from contextlib import contextmanager
from resource import RLIM_INFINITY, RLIMIT_FSIZE, prlimit

from kit.server.serving import Serving


@contextmanager
def full_disk(server: Serving) -> Iterator[None]:
    """No file of the server can grow beyond the log of its database."""
    assert server.process is not None
    room = (server.folder / "tables.sqlite-wal").stat().st_size
    before = prlimit(server.process.pid, RLIMIT_FSIZE, (room, RLIM_INFINITY))
    yield
    prlimit(server.process.pid, RLIMIT_FSIZE, before)
