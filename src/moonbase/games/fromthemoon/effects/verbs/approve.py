"""``approve``: an approval to construct or improve a part of a ship."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.cards import ops
from moonbase.cards.names import Choice
from moonbase.cards.ops import Op, Operand
from moonbase.engine.events import Event
from moonbase.engine.game import View
from moonbase.engine.text import Text
from moonbase.games.fromthemoon.effects import weights as w
from moonbase.games.fromthemoon.effects.phrases import key
from moonbase.games.fromthemoon.effects.rows import one_more, operand
from moonbase.games.fromthemoon.effects.verb import Verb
from moonbase.games.fromthemoon.rules.table import actions as a
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.actions import action
from moonbase.games.fromthemoon.rules.table.names import SHIPS as SHIP_NAMES
from moonbase.games.fromthemoon.rules.table.names import TO_SHIPS
from moonbase.games.fromthemoon.rules.table.state import R_CUBE, R_MISSION, R_OWNER, FromTheMoonState, part_at
from moonbase.games.fromthemoon.rules.table.supply import score
from moonbase.games.fromthemoon.rules.work.ships import construct_part, improve_part, improvement_open, launched, part_open


@final
class Approve(Verb):
    CODE: Final[i64] = 13

    def __init__(self) -> None:
        super().__init__(
            ops.Verb(
                "approve",
                int(Approve.CODE),
                "an approval for one of these ships",
                Operand(Choice("choice of ships", TO_SHIPS), int(c.AT_KIND)),
                {
                    "only": Operand(
                        Choice("work", {"construct": int(c.CONSTRUCT), "improve": int(c.IMPROVE)}), int(c.AT_EXTRA), "for this work only"
                    )
                },
            )
        )
        self.question = "approval"

    def due(self, s: FromTheMoonState) -> i64:
        return 1

    def choices(self, s: FromTheMoonState, out: vec[i64], reach: bool) -> i64:
        return approval_choices(s, out, operand(s, c.AT_KIND), operand(s, c.AT_EXTRA), reach)

    def answer(self, s: FromTheMoonState, log: list[Event] | None, verb: i64, value: i64) -> None:
        one_more(s)
        if verb == a.A_PART:
            construct_part(s, log, value)
        elif verb == a.A_IMPROVE:
            improve_part(s, log, value)
        else:
            score(s, log, s.cur, s.columns.approval_points)

    def candidates(self, s: FromTheMoonState) -> list[int]:
        return parts_of_approval(s, operand(s, c.AT_KIND), operand(s, c.AT_EXTRA))

    def worth(self, s: FromTheMoonState, seat: i64, row: i64) -> i64:
        return w.APPROVAL

    def phrase(self, op: Op, paid: bool) -> Text:
        return Text(f"card.do.approve_{op.args.get('only', 'any')}", ships=Text(f"card.to.{key(op.main)}"))

    def shown(self, op: Op) -> View:
        return {"ships": [ship for k, ship in enumerate(SHIP_NAMES) if TO_SHIPS[op.main] >> k & 1]}


def approval_choices(s: FromTheMoonState, out: vec[i64], ships: i64, work: i64, reach: bool) -> i64:
    n: i64 = 0
    if work != c.IMPROVE:
        for ship in range(c.SHIPS):
            if (ships >> ship) & 1 == 1 and not launched(s, ship):
                for part in range(c.PARTS):
                    if part_open(s, ship, part, reach):
                        out[n] = action(a.A_PART, ship * a.PART_SPAN + part)
                        n += 1
    if work != c.CONSTRUCT:
        for ship in range(c.SHIPS):
            if (ships >> ship) & 1 == 1 and not launched(s, ship):
                for part in range(c.PARTS):
                    if improvement_open(s, ship, part, reach):
                        out[n] = action(a.A_IMPROVE, ship * a.PART_SPAN + part)
                        n += 1
    out[n] = a.POINT_INSTEAD
    return n + 1


def parts_of_approval(s: FromTheMoonState, ships: i64, work: i64) -> list[int]:
    """List the work that it is for, and where it is for one kind only, the other kind on parts that are ready for it."""
    found: list[int] = []
    for ship in range(c.SHIPS):
        if (ships >> ship) & 1 == 1:
            for part in range(c.PARTS):
                if part_at(s, ship, part, R_MISSION) >= 0:
                    missing = part_at(s, ship, part, R_OWNER) < 0
                    if missing or work != c.IMPROVE:
                        found.append(int(action(a.A_PART, ship * a.PART_SPAN + part)))
                    if work != c.CONSTRUCT or (not missing and part_at(s, ship, part, R_CUBE) < 0):
                        found.append(int(action(a.A_IMPROVE, ship * a.PART_SPAN + part)))
    return found
