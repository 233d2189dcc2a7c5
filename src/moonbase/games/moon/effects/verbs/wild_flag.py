"""``wild_flag``: a standing rule, Flags of any type that count for requirements."""

from typing import final

from mypy_extensions import i64

from moonbase.cards.face import Face
from moonbase.cards.ops import Op
from moonbase.engine.text import Text
from moonbase.games.moon.effects.operands import number
from moonbase.games.moon.effects.phrases import turn
from moonbase.games.moon.effects.verb import STANDING, Verb
from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.columns import RULE_WILD, RULES, Columns


@final
class WildFlag(Verb):
    def __init__(self) -> None:
        super().__init__(number("wild_flag", 14, "this many Flags of any type count for requirements"), STANDING)

    def enter(self, columns: Columns, face: i64, row: i64) -> None:
        columns.rules[face * RULES + RULE_WILD] += columns.rows[row + c.AT_N]

    def phrase(self, op: Op, face: Face) -> Text:
        return Text("card.always.wild_flag", n=op.main, turn=turn(face))
