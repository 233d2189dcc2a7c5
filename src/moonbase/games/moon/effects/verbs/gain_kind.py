"""``gain_kind``: Resources of one chosen kind, once or for each of what is counted."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.cards.face import Face
from moonbase.cards.fields import Yes
from moonbase.cards.ops import Op, Operand
from moonbase.cards.place import Place
from moonbase.engine.events import Event
from moonbase.engine.text import Arg, Text
from moonbase.games.moon.effects import weights as w
from moonbase.games.moon.effects.operands import MAX_PER, PER, number
from moonbase.games.moon.effects.phrases import counted
from moonbase.games.moon.effects.rows import amount, one_more, operand
from moonbase.games.moon.effects.rows import number as number_of
from moonbase.games.moon.effects.sayings import about_kind
from moonbase.games.moon.effects.verb import ACTIVE, ASK, DONE, TRIGGERS, Verb
from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.actions import A_KIND, action
from moonbase.games.moon.rules.table.frames import Effect
from moonbase.games.moon.rules.table.state import MoonState, frame
from moonbase.games.moon.rules.table.supply import gain_by
from moonbase.games.moon.rules.work.count import times
from moonbase.languages.phrase import Phrase

MOST_GAINED: Final = 20


@final
class GainKind(Verb):
    def __init__(self) -> None:
        other = Operand(Yes(), int(c.AT_EXTRA), "not the kind that was just paid")
        word = number("gain_kind", 3, "take this many Resources, all of one kind", per=PER, max=MAX_PER, other=other)
        super().__init__(word, (*ACTIVE, *TRIGGERS))
        self.question = "gain"

    def perform(self, s: MoonState, log: list[Event] | None, seat: i64) -> i64:
        if frame(s, Effect.STEP) > 0 or amount(s, seat) == 0:
            return DONE
        return ASK

    def choices(self, s: MoonState, seat: i64, out: vec[i64]) -> i64:
        closed: i64 = -1
        if operand(s, c.AT_EXTRA) == 1:
            closed = frame(s, Effect.REGISTER) - 1
        n: i64 = 0
        for k in range(c.RES):
            if k != closed:
                out[n] = action(A_KIND, k)
                n += 1
        return n

    def answer(self, s: MoonState, log: list[Event] | None, seat: i64, verb: i64, value: i64) -> None:
        gain_by(s, log, seat, frame(s, Effect.CARD), value, amount(s, seat))
        one_more(s)

    def say(self, s: MoonState, verb: i64, value: i64) -> Text:
        return about_kind("say.take", value)

    def worth(self, s: MoonState, seat: i64, row: i64, register: i64) -> i64:
        return w.RESOURCE * number_of(s, row) * times(s, seat, row, register)

    def phrase(self, op: Op, face: Face) -> Text:
        args: dict[str, Arg] = {"n": op.main, "kind": Text("card.kind.other" if op.args.get("other") else "card.kind.any")}
        if "per" not in op.args:
            return Text("card.do.gain_kind", **args)
        args["each"] = counted("each", op.args["per"], face)
        if "max" not in op.args:
            return Text("card.do.gain_kind_per", **args)
        return Text("card.do.gain_kind_max", most=op.main * op.args["max"], **args)

    def check(self, op: Op, face: Face, at: Place) -> None:
        """Refuse stocks that grow by what they hold: they would double turn after turn."""
        if "per" in op.args and not 0 < op.main * op.args.get("max", 0) <= MOST_GAINED:
            limit = "'gain_kind' with 'per' needs a 'max' that keeps it to {most} Resources"
            at.wrong(Phrase("fault.gain_kind", limit, most=MOST_GAINED))
