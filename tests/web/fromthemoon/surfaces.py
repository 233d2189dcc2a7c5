"""The positions that the tests of From the Moon's page begin at."""

from kit.flights import gone, parts, quiet
from kit.prepared import Wish
from kit.surface import FTM, Surface


def rich(stage: Surface) -> Surface:
    return stage.goods(0, metal=9, water=9, polymer=9, food=9, battery=9, energy=9)


def wish(stage: Surface, *steps: str) -> Wish:
    """A person against opponents, after these steps."""
    return Wish(stage.players, lambda _: True, alone=True, game="fromthemoon", position=FTM.dump(stage.s), steps=steps)


def crew() -> Surface:
    """Rover 1 carries a grey specialist, two buildings of ours and a rival's rover stand around 2-2, and cubes lie everywhere."""
    stage = Surface(2).trained(0, 1, "metal").crew(0, 1, "water", basic=1).build(0, "S-01", 2, 2).build(0, "S-02", 2, 3).rover(1, 1, 1, 2)
    for row in (1, 2, 3):
        for column in (1, 2, 3):
            stage.cubes(row, column, metal=1, water=1, polymer=1)
    return rich(stage)


def refit() -> Surface:
    """A Refit Shop in the first row leads from one chain into another."""
    stage = Surface(2).foundations(0, 6).lab(0, 1, 1, "L-16").lab(0, 1, 2, "L-02").lab(0, 2, 4, "L-02")
    return rich(stage.taken(1, "mars", 1, 2).taken(1, "titan", 1))


def third(players: int) -> Surface:
    """Two ships are away, and one part of the third is missing."""
    stage = gone(gone(quiet(players), "europa"), "titan")
    return rich(stage.taken(1, "mars", *range(1, parts(stage, "mars"))).terrain(1, 2, "T-04"))


NESTED = ("lab 1", "space 1-3", "activate 1-1", "improve mars 1", "gain food", "lab 2", "space 2-3")

SURFACES = {
    "surface": wish(crew()),
    "surface-plan": wish(crew()),
    "surface-why": wish(crew()),
    "surface-keys": wish(crew()),
    "surface-tasks": wish(crew(), "send 1 2-2"),
    "surface-corner": wish(crew(), "build S-04"),
    "surface-chain": wish(refit(), *NESTED),
    "surface-chain-axe": wish(refit(), *NESTED),
    "surface-approval": wish(refit(), "lab 1", "space 1-3", "activate 1-1"),
    "surface-research": wish(refit(), *NESTED[:5]),
    "surface-final": wish(third(2), "send 1 1-2", "effect"),
    "surface-final-phone": wish(third(2), "send 1 1-2", "effect"),
    "surface-digits": wish(crew()),
    "surface-team": wish(crew()),
    "surface-hand": wish(crew()),
    "surface-carry": wish(crew()),
    "surface-mouse": wish(crew().out(), "gather"),
    "surface-keyboard": wish(crew().out(), "gather"),
    "surface-income": wish(crew().out(), "gather"),
    "surface-four": wish(rich(Surface(4))),
    "surface-three": wish(rich(Surface(3))),
}
