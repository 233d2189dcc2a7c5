"""My uploads: list them, and delete them."""

from typing import Final

from msgspec import Struct

from moonbase.server.store.card_files import forget_card_file
from moonbase.server.store.quota import CARD_FILES, RECORDS, Quota
from moonbase.server.store.uploads import RecordKept, brought_by, take_away
from moonbase.server.web.endpoints.call import Call, Operation
from moonbase.server.web.limits import Limits


class RecordBrought(Struct):
    table: str
    game: str
    title: str
    names: list[str]
    bytes: int
    made: float


class SetBrought(Struct):
    set: str
    game: str
    title: str
    name: str
    fingerprint: str
    bytes: int
    made: float


class Space(Struct):
    """The space of uploads; ``most`` and ``most_bytes`` are null where there is no quota."""

    used: int
    bytes: int
    most: int | None
    most_bytes: int | None


class Brought(Struct):
    """My uploads, the latest first, at most 200. ``for_games`` counts deleted sets that games still need: their bytes count."""

    records: list[RecordBrought]
    records_space: Space
    sets: list[SetBrought]
    sets_space: Space
    for_games: int


class RecordGone(Struct):
    table: str


class SetGone(Struct):
    """A deleted set. ``kept``: games were played with it, so it is kept for their replays."""

    set: str
    kept: bool


async def mine(call: Call) -> Brought:
    person = await call.edge.person(call.request)
    kept = await call.edge.services.store.read(brought_by(person.id))
    return Brought(
        [record_shown(call, each) for each in kept.records],
        space(call.edge.limits, RECORDS, kept.records_used),
        [SetBrought(f.id, f.game, title(call, f.game), f.name, f.fingerprint, f.bytes, f.made) for f in kept.card_files],
        space(call.edge.limits, CARD_FILES, kept.card_files_used),
        kept.for_tables,
    )


def record_shown(call: Call, each: RecordKept) -> RecordBrought:
    return RecordBrought(each.table, each.game, title(call, each.game), each.names, each.bytes, each.made)


def title(call: Call, game: str) -> str:
    known = call.edge.services.games.get(game)
    return known.title if known else game


def space(limits: Limits, quota: Quota, used: tuple[int, int]) -> Space:
    held = limits.quota(quota)
    return Space(*used, held.most if held else None, held.most_bytes if held else None)


async def delete_record(call: Call) -> RecordGone:
    person = await call.edge.person(call.request)
    await call.edge.services.store.write(take_away(call.table, person.id))
    await call.edge.lobby.take_away(call.table)
    return RecordGone(call.table)


async def delete_set(call: Call) -> SetGone:
    person, game = await call.edge.person(call.request), call.game
    id = str(call.request.path_params["set"])
    kept = await call.edge.services.store.write(forget_card_file(id, game, person.id))
    if not kept:
        await call.edge.lobby.take_away(id)
    return SetGone(id, kept)


OPERATIONS: Final = [
    Operation("GET", "/api/me/brought", "The records and card files that I brought, and the room they take", mine, Brought),
    Operation("DELETE", "/api/records/{table}", "Delete a record that I brought", delete_record, RecordGone),
    Operation("DELETE", "/api/games/{game}/sets/{set}", "No longer keep a card file for me", delete_set, SetGone),
]
