"""The positions that the tests of From the Moon's turn panel begin at."""

from kit.fromthemoon.surface import Surface
from web.fromthemoon.solos import nearly
from web.fromthemoon.surfaces import crew, plan, rich


def workshop() -> Surface:
    """A Refit Shop that a new laboratory beside it runs, and room for more foundations."""
    return rich(Surface(2).foundations(0, 3).lab(0, 1, 1, "L-16").taken(1, "mars", 1, 2))


def landing() -> Surface:
    """The tile at 2-2 gives an astronaut."""
    return rich(crew().terrain(2, 2, "T-08"))


def refitted() -> Surface:
    """The tile at 2-2 gives an approval for Mars, where parts wait to be improved: a plan with many steps."""
    return crew().terrain(2, 2, "T-04").crew(0, 1, "polymer", basic=1).taken(1, "mars", 1, 2).foundations(0, 2)


def simulator() -> Surface:
    """Return a table where a Simulator, run by a new laboratory, asks which astronaut to train."""
    return rich(Surface(2).foundations(0, 3).lab(0, 1, 1, "L-15"))


def hungry() -> Surface:
    """Return a table without food, where no training is possible."""
    return crew().goods(0, food=0)


RESEARCH = ("lab 1", "space 1-2", "activate 1-1", "improve mars 1", "gain food")

PANELS = {
    "panel-end": plan(crew()),
    "panel-enter": plan(crew()),
    "panel-enter-keys": plan(crew()),
    "panel-research": plan(workshop(), *RESEARCH),
    "panel-approval": plan(workshop(), *RESEARCH[:3]),
    "panel-build": plan(crew()),
    "panel-labs": plan(workshop()),
    "panel-last": plan(nearly(), "send 1 1-2", "effect", "part mars 4"),
    "panel-plan": plan(refitted()),
    "panel-simulator": plan(simulator(), "lab 1", "space 1-2", "activate 1-1"),
    "panel-stuck": plan(hungry(), "recruit metal 2"),
    "panel-recruit": plan(landing(), "send 1 2-2", "effect"),
}
