"""Work for other processes that does not end well."""

import os
import time
from multiprocessing.connection import Connection
from pathlib import Path


def end_process(task: int) -> int:
    """End the process without a word."""
    os._exit(3)


def half_answer(file: str, task: int) -> bytes:
    """Task 1 has an answer that is sent in two pieces, of which the second never comes; the file is there when the first has been sent."""
    if task == 1:
        setattr(Connection, "_send", lambda self, piece: _send_once(self.fileno(), piece, Path(file)))  # noqa: B010 (it is not public)
    return bytes(100_000) if task == 1 else b""


def _send_once(descriptor: int, piece: bytes, sent: Path) -> None:
    os.write(descriptor, piece)
    sent.touch()
    time.sleep(600)
