"""The positions that the tests of From the Moon's turn panel begin at."""

from kit.surface import Surface
from web.surfaces import crew, rich, wish


def workshop() -> Surface:
    """A Refit Shop that a new laboratory beside it runs, and room for more foundations."""
    return rich(Surface(2).foundations(0, 3).lab(0, 1, 1, "L-16").taken(1, "mars", 1, 2))


def landing() -> Surface:
    """The tile at 2-2 gives an astronaut."""
    return rich(crew().terrain(2, 2, "T-08"))


RESEARCH = ("lab 1", "space 1-2", "activate 1-1", "improve mars 1", "gain food")

PANELS = {
    "panel-end": wish(crew()),
    "panel-enter": wish(crew()),
    "panel-enter-keys": wish(crew()),
    "panel-research": wish(workshop(), *RESEARCH),
    "panel-recruit": wish(landing(), "send 1 2-2", "effect"),
}
