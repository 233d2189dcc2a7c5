"""The positions that the tests of the game for one and of the end begin at."""

from kit.fromthemoon.flights import gone
from kit.fromthemoon.solo import LAST, alone
from kit.fromthemoon.surface import Surface
from kit.server.prepared import Plan
from moonbase.games.fromthemoon.rules.table.names import SHIPS
from moonbase.games.fromthemoon.rules.table.state import LAUNCH_AT
from web.fromthemoon.surfaces import plan, rich
from web.moon.scenes import over


def nearly() -> Surface:
    """Two ships are away, one part of the third is missing, the objectives are met: one rover to go."""
    stage = alone("O-3", "O-6", difficulty=0)
    for ship in ("europa", "titan"):
        gone(stage, ship)
        stage.s.common[LAUNCH_AT + SHIPS.index(ship)] = 1
    stage.taken(0, "mars", 1, 2, 3).mission("mars", 4, LAST["mars"]).improved(0, "mars", 1, 2).improved(0, "europa", 1)
    return rich(stage.terrain(1, 2, "T-04")).score(0, 150)


SOLOS = {
    "surface-over": Plan(3, over, alone=True, game="fromthemoon"),
    "solo-nearly": plan(nearly()),
    "solo-progress": plan(nearly()),
    "solo-narrow": plan(nearly()),
    "solo-back": plan(nearly().foundations(0, 2), "convert food", "lab 1"),
    "solo-phone": plan(nearly()),
    "solo-phone-end": plan(nearly(), "send 1 1-2", "effect", "part mars 4", "end"),
}
