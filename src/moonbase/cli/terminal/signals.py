"""A command that is told to stop takes its worker processes along."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final, NoReturn

from moonbase.cli.terminal.exit_codes import SIGNALLED

STOPS: Final = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name))


@contextmanager
def stoppable() -> Iterator[None]:
    """Make SIGTERM and SIGHUP inside leave like Ctrl-C does: through everything that cleans up."""
    before = {number: signal.signal(number, _leave) for number in STOPS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _leave(number: int, frame: FrameType | None) -> NoReturn:
    raise SystemExit(SIGNALLED + number)
