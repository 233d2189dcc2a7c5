"""Quotas: of what one person uploads, and of the tables that one person makes or that are made from one address."""

from typing import Final, NamedTuple

from moonbase.server.base.errors import Refused
from moonbase.server.store.operation import Operation, Query

MEGABYTE: Final = 2**20


class Quota(NamedTuple):
    key: str
    """The key of the refusal beyond it."""
    most: int
    most_bytes: int
    kept: str
    """Asks the store how many a person has, and how many bytes that is."""


RECORDS: Final = Quota("full.records", 200, 40 * MEGABYTE, "SELECT COUNT(*), SUM(brought) FROM tables WHERE owner = $1 AND brought > 0")
CARD_FILES: Final = Quota(
    "full.card_files",
    50,
    2 * MEGABYTE,
    "SELECT COUNT(CASE WHEN offered = 1 THEN 1 END), SUM(bytes) FROM card_file_owners WHERE person = $1",
)
"""One that was deleted takes no place any more, but its bytes count as long as a table needs them."""


class TableQuota(NamedTuple):
    running_key: str
    running: int
    key: str
    most: int


class TableQuotas(NamedTuple):
    person: TableQuota
    address: TableQuota


def used(quota: Quota, person: str) -> Operation[tuple[int, int]]:
    """Return how many a person has, and how many bytes they take."""
    rows = yield Query(quota.kept, (person,))
    return int(rows[0][0]), int(rows[0][1] or 0)


def within(quota: Quota, person: str) -> Operation[None]:
    """After something was kept for a person: Refused, and so undone, where that is too much."""
    yield Query("UPDATE people SET name = name WHERE id = $1", (person,))  # who brings two things at once waits for the first
    many, size = yield from used(quota, person)
    if many > quota.most or size > quota.most_bytes:
        raise Refused(quota.key, most=quota.most, megabytes=quota.most_bytes // MEGABYTE)


def room_for_table(quotas: TableQuotas, owner: str | None, address: str | None) -> Operation[None]:
    """After a table was kept: Refused, and so undone, where its owner or the address has too many. Brought records do not count.

    Two people at one address who make tables at the same moment on PostgreSQL may each get one: such a quota is no exact count."""
    if owner is not None:
        yield Query("UPDATE people SET name = name WHERE id = $1", (owner,))  # who makes two tables at once waits for the first
        yield from _within_tables(quotas.person, "owner", owner)
    if address is not None:
        yield from _within_tables(quotas.address, "address", address)


def _within_tables(quota: TableQuota, column: str, value: str) -> Operation[None]:
    rows = yield Query(
        f"SELECT COUNT(*), COUNT(CASE WHEN ended = 0 THEN 1 END) FROM tables WHERE {column} = $1 AND brought = 0",
        (value,),
    )
    many, running = rows[0]
    if running > quota.running:
        raise Refused(quota.running_key, most=quota.running)
    if many > quota.most:
        raise Refused(quota.key, most=quota.most)
