"""``build``: an extra construct from a source that is opened for it (M12)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.cards.face import Face
from moonbase.cards.fields import Whole
from moonbase.cards.names import Choice
from moonbase.cards.ops import Op, Operand
from moonbase.engine.events import Event
from moonbase.engine.game import Refusal
from moonbase.engine.text import Text
from moonbase.games.moon.effects import weights as w
from moonbase.games.moon.effects.offers import insert
from moonbase.games.moon.effects.operands import MOST, named
from moonbase.games.moon.effects.phrases import key
from moonbase.games.moon.effects.rows import next_row, one_more, operand
from moonbase.games.moon.effects.sayings import empty
from moonbase.games.moon.effects.verb import ASK, DONE, NATURE, Verb
from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.actions import A_BUILD, A_FREE, DECLINE, action
from moonbase.games.moon.rules.table.events import tell_card
from moonbase.games.moon.rules.table.frames import Effect
from moonbase.games.moon.rules.table.state import LOOKS, MoonState, frame, remember_look, set_frame
from moonbase.games.moon.rules.table.zones import onto_discard
from moonbase.games.moon.rules.work.construct import construct
from moonbase.games.moon.rules.work.price import can_build, can_build_free, free_right

SOURCES: Final = Choice("source", {"stack": int(c.STACK), "discard": int(c.DISCARD), "previous": int(c.PREVIOUS), "top 3": int(c.TOP_3)})
TURNED_UP: Final[i64] = 3


@final
class Build(Verb):
    def __init__(self) -> None:
        less = Operand(Whole(1, MOST), int(c.AT_EXTRA), "for this many Resources less")
        super().__init__(named("build", 10, "construct 1 card from there as an extra construct", SOURCES, less=less))
        self.once = True
        self.draws = True

    def perform(self, s: MoonState, log: list[Event] | None, seat: i64) -> i64:
        """Open the source: turn cards up, or search the stack."""
        step = frame(s, Effect.STEP)
        source = operand(s, c.AT_KIND)
        if source == c.TOP_3 and step < TURNED_UP and s.stack_n > 0:
            return NATURE
        if source == c.STACK and step == 0:
            if s.stack_n == 0 or s.look_n == LOOKS:
                return DONE
            remember_look(s, seat)
            s.seal += 1
            set_frame(s, Effect.STEP, 1)
        return ASK

    def choices(self, s: MoonState, seat: i64, out: vec[i64]) -> i64:
        """Write what the source offers; declining is always possible."""
        n = offered(s, seat, False, out, 0)
        if free_right(s, seat):
            n = offered(s, seat, True, out, n)
        out[n] = DECLINE
        return n + 1

    def answer(self, s: MoonState, log: list[Event] | None, seat: i64, verb: i64, value: i64) -> None:
        source = operand(s, c.AT_KIND)
        less = operand(s, c.AT_EXTRA)
        next_row(s)
        construct(s, log, seat, value, source, less, verb == A_FREE)

    def drawn(self, s: MoonState, log: list[Event] | None, seat: i64, face: i64) -> None:
        onto_discard(s, face)
        one_more(s)
        tell_card(log, s.columns, "turned_up", seat, face)

    def usable(self, s: MoonState, seat: i64, row: i64) -> bool:
        k = row + c.AT_KIND
        source = s.columns.rows[k]
        if source == c.DISCARD:
            return s.discard_n > 0
        if source == c.PREVIOUS:
            return s.previous_n > 0
        return s.stack_n > 0 and (source == c.TOP_3 or s.look_n < LOOKS)

    def why_idle(self, s: MoonState, seat: i64, row: i64) -> Refusal:
        source = s.columns.rows[row + c.AT_KIND]
        if source == c.DISCARD:
            return empty("M12.4", "discard")
        return empty("M12.4", "previous" if source == c.PREVIOUS else "stack")

    def say(self, s: MoonState, verb: i64, value: i64) -> Text:
        return Text("say.no_build")

    def less(self, s: MoonState) -> i64:
        return operand(s, c.AT_EXTRA)

    def worth(self, s: MoonState, seat: i64, row: i64, register: i64) -> i64:
        return w.BUILD

    def phrase(self, op: Op, face: Face) -> Text:
        less = op.args.get("less", 0)
        terms = Text("card.terms.less", n=less) if less else Text("card.terms.full")
        return Text(f"card.do.build.{key(op.main)}", terms=terms)


def offered(s: MoonState, seat: i64, free: bool, out: vec[i64], n: i64) -> i64:
    """Write the cards of the source that the seat could construct, paying or by a free right."""
    source = operand(s, c.AT_KIND)
    less = operand(s, c.AT_EXTRA)
    if source == c.STACK or source == c.PREVIOUS:
        for face in range(s.columns.structures):
            i = face
            if source == c.PREVIOUS:
                i = s.columns.structures + face
            if s.decks[i] > 0:
                n = offer(s, seat, face, less, free, out, n)
        return n
    first: i64 = 0
    if source == c.TOP_3:
        first = s.discard_n - frame(s, Effect.STEP)
    for i in range(first, s.discard_n):
        n = offer(s, seat, s.discard[i], less, free, out, n)
    return n


def offer(s: MoonState, seat: i64, face: i64, less: i64, free: bool, out: vec[i64], n: i64) -> i64:
    if free:
        if can_build_free(s, seat, face, less):
            return insert(out, n, action(A_FREE, face))
    elif can_build(s, seat, face, less):
        return insert(out, n, action(A_BUILD, face))
    return n
