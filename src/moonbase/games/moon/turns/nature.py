"""Nature's seat: what may be dealt or drawn, and by what odds."""

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.engine.chance import Chance
from moonbase.engine.game import OVER
from moonbase.games.moon.rules.table.actions import A_DEAL, A_LEAD, action
from moonbase.games.moon.rules.table.state import (
    NOT_IN_PLAY,
    P_BASES,
    P_DISCARD,
    P_EXPEDITIONS,
    P_LEAD,
    P_REPUTATIONS,
    TAB,
    TAB_N,
    MoonState,
    own,
)


def outcomes(s: MoonState, out: vec[i64]) -> i64:
    """List everything that nature may do now, in ascending order."""
    if s.waiting == OVER:
        return 0
    if s.frame_n > 0 or s.phase > P_EXPEDITIONS or s.phase == P_DISCARD:
        return from_stack(s, out)
    n: i64 = 0
    if s.phase == P_LEAD:
        for seat in range(s.players):
            out[n] = action(A_LEAD, seat)
            n += 1
        return n
    if s.phase == P_BASES:
        return free_bases(s, out)
    if s.phase == P_REPUTATIONS:
        return free_reputations(s, out)
    for e in range(s.columns.expeditions):
        if (s.expeditions_left >> e) & 1 == 1:
            out[n] = action(A_DEAL, s.columns.expedition0 + e)
            n += 1
    return n


def from_stack(s: MoonState, out: vec[i64]) -> i64:
    n: i64 = 0
    for face in range(s.columns.structures):
        if s.decks[face] > 0:
            out[n] = action(A_DEAL, face)
            n += 1
    return n


def free_bases(s: MoonState, out: vec[i64]) -> i64:
    n: i64 = 0
    columns = s.columns
    for face in range(columns.base0, columns.base0 + columns.bases):
        taken = columns.in_play(face, s.players) == 0
        for seat in range(s.players):
            if own(s, seat, TAB_N) > 0 and s.tab[seat * TAB] == face:
                taken = True
        if not taken:
            out[n] = action(A_DEAL, face)
            n += 1
    return n


def laid_out(players: i64) -> i64:
    """Return how many Reputations of each level are on the table (M1)."""
    if players == 2:
        return 3
    return players


def free_reputations(s: MoonState, out: vec[i64]) -> i64:
    n: i64 = 0
    level = s.step // laid_out(s.players)
    for r in range(s.columns.reputations):
        if s.columns.level[r] == level and s.reputation[r] == NOT_IN_PLAY:
            out[n] = action(A_DEAL, s.columns.reputation0 + r)
            n += 1
    return n


def sample(s: MoonState, chance: Chance) -> i64:
    """Draw cards of a stack by their number of copies, everything else evenly."""
    if s.frame_n > 0 or s.phase > P_EXPEDITIONS or s.phase == P_DISCARD:
        return draw(s, chance)
    out = s.columns.scratch
    return out[chance.below(outcomes(s, out))]


def draw(s: MoonState, chance: Chance) -> i64:
    k = chance.below(s.stack_n)
    face = s.columns.era_first[s.era]
    while k >= s.decks[face]:
        k -= s.decks[face]
        face += 1
    return action(A_DEAL, face)
