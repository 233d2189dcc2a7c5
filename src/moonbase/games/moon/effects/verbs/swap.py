"""``swap``: a structure of the hand for a card from elsewhere (M10)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.cards.face import Face
from moonbase.cards.names import Choice
from moonbase.cards.ops import Op
from moonbase.engine.events import Event
from moonbase.engine.game import CHANCE, Refusal
from moonbase.engine.text import Text
from moonbase.games.moon.effects.offers import insert, pile
from moonbase.games.moon.effects.operands import named
from moonbase.games.moon.effects.phrases import key
from moonbase.games.moon.effects.rows import operand
from moonbase.games.moon.effects.sayings import about_card, empty
from moonbase.games.moon.effects.verb import ASK, DONE, NATURE, Verb
from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.actions import A_HAND, action
from moonbase.games.moon.rules.table.events import tell_card, tell_secret
from moonbase.games.moon.rules.table.frames import Effect
from moonbase.games.moon.rules.table.state import EVERYBODY, HAND_MAX, HAND_N, STAMP, MoonState, frame, held, own, set_frame
from moonbase.games.moon.rules.table.zones import find_discard, hold, off_discard, onto_discard, release

SOURCES: Final = Choice("source", {"stack": int(c.STACK), "discard top": int(c.DISCARD_TOP), "discard": int(c.DISCARD)})
BEGUN: Final[i64] = 1
OVER: Final[i64] = 2


@final
class Swap(Verb):
    """From the discard pile the card to take is chosen first, which the register remembers; from the stack nature draws one."""

    def __init__(self) -> None:
        super().__init__(named("swap", 21, "exchange a structure of your hand with a card from there", SOURCES), ("bonus",))
        self.once = True
        self.draws = True

    def perform(self, s: MoonState, log: list[Event] | None, seat: i64) -> i64:
        step = frame(s, Effect.STEP)
        if step == OVER:
            return DONE
        if step == BEGUN and operand(s, c.AT_KIND) == c.STACK:
            return NATURE
        return ASK

    def choices(self, s: MoonState, seat: i64, out: vec[i64]) -> i64:
        if operand(s, c.AT_KIND) == c.DISCARD and frame(s, Effect.STEP) == 0:
            return pile(s, 0, out)
        n: i64 = 0
        for i in range(seat * HAND_MAX, seat * HAND_MAX + own(s, seat, HAND_N)):
            n = insert(out, n, action(A_HAND, held(s, i)))
        return n

    def answer(self, s: MoonState, log: list[Event] | None, seat: i64, verb: i64, value: i64) -> None:
        if verb != A_HAND:
            set_frame(s, Effect.REGISTER, value)
            set_frame(s, Effect.STEP, BEGUN)
        elif operand(s, c.AT_KIND) == c.STACK:
            release(s, seat, value)
            onto_discard(s, value)
            tell_card(log, s.columns, "discarded", seat, value)
            set_frame(s, Effect.STEP, BEGUN)
        else:
            exchange(s, log, seat, value)
            set_frame(s, Effect.STEP, OVER)

    def drawn(self, s: MoonState, log: list[Event] | None, seat: i64, face: i64) -> None:
        hold(s, seat, face, (1 << seat) + STAMP * s.look_n)
        set_frame(s, Effect.STEP, OVER)
        tell_secret(log, s.columns, "drew", seat, face)

    def usable(self, s: MoonState, seat: i64, row: i64) -> bool:
        if own(s, seat, HAND_N) == 0:
            return False
        k = row + c.AT_KIND
        if s.columns.rows[k] == c.STACK:
            return s.stack_n > 0
        return s.discard_n > 0

    def why_idle(self, s: MoonState, seat: i64, row: i64) -> Refusal:
        if own(s, seat, HAND_N) == 0:
            return Refusal("M10.6", Text("why.hand_empty"))
        return empty("M10.6", "stack" if s.columns.rows[row + c.AT_KIND] == c.STACK else "discard")

    def say(self, s: MoonState, verb: i64, value: i64) -> Text:
        return about_card("say.discard" if verb == A_HAND else "say.fetch", s, value)

    def remembers(self, s: MoonState, register: i64) -> bool:
        if operand(s, c.AT_KIND) != c.DISCARD:
            return True
        return register < s.columns.structures and find_discard(s, register) >= 0

    def cards_out(self, s: MoonState) -> i64:
        if s.waiting == CHANCE and frame(s, Effect.STEP) == BEGUN:
            return 1
        return 0

    def phrase(self, op: Op, face: Face) -> Text:
        return Text(f"card.do.swap.{key(op.main)}")


def exchange(s: MoonState, log: list[Event] | None, seat: i64, face: i64) -> None:
    """Take a card of the discard pile, the top one or the chosen one, for one of the hand."""
    release(s, seat, face)
    at = s.discard_n - 1
    if operand(s, c.AT_KIND) == c.DISCARD:
        at = find_discard(s, frame(s, Effect.REGISTER))
    taken = off_discard(s, at)
    onto_discard(s, face)
    hold(s, seat, taken, EVERYBODY)
    tell_card(log, s.columns, "discarded", seat, face)
    tell_card(log, s.columns, "fetched", seat, taken)
