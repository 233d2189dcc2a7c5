"""Tables: make one, list mine."""

import json
from typing import Final, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from moonbase.engine.game import Game
from moonbase.server.base.errors import Refused
from moonbase.server.base.keys import digest
from moonbase.server.base.now import now
from moonbase.server.base.request_id import require_request_id
from moonbase.server.store.rows import OPEN, PERSON, Listed, Person, SeatRow, TableRow
from moonbase.server.store.tables import tables_of
from moonbase.server.table.log.chairs import bot_names, row_of
from moonbase.server.table.log.clock import Clock
from moonbase.server.table.log.kinds import UNFINISHED
from moonbase.server.web.edge import Edge
from moonbase.server.web.endpoints.call import Call, Operation
from moonbase.server.web.endpoints.deals import require_entropy, table_name
from moonbase.server.web.endpoints.invitations import Invite, invite
from moonbase.server.web.endpoints.new_table import keep

LONGEST_CLOCK: Final = 365 * 24 * 3600


class SeatAsked(Struct):
    kind: Literal["me", "bot", "open"]
    level: str | None = None


class TableAsked(Struct):
    game: str
    seats: list[SeatAsked]
    options: dict[str, int] = {}
    clock: Clock | None = None
    request: str | None = None
    set: str | UnsetType | None = UNSET
    """An owner's cards; null for the project's. If left out: the host's cards, if there are any."""
    deal: str | None = None
    """The deal that ``POST /api/deals`` promised."""
    entropy: str | None = None
    """My part of the deal's entropy, in hex."""
    pace: Literal["live", "turns"] = "live"
    """Real time, or turns over days: how long somebody may be away before the others may act, at a table without a clock."""


class Created(Struct):
    table: str
    invites: list[Invite]
    watch: str


class SeatListed(Struct, omit_defaults=True):
    name: str
    kind: str
    me: bool
    level: str | None = None


class Waiting(Struct):
    seat: int
    name: str
    me: bool


class TableListed(Struct):
    table: str
    game: str
    title: str
    seats: list[SeatListed]
    waiting: Waiting | None
    over: bool
    unfinished: bool
    """True if the game was left unfinished, so no seat is waited on."""
    leave: bool
    """True if I may leave it unfinished without asking, because nobody else sits there."""
    sequence: int
    updated: float


async def create(call: Call) -> Created:
    asked: TableAsked = call.body
    edge, person = call.edge, await call.edge.person(call.request)
    if asked.game not in edge.services.games:
        raise Refused("malformed", f"There is no game '{asked.game[:40]}'.")
    cards = cards_asked(edge, asked)
    game, _ = await edge.services.editions.edition(asked.game, cards)
    seats = seats_asked(game, asked.seats, person, edge.services.levels)
    check_clock(asked.clock)
    clock = None if asked.clock is None else msgspec.json.encode(asked.clock).decode()
    options = json.dumps(game.chosen(asked.options))
    if asked.request is not None:
        require_request_id(asked.request)
    require_entropy(asked.entropy)
    id, settings = table_name(asked.deal), edge.services.settings
    row = TableRow(
        id=id,
        game=game.name,
        players=len(seats),
        options=options,
        rules=game.version,
        card_set=game.card_set,
        position=None,
        clock=clock,
        owner=person.id,
        request=asked.request,
        made=now(),
        card_file=cards,
        secret=edge.signer.deal(id),
        patience=settings.away_live if asked.pace == "live" else settings.away_turns,
        address=edge.signer.address(edge.address(call.request)),
    )
    open_seats = [seat.seat for seat in seats if seat.kind == OPEN]
    id = await keep(edge, game, row, seats, [(digest(edge.signer.invite(id, seat)), seat) for seat in open_seats], asked.entropy)
    await edge.lobby.room(id)
    return Created(id, [invite(edge, id, seat) for seat in open_seats], f"/table/{id}")


def cards_asked(edge: Edge, asked: TableAsked) -> str | None:
    """Return the id of the card file to play with; None for the project's cards."""
    if not isinstance(asked.set, UnsetType):
        return asked.set
    offered = edge.services.offered.get(asked.game)
    return None if offered is None else offered.id


def seats_asked(game: Game, asked: list[SeatAsked], person: Person, offered: tuple[str, ...]) -> list[SeatRow]:
    if not game.least <= len(asked) <= game.most:
        raise Refused("malformed", f"{game.title} seats {game.least} to {game.most} players, not {len(asked)}.")
    if sum(1 for seat in asked if seat.kind == "me") > 1:
        raise Refused("malformed", "You can sit at one seat of a table.")
    levels = [seat.level or "" for seat in asked if seat.kind == "bot"]
    if not set(levels) <= set(offered):
        raise Refused("malformed", f"The levels of opponents are {', '.join(offered)}.")
    bots = iter(bot_names(levels))
    names = [next(bots) if seat.kind == "bot" else person.name for seat in asked]
    return [row_of(number, seat.kind, seat.level, person.id, names[number]) for number, seat in enumerate(asked)]


def check_clock(clock: Clock | None) -> None:
    if clock is None:
        return
    if not all(0 <= seconds <= LONGEST_CLOCK for seconds in (clock.bank, clock.increment, clock.grace)) or clock.bank < 1:
        raise Refused("malformed.clock")


async def mine(call: Call) -> list[TableListed]:
    person = await call.edge.person(call.request)
    found = await call.edge.services.store.read(tables_of(person.id))
    return [listed(call.edge, each, person) for each in found]


def listed(edge: Edge, each: Listed, person: Person) -> TableListed:
    game, summary = edge.services.games.get(each.game), each.summary
    waiting, unfinished = None, summary.waiting == UNFINISHED
    if 0 <= summary.waiting < len(each.seats):
        seat = each.seats[summary.waiting]
        waiting = Waiting(summary.waiting, seat.name, seat.person == person.id)
    return TableListed(
        each.id,
        each.game,
        game.title if game else each.game,
        [SeatListed(seat.name, seat.kind, seat.person == person.id, seat.level) for seat in each.seats],
        waiting,
        summary.over and not unfinished,
        unfinished,
        not summary.over and {seat.person for seat in each.seats if seat.kind == PERSON} == {person.id},
        summary.sequence,
        summary.updated,
    )


OPERATIONS: Final = [
    Operation("GET", "/api/tables", "My tables, the latest first", mine, list[TableListed]),
    Operation("POST", "/api/tables", "Make a table", create, Created, TableAsked, limit="table"),
]
