"""Records of finished games: download one, upload one."""

import asyncio
import json
import time
from typing import Final

import msgspec
from msgspec import Struct
from starlette.responses import PlainTextResponse

from moonbase.engine.game import GameError
from moonbase.records.record import Record, parse
from moonbase.server.base.errors import Refused, sayable
from moonbase.server.base.keys import digest, fresh_id
from moonbase.server.store.card_files import played_with
from moonbase.server.store.card_sets import find_card_set
from moonbase.server.store.rows import CardFile, SeatRow, TableRow
from moonbase.server.table.log.chairs import open_name
from moonbase.server.web.edge import Edge
from moonbase.server.web.endpoints.call import Call, Operation
from moonbase.server.web.endpoints.card_sets import LONGEST_FILE
from moonbase.server.web.endpoints.me import clean
from moonbase.server.web.endpoints.new_table import keep_record
from moonbase.server.workers.pool import TooLong
from moonbase.server.workers.tasks import Check, Checked

LONGEST_RECORD: Final = 2 * 2**20
CHECKING: Final = 30.0


class Kept(Struct):
    table: str


async def record(call: Call) -> PlainTextResponse:
    room = await call.edge.lobby.room(call.table)
    if not room.ledger.ended:
        raise Refused("not_over.record")
    found = room.ledger.record()
    name = f"{found.game}-{room.ledger.row.id}.txt"
    return PlainTextResponse(found.text(), headers={"Content-Disposition": f'attachment; filename="{name}"'})


async def upload(call: Call) -> Kept:
    person = await call.edge.person(call.request)
    found = await asyncio.to_thread(parse, call.body)  # a long one takes a while, and others are answered meanwhile
    if found.cards is not None and len(found.cards) > LONGEST_FILE:
        raise GameError(f"the cards of this record are longer than {LONGEST_FILE} signs")
    file = await file_of(call.edge, found, person.id)
    row = row_of_record(found, file, person.id, call.body)
    check = await checked(call, row, file)
    if check.cards is None:
        raise Refused("unknown_set.record", cards=row.card_set)
    if not check.over:
        raise GameError("the game of this record is not over")
    seats = [SeatRow(seat, "record", None, None, clean(name or open_name(seat))) for seat, name in enumerate(found.seats)]
    return Kept(await keep_record(call.edge, row, seats, found, check.cards))


async def file_of(edge: Edge, found: Record, person: str) -> CardFile | None:
    """Return the owner's file with the cards of a record; None for the project's cards, and if nobody uploaded such a file."""
    game = edge.services.games.get(found.game)
    if game is None:
        raise Refused("malformed", f"There is no game '{sayable(found.game, 40)}'.")
    if game.card_set == found.card_set:
        return None
    return await edge.services.store.read(played_with(game.name, sayable(found.card_set, 40), person))


async def checked(call: Call, row: TableRow, file: CardFile | None) -> Checked:
    """Let a worker check a record, with the cards known here or with those in the record."""
    kept = await call.edge.services.store.read(find_card_set(row))
    try:
        found = await call.edge.services.workers.ask(Check(call.body, kept, file.text if file else None), CHECKING)
    except TooLong:
        raise Refused("too_long.record") from None
    return msgspec.convert(found, Checked)


def row_of_record(found: Record, file: CardFile | None, person: str, text: str) -> TableRow:
    return TableRow(
        id=fresh_id(),
        game=found.game,
        players=found.players,
        options=json.dumps(found.options),
        rules=found.rules,
        card_set=sayable(found.card_set, 40),
        position=None if found.position is None else json.dumps(found.position),
        clock=None,
        owner=person,
        request=f"record {digest(text)}",  # the same record, uploaded again, leads to the same table
        made=time.time(),
        card_file=file.id if file else None,
        brought=len(text.encode()),
    )


OPERATIONS: Final = [
    Operation("GET", "/api/tables/{table}/record", "The whole record, after the end", record),
    Operation("POST", "/api/records", "Bring the record of a finished game", upload, Kept, str, limit="record", most=LONGEST_RECORD),
]
