"""Changes that a seat asks for: checked, decided, committed, and answered once however often they are asked."""

from moonbase.server.base.errors import Refused, Stale
from moonbase.server.base.request_id import require_request_id
from moonbase.server.base.wire import Act, Answer, Change, Consent, Leave, Redo, Replace, Return, Takeback, Undo, Vote
from moonbase.server.table import decide, votes
from moonbase.server.table.decide import Decision
from moonbase.server.table.room import Room


async def change(room: Room, person: str | None, message: Change) -> Answer:
    """Make the change and return its answer. Refused says why it cannot be made; nothing has changed then."""
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
    """Return the number under which the change is kept: by this server, or by another that was asked the same and was first."""
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
        return decide.act(ledger, seat, message.action)
    if isinstance(message, Undo):
        decide.require_current(ledger, message.sequence)
        return decide.undo(ledger, seat)
    if isinstance(message, Redo):
        decide.require_current(ledger, message.sequence)
        return decide.redo(ledger, seat)
    if isinstance(message, Takeback):
        decide.require_current(ledger, message.sequence)
        return votes.takeback(ledger, seat, message.to)
    if isinstance(message, Consent):
        return votes.consent(ledger, seat, message.yes)
    if isinstance(message, Replace):
        return votes.replace(ledger, seat, message.seat, room.presence())
    if isinstance(message, Vote):
        return votes.vote(ledger, seat, message.yes)
    if isinstance(message, Leave):
        return votes.leave(ledger, seat, room.presence())
    assert isinstance(message, Return)
    return votes.come_back(ledger, seat)
