"""The team is fed after the income (F8.7)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.engine.game import View
from moonbase.games.fromthemoon.effects.frame import Frame, rovers_out, set_off
from moonbase.games.fromthemoon.rules.table import actions as a
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState, makes_food, mine
from moonbase.games.fromthemoon.rules.work.gather import feed, mouths


@final
class FeedingFrame(Frame):
    def choices(self, s: FromTheMoonState, out: vec[i64], reach: bool) -> i64:
        """Offer to make food while there is too little."""
        out[0] = a.FEED
        if reach and mine(s, c.FOOD) < mouths(s, s.cur) and makes_food(s):
            return 2
        return 1

    def answer(self, s: FromTheMoonState, log: list[Event] | None, verb: i64, value: i64) -> None:
        feed(s, log)

    def question(self, s: FromTheMoonState) -> View:
        return {"mouths": int(mouths(s, s.cur)), "food": int(mine(s, c.FOOD))}

    def misplaced(self, s: FromTheMoonState, k: i64) -> str:
        out = rovers_out(s)
        return set_off(k) if out == "" else out
