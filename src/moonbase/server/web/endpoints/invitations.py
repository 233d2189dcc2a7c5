"""Invitations: make links to open seats, show what a link invites to, and take a seat."""

import json
from contextlib import suppress
from typing import Final

from msgspec import Struct

from moonbase.server.base.errors import Refused, Stale
from moonbase.server.base.keys import digest
from moonbase.server.base.wire import SeatShown, SetShown
from moonbase.server.store.people import find_person
from moonbase.server.store.rows import OPEN, Person
from moonbase.server.store.tables import claim, seat_of_key
from moonbase.server.table.decide import Draft, note
from moonbase.server.table.log import kinds
from moonbase.server.table.log.clock import Clock
from moonbase.server.table.log.ledger import Ledger
from moonbase.server.table.message import deal_shown, seats_shown, set_shown
from moonbase.server.table.room import TRIES, Room
from moonbase.server.web.edge import Edge
from moonbase.server.web.endpoints.call import Call, Operation
from moonbase.server.web.endpoints.deals import require_entropy


class Invite(Struct):
    seat: int
    link: str


class Invitation(Struct):
    """``host`` made the table. ``options`` are those that differ from the game's defaults."""

    table: str
    game: str
    title: str
    host: str | None
    seat: int
    mine: bool
    seats: list[SeatShown]
    options: dict[str, int]
    clock: Clock | None
    set: SetShown | None
    over: bool
    commitment: str | None
    """The commitment to the secret of the deal, shown before entropy is sent; null where the deal cannot be checked."""


class Joining(Struct):
    key: str
    entropy: str | None = None
    """My part of the deal's entropy, in hex."""


class Joined(Struct):
    table: str
    seat: int


def invite(edge: Edge, table: str, seat: int) -> Invite:
    return Invite(seat, f"/table/{table}?key={edge.signer.invite(table, seat)}")


async def invites(call: Call) -> list[Invite]:
    """Return the links of open seats, for the people at the table."""
    edge, person = call.edge, await call.edge.person(call.request)
    ledger = (await edge.lobby.room(call.table)).ledger
    if ledger.seat_of(person.id) is None:
        raise Refused("not_seated")
    return [invite(edge, call.table, seat) for seat, chair in enumerate(ledger.chairs) if chair.kind == OPEN]


async def invitation(call: Call) -> Invitation:
    """Show the table to holders of a key to a seat and to people who sit there."""
    room = await call.edge.lobby.room(call.table)
    ledger = room.ledger
    mine = ledger.seat_of(call.edge.person_id(call.request))
    seat = await seat_for(call, call.request.query_params.get("key", "")) if mine is None else mine
    deal = deal_shown(ledger)
    return Invitation(
        table=call.table,
        game=ledger.game.name,
        title=ledger.game.title,
        host=await host(call.edge, ledger),
        seat=seat,
        mine=mine is not None,
        seats=seats_shown(ledger, room.here()),
        options=unusual(ledger),
        clock=None if ledger.times is None else ledger.times.clock,
        set=set_shown(ledger),
        over=ledger.ended,
        commitment=None if deal is None else deal.commitment,
    )


async def seat_for(call: Call, key: str) -> int:
    seat = await call.edge.services.store.read(seat_of_key(digest(key), call.table))
    if seat is None:
        raise Refused("key_used.invitation")
    return seat


async def host(edge: Edge, ledger: Ledger) -> str | None:
    """Return the host's name at the table, or their present name where they do not sit there."""
    owner = ledger.row.owner
    seat = ledger.seat_of(owner)
    if owner is None or seat is not None:
        return None if seat is None else ledger.names[seat]
    found = await edge.services.store.read(find_person(owner))
    return None if found is None else found.name


def unusual(ledger: Ledger) -> dict[str, int]:
    usual = {switch.name: switch.default for switch in ledger.game.switches}
    options: dict[str, int] = json.loads(ledger.row.options)
    return {name: value for name, value in options.items() if usual.get(name) != value}


async def join(call: Call) -> Joined:
    """Take the seat of a key, which works once. A person who already sits at the table is told where."""
    edge, person = call.edge, await call.edge.person(call.request)
    require_entropy(call.body.entropy)
    room = await edge.lobby.room(call.table)
    async with room.lock:
        await room.settled()
        for _ in range(TRIES):
            mine = room.ledger.seat_of(person.id)
            if mine is not None:
                return Joined(call.table, mine)
            with suppress(Stale):  # another server changed the table meanwhile, but not this seat
                return Joined(call.table, await _seated(call, room, person))
    raise Refused("busy.seat")


async def _seated(call: Call, room: Room, person: Person) -> int:
    key, entropy = call.body.key, call.body.entropy
    seat = await seat_for(call, key)
    decision = note(room.ledger, kinds.JOIN, seat, f"{person.id} {person.name}")
    if entropy is not None:
        decision.drafts.append(Draft(kinds.ENTROPY, seat, entropy, ""))
    entries, summary = room.numbered(decision, None)
    await room.commit_with(claim(digest(key), call.table, person, entries, summary), entries)
    return seat


OPERATIONS: Final = [
    Operation("GET", "/api/tables/{table}/invites", "Links to the seats that are still open", invites, list[Invite]),
    Operation("GET", "/api/tables/{table}/invitation", "What the key of a link invites to", invitation, Invitation, query=("key",)),
    Operation("POST", "/api/tables/{table}/join", "Take an open seat with the key of an invitation", join, Joined, Joining),
]
