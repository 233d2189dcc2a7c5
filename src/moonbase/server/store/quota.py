"""How much is kept for one person of what people bring along."""

from typing import Final, NamedTuple

from moonbase.server.errors import Refused
from moonbase.server.store.operation import Operation, Query

MEGABYTE: Final = 2**20


class Quota(NamedTuple):
    key: str
    """Of what is said beyond it."""
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


def used(quota: Quota, person: str) -> Operation[tuple[int, int]]:
    """How many a person has, and how many bytes that is."""
    rows = yield Query(quota.kept, (person,))
    return int(rows[0][0]), int(rows[0][1] or 0)


def within(quota: Quota, person: str) -> Operation[None]:
    """After something was kept for a person: Refused, and so undone, where that is too much."""
    yield Query("UPDATE people SET name = name WHERE id = $1", (person,))  # who brings two things at once waits for the first
    many, size = yield from used(quota, person)
    if many > quota.most or size > quota.most_bytes:
        raise Refused(quota.key, most=quota.most, megabytes=quota.most_bytes // MEGABYTE)
