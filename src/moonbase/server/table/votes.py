"""Votes of the people at a table: takebacks, stand-ins, and leaving a game unfinished. Nobody decides alone about
somebody else's game."""

from typing import Final

from moonbase.engine.game import CHANCE
from moonbase.roster.levels import LEVELS
from moonbase.server.base.errors import Refused
from moonbase.server.store.rows import OPEN, PERSON
from moonbase.server.table.absence import Presence, is_replaceable, leave_in, open_seats, replaceable_in, whole_seconds
from moonbase.server.table.decide import Decision, Draft, note, require_running, require_short
from moonbase.server.table.log import kinds
from moonbase.server.table.log.ledger import Ledger, seats_text
from moonbase.server.table.log.line import Place, path_to, shared_length
from moonbase.server.table.log.proposal import Proposal

STAND_IN: Final = LEVELS[-1]
"""The level of the strongest opponent."""


def takeback(ledger: Ledger, seat: int, to: int) -> Decision:
    """Ask to go back to the last point, at or before ``to``, where somebody was asked. Everybody must agree, who is away as well."""
    if ledger.ended:
        raise Refused("over.takeback")
    if ledger.takeback is not None:
        raise Refused("already_asked.takeback")
    require_short(ledger)
    if not 0 < to < ledger.sequence:
        raise Refused("malformed", "A takeback names the number of an earlier event.")
    point = next((n for n in range(to, 0, -1) if ledger.places[n].waiting >= 0), 0)
    if point == 0:
        raise Refused("malformed.takeback")
    if open_seats(ledger) and draws_since(ledger, ledger.places[point]):
        raise Refused("open_seat.takeback")
    people = ledger.people
    waiting = ledger.places[point].waiting if people <= {seat} else ledger.waiting
    return Decision([Draft(kinds.TAKEBACK, seat, f"{point} {seats_text(people)}", "")], waiting)


def draws_since(ledger: Ledger, place: Place) -> bool:
    """Tell whether nature drew something after a place where the game stood."""
    path = ledger.line.path
    left = path[shared_length(path, path_to(place)) :]
    return any(each.step is not None and each.step.seat == CHANCE for each in left)


def consent(ledger: Ledger, seat: int, yes: bool) -> Decision:
    require_running(ledger)
    proposal = ledger.takeback
    if proposal is None or not _may_answer(proposal, seat, yes):
        raise Refused("nothing_asked.takeback")
    passes = yes and proposal.waiting() == [seat]
    waiting = ledger.places[proposal.to].waiting if passes else ledger.waiting
    return Decision([Draft(kinds.CONSENT, seat, kinds.YES if yes else kinds.NO, "")], waiting)


def replace(ledger: Ledger, seat: int, other: int, presence: Presence) -> Decision:
    """Ask that the strongest opponent play for a seat: one's own, one that nobody has taken, one whose player is away or out of time."""
    require_running(ledger)
    if ledger.replace is not None:
        raise Refused("already_asked.vote")
    if not 0 <= other < len(ledger.chairs) or ledger.chairs[other].bot is not None:
        raise Refused("malformed", "No person plays at that seat.")
    if other != seat and ledger.chairs[other].kind != OPEN:
        _require_absent(ledger, other, presence)
    words = [str(other), STAND_IN, seats_text(_asked(ledger, seat, presence) - {other})]
    if replaceable_in(ledger, other, presence) == 0:
        words.append(kinds.WHILE_AWAY)
    return note(ledger, kinds.REPLACE, seat, " ".join(words))


def _require_absent(ledger: Ledger, other: int, presence: Presence) -> None:
    if is_replaceable(ledger, other, presence):
        return
    wait = replaceable_in(ledger, other, presence)
    if wait is None:
        raise Refused("still_here")
    raise Refused("not_away", seconds=whole_seconds(wait))


def _asked(ledger: Ledger, seat: int, presence: Presence) -> set[int]:
    """Return the people who are to answer: all who are here, and of the others those who neither have a stand-in nor could get one."""
    return {
        each
        for each in ledger.people
        if each in presence.here or each == seat or (ledger.chairs[each].plays and not is_replaceable(ledger, each, presence))
    }


def vote(ledger: Ledger, seat: int, yes: bool) -> Decision:
    require_running(ledger)
    if ledger.replace is None or not _may_answer(ledger.replace, seat, yes):
        raise Refused("nothing_asked.vote")
    return note(ledger, kinds.VOTE, seat, kinds.YES if yes else kinds.NO)


def _may_answer(proposal: Proposal, seat: int, yes: bool) -> bool:
    return seat in proposal.waiting() or (not yes and proposal.may_end(seat))


def come_back(ledger: Ledger, seat: int) -> Decision:
    require_running(ledger)
    if ledger.chairs[seat].kind != PERSON or ledger.chairs[seat].stand_in is None:
        raise Refused("nothing_asked.return")
    return note(ledger, kinds.RETURN, seat)


def leave(ledger: Ledger, seat: int, presence: Presence) -> Decision:
    """Leave the game unfinished: somebody who plays with opponents only may, and of two people the one who stays when the other is away for
    long."""
    require_running(ledger)
    wait = leave_in(ledger, seat, presence)
    if wait is None:
        raise Refused("not_alone")
    if wait > 0:
        raise Refused("not_away", seconds=whole_seconds(wait))
    return Decision([Draft(kinds.LEAVE, seat, "", "")], kinds.UNFINISHED)
