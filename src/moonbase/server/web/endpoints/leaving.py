"""Leaving a game without sitting at its table, as from the list of one's games."""

from typing import Final

from msgspec import Struct

from moonbase.server.base.wire import Leave
from moonbase.server.table.changes import change
from moonbase.server.web.endpoints.call import Call, Operation


class LeaveAsked(Struct):
    request: str


class Left(Struct):
    table: str


async def leave(call: Call) -> Left:
    room = await call.edge.lobby.room(call.table)
    await change(room, call.edge.person_id(call.request), Leave(call.body.request))
    return Left(call.table)


OPERATIONS: Final = [
    Operation("POST", "/api/tables/{table}/leave", "Leave the game unfinished", leave, Left, LeaveAsked),
]
