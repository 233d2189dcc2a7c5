"""Nature fills the tiles of the Moon (F8.12 to F8.16)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.engine.chance import Chance
from moonbase.engine.events import Event
from moonbase.engine.game import CHANCE
from moonbase.games.fromthemoon.effects.frame import IMPOSSIBLE, Frame, rovers_out, topmost
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.frames import Dummy, Refill
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState, drop, frame, set_frame
from moonbase.games.fromthemoon.rules.table.supply import top_up
from moonbase.games.fromthemoon.rules.work.drawing import cube_outcomes, draw_cubes, fill_tile, wanted


@final
class RefillFrame(Frame):
    def run(self, s: FromTheMoonState, log: list[Event] | None) -> bool:
        """Go to the next tile that gets cubes."""
        top_up(s)
        while frame(s, Refill.TILE) < s.grid.tiles:
            if wanted(s) > 0:
                s.waiting = CHANCE
                return False
            set_frame(s, Refill.TILE, frame(s, Refill.TILE) + 1)
        drop(s)
        return True

    def draws(self) -> bool:
        return True

    def outcomes(self, s: FromTheMoonState, out: vec[i64]) -> i64:
        return cube_outcomes(s, out)

    def sample(self, s: FromTheMoonState, chance: Chance) -> i64:
        return draw_cubes(s, chance)

    def deal(self, s: FromTheMoonState, log: list[Event] | None, value: i64) -> None:
        fill_tile(s, log, frame(s, Refill.TILE), value)
        set_frame(s, Refill.TILE, frame(s, Refill.TILE) + 1)

    def fault(self, s: FromTheMoonState, k: i64) -> str:
        fits = 0 <= s.frames[k + Refill.TILE] <= s.grid.tiles and 0 <= s.frames[k + Refill.CUBES] <= c.BATTERIES
        return "" if fits else IMPOSSIBLE

    def misplaced(self, s: FromTheMoonState, k: i64) -> str:
        if not topmost(s, k):
            return "nothing can be open above what nature does"
        out = rovers_out(s)
        if out == "" and k > 0 and s.frames[0] != Dummy.KIND:
            return "the refill comes after everything else"
        return out
