"""Work spread over processes. Each answer comes with its task as soon as it is ready, in any order."""

import os
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from itertools import chain, islice
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.connection import Connection, wait
from pickle import PicklingError
from threading import Thread
from time import perf_counter
from traceback import format_exc
from typing import Final, Generic, TypeVar

Task = TypeVar("Task")
Answer = TypeVar("Answer")

AIM: Final = 0.2
"""Seconds that a batch of tasks should take: short enough to watch, long enough to cost nothing."""
MOST: Final = 1000
CONTEXT: Final = get_context("spawn")


class Pace:
    """The size of the next batch, adjusted by how long the last ones took."""

    def __init__(self) -> None:
        self.size = 1

    def took(self, tasks: int, seconds: float) -> None:
        fitting = int(AIM * tasks / max(seconds, 1e-9))
        self.size = max(1, min(fitting, 2 * self.size, MOST))


def spread(work: Callable[[Task], Answer], tasks: Iterable[Task], jobs: int) -> Iterator[tuple[Task, Answer]]:
    """Yield each task with its answer, as they come; in this process where ``jobs`` is 1. Leaving the iterator early ends the processes."""
    waiting = iter(tasks)
    first = list(islice(waiting, jobs))
    waiting = chain(first, waiting)
    if len(first) < 2:
        for task in waiting:
            yield task, work(task)
        return
    others = set(active_children())
    workers: list[_Worker[Task, Answer]] = []
    try:
        with _uninterrupted():
            for _ in first:
                workers.append(_Worker(work))
        yield from _through(workers, waiting)
    except BaseException:
        for process in set(active_children()) - others:
            process.terminate()
        raise
    finally:
        for worker in workers:
            worker.leave()


class _Worker(Generic[Task, Answer]):
    """A process with a pipe of its own: if it is killed in the middle of an answer, no other process waits for the rest.

    It has one batch at a time, so both sides never write at once.
    """

    def __init__(self, work: Callable[[Task], Answer]) -> None:
        self.pipe, inside = CONTEXT.Pipe()
        self.batch: list[Task] = []
        self._process: Final = CONTEXT.Process(target=_serve, args=(inside, work))
        self._process.start()
        inside.close()

    def give(self, batch: list[Task]) -> None:
        self.batch = batch
        try:
            self.pipe.send(batch)
        except OSError:
            raise self._gone() from None

    def answers(self) -> tuple[list[Answer], float]:
        """Return the answers to the batch, and the seconds that they took; raise what the work has raised."""
        try:
            found: tuple[list[Answer], float] | BaseException = self.pipe.recv()
        except (EOFError, OSError):
            raise self._gone() from None
        if isinstance(found, BaseException):
            raise found
        return found

    def _gone(self) -> BrokenProcessPool:
        self._process.join()
        return BrokenProcessPool(f"a process ended in the middle of its work, with exit code {self._process.exitcode}")

    def leave(self) -> None:
        """Close the pipe, which ends the process."""
        self.pipe.close()
        self._process.join()


def _through(workers: Sequence[_Worker[Task, Answer]], waiting: Iterator[Task]) -> Iterator[tuple[Task, Answer]]:
    pace = Pace()
    busy: dict[object, _Worker[Task, Answer]] = {}
    for worker in workers:
        if batch := list(islice(waiting, pace.size)):
            worker.give(batch)
            busy[worker.pipe] = worker
    while busy:
        for pipe in wait([worker.pipe for worker in busy.values()]):
            worker = busy.pop(pipe)
            done, (answers, seconds) = worker.batch, worker.answers()
            pace.took(len(done), seconds)
            if batch := list(islice(waiting, pace.size)):
                worker.give(batch)
                busy[worker.pipe] = worker
            yield from zip(done, answers, strict=True)


def _serve(pipe: Connection, work: Callable[[Task], Answer]) -> None:
    """Work through the batches that come through the pipe, until it closes."""
    _begin()
    with suppress(EOFError, OSError):  # nobody is there any more
        while True:
            batch = pipe.recv()
            try:
                found: tuple[list[Answer], float] | BaseException = _work_through(work, batch)
            except BaseException as error:
                error.add_note(format_exc())
                found = error
            try:
                pipe.send(found)
            except (AttributeError, PicklingError, TypeError, ValueError) as error:
                pipe.send(PicklingError(f"the answer of a process cannot be told: {error}"))


def _work_through(work: Callable[[Task], Answer], batch: Sequence[Task]) -> tuple[list[Answer], float]:
    began = perf_counter()
    return [work(task) for task in batch], perf_counter() - began


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Block Ctrl-C while processes start. They inherit the block, so they print no traceback before they are ready."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin() -> None:
    """Ignore Ctrl-C: the parent process handles it and ends this one. End this process if the parent is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
