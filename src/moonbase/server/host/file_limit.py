"""The limit on open files, raised as far as the system allows, and the number of connections that fit within it."""

import sys
from typing import Final

if sys.platform != "win32":
    import resource

ENOUGH: Final = 65_536
"""The limit where the system sets none."""
MACOS: Final = 10_240
"""The number that macOS always grants; it does not say how far it would go."""
RESERVE: Final = 128
"""Files for the database, the workers and the page."""
MOST_CONNECTIONS: Final = 20_000
"""The most connections: more would run out of memory before files."""


def raise_file_limit() -> int | None:
    """Raise the limit and return it; None on Windows, which has no such limit for sockets."""
    if sys.platform == "win32":
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return ENOUGH
    for wanted in (ENOUGH if hard == resource.RLIM_INFINITY else hard, MACOS):
        if wanted > soft and _granted(wanted, hard):
            return wanted
    return soft


def _granted(wanted: int, hard: int) -> bool:
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        return False
    return True


def connections_within(limit: int | None) -> int:
    """Return how many connections fit beside the reserve, or into half of a very low limit."""
    if limit is None:
        return MOST_CONNECTIONS
    return min(MOST_CONNECTIONS, limit - min(RESERVE, limit // 2))
