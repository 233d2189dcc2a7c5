"""A server with one planted fault: ``python faulty.py FAULT serve ...`` is ``moonbase serve ...`` with it.

A fault is planted before the module that uses the faulty function is imported.
"""

import sqlite3
import sys
from collections.abc import Callable
from itertools import count
from typing import Any

from msgspec import structs

from moonbase.cli import main
from moonbase.engine.text import verbatim
from moonbase.server.store import writer
from moonbase.server.table import message
from moonbase.server.table.log.ledger import Ledger
from moonbase.server.table.replay import frames

LAZY = 6
"""Groups of entries that are told before they are committed together."""


def plant(place: object, name: str, fault: object) -> None:
    """Put a fault in the place of a function."""
    setattr(place, name, fault)


def leak_view() -> None:
    """A fingerprint of the whole position is in the table's message."""
    true = message.table_message

    def leaky(ledger: Any, *rest: Any, **more: Any) -> Any:
        found = true(ledger, *rest, **more)
        return structs.replace(found, view=found.view | {"check": ledger.game.fingerprint(ledger.line.state)})

    plant(message, "table_message", leaky)


def leak_lines() -> None:
    """Plant lines that everybody reads although only some may."""
    plant(message, "visible", lambda events, viewer: [event.text for event in events])


def leak_preview() -> None:
    """Plant previews that are played in the true world and reported from there."""
    from moonbase.server.table import questions

    true = questions.preview

    def leaky(room: Any, person: Any, asked: Any) -> Any:
        found = true(room, person, asked)
        return structs.replace(found, lines=[*found.lines, room.game.fingerprint(room.ledger.line.state)])

    plant(questions, "preview", leaky)


def leak_reason() -> None:
    """A reason is as long as the hidden cards make it; its words say nothing."""
    from moonbase.server.table import questions

    true = questions.why

    async def leaky(room: Any, person: Any, asked: Any) -> Any:
        found = await true(room, person, asked)
        padding = " " * (int(room.game.fingerprint(room.ledger.line.state), 16) % 61)
        return structs.replace(found, reason=verbatim(padding))

    plant(questions, "why", leaky)


def leak_steps() -> None:
    """The list of steps names every action to everybody."""
    true = frames.steps_shown

    def leaky(game: Any, replay: Any, viewer: int) -> Any:
        found = true(game, replay, viewer)
        for shown, step in zip(found, replay.steps, strict=True):
            shown.action = step.text
        return found

    plant(frames, "steps_shown", leaky)


def skipped_commit() -> None:
    """Plant a log that announces an entry at once and commits it some groups later."""
    groups = count(1)

    def lazy(self: Any, jobs: list[Any]) -> list[Any]:
        connection: sqlite3.Connection = self._connection
        if not connection.in_transaction:
            connection.execute("BEGIN IMMEDIATE")
        done = [self._run(job) for job in jobs]
        appends = all(job.operation.gi_code.co_name == "append" for job in jobs)
        if not appends or next(groups) % LAZY == 0:
            connection.execute("COMMIT")
        return done

    plant(writer.Writer, "_commit", lazy)


def reused_counter() -> None:
    """Plant draw numbers that a takeback resets to the position's."""
    true = Ledger._rewind_if_passed

    def careless(self: Ledger, sequence: int, told: str) -> Any:
        events = true(self, sequence, told)
        if sequence in self.rewinds:
            self.draws = max((step.draw or 0 for step in self.line.steps), default=0)
        return events

    plant(Ledger, "_rewind_if_passed", careless)


def lost_event() -> None:
    """Plant a server that tells nobody of every second entry: a few actions meet one, however slow the machine is."""
    true = message.tells
    plant(message, "tells", lambda told, viewer: told.entry.sequence % 2 > 0 and true(told, viewer))


FAULTS: dict[str, Callable[[], None]] = {
    "leak-view": leak_view,
    "leak-lines": leak_lines,
    "leak-preview": leak_preview,
    "leak-reason": leak_reason,
    "leak-steps": leak_steps,
    "skipped-commit": skipped_commit,
    "reused-counter": reused_counter,
    "lost-event": lost_event,
}


if __name__ == "__main__":
    FAULTS[sys.argv[1]]()
    sys.exit(main(sys.argv[2:]))
