"""The audit of the course: set-up, Era and turn."""

from mypy_extensions import i64

from moonbase.engine.game import CHANCE, OVER
from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.state import (
    BILL,
    EXPEDITION,
    P_BASES,
    P_DISCARD,
    P_EXPEDITIONS,
    P_HANDS,
    P_LEAD,
    P_OVER,
    P_REPUTATIONS,
    P_TURNS,
    VOUCHERS,
    MoonState,
    hand_size,
    own,
)
from moonbase.games.moon.turns.nature import laid_out

MOST_GOODS = 100_000
"""More than any card set that is accepted can bring together."""


def check_course(s: MoonState, found: list[str]) -> None:
    if s.phase == P_TURNS and s.cur != (s.lead + s.taken) % s.players:
        found.append(f"turn: seat {s.cur} cannot be on turn after {s.taken} turns from seat {s.lead}")
    if s.x != (4 - s.era if s.phase != P_OVER else 3 - s.era):
        found.append(f"x: {s.x} does not fit Era {s.era}")
    waiting = s.waiting
    if (waiting == OVER) != (s.phase == P_OVER):
        found.append("waiting: the game is over exactly in the phase 'over'")
    if s.frame_n == 0 and s.phase == P_TURNS and waiting != s.cur:
        found.append("waiting: without an open effect the seat on turn is asked")
    if s.frame_n == 0 and s.phase < P_TURNS and waiting != CHANCE:
        found.append("waiting: nature deals in this phase")
    if s.lapsing > (own(s, s.cur, VOUCHERS) if s.phase == P_TURNS else 0):
        found.append(f"this_turn > vouchers_ending: more than the vouchers of seat {s.cur}")
    for f in range(c.FLAGS):
        if not 0 <= s.common[f] <= MOST_GOODS:
            found.append("rewards: not a number of Hearts")
    for k in range(c.RES):
        if s.common[BILL + k] > (own(s, s.cur, k) if s.bill_face >= 0 else 0):
            found.append("bill > pay: more than the seat on turn has")
    check_stage(s, found)


def check_stage(s: MoonState, found: list[str]) -> None:
    """Check the numbers that say how far the phase is."""
    if s.phase <= P_REPUTATIONS and s.era != 1:
        found.append(f"era: the set-up is not in Era {s.era}")
    if s.phase == P_OVER and s.era != c.ERAS:
        found.append(f"era: the game does not end with Era {s.era}")
    if s.phase == P_DISCARD and not fresh(s):
        found.append(f"phase: Era {s.era} does not begin with a card on the discard pile in this game")
    if not 0 <= s.step < steps(s):
        found.append(f"step: {s.step} is not possible in this phase")
    elif s.phase == P_EXPEDITIONS and own(s, s.step, EXPEDITION) >= 0:
        found.append(f"step: seat {s.step} has its Expedition already")
    if s.phase < P_TURNS and s.round != 0:
        found.append("round: the turns of this Era have not begun")
    if s.phase == P_TURNS and not (1 <= s.round <= hand_size(s.players) and s.taken < s.players):
        found.append(f"round: there is no round {s.round} with {s.taken} turns taken")
    if s.phase < P_TURNS and s.look_n > 0:
        found.append("searches: nobody can have searched the stack yet")
    due = discards_due(s)
    if due >= 0 and s.discard_n != due:
        found.append(f"discard: {s.discard_n} cards instead of {due} before the first turn")


def steps(s: MoonState) -> i64:
    """Return how many deals the phase has; one where none is counted."""
    if s.phase == P_BASES or s.phase == P_EXPEDITIONS:
        return s.players
    if s.phase == P_REPUTATIONS:
        return c.REPUTATION_LEVELS * laid_out(s.players)
    if s.phase == P_HANDS:
        return s.players * hand_size(s.players)
    return 1


def discards_due(s: MoonState) -> i64:
    """Count the cards on the discard pile before the first turn; -1 where it may be any number."""
    if s.phase >= P_TURNS:
        return -1
    return int(s.phase > P_DISCARD and fresh(s))


def fresh(s: MoonState) -> bool:
    """Tell whether the Era begins with a card on the discard pile (M3.1, M16.1)."""
    return s.era == 1 or s.fresh_discard == 1


def bases_due(s: MoonState, seat: i64) -> i64:
    """Return 1 if the seat has its Base by now, else 0."""
    if s.phase == P_LEAD or (s.phase == P_BASES and seat >= s.step):
        return 0
    return 1


def reputations_due(s: MoonState, level: i64) -> i64:
    """Count the Reputations of a level that are laid out by now."""
    most = laid_out(s.players)
    if s.phase < P_REPUTATIONS:
        return 0
    if s.phase > P_REPUTATIONS:
        return most
    return max(0, min(most, s.step - level * most))


def expedition_due(s: MoonState, seat: i64) -> bool:
    """Return 1 if the seat has an Expedition of this Era, or the First one, by now, else 0. Until they are dealt, only the holder of
    the First one has any."""
    if s.phase == P_EXPEDITIONS:
        return seat < s.step
    return s.phase == P_HANDS or s.phase == P_TURNS


def cards_dealt(s: MoonState, seat: i64) -> i64:
    """Return how many cards a hand holds while hands are dealt."""
    size = hand_size(s.players)
    return max(0, min(size, s.step - seat * size))
