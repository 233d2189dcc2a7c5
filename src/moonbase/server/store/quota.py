"""Quotas: of what one person uploads, and of the tables that one person makes or that are made from one address."""

from typing import Final, NamedTuple

from moonbase.server.base.errors import Refused
from moonbase.server.store.operation import Operation, Query

MEGABYTE: Final = 2**20


class Quota(NamedTuple):
    key: str
    """The key of the text that refuses more."""
    most: int
    most_bytes: int
    kept: str
    """SQL that counts how many a person has, and how many bytes they take."""


RECORDS: Final = Quota("full.records", 200, 40 * MEGABYTE, "SELECT COUNT(*), SUM(brought) FROM tables WHERE owner = $1 AND brought > 0")
CARD_FILES: Final = Quota(
    "full.card_files",
    50,
    2 * MEGABYTE,
    "SELECT COUNT(CASE WHEN offered = 1 THEN 1 END), SUM(bytes) FROM card_file_owners WHERE person = $1",
)
"""A deleted file no longer counts, but its bytes do as long as a table needs them."""


class TableQuota(NamedTuple):
    running_key: str
    running: int
    key: str
    most: int


class TableQuotas(NamedTuple):
    person: TableQuota
    address: TableQuota


def usage_of(quota: Quota, person: str) -> Operation[tuple[int, int]]:
    """Return how many a person has, and how many bytes they take."""
    rows = yield Query(quota.kept, (person,))
    return int(rows[0][0]), int(rows[0][1] or 0)


def require_within(quota: Quota, person: str) -> Operation[None]:
    """Raise Refused, which undoes the operation, where a person has too much now."""
    yield Query("UPDATE people SET name = name WHERE id = $1", (person,))  # a second upload at the same time waits for the first
    many, size = yield from usage_of(quota, person)
    if many > quota.most or size > quota.most_bytes:
        raise Refused(quota.key, most=quota.most, megabytes=quota.most_bytes // MEGABYTE)


def room_for_table(quotas: TableQuotas, owner: str | None, address: str | None) -> Operation[None]:
    """Raise Refused, which undoes the operation, where the table's owner or address has too many. Uploaded records do not count. Two people
    at one address who make tables at the same moment on PostgreSQL may each get one: such a quota is no exact count."""
    if owner is not None:
        yield Query("UPDATE people SET name = name WHERE id = $1", (owner,))  # a second table at the same time waits for the first
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
