"""Cards on their way: into and out of hands and the discard pile, and what others then know."""

from mypy_extensions import i64

from moonbase.games.moon.rules.table.state import EVERYBODY, HAND_MAX, HAND_N, HELD, MoonState, held, own, set_own


def in_hand(s: MoonState, seat: i64, face: i64) -> i64:
    """Return how many copies of a structure the hand holds."""
    n: i64 = 0
    for i in range(seat * HAND_MAX, seat * HAND_MAX + own(s, seat, HAND_N)):
        if held(s, i) == face:
            n += 1
    return n


def hold(s: MoonState, seat: i64, face: i64, knowledge: i64) -> None:
    """Put a structure into a hand, in order."""
    hand = s.hand
    first = seat * HAND_MAX
    n = own(s, seat, HAND_N)
    i = first + n
    while i > first and hand[i - 1] >> HELD > face:
        hand[i] = hand[i - 1]
        i -= 1
    hand[i] = (face << HELD) + knowledge
    set_own(s, seat, HAND_N, n + 1)


def release(s: MoonState, seat: i64, face: i64) -> None:
    """Take a structure out of a hand, openly.

    Of several copies the one that most seats know goes: they see it leave, and the others have nothing to tell the rest by. Whoever knew
    another copy but not this one knows one copy fewer.
    """
    hand = s.hand
    first = seat * HAND_MAX
    end = first + own(s, seat, HAND_N)
    i = first
    while hand[i] >> HELD != face:
        i += 1
    for k in range(i + 1, end):
        if hand[k] >> HELD == face and hand[k] & hand[i] & EVERYBODY == hand[i] & EVERYBODY:
            i = k
    unsure = EVERYBODY & ~hand[i]
    for k in range(first, end):
        if hand[k] >> HELD == face and k != i:
            loses = hand[k] & unsure
            hand[k] -= loses
            unsure -= loses
    end -= 1
    while i < end:
        hand[i] = hand[i + 1]
        i += 1
    hand[end] = 0
    set_own(s, seat, HAND_N, end - first)


def onto_discard(s: MoonState, face: i64) -> None:
    s.discard[s.discard_n] = face
    s.discard_n += 1


def off_discard(s: MoonState, at: i64) -> i64:
    discard = s.discard
    face = discard[at]
    s.discard_n -= 1
    for i in range(at, s.discard_n):
        discard[i] = discard[i + 1]
    discard[s.discard_n] = 0
    return face


def find_discard(s: MoonState, face: i64) -> i64:
    """Return the uppermost copy of a structure in the discard pile, or -1."""
    i = s.discard_n - 1
    while i >= 0 and s.discard[i] != face:
        i -= 1
    return i
