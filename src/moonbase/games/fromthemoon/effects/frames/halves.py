"""A development: the half that is still open, at its full price (F2.4, F2.5)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.engine.game import View
from moonbase.engine.text import Text
from moonbase.games.fromthemoon.effects.frame import IMPOSSIBLE, Frame, set_off
from moonbase.games.fromthemoon.effects.pieces import (
    crew_places,
    gain_piece,
    ground_choices,
    house_choices,
    lab_choices,
    recruit_choices,
    shown_labs,
    train_choices,
    upgrade_choices,
    with_done,
)
from moonbase.games.fromthemoon.rules.table import actions as a
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.actions import action
from moonbase.games.fromthemoon.rules.table.frames import ACTION_NAMES, GREENHOUSES, HALF_NAMES, RESEARCH, TEAM, Halves
from moonbase.games.fromthemoon.rules.table.plain import bits_of
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState, drop, frame, set_frame
from moonbase.games.fromthemoon.rules.work.triggers import happen


@final
class HalvesFrame(Frame):
    def choices(self, s: FromTheMoonState, out: vec[i64], reach: bool) -> i64:
        n: i64 = 0
        which = frame(s, Halves.ACTION)
        done = frame(s, Halves.DONE)
        if which == GREENHOUSES:
            if done & 1 == 0:
                n = house_choices(s, out, n, True, reach)
            if done & 2 == 0:
                n = upgrade_choices(s, out, n, True, reach)
        elif which == TEAM:
            if done & 1 == 0:
                n = recruit_choices(s, out, n, True, reach)
            if done & 2 == 0:
                n = train_choices(s, out, n, True, reach)
        else:
            if done & 1 == 0:
                n = ground_choices(s, out, n, True, reach)
            if done & 2 == 0:
                n = lab_choices(s, out, n, True, reach)
        return with_done(out, n)

    def answer(self, s: FromTheMoonState, log: list[Event] | None, verb: i64, value: i64) -> None:
        """Take the other half, or end the development, which may set something off (F16.19, F16.24)."""
        if verb <= a.A_LAB:
            set_frame(s, Halves.DONE, 3)
            gain_piece(s, log, verb, value, True, True)
            return
        which = frame(s, Halves.ACTION)
        drop(s)
        if which == GREENHOUSES:
            happen(s, log, c.ON_GREENHOUSE_ACTION, 1, -1, -1)
        elif which == TEAM:
            happen(s, log, c.ON_TEAM_ACTION, 1, -1, -1)

    def question(self, s: FromTheMoonState) -> View:
        which = frame(s, Halves.ACTION)
        return {"action": ACTION_NAMES[which], "done": [HALF_NAMES[which][half] for half in bits_of(frame(s, Halves.DONE))]}

    def candidates(self, s: FromTheMoonState) -> list[int]:
        return halves_left(s, frame(s, Halves.ACTION), frame(s, Halves.DONE))

    def done(self, s: FromTheMoonState) -> Text:
        return Text("say.done_halves")

    def fault(self, s: FromTheMoonState, k: i64) -> str:
        if 0 <= s.frames[k + Halves.ACTION] <= RESEARCH and 1 <= s.frames[k + Halves.DONE] <= 3:
            return ""
        return IMPOSSIBLE

    def misplaced(self, s: FromTheMoonState, k: i64) -> str:
        return set_off(k)


def halves_left(s: FromTheMoonState, which: i64, done: i64) -> list[int]:
    """List the halves of a development that are not done."""
    found: list[int] = []
    if which == GREENHOUSES:
        if done & 1 == 0:
            found.append(int(action(a.A_GREENHOUSE, 0)))
        if done & 2 == 0:
            found.append(int(action(a.A_UPGRADE, 0)))
        return found
    if which == TEAM:
        if done & 1 == 0:
            found.extend(crew_places(a.A_RECRUIT))
        if done & 2 == 0:
            found.extend(crew_places(a.A_TRAIN))
        return found
    if done & 1 == 0:
        found.append(int(action(a.A_FOUNDATION, 0)))
    if done & 2 == 0:
        found.extend(shown_labs(s))
    return found
