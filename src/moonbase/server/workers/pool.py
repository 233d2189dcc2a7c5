"""The pool: workers, and tasks that wait for one.

A worker that takes too long is killed and replaced; when one dies, its task is retried once by another. A worker is also replaced when
the engine has been compiled since it started.
"""

import asyncio
import sys
from typing import Any, Final

import msgspec

from moonbase.engine.game import GameError
from moonbase.native import binary
from moonbase.roster.levels import LEVELS
from moonbase.server.workers.tasks import Meet, Task, Turn, Warm

LONGEST_LINE: Final = 4 * 2**20
MEETING: Final = 60.0
"""Timeout in seconds for a worker to import an opponent of the host's own."""
COMMAND: Final = (sys.executable, "-m", "moonbase.server.workers.process")


class TooLong(Exception):
    """Raised where no worker answered within the time."""


class WorkerPool:
    def __init__(self, size: int) -> None:
        self._size: Final = size
        self._free: Final[asyncio.Queue[Worker]] = asyncio.Queue()
        self._workers: Final[set[Worker]] = set()
        self._running: Final[set[asyncio.Task[Any]]] = set()

    async def start(self, games: list[str]) -> None:
        """Start the workers in the background; their first tasks read the cards of every game."""
        for _ in range(self._size):
            worker = Worker(games)
            self._workers.add(worker)
            self._free.put_nowait(worker)
        await asyncio.sleep(0)  # they start before the server turns to anything else

    async def ask(self, task: Task, seconds: float) -> Any:
        """Run a task.

        GameError where it is refused, TooLong where it takes more than so many seconds of thinking. Cancelling does not stop the worker:
        it finishes first, and is then free again.
        """
        running = asyncio.create_task(self._ask(task, seconds))
        self._running.add(running)
        running.add_done_callback(self._done)
        return await asyncio.shield(running)

    def _done(self, running: "asyncio.Task[Any]") -> None:
        self._running.discard(running)
        if not running.cancelled():
            running.exception()

    async def _ask(self, task: Task, seconds: float) -> Any:
        worker = await self._free.get()
        try:
            return await worker.ask(task, seconds)
        finally:
            self._free.put_nowait(worker)

    async def close(self) -> None:
        for task in self._running:
            task.cancel()
        await asyncio.gather(*(worker.end() for worker in self._workers))


class Worker:
    def __init__(self, games: list[str]) -> None:
        self._games: Final = games
        self._process: asyncio.subprocess.Process | None = None
        self._compiled = False
        self._met: set[str] = set(LEVELS)
        """The opponents that the process has imported, or has tried to."""
        self._starting: asyncio.Task[None] = asyncio.create_task(self._start())

    async def _start(self) -> None:
        pipe = asyncio.subprocess.PIPE
        self._compiled = binary.available()
        self._met = set(LEVELS)
        self._process = await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe, limit=LONGEST_LINE)
        for game in self._games:
            await self._exchange(Warm(game))

    async def ask(self, task: Task, seconds: float) -> Any:
        if not self._compiled and binary.available():
            await self._replace()
        told = await self._read_answer(task, seconds) or await self._read_answer(task, seconds)
        if told is None:
            raise TooLong
        if told["ok"]:
            return told["answer"]
        if "message" in told:
            raise GameError(told["message"])
        raise RuntimeError(told["defect"])

    async def _read_answer(self, task: Task, seconds: float) -> dict[str, Any] | None:
        """Return a worker's answer; None if the process has ended or its output cannot be parsed.

        The process is then replaced, because the rest of its output must not be taken for the answer to the next task.
        """
        try:
            await asyncio.shield(self._starting)
            if isinstance(task, Turn) and task.level not in self._met:
                await asyncio.wait_for(self._exchange(Meet(task.level)), MEETING)
                self._met.add(task.level)
            return await asyncio.wait_for(self._exchange(task), seconds)
        except TimeoutError:
            await self._replace()
            raise TooLong from None
        except Exception:
            await self._replace()
            return None

    async def _replace(self) -> None:
        await self.end()
        self._starting = asyncio.create_task(self._start())

    async def _exchange(self, task: Task) -> dict[str, Any]:
        process = self._process
        if process is None or process.stdin is None or process.stdout is None:
            raise EOFError
        process.stdin.write(msgspec.json.encode(task) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise EOFError
        return msgspec.json.decode(line, type=dict[str, Any])

    async def end(self) -> None:
        self._starting.cancel()
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()
