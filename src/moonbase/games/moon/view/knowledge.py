"""Knowledge (M12): the places a viewer cannot see into, and worlds that the viewer cannot tell apart.

Cards that a viewer cannot see lie in the stack or in hands. They fall into groups: a search tells the viewer what the stack holds, so cards
that left it before and after a search belong to different groups. Within a group any order is possible, between groups nothing moves.
"""

from typing import Final

from mypy_extensions import i64

from moonbase.engine.chance import Chance
from moonbase.games.moon.effects.frames.kinds import FRAMES
from moonbase.games.moon.rules.table.state import (
    EXPEDITION,
    EXPEDITION_SEEN,
    HAND_MAX,
    HAND_N,
    HELD,
    PUBLIC_BIT,
    STAMP,
    MoonState,
    frame,
    held,
    known,
    own,
    set_own,
)

TRIES: Final = 200


def knows(mask: i64, viewer: i64) -> bool:
    bit = viewer
    if viewer < 0:
        bit = PUBLIC_BIT
    return (mask >> bit) & 1 == 1


def searches(s: MoonState, viewer: i64, before: i64) -> i64:
    """Return how many of the first ``before`` searches of this Era were the viewer's."""
    n: i64 = 0
    for k in range(before):
        if (s.looks >> (3 * k)) & 7 == viewer:
            n += 1
    return n


def hidden_places(s: MoonState, viewer: i64) -> list[list[int]]:
    """Indices into ``hand`` of the cards that the viewer cannot see, group by group; the stack belongs to the last group."""
    groups: list[list[int]] = [[] for _ in range(searches(s, viewer, s.look_n) + 1)]
    for seat in range(s.players):
        for i in range(seat * HAND_MAX, seat * HAND_MAX + own(s, seat, HAND_N)):
            mark = known(s, i)
            if not knows(mark, viewer):
                groups[searches(s, viewer, mark // STAMP)].append(int(i))
    return groups


def stack_cards(s: MoonState) -> list[int]:
    return [int(face) for face in range(s.columns.structures) for _ in range(s.decks[face])]


def shuffle(cards: list[int], chance: Chance) -> None:
    n = len(cards) - 1
    while n > 0:
        k = int(chance.below(n + 1))
        cards[n], cards[k] = cards[k], cards[n]
        n -= 1


def resample(s: MoonState, viewer: i64, chance: Chance) -> MoonState:
    """Another world for this viewer. Where a seat is seen to choose, there is something to choose from: other worlds are drawn again."""
    for _ in range(TRIES):
        world = reshuffle(s, viewer, chance)
        if s.frame_n == 0 or s.waiting < 0 or FRAMES[frame(world, 0)].choices(world, s.columns.scratch) > 1:
            return world
    return MoonState(s.columns, s.players, s)


def reshuffle(s: MoonState, viewer: i64, chance: Chance) -> MoonState:
    """A world with the same past for this viewer. It depends on what the viewer knows and on ``chance`` alone: cards and places are put
    in order first, so whoever plays in it has not seen the true world even by its order."""
    world = MoonState(s.columns, s.players, s)
    groups = hidden_places(s, viewer)
    for g, places in enumerate(groups):
        last = g == len(groups) - 1
        cards = [int(held(s, i)) for i in places]
        if last:
            cards.extend(stack_cards(s))
        cards.sort()
        shuffle(cards, chance)
        for i in sorted(places, key=lambda i: (i // HAND_MAX, known(s, i))):
            world.hand[i] = (cards.pop() << HELD) + known(s, i)
        if last:
            restack(world, cards)
    for seat in range(world.players):
        sort_hand(world, seat)
    redeal_expeditions(world, viewer, chance)
    return world


def restack(s: MoonState, cards: list[int]) -> None:
    for face in range(s.columns.structures):
        s.decks[face] = 0
    for face in cards:
        s.decks[face] += 1


def sort_hand(s: MoonState, seat: i64) -> None:
    """Hands are kept ascending, each card with what is known of it."""
    first = seat * HAND_MAX
    for i in range(first + 1, first + own(s, seat, HAND_N)):
        k = i
        while k > first and s.hand[k - 1] > s.hand[k]:
            entry = s.hand[k]
            s.hand[k] = s.hand[k - 1]
            s.hand[k - 1] = entry
            k -= 1


def redeal_expeditions(s: MoonState, viewer: i64, chance: Chance) -> None:
    seats: list[int] = []
    faces: list[int] = []
    for seat in range(s.players):
        if own(s, seat, EXPEDITION) >= 0 and not knows(own(s, seat, EXPEDITION_SEEN), viewer):
            seats.append(int(seat))
            faces.append(int(own(s, seat, EXPEDITION)))
    for e in range(s.columns.expeditions):
        if (s.expeditions_left >> e) & 1 == 1:
            faces.append(int(s.columns.expedition0 + e))
    faces.sort()
    shuffle(faces, chance)
    for seat in seats:
        set_own(s, seat, EXPEDITION, faces.pop())
    s.expeditions_left = 0
    for face in faces:
        s.expeditions_left |= 1 << (face - s.columns.expedition0)
