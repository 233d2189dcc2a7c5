"""The positions that the tests of From the Moon's page begin at."""

from kit.fromthemoon.flights import gone, parts, quiet
from kit.fromthemoon.surface import FTM, Surface
from kit.server.prepared import Plan


def rich(stage: Surface) -> Surface:
    return stage.goods(0, metal=9, water=9, polymer=9, food=9, battery=9, energy=9)


def plan(stage: Surface, *steps: str) -> Plan:
    """A person against opponents, after these steps."""
    return Plan(stage.players, lambda _: True, alone=True, game="fromthemoon", position=FTM.dump(stage.s), steps=steps)


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
    "surface": plan(crew()),
    "surface-plan": plan(crew()),
    "surface-size": plan(crew()),
    "surface-why": plan(crew()),
    "surface-keys": plan(crew()),
    "surface-tasks": plan(crew(), "send 1 2-2"),
    "surface-corner": plan(crew(), "build S-04"),
    "surface-chain": plan(refit(), *NESTED),
    "surface-chain-axe": plan(refit(), *NESTED),
    "surface-approval": plan(refit(), "lab 1", "space 1-3", "activate 1-1"),
    "surface-research": plan(refit(), *NESTED[:5]),
    "surface-final": plan(third(2), "send 1 1-2", "effect"),
    "surface-final-phone": plan(third(2), "send 1 1-2", "effect"),
    "surface-digits": plan(crew()),
    "surface-team": plan(crew()),
    "surface-hand": plan(crew()),
    "surface-carry": plan(crew()),
    "surface-mouse": plan(crew().out(), "gather"),
    "surface-keyboard": plan(crew().out(), "gather"),
    "surface-income": plan(crew().out(), "gather"),
    "surface-four": plan(rich(Surface(4))),
    "surface-three": plan(rich(Surface(3))),
}
