"""Tiles beside a new building, whose effects may be used (F6.9)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.engine.game import View
from moonbase.engine.text import Text
from moonbase.games.fromthemoon.effects.frame import Frame
from moonbase.games.fromthemoon.effects.pieces import with_decline
from moonbase.games.fromthemoon.effects.usable import tile_usable
from moonbase.games.fromthemoon.rules.table import actions as a
from moonbase.games.fromthemoon.rules.table.actions import action
from moonbase.games.fromthemoon.rules.table.board import SIDES
from moonbase.games.fromthemoon.rules.table.events import tell_face
from moonbase.games.fromthemoon.rules.table.frames import CONSENT, FREE_OF_PRICE, Beside
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState, bits, drop, frame, set_frame, terrain
from moonbase.games.fromthemoon.rules.work.triggers import start


@final
class BesideFrame(Frame):
    def choices(self, s: FromTheMoonState, out: vec[i64], reach: bool) -> i64:
        n: i64 = 0
        point = frame(s, Beside.POINT)
        if frame(s, Beside.LEFT) > 0:
            for k in range(SIDES):
                tile = s.grid.touched[point * SIDES + k]
                if tile >= 0 and (frame(s, Beside.USED) >> k) & 1 == 0 and tile_usable(s, tile, s.building_price == 0, reach):
                    out[n] = action(a.A_USE, tile)
                    n += 1
        return with_decline(out, n)

    def answer(self, s: FromTheMoonState, log: list[Event] | None, verb: i64, value: i64) -> None:
        if verb != a.A_USE:
            drop(s)
            return
        point = frame(s, Beside.POINT)
        for k in range(SIDES):
            if s.grid.touched[point * SIDES + k] == value:
                set_frame(s, Beside.USED, frame(s, Beside.USED) | (1 << k))
        set_frame(s, Beside.LEFT, frame(s, Beside.LEFT) - 1)
        flags = CONSENT
        if s.building_price == 0:
            flags |= FREE_OF_PRICE
        tell_face(log, s.columns, "used", s.cur, terrain(s, value))
        start(s, terrain(s, value), -1, flags)

    def question(self, s: FromTheMoonState) -> View:
        tiles = [int(tile) for k, tile in enumerate(touched(s)) if tile >= 0 and (frame(s, Beside.USED) >> k) & 1 == 0]
        return {"point": int(frame(s, Beside.POINT)), "left": int(frame(s, Beside.LEFT)), "tiles": tiles}

    def candidates(self, s: FromTheMoonState) -> list[int]:
        return [int(action(a.A_USE, tile)) for tile in touched(s) if tile >= 0]

    def decline(self, s: FromTheMoonState) -> Text:
        return Text("say.decline_use")

    def fault(self, s: FromTheMoonState, k: i64) -> str:
        point = s.frames[k + Beside.POINT]
        if not 0 <= point < s.grid.points or s.point[point] != s.cur + 1:
            return "no miniature of this seat is there"
        left = s.frames[k + Beside.LEFT]
        used = s.frames[k + Beside.USED]
        if not 0 <= left <= 2 or used < 0 or used >> SIDES != 0 or left + bits(used) > 2:
            return "more tiles than a building uses"
        return ""


def touched(s: FromTheMoonState) -> list[i64]:
    """Return the tiles around the building space, -1 where there is none."""
    point = frame(s, Beside.POINT)
    return [s.grid.touched[k] for k in range(point * SIDES, point * SIDES + SIDES)]
