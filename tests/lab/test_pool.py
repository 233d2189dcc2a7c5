"""Work on several processes."""

import os
import subprocess
import sys
from concurrent.futures.process import BrokenProcessPool
from math import factorial
from pathlib import Path

import pytest

from kit.command import surroundings
from lab.broken_work import end_process
from moonbase.lab.pool import MOST, Pace, spread

STOPPED = """
import os, signal, sys, threading, time
from functools import partial
from lab.broken_work import half_answer
from moonbase.lab.pool import spread

def stop():
    while not os.path.exists(sys.argv[1]):
        time.sleep(0.01)
    os.kill(os.getpid(), signal.SIGINT)

signal.signal(signal.SIGINT, signal.default_int_handler)
threading.Thread(target=stop, daemon=True).start()
try:
    list(spread(partial(half_answer, sys.argv[1]), range(100_000_000), 2))
except KeyboardInterrupt:
    print("stopped")
"""


def test_every_task_is_answered_once_however_many_processes_work() -> None:
    wanted = {number: factorial(number) for number in range(300)}
    for jobs in (1, 2):
        found = list(spread(factorial, range(300), jobs))
        assert len(found) == 300
        assert dict(found) == wanted


def test_a_single_task_needs_no_process() -> None:
    assert list(spread(lambda number: -number, [3], 8)) == [(3, -3)]
    assert list(spread(factorial, [], 8)) == []


def test_a_task_that_fails_says_why() -> None:
    with pytest.raises(ValueError, match="factorial") as told:
        list(spread(factorial, range(40, -40, -1), 2))
    assert "in _work_through" in told.value.__notes__[0]


def test_a_process_that_leaves_is_told_of() -> None:
    with pytest.raises(BrokenProcessPool, match="with exit code 3"):
        list(spread(end_process, range(4), 2))


def test_work_that_is_stopped_in_the_middle_of_an_answer_ends(tmp_path: Path) -> None:
    path = os.pathsep.join(filter(None, (str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH"))))
    command = [sys.executable, "-c", STOPPED, str(tmp_path / "sent")]
    done = subprocess.run(command, capture_output=True, text=True, env=surroundings(PYTHONPATH=path), timeout=120)
    assert (done.returncode, done.stdout, done.stderr) == (0, "stopped\n", "")


def test_slow_tasks_come_one_by_one_and_quick_ones_in_growing_batches() -> None:
    pace = Pace()
    sizes = []
    for _ in range(12):
        pace.took(pace.size, 0.001 * pace.size)
        sizes.append(pace.size)
    assert sizes == [2, 4, 8, 16, 32, 64, 128, 200, 200, 200, 200, 200]
    pace.took(pace.size, 3.0 * pace.size)
    assert pace.size == 1
    for _ in range(20):
        pace.took(pace.size, 0.0)
    assert pace.size == MOST
