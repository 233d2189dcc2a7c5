"""Scoring: an Era's Flags and Hearts on cards (M13), the end of the game and its ties (M14)."""

from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.events import tell_flag, tell_goods, tell_number
from moonbase.games.moon.rules.table.state import TAB, TAB_N, MoonState, good, own, rovers
from moonbase.games.moon.rules.table.supply import gain
from moonbase.games.moon.rules.work.count import reputations, times, tokens
from moonbase.games.moon.rules.work.majority import flag_winner


def score_era(s: MoonState, log: list[Event] | None) -> None:
    """Claim the Flag Rewards, take a Heart from X, score the Hearts on cards."""
    for f in range(c.FLAGS):
        winner = flag_winner(s, f)
        if winner >= 0:
            gain(s, None, winner, c.HEART, s.common[f])
            tell_flag(log, "flag_won", winner, f, s.common[f])
            s.common[f] = 0
        elif s.era == c.ERAS:
            tell_flag(log, "flag_lost", -1, f, s.common[f])
        else:
            tell_flag(log, "flag_kept", -1, f, s.common[f])
    s.x -= 1
    tell_number(log, "x", s.x)
    for seat in range(s.players):
        n = tokens(s, seat)
        gain(s, None, seat, c.HEART, n)
        tell_goods(log, "cards_scored", seat, c.HEART, n)


def end_hearts(s: MoonState, seat: i64, face: i64) -> i64:
    """Return what a grey structure pays at the end."""
    columns = s.columns
    if columns.when[face] != c.END:
        return 0
    total: i64 = 0
    row = columns.start[face]
    while columns.rows[row] != 0:
        if columns.rows[row] == c.SCORE:
            total += columns.rows[row + c.AT_N] * times(s, seat, row, 0)
        row += c.WIDTH
    return total


def reputation_hearts(s: MoonState, seat: i64) -> i64:
    n: i64 = 0
    for r in range(s.columns.reputations):
        if s.reputation[r] == seat:
            n += s.columns.hearts[r]
    return n


def final_score(s: MoonState, seat: i64) -> i64:
    """Count the Hearts in the supply, on grey structures and on Reputations, as if the game ended now."""
    return good(s, seat, c.HEART) + reputation_hearts(s, seat) + structure_hearts(s, seat)


def structure_hearts(s: MoonState, seat: i64) -> i64:
    """Return what all structures of a seat pay at the end."""
    n: i64 = 0
    for i in range(seat * TAB, seat * TAB + own(s, seat, TAB_N)):
        n += end_hearts(s, seat, s.tab[i])
    return n


def tell_end(s: MoonState, log: list[Event] | None) -> None:
    """Tell what each seat scores at the end, and the sum (M14.1)."""
    if log is not None:
        for seat in range(s.players):
            tell_goods(log, "end_structures", seat, c.HEART, structure_hearts(s, seat))
            tell_goods(log, "end_reputations", seat, c.HEART, reputation_hearts(s, seat))
            tell_goods(log, "final", seat, c.HEART, final_score(s, seat))


def scores(s: MoonState) -> list[int]:
    return [final_score(s, seat) for seat in range(s.players)]


def ranking(s: MoonState) -> list[int]:
    """Rank by more Hearts, then more Rovers, then fewer Reputations; else the place is shared."""
    keys = [(final_score(s, seat), rovers(s, seat), -reputations(s, seat)) for seat in range(s.players)]
    return [1 + sum(other > mine for other in keys) for mine in keys]
