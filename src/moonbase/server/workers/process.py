"""A worker process: one task on each line of its input, one answer on each line of its output, until the input ends.

An opponent of the host's own may print or read: its output goes to stderr, and its input is empty.
"""

import os
import signal
import sys
from contextlib import suppress
from functools import cache
from typing import Final

import msgspec

from moonbase.engine.game import GameError
from moonbase.server.base.errors import sayable
from moonbase.server.base.texts import as_data
from moonbase.server.workers.tasks import Task, Warm, work

LONGEST_MESSAGE: Final = 16_000


def answer(line: bytes) -> dict[str, object]:
    try:
        task = msgspec.json.decode(line, type=Task)
        if not isinstance(task, Warm):  # starting up is urgent: a first game waits for it
            give_way()
        return {"ok": True, "answer": work(task)}
    except GameError as error:
        return {"ok": False, "message": sayable(str(error), LONGEST_MESSAGE)}
    except Exception as error:
        return {"ok": False, "defect": sayable(f"{type(error).__name__}: {error}", LONGEST_MESSAGE)}


@cache
def give_way() -> None:
    """Lower the priority: people wait for the server, which answers everybody."""
    if sys.platform != "win32":
        os.nice(5)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers
    given, out = os.fdopen(os.dup(0), "rb"), os.dup(1)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    with given, suppress(BrokenPipeError):  # the server ended meanwhile: nobody is left to hear the answer
        for line in given:
            write(out, msgspec.json.encode(answer(line), enc_hook=as_data) + b"\n")


def write(out: int, line: bytes) -> None:
    while line:
        line = line[os.write(out, line) :]


if __name__ == "__main__":
    main()
