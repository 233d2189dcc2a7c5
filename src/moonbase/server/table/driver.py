"""The driver of the opponents: one task for a table, which asks a worker for each turn and commits what comes back.

An opponent of the host's own may fail, hang, or be missing since the server was started again: the strongest opponent of the project plays
that turn in its place, and one line in the log says so.
"""

import asyncio
import secrets
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

from moonbase.engine.game import GameError, State
from moonbase.roster.levels import LEVELS
from moonbase.server.base.errors import Refused
from moonbase.server.base.logs import defect, warn
from moonbase.server.table import decide
from moonbase.server.table.randomness import fresh_stream
from moonbase.server.workers.pool import TooLong
from moonbase.server.workers.tasks import Turn

if TYPE_CHECKING:
    from moonbase.server.table.room import Room

PATIENCE: Final = 5.0
"""Seconds before this server takes over opponents that another server should move."""
MOST_FAILURES: Final = 5
"""Failures in a row after which the driver gives up, if nobody watches. While somebody watches it tries again and again."""
FIRST_PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 30.0
STAND_IN: Final = LEVELS[-1]


class Driver:
    """The tasks that play for a table's opponents. A task knows its room while it runs; a driver does not, so that a table which leaves the
    memory is freed at once."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None
        self._others: Final[set[asyncio.Task[None]]] = set()

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def go_on(self, room: "Room") -> None:
        """Start thinking where an opponent is waited on."""
        if not self.busy and _level(room) is not None:
            self._task = asyncio.create_task(_play(room))

    def later(self, room: "Room", first: Coroutine[Any, Any, None]) -> None:
        """Follow another server; its opponents are its own unless it falls silent."""
        task = asyncio.create_task(self._wait(room, first))
        self._others.add(task)
        task.add_done_callback(self._others.discard)

    async def close(self) -> None:
        for task in [*self._others, *([self._task] if self._task else [])]:
            task.cancel()

    async def _wait(self, room: "Room", first: Coroutine[Any, Any, None]) -> None:
        await first
        await asyncio.sleep(PATIENCE)
        self.go_on(room)


def _level(room: "Room") -> str | None:
    ledger = room.ledger
    if ledger.waiting < 0 or not room.lively:
        return None
    return ledger.chairs[ledger.waiting].bot


async def _play(room: "Room") -> None:
    failures = 0
    while not room.broken and (failures < MOST_FAILURES or room.connections):
        level = _level(room)
        if level is None:
            return
        try:
            await _turn(room, level)
            failures = 0
        except Refused:  # another server was first
            failures += 1
            await asyncio.sleep(_pause(failures))
        except Exception as error:
            failures += 1
            defect("an opponent's turn failed", error, table=room.ledger.row.id)
            await asyncio.sleep(_pause(failures))


async def _turn(room: "Room", level: str) -> None:
    ledger = room.ledger
    seat, moved = ledger.waiting, ledger.moved
    texts = await _ask(room, level, seat)
    async with room.lock:
        await room.settled()
        if ledger.moved == moved and ledger.waiting == seat and ledger.chairs[seat].bot is not None:
            await room.commit(decide.turn(ledger, seat, texts))


async def _ask(room: "Room", level: str, seat: int) -> list[str]:
    """Ask a worker for a turn. It sees a resampled state: only what its seat may know is true. Return [] if it takes too long."""
    world = room.game.resample(room.ledger.line.state, seat, fresh_stream())
    if len(room.game.legal(world)) == 1:
        return []
    if level not in LEVELS:
        texts = await _ask_own(room, level, seat, world)
        if texts:
            return texts
    try:
        return await _thought(room, level if level in LEVELS else STAND_IN, seat, world)
    except TooLong:
        return []


async def _ask_own(room: "Room", level: str, seat: int, world: State) -> list[str]:
    """Ask an opponent of the host's own. Return [] where it has no answer, and log why."""
    try:
        if level not in room.services.levels:
            raise GameError("this server does not offer it")
        return await _thought(room, level, seat, world)
    except TooLong:
        why = f"no answer within {room.services.settings.thinking:g} seconds, or its process ended"
    except (GameError, RuntimeError) as error:
        why = str(error)
    warn(f"an opponent gave no action; {STAND_IN} plays this turn", opponent=level, why=why, table=room.ledger.row.id)
    return []


async def _thought(room: "Room", level: str, seat: int, world: State) -> list[str]:
    game = room.game
    task = Turn(game.name, game.dump(world), seat, level, secrets.randbits(62), room.ledger.card_text)
    began = time.perf_counter()
    texts: list[str] = await room.services.workers.ask(task, room.services.settings.thinking)
    room.services.metrics.spent("opponent_turn", time.perf_counter() - began)
    return texts


def _pause(failures: int) -> float:
    """Return the pause after so many failures: twice as long each time."""
    return float(min(LONGEST_PAUSE, FIRST_PAUSE * 2**failures))
