"""``score``: Hearts, once or for each of what is counted."""

from typing import final

from mypy_extensions import i64

from moonbase.cards import ops
from moonbase.cards.face import Face
from moonbase.cards.ops import Op, Operand
from moonbase.cards.place import Place
from moonbase.engine.events import Event
from moonbase.engine.text import Text
from moonbase.games.moon.effects import weights as w
from moonbase.games.moon.effects.operands import COUNT_OR_X, MAX_PER, PER
from moonbase.games.moon.effects.phrases import counted, hearts
from moonbase.games.moon.effects.rows import amount, number
from moonbase.games.moon.effects.verb import ACTIVE, DONE, TRIGGERS, Verb
from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.frames import Effect
from moonbase.games.moon.rules.table.state import MoonState, frame
from moonbase.games.moon.rules.table.supply import gain_by
from moonbase.games.moon.rules.work.count import count, times
from moonbase.languages.phrase import Phrase


@final
class Score(Verb):
    def __init__(self) -> None:
        word = ops.Verb("score", int(c.SCORE), "score this many Hearts", Operand(COUNT_OR_X, int(c.AT_N)), {"per": PER, "max": MAX_PER})
        super().__init__(word, (*ACTIVE, *TRIGGERS, "end"))

    def perform(self, s: MoonState, log: list[Event] | None, seat: i64) -> i64:
        gain_by(s, log, seat, frame(s, Effect.CARD), c.HEART, amount(s, seat))
        return DONE

    def brings(self, s: MoonState, seat: i64, row: i64) -> bool:
        columns = s.columns
        selector = columns.rows[row + c.AT_SEL]
        return selector == c.NOTHING or count(s, seat, selector, columns.rows[row + c.AT_ARG], 0) > 0

    def worth(self, s: MoonState, seat: i64, row: i64, register: i64) -> i64:
        return w.HEART * number(s, row) * times(s, seat, row, register)

    def phrase(self, op: Op, face: Face) -> Text:
        scored = hearts(op.main)
        if "per" not in op.args:
            return Text("card.do.score", hearts=scored)
        most = op.args.get("max")
        if most == 1:
            return Text("card.do.score_if", hearts=scored, holds=counted("holds", op.args["per"], face, n=1))
        each = counted("each", op.args["per"], face)
        if most is None:
            return Text("card.do.score_per", hearts=scored, each=each)
        if op.main == "X":
            return Text("card.do.score_max_x", hearts=scored, each=each, most=most)
        return Text("card.do.score_max", hearts=scored, each=each, most=op.main * most)

    def more(self, op: Op, face: Face, before: Op) -> Text | None:
        if before.verb != "score" or "per" in before.args or "per" not in op.args or "max" in op.args:
            return None
        return Text("card.more.score_per", hearts=hearts(op.main), each=counted("each", op.args["per"], face))

    def check(self, op: Op, face: Face, at: Place) -> None:
        """Refuse Hearts that grow by their own number: they would double turn after turn."""
        if op.args.get("per") == "hearts" and "max" not in op.args and face.values["when"] != c.END:
            at.wrong(Phrase("fault.score_hearts", "'score' per 'hearts' needs a 'max'"))
