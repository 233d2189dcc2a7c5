"""My finished solo games, the best first."""

from typing import Final

from moonbase.server.store.rows import Listed
from moonbase.server.store.tables import tables_of
from moonbase.server.table.solo_result import SoloEnd
from moonbase.server.web.endpoints.call import Call, Operation

MOST_SHOWN: Final = 50
"""The number of latest games that are searched."""


async def results(call: Call) -> list[SoloEnd]:
    person = await call.edge.person(call.request)
    tables = await call.edge.services.store.read(tables_of(person.id))
    mine = [each for each in tables if finished_alone(each, person.id)][:MOST_SHOWN]
    ends = [await call.edge.solo_ends.of(each.id, each.summary.sequence) for each in mine]
    return sorted((end for end in ends if end is not None), key=lambda end: (not end.won, -end.score, -end.ended))


def finished_alone(each: Listed, person: str) -> bool:
    return each.summary.over and [seat.person for seat in each.seats] == [person]


OPERATIONS: Final = [
    Operation("GET", "/api/me/solo", "My finished games for one, the best first", results, list[SoloEnd]),
]
