"""A round begins, a turn begins (M3, M4)."""

from moonbase.engine.events import Event
from moonbase.games.moon.rules.table.codes import FLAGS
from moonbase.games.moon.rules.table.events import tell, tell_number
from moonbase.games.moon.rules.table.state import BORROWED, MoonState


def begin_round(s: MoonState, log: list[Event] | None) -> None:
    s.round += 1
    s.taken = 0
    s.cur = s.lead
    tell_number(log, "round", s.round)
    begin_turn(s, log)


def begin_turn(s: MoonState, log: list[Event] | None) -> None:
    s.main_done = False
    s.parked = False
    s.flipped = False
    s.explored = False
    s.claimed = False
    s.spent = 0
    s.free = 0
    s.built_colours = 0
    s.park_at = 0
    common = s.common
    for f in range(FLAGS):
        common[BORROWED + f] = 0
    tell(log, "turn", s.cur)
