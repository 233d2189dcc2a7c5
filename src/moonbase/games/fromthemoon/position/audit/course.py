"""The audit of the course: set-up, turns and the end of the game."""

from mypy_extensions import i64

from moonbase.engine.game import CHANCE, OVER
from moonbase.games.fromthemoon.effects.frames.kinds import FRAMES
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.state import (
    FACTION,
    FRAME,
    NOT_LOST,
    P_CHOOSE,
    P_CUBES,
    P_FACTIONS,
    P_KEEP,
    P_OVER,
    P_SMALL,
    P_TURNS,
    PAWN,
    FromTheMoonState,
    frame,
    own,
)
from moonbase.games.fromthemoon.turns.nature import drawn_of, small_draws


def dealt(s: FromTheMoonState, phase: i64, whole: i64) -> i64:
    """Return how many pieces of a phase have been laid out by now."""
    if s.phase < phase:
        return 0
    if s.phase == phase:
        return s.step
    return whole


def kinds_open(s: FromTheMoonState, kind: i64, a: i64) -> bool:
    """Tell whether a frame of this kind is open, with this first number (-1: any)."""
    for k in range(s.frame_n):
        if s.frames[k * FRAME] == kind and (a < 0 or s.frames[k * FRAME + 1] == a):
            return True
    return False


# --- where the game stands


def check_course(s: FromTheMoonState, found: list[str]) -> None:
    waiting = s.waiting
    if (waiting == OVER) != (s.phase == P_OVER):
        found.append("waiting: the game is over exactly in the phase 'over'")
    if s.phase < P_CHOOSE and waiting != CHANCE:
        found.append("waiting: nature deals in this phase")
    if P_CHOOSE <= s.phase < P_TURNS and waiting < 0:
        found.append("waiting: a seat chooses in this phase")
    if s.phase == P_TURNS and s.cur != (s.lead + s.turns) % s.players:
        found.append(f"turn: seat {s.cur} cannot be on turn after {s.turns} turns from seat {s.lead}")
    if s.phase == P_TURNS and waiting != (CHANCE if nature_asked(s) else s.cur):
        found.append("waiting: the seat on turn is asked, and nature where something is drawn")
    if s.phase < P_TURNS and (s.turns > 0 or s.acted):
        found.append("turns: the turns have not begun")
    if s.phase >= P_TURNS and s.step != 0:
        found.append("step: nothing is dealt in this phase")
    if s.phase != P_TURNS and s.frame_n != int(s.phase == P_CUBES):
        found.append("open: effects belong to turns, and the first filling of the tiles to its phase")
    if s.phase == P_TURNS and s.frame_n > 0 and not s.acted:
        found.append("acted: an action is under way")


def nature_asked(s: FromTheMoonState) -> bool:
    if s.frame_n == 0:
        return False
    return FRAMES[frame(s, 0)].draws()


def check_end(s: FromTheMoonState, found: list[str]) -> None:
    """Check that the last round has come with the third launch or with a pawn beyond the track (F14.1)."""
    furthest: i64 = 0
    for seat in range(s.players):
        furthest = max(furthest, own(s, seat, PAWN))
    due = s.launched == (1 << c.SHIPS) - 1 or furthest == c.STEPS
    if s.ending != due:
        found.append("ending: the last round comes with the third launch or with a pawn beyond the track")
    if s.entered != min(furthest, c.STEPS - 1):
        found.append(f"entered: the furthest pawn is on space {furthest}")
    if s.lost != NOT_LOST and (s.players > 1 or s.phase != P_OVER):
        found.append("lost: only a game for one that is over can be lost")
    if s.phase == P_OVER and not due and s.lost == NOT_LOST:
        found.append("phase: the game cannot be over")


def check_factions(s: FromTheMoonState, found: list[str]) -> None:
    columns = s.columns
    seen: i64 = 0
    for seat in range(s.players):
        face = own(s, seat, FACTION)
        if (face >= 0) != has_joined(s, seat):
            found.append(f"seats[{seat}] > faction: factions come seat by seat, in their phase")
        if face < 0:
            continue
        if not columns.faction0 <= face < columns.house0 or (seen >> (face - columns.faction0)) & 1 == 1:
            found.append(f"seats[{seat}] > faction: not a faction of its own")
        else:
            seen |= 1 << (face - columns.faction0)


def has_joined(s: FromTheMoonState, seat: i64) -> bool:
    """Tell whether the seat has its faction. They are dealt by seats, or chosen from the last player on (F1.21, F18.6)."""
    if s.phase == P_FACTIONS:
        return seat < s.step
    if s.phase == P_CHOOSE:
        return (s.lead + s.players - 1 - seat) % s.players < s.step
    return s.phase > P_CHOOSE


def small_due(s: FromTheMoonState, seat: i64, level: i64) -> i64:
    """Return how many small buildings of a level (from 1) a seat has at this point, constructed ones included."""
    drawn = drawn_of(s, level)
    if s.phase < P_SMALL:
        return 0
    if s.phase == P_SMALL:
        n = s.step
        if s.small_tiles > 0:
            n -= seat * small_draws(s)
        for lower in range(1, level):
            n -= drawn_of(s, lower)
        return max(0, min(n, drawn))
    if s.phase > P_KEEP:
        return s.columns.picked[level - 1]
    if s.phase == P_KEEP and (seat + s.players - s.lead) % s.players * c.BUILDING_LEVELS + level <= s.step:
        return drawn - 1
    return drawn
