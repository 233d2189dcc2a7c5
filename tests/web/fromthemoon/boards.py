"""The positions that the tests of From the Moon's panels begin at."""

from kit.fromthemoon.surface import Surface
from web.fromthemoon.surfaces import plan, refit, rich

SMALL = ("S-01", "S-03", "S-04", "S-09", "S-10", "S-11")


def full(players: int) -> Surface:
    """Return a full board: every laboratory space but one, four small buildings, parts of each ship."""
    stage = Surface(players).foundations(0, 6).greenhouses(0, basic=2, improved=2).goods(0, achievement=12)
    for seat in range(players):
        stage.small(seat, *SMALL)
    for small, column in zip(SMALL[:4], (1, 2, 3, 4), strict=True):
        stage.build(0, small, 1, column)
    for space, lab in enumerate(("L-07", "L-09", "L-16", "L-06", "L-08", "L-11", "L-10", "L-13", "L-14", "L-15", "L-17")):
        stage.lab(0, space // 4 + 1, space % 4 + 1, lab)
    for ship in ("europa", "titan", "mars"):
        stage.taken(0, ship, 1).taken(1, ship, 2).improved(1, ship, 1)
    return rich(stage)


BOARDS = {
    "board-full": plan(full(4)),
    "board-two": plan(full(2)),
    "board-poor": plan(Surface(2).goods(0, metal=0, water=0, polymer=0, energy=1)),
    "board-part": plan(refit(), "lab 1", "space 1-3", "activate 1-1"),
    "board-space": plan(refit(), "lab 1"),
    "board-chain": plan(refit(), "lab 1", "space 1-3"),
    "board-rival": plan(full(2)),
}
