"""Work spread over processes, its results in the order of the tasks, so that the number of processes cannot be seen in them."""

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import active_children, get_context
from typing import Final, TypeVar

Task = TypeVar("Task")
Answer = TypeVar("Answer")

ROUNDS: Final = 8
"""Batches per process: enough to level out slow ones, few enough to cost nothing."""
MOST: Final = 50


def batches(items: Sequence[Task], jobs: int) -> list[Sequence[Task]]:
    size = max(1, min(MOST, len(items) // (jobs * ROUNDS)))
    return [items[i : i + size] for i in range(0, len(items), size)]


def spread(work: Callable[[Task], Answer], tasks: Sequence[Task], jobs: int) -> Iterator[Answer]:
    """The answers to all tasks, in their order; in this process where ``jobs`` is 1. Leaving the iterator early ends the processes."""
    if jobs == 1 or len(tasks) < 2:
        yield from map(work, tasks)
        return
    others = set(active_children())
    with ProcessPoolExecutor(min(jobs, len(tasks)), get_context("spawn"), _leave_interrupts) as pool:
        try:
            yield from pool.map(work, tasks)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in set(active_children()) - others:
                process.terminate()
            raise


def _leave_interrupts() -> None:
    """Ctrl-C is for the process that was asked to stop; it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
