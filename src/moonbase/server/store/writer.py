"""The writer thread: it commits all waiting jobs as one group, and reports them only after that."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, Final, NamedTuple

from moonbase.server.store.operation import Operation

LARGEST_GROUP: Final = 500


class Job(NamedTuple):
    operation: Operation[Any]
    future: "asyncio.Future[Any]"


class Done(NamedTuple):
    future: "asyncio.Future[Any]"
    answer: object
    error: BaseException | None


class Writer:
    def __init__(self, connection: sqlite3.Connection, drive: Callable[[sqlite3.Connection, Operation[Any]], Any]) -> None:
        self._connection: Final = connection
        self._drive: Final = drive
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread: Final = threading.Thread(target=self._work, name="sqlite-writer", daemon=True)

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    def submit(self, operation: Operation[Any]) -> "asyncio.Future[Any]":
        future: asyncio.Future[Any] = self._loop.create_future()
        self._jobs.put(Job(operation, future))
        return future

    def stop(self) -> None:
        """Stop after committing everything submitted before."""
        self._jobs.put(None)
        self._thread.join()
        self._connection.close()

    def _work(self) -> None:
        running = True
        while running:
            group = self._gather()
            running = None not in group
            jobs = [job for job in group if job is not None]
            if jobs:
                self._tell(self._commit(jobs))

    def _gather(self) -> list[Job | None]:
        group = [self._jobs.get()]
        while not self._jobs.empty() and len(group) < LARGEST_GROUP and group[-1] is not None:
            group.append(self._jobs.get())
        return group

    def _commit(self, jobs: list[Job]) -> list[Done]:
        """Commit a group.

        A job that fails is undone alone; a failing commit fails them all. In any case every job is answered and the thread goes on.
        """
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            done = [self._run(job) for job in jobs] if len(jobs) > 1 else [self._done(jobs[0])]
            connection.execute("COMMIT")
            return done
        except Exception as error:
            with suppress(sqlite3.Error):  # the next group tries it again
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
            return [Done(job.future, None, error) for job in jobs]

    def _run(self, job: Job) -> Done:
        """Run one of several jobs, so that it can be undone alone."""
        connection = self._connection
        connection.execute("SAVEPOINT job")
        try:
            return self._done(job)
        except Exception as error:
            connection.execute("ROLLBACK TO job")
            return Done(job.future, None, error)
        finally:
            connection.execute("RELEASE job")

    def _done(self, job: Job) -> Done:
        return Done(job.future, self._drive(self._connection, job.operation), None)

    def _tell(self, done: list[Done]) -> None:
        self._loop.call_soon_threadsafe(_settle, done)


def _settle(done: list[Done]) -> None:
    for future, answer, error in done:
        if future.done():
            continue
        if error is None:
            future.set_result(answer)
        else:
            future.set_exception(error)
