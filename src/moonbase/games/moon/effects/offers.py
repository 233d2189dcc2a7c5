"""Lists of answers that several questions share: ascending, each answer once."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.games.moon.rules.table.actions import A_AMOUNT, A_PILE, action
from moonbase.games.moon.rules.table.state import MoonState

MOST_AT_ONCE: Final[i64] = 400  # a question about a number has at most one answer more than this


def insert(out: vec[i64], n: i64, a: i64) -> i64:
    """Keep ``out[:n]`` ascending and free of duplicates."""
    i = n
    while i > 0 and out[i - 1] > a:
        i -= 1
    if i > 0 and out[i - 1] == a:
        return n
    k = n
    while k > i:
        out[k] = out[k - 1]
        k -= 1
    out[i] = a
    return n + 1


def amounts(out: vec[i64], least: i64, most: i64) -> i64:
    n: i64 = 0
    if most > least + MOST_AT_ONCE:
        most = least + MOST_AT_ONCE
    for k in range(least, most + 1):
        out[n] = action(A_AMOUNT, k)
        n += 1
    return n


def pile(s: MoonState, used: i64, out: vec[i64]) -> i64:
    """Write an answer for each structure of the discard pile but those at the positions in a mask, and return their number."""
    n: i64 = 0
    for i in range(s.discard_n):
        if (used >> i) & 1 == 0:
            n = insert(out, n, action(A_PILE, s.discard[i]))
    return n
