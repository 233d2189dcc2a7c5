"""Replays of running and finished games, as far as the viewer may see: the list of steps, and the table at any of them."""

from typing import Any, Final

from msgspec import Struct

from moonbase.engine.game import PUBLIC
from moonbase.server.base.wire import TableMessage
from moonbase.server.table.replay.frames import StepShown, frame, steps_shown, viewer_allowed
from moonbase.server.table.room import Room
from moonbase.server.web.endpoints.call import Call, Operation

EVERYBODY: Final = "public"
"""The value for the public view, in place of a seat."""


class Course(Struct):
    """All steps of a game for one viewer. ``seats`` are those that the viewer may look from."""

    table: str
    game: str
    title: str
    names: list[str]
    you: int | None
    own: int | None
    seats: list[int]
    over: bool
    steps: list[StepShown]


async def replay(call: Call) -> Any:
    room, viewer = await _seen(call)
    replay = await call.edge.replays.replay(room.ledger)
    step = call.number("step")
    shown = frame(room.ledger, replay, viewer, len(replay.steps) if step is None else step)
    return call.worded(shown, room.speech)


async def course(call: Call) -> Any:
    room, viewer = await _seen(call)
    ledger, own = room.ledger, _own(call, room)
    replay = await call.edge.replays.replay(ledger)
    over = ledger.ended
    seats = list(range(ledger.row.players)) if over else [] if own is None else [own]
    you = viewer if viewer >= 0 else None
    steps = steps_shown(ledger.game, replay, viewer)
    shown = Course(ledger.row.id, ledger.game.name, ledger.game.title, ledger.names, you, own, seats, over, steps)
    return call.worded(shown, room.speech)


async def _seen(call: Call) -> tuple[Room, int]:
    room = await call.edge.lobby.room(call.table)
    if call.request.query_params.get("seat") == EVERYBODY:
        return room, int(PUBLIC)
    return room, viewer_allowed(room.ledger, _own(call, room), call.number("seat"))


def _own(call: Call, room: Room) -> int | None:
    return room.ledger.seat_of(call.edge.person_id(call.request))


OPERATIONS: Final = [
    Operation("GET", "/api/tables/{table}/replay", "The table at a step", replay, TableMessage, query=("step", "seat", "plain", "lang")),
    Operation("GET", "/api/tables/{table}/steps", "Every step of a game", course, Course, query=("seat", "plain", "lang"), limit="course"),
]
