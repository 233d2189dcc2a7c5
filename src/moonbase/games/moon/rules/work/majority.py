"""The winner of a Flag type (M13): most Flags, then most Rovers; a full tie wins nothing."""

from mypy_extensions import i64

from moonbase.games.moon.rules.table.codes import FLAGS
from moonbase.games.moon.rules.table.state import MoonState, flag, rovers


def flag_winner(s: MoonState, which: i64) -> i64:
    """Return the seat, or -1 for nobody."""
    best: i64 = s.flag_minimum - 1
    who: i64 = -1
    most: i64 = 0
    for seat in range(s.players):
        n = flag(s, seat, which)
        if n > best:
            best = n
            who = seat
            most = rovers(s, seat)
        elif n == best and n >= s.flag_minimum:
            r = rovers(s, seat)
            if r > most:
                who = seat
                most = r
            elif r == most:
                who = -1
    return who


def flags_won(s: MoonState, seat: i64) -> i64:
    n: i64 = 0
    for f in range(FLAGS):
        if flag_winner(s, f) == seat:
            n += 1
    return n
