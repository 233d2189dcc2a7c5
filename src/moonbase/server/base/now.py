"""The server's time: seconds since 1970 as they were when the process started, counted on by a clock that nobody sets.

A step of the system's clock therefore takes nothing from a player whose clock runs. A restart reads the system's clock again; the log
marks it, and the time in between is nobody's.
"""

import time
from typing import Final

STARTED: Final = time.time() - time.monotonic()


def now() -> float:
    return STARTED + time.monotonic()
