"""How many files this process may have open, raised as far as the system lets it; what remains for connections."""

import sys
from typing import Final

if sys.platform != "win32":
    import resource

ENOUGH: Final = 65_536
"""Where the system names no end."""
RESERVE: Final = 128
"""Files for the database, the workers and the page."""
MOST_CONNECTIONS: Final = 20_000
"""More would need more memory than files."""


def raise_file_limit() -> int | None:
    """The limit from now on; None on Windows, which has none for sockets."""
    if sys.platform == "win32":
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else hard
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return ENOUGH if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):  # macOS has an end that it does not name here
        return soft
    return wanted


def connections_within(limit: int | None) -> int:
    """How many connections leave the reserve, or half of a limit that is very low."""
    if limit is None:
        return MOST_CONNECTIONS
    return min(MOST_CONNECTIONS, limit - min(RESERVE, limit // 2))
