"""What a seat asks to be changed: checked, decided, committed, and answered once however often it is asked."""

import time

from moonbase.bots.levels import LEVELS
from moonbase.server.errors import Refused, Stale
from moonbase.server.request_id import require_request_id
from moonbase.server.table import decide
from moonbase.server.table.decide import Decision
from moonbase.server.table.room import Room, chance
from moonbase.server.wire import Act, Answer, Change, Consent, Redo, Replace, Return, Takeback, Undo, Vote


async def change(room: Room, person: str | None, message: Change) -> Answer:
    """Refused says why not; nothing has changed then."""
    require_request_id(message.request)
    async with room.lock:
        await room.settled()
        seat = room.ledger.seat_of(person)
        if seat is None:
            raise Refused("not_seated")
        done = room.ledger.requests.get((seat, message.request))
        if done is None:
            done = await kept(room, seat, message)
    return Answer(message.request, True, done)


async def kept(room: Room, seat: int, message: Change) -> int:
    """The number under which it is kept: by this server, or by another that was asked the same and was first."""
    try:
        await room.commit(decided(room, seat, message), message.request)
    except Stale:
        if (seat, message.request) not in room.ledger.requests:
            raise
    return room.ledger.requests[seat, message.request]


def decided(room: Room, seat: int, message: Change) -> Decision:
    ledger = room.ledger
    if isinstance(message, Act):
        decide.require_current(ledger, message.sequence)
        return decide.act(ledger, seat, message.action, chance())
    if isinstance(message, Undo):
        decide.require_current(ledger, message.sequence)
        return decide.undo(ledger, seat)
    if isinstance(message, Redo):
        decide.require_current(ledger, message.sequence)
        return decide.redo(ledger, seat)
    if isinstance(message, Takeback):
        decide.require_current(ledger, message.sequence)
        return decide.takeback(ledger, seat, message.to)
    if isinstance(message, Consent):
        return decide.consent(ledger, seat, message.yes)
    if isinstance(message, Replace):
        if message.level not in LEVELS:
            raise Refused("malformed", f"The levels of opponents are {', '.join(LEVELS)}.")
        return decide.replace(ledger, seat, message.seat, message.level, room.here(), time.time())
    if isinstance(message, Vote):
        return decide.vote(ledger, seat, message.yes)
    assert isinstance(message, Return)
    return decide.come_back(ledger, seat)
