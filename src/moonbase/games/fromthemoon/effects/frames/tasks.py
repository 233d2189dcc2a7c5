"""A rover at work (F3): its crew takes cubes, uses abilities, then the tile."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.engine.game import View
from moonbase.engine.text import Text
from moonbase.games.fromthemoon.effects.frame import Frame, set_off
from moonbase.games.fromthemoon.effects.pieces import with_done
from moonbase.games.fromthemoon.effects.usable import tile_usable
from moonbase.games.fromthemoon.rules.table import actions as a
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.actions import action
from moonbase.games.fromthemoon.rules.table.events import tell
from moonbase.games.fromthemoon.rules.table.frames import Tasks
from moonbase.games.fromthemoon.rules.table.names import COLOURS as COLOUR_NAMES
from moonbase.games.fromthemoon.rules.table.state import ROVER_AT, FromTheMoonState, basics, crew, drop, experts, frame, mine
from moonbase.games.fromthemoon.rules.work.send import (
    any_task_left,
    can_take,
    can_use_ability,
    done,
    take_cube,
    tasks_left,
    use_ability,
    use_terrain,
)


@final
class TasksFrame(Frame):
    def choices(self, s: FromTheMoonState, out: vec[i64], reach: bool) -> i64:
        n: i64 = 0
        for colour in range(c.COLOURS):
            if can_take(s, colour):
                out[n] = action(a.A_TAKE, colour)
                n += 1
        for colour in range(c.COLOURS):
            if can_use_ability(s, colour):
                out[n] = action(a.A_ABILITY, colour)
                n += 1
        if any_task_left(s) and tile_usable(s, frame(s, Tasks.TILE), False, reach):
            out[n] = action(a.A_EFFECT, 0)
            n += 1
        return with_done(out, n)

    def answer(self, s: FromTheMoonState, log: list[Event] | None, verb: i64, value: i64) -> None:
        if verb == a.A_TAKE:
            take_cube(s, log, value)
        elif verb == a.A_ABILITY:
            use_ability(s, log, value)
        elif verb == a.A_EFFECT:
            use_terrain(s, log)
        else:
            drop(s)

    def tell_passed(self, s: FromTheMoonState, log: list[Event] | None) -> None:
        if log is not None and any_task_left(s):
            tell(log, "no_task", s.cur)

    def question(self, s: FromTheMoonState) -> View:
        """Return the tasks that are left; an ability is used once for each specialist."""
        riders = frame(s, Tasks.CREW)
        return {
            "rover": int(frame(s, Tasks.ROVER)) + 1,
            "tile": int(frame(s, Tasks.TILE)),
            "tasks": {COLOUR_NAMES[k]: int(tasks_left(s, k)) for k in range(c.COLOURS)},
            "abilities": {COLOUR_NAMES[k]: int(experts(riders, k) - done(frame(s, Tasks.ABILITIES), k)) for k in range(c.COLOURS)},
        }

    def candidates(self, s: FromTheMoonState) -> list[int]:
        found = [int(action(a.A_EFFECT, 0))]
        for colour in range(c.COLOURS):
            found.append(int(action(a.A_TAKE, colour)))
            found.append(int(action(a.A_ABILITY, colour)))
        return found

    def done(self, s: FromTheMoonState) -> Text:
        return Text("say.done_tasks")

    def fault(self, s: FromTheMoonState, k: i64) -> str:
        rover = s.frames[k + Tasks.ROVER]
        riders = s.frames[k + Tasks.CREW]
        tile = s.frames[k + Tasks.TILE]
        if not 0 <= rover < c.ROVERS or tile < 0 or mine(s, ROVER_AT + rover) != tile:
            return "this rover is not there"
        now = crew(s, s.cur, rover)
        for colour in range(c.COLOURS):
            trained = experts(riders, colour)
            taken = done(s.frames[k + Tasks.TAKEN], colour)
            used = done(s.frames[k + Tasks.ABILITIES], colour)
            if trained > experts(now, colour) or basics(riders, colour) + trained > basics(now, colour) + experts(now, colour):
                return "more astronauts than ride in the rover"
            if used > trained or taken + used > basics(riders, colour) + 2 * trained:
                return "more tasks than the crew has"
        return ""

    def misplaced(self, s: FromTheMoonState, k: i64) -> str:
        return set_off(k)
