"""Records of games that are over: take one away, bring one along."""

import json
import time
from dataclasses import replace
from typing import Final

from msgspec import Struct
from starlette.responses import PlainTextResponse

from moonbase.engine.game import GameError
from moonbase.engine.record import parse
from moonbase.server.endpoints.call import Call, Operation
from moonbase.server.endpoints.me import clean
from moonbase.server.endpoints.new_table import keep_record
from moonbase.server.errors import Refused
from moonbase.server.keys import digest, fresh_id
from moonbase.server.store.rows import SeatRow, TableRow
from moonbase.server.table.chairs import open_name
from moonbase.server.workers.crew import TooLong
from moonbase.server.workers.tasks import Check

LONGEST_RECORD: Final = 2 * 2**20
CHECKING: Final = 30.0


class Kept(Struct):
    table: str


async def record(call: Call) -> PlainTextResponse:
    room = await call.edge.lobby.room(call.table)
    if not room.ledger.session.over:
        raise Refused("not_over", "The record is given out after the end of the game: it shows what is hidden.")
    found = replace(room.ledger.session.record, seats=room.ledger.names, options=json.loads(room.ledger.row.options))
    name = f"{found.game}-{room.ledger.row.id}.txt"
    return PlainTextResponse(found.text(), headers={"Content-Disposition": f'attachment; filename="{name}"'})


async def upload(call: Call) -> Kept:
    person = await call.edge.person(call.request)
    try:
        facts = await call.edge.services.crew.ask(Check(call.body), CHECKING)
    except TooLong:
        raise Refused("too_long", "This record takes too long to check.") from None
    if not facts["over"]:
        raise GameError("the game of this record is not over")
    found = parse(call.body)
    seats = [SeatRow(seat, "record", None, None, clean(name or open_name(seat))) for seat, name in enumerate(found.seats)]
    position = None if found.position is None else json.dumps(found.position)
    options = json.dumps(found.options)
    request = f"record {digest(call.body)}"  # who brings the same record again is led to the same table
    row = TableRow(
        fresh_id(), found.game, found.players, options, found.rules, found.card_set, position, None, person.id, request, time.time()
    )
    return Kept(await keep_record(call.edge, row, seats, found))


OPERATIONS: Final = [
    Operation("GET", "/api/tables/{table}/record", "The whole record, after the end", record),
    Operation("POST", "/api/records", "Bring the record of a finished game", upload, Kept, str, limit="record", most=LONGEST_RECORD),
]
