"""A quick guess at what a position is worth to a seat at the end, in hundredths of a Heart.

Hearts already safe count in full. What may still come is guessed from the rounds and Eras left: stocks to spend, production to come, Flags
that may pay, flips, Hearts that lie on cards, and Reputations within reach. The weights are set by hand and tried in self-play.
"""

from mypy_extensions import i64

from moonbase.games.moon.effects import weights as w
from moonbase.games.moon.effects.verb import BY_CODE
from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.state import (
    FLIPPED,
    INCOME,
    ON_TABLE,
    P_OVER,
    TAB,
    TAB_N,
    VOUCHERS,
    MoonState,
    flag,
    good,
    hand_size,
    own,
    rovers,
)
from moonbase.games.moon.rules.work.count import count, tokens
from moonbase.games.moon.rules.work.score import final_score


def estimate(s: MoonState, seat: i64) -> i64:
    total = 100 * final_score(s, seat)
    if s.phase == P_OVER:
        return total
    turns = turns_left(s)
    eras = c.ERAS - s.era
    total += 100 * tokens(s, seat) * (eras + 1)
    total += stock(s, seat, turns)
    total += production_to_come(s, seat, eras)
    for f in range(c.FLAGS):
        total += flag_hope(s, seat, f, eras)
    total += card_hope(s, seat, turns, eras)
    return total + reputation_hope(s, seat, turns)


def turns_left(s: MoonState) -> i64:
    size = hand_size(s.players)
    return (c.ERAS - s.era) * size + size - s.round


def fading(worth: i64, turns: i64) -> i64:
    """Weigh a means, which is worth less when few turns are left to use it in."""
    if turns >= 4:
        return worth
    return worth * turns // 4


def stock(s: MoonState, seat: i64, turns: i64) -> i64:
    total: i64 = 0
    each = fading(w.RESOURCE, turns)
    for k in range(c.RES):
        n = good(s, seat, k)
        if n > 3:
            total += 3 * each + (n - 3) * each // 3
        else:
            total += n * each
    total += rovers(s, seat) * fading(w.ROVER, turns + 2)
    return total + own(s, seat, VOUCHERS) * fading(w.FREE, turns)


def production_to_come(s: MoonState, seat: i64, eras: i64) -> i64:
    total: i64 = 0
    for k in range(c.RES):
        total += own(s, seat, INCOME + k) * w.RESOURCE
    total += own(s, seat, INCOME + c.ROVER) * w.ROVER
    total += own(s, seat, INCOME + c.HEART) * 100
    return total * eras


def flag_hope(s: MoonState, seat: i64, f: i64, eras: i64) -> i64:
    """Weigh the chance to win a Flag type, by the lead over the best rival, now and in the Eras to come."""
    mine = flag(s, seat, f)
    if mine == 0:
        return 0
    best: i64 = 0
    for other in range(s.players):
        if other != seat and flag(s, other, f) > best:
            best = flag(s, other, f)
    lead = mine - best
    chance: i64 = 12
    if lead >= 3:
        chance = 92
    elif lead == 2:
        chance = 82
    elif lead == 1:
        chance = 66
    elif lead == 0:
        chance = 38
    later = (chance + 40) // 2
    total = s.common[f] * chance
    if eras > 0:
        total += (3 + s.era) * later * 2 // 3
    if eras > 1:
        total += 5 * later // 3
    return total + 25 * (eras + 1) + 8 * mine * eras


def card_hope(s: MoonState, seat: i64, turns: i64, eras: i64) -> i64:
    """Weigh flips still open, watchers still watching, counting cards still growing."""
    columns = s.columns
    total: i64 = 0
    for i in range(seat * TAB + 1, seat * TAB + own(s, seat, TAB_N)):
        face = s.tab[i]
        when = columns.when[face]
        if when == c.FLIP:
            flips = eras
            if s.tab_mark[i] & FLIPPED == 0 and turns > 0:
                flips += 1
            if flips > 0:
                total += flip_worth(s, seat, face) * (flips + 1) * 2 // 5
        elif when >= c.ON_SPEND and when <= c.ON_PRODUCTION:
            total += BY_CODE[columns.rows[columns.start[face]]].watch_worth(turns, eras)
        elif when == c.SPECIAL:  # an Obelisk stands for one extra construct
            total += fading(w.BUILD, turns)
    return total


def flip_worth(s: MoonState, seat: i64, face: i64) -> i64:
    """Return what a flip would bring with what the seat has now."""
    columns = s.columns
    total: i64 = 0
    register: i64 = 0
    row = columns.start[face]
    while columns.rows[row] != 0:
        verb = BY_CODE[columns.rows[row]]
        total += verb.worth(s, seat, row, register)
        if verb.leaves:
            register = verb.register_after(s, seat, row, register)
        row += c.WIDTH
    if total < w.LEAST_FLIP:
        return w.LEAST_FLIP
    return total


def reputation_hope(s: MoonState, seat: i64, turns: i64) -> i64:
    """Weigh Reputations on the table, by how near they are."""
    if turns == 0:
        return 0
    columns = s.columns
    total: i64 = 0
    for r in range(columns.reputations):
        if s.reputation[r] == ON_TABLE:
            have = count(s, seat, columns.require[2 * r], columns.require[2 * r + 1], 0)
            least = columns.least[r]
            worth = 100 * columns.hearts[r] + 120
            if have >= least:
                total += worth * 3 // 5
            elif columns.require[2 * r] != c.SPENT:
                total += worth * have * have // (least * least * 4)
    return total
