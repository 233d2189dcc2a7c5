"""Absence: who is away, since when, and when the others may do something about it."""

import math
from typing import Final, NamedTuple

from moonbase.server.store.rows import OPEN, PERSON
from moonbase.server.table.log.ledger import Ledger

COMING: Final = 180.0
"""Seconds, at most, in which everybody may come back to a table that was opened again, as after a restart."""
UNNOTICED: Final = 10.0
"""Seconds, at most, that somebody may be gone without being away: a page that is loaded again, a phone that changes its network."""
LEAST: Final = 30.0
"""Seconds that a page may take to come back, regardless of the table's clock."""


class Presence(NamedTuple):
    """The facts that one server knows besides the log."""

    here: set[int]
    now: float
    opened: float
    """The time since which this server has the table in memory: people who were away get a chance to come back."""


def patience(ledger: Ledger) -> float:
    """Return the seconds that somebody must be away before being replaced."""
    if ledger.times is None:
        return ledger.row.patience
    return max(LEAST, ledger.times.clock.grace)


def unnoticed(ledger: Ledger) -> float:
    return min(UNNOTICED, patience(ledger) / 10)


def replaceable_in(ledger: Ledger, seat: int, presence: Presence) -> float | None:
    """Return the seconds until the others may let a stand-in play for a person; None for somebody who is here."""
    if seat in presence.here or seat not in ledger.away:
        return None
    wait = patience(ledger)
    free = max(ledger.away[seat].at + wait, presence.opened + min(wait, COMING))
    return max(0.0, free - presence.now)


def is_replaceable(ledger: Ledger, seat: int, presence: Presence) -> bool:
    """Tell whether a person has been away for long enough, or is out of time on a clock."""
    late = ledger.times is not None and ledger.times.out(seat, presence.now)
    return late or replaceable_in(ledger, seat, presence) == 0


def leave_in(ledger: Ledger, seat: int, presence: Presence) -> float | None:
    """Return the seconds until a person may leave the game unfinished; None where others decide about it too."""
    if ledger.ended or ledger.chairs[seat].kind != PERSON:
        return None
    others = ledger.people - {seat}
    if not others:
        return 0.0
    if len(others) > 1:
        return None
    (other,) = others
    return replaceable_in(ledger, other, presence)


def open_seats(ledger: Ledger) -> bool:
    return any(chair.kind == OPEN for chair in ledger.chairs)


def whole_seconds(seconds: float) -> int:
    """Round up, so that nobody is told to come too early."""
    return math.ceil(seconds)
