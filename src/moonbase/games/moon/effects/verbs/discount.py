"""``discount``: a standing rule, constructs cost Resources less."""

from typing import Final, final

from mypy_extensions import i64

from moonbase.cards.face import Face
from moonbase.cards.fields import Yes
from moonbase.cards.names import Choice
from moonbase.cards.ops import Op, Operand
from moonbase.engine.text import Text
from moonbase.games.moon.effects.operands import number
from moonbase.games.moon.effects.phrases import name, turn
from moonbase.games.moon.effects.verb import STANDING, Verb
from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.columns import ALL, RULE_DISCOUNT, RULE_FIRST, RULES, Columns
from moonbase.games.moon.rules.table.names import COLOURS, codes_of

CARDS: Final = Choice("colour", {"all": int(c.ANY_COLOUR), **codes_of(COLOURS)})


@final
class Discount(Verb):
    def __init__(self) -> None:
        on = Operand(CARDS, int(c.AT_KIND), "only cards of this colour", int(c.ANY_COLOUR))
        first = Operand(Yes(), int(c.AT_EXTRA), "only the first such construct of a turn")
        super().__init__(number("discount", 13, "constructs cost this many Resources less", on=on, first=first), STANDING)

    def enter(self, columns: Columns, face: i64, row: i64) -> None:
        scope = columns.rows[row + c.AT_KIND]
        if scope == c.ANY_COLOUR:
            scope = ALL
        rule = RULE_DISCOUNT
        if columns.rows[row + c.AT_EXTRA] == 1:
            rule = RULE_FIRST
        columns.rules[face * RULES + rule + scope] += columns.rows[row + c.AT_N]

    def phrase(self, op: Op, face: Face) -> Text:
        colour = op.args.get("on", "all")
        cards = Text("card.cards.all") if colour == "all" else Text("card.cards.of", colour=name(colour))
        if not op.args.get("first"):
            return Text("card.always.discount", n=op.main, cards=cards, turn=turn(face))
        first_of = turn(face) if face.table == "expedition" else Text("card.turn.each")
        return Text("card.always.discount_first", n=op.main, cards=cards, turn=first_of)
