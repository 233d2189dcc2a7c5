"""Verbs: what a step of a card does. Each is one class, in a file of its own under ``verbs``."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.cards import ops
from moonbase.cards.face import Face
from moonbase.cards.place import Place
from moonbase.engine.events import Event
from moonbase.engine.game import Refusal
from moonbase.engine.text import Text
from moonbase.games.moon.effects import weights as w
from moonbase.games.moon.effects.operands import switch
from moonbase.games.moon.effects.rows import operand
from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.columns import Columns
from moonbase.games.moon.rules.table.frames import Effect
from moonbase.games.moon.rules.table.state import MoonState, frame

# --- what a row comes to
DONE: Final[i64] = 0
ASK: Final[i64] = 1
NATURE: Final[i64] = 2  # nature draws a card for it
STOP: Final[i64] = 3  # the effect ends here

# --- the times of a card file at which a verb may stand
ACTIVE: Final = ("flip", "bonus", "claimed")
TRIGGERS: Final = ("spend", "assimilate", "park", "flipping", "production")
STANDING: Final = ("always",)


class Verb:
    """A verb with the defaults of one that asks as often as its number says.

    A row that waits leaves everything it needs in its frame: the row itself, a step, and a register.
    """

    def __init__(self, word: ops.Verb, times: tuple[str, ...] = ACTIVE) -> None:
        self.word: ops.Verb = word  # its name, code and operands in a card file
        self.times: tuple[str, ...] = times
        self.price: bool = False  # it asks a price, so it is the first step
        self.once: bool = False  # an effect holds it once
        self.draws: bool = False  # it opens a source of cards, so no other verb of an effect does
        self.leaves: str = ""  # what the step after it may count or name
        self.question: str = word.name  # what the view calls its question

    # --- in play

    def perform(self, s: MoonState, log: list[Event] | None, seat: i64) -> i64:
        """Do the row that the effect on top stands at, and return what it comes to."""
        if frame(s, Effect.STEP) < operand(s, c.AT_N):
            return ASK
        return DONE

    def choices(self, s: MoonState, seat: i64, out: vec[i64]) -> i64:
        """Write the open answers, ascending, and return their number."""
        return 0

    def answer(self, s: MoonState, log: list[Event] | None, seat: i64, verb: i64, value: i64) -> None:
        """Take an answer: the verb and the value of an open action. What is declined never comes here."""

    def drawn(self, s: MoonState, log: list[Event] | None, seat: i64, face: i64) -> None:
        """Take the card that nature has drawn for it."""

    def usable(self, s: MoonState, seat: i64, row: i64) -> bool:
        """Tell whether the row has something to work on; an effect with an idle row is closed."""
        return True

    def why_idle(self, s: MoonState, seat: i64, row: i64) -> Refusal:
        """Say what an idle row lacks."""
        return Refusal("M4.1", Text("why.no_such"))

    def brings(self, s: MoonState, seat: i64, row: i64) -> bool:
        """Tell whether a bonus action that begins with this row would bring something (M10)."""
        return True

    def enter(self, columns: Columns, face: i64, row: i64) -> None:
        """Enter into the columns of a card what the row asks for and what it puts in force."""

    # --- for those who look at it

    def say(self, s: MoonState, verb: i64, value: i64) -> Text:
        """Say an answer."""
        return Text("say.decline")

    def less(self, s: MoonState) -> i64:
        """Return how many Resources less the constructs cost that it offers."""
        return 0

    def worth(self, s: MoonState, seat: i64, row: i64, register: i64) -> i64:
        """Return what the row would bring now, in hundredths of a Heart."""
        return w.ANY

    def register_after(self, s: MoonState, seat: i64, row: i64, register: i64) -> i64:
        """Return what the next row would find in the register."""
        return register

    def watch_worth(self, turns: i64, eras: i64) -> i64:
        """Return what it is worth on a card that watches for something, for these turns and for the Eras after this one."""
        return turns * w.WATCH

    # --- in a position from outside

    def remembers(self, s: MoonState, register: i64) -> bool:
        """Tell whether the row, once begun, can have left this in the register."""
        return True

    def fault(self, s: MoonState) -> str:
        """Return what is wrong with an effect that is still to do this, or nothing."""
        return ""

    def cards_out(self, s: MoonState) -> i64:
        """Return how many cards the hand has given away and not got back yet."""
        return 0

    # --- on a card

    def phrase(self, op: ops.Op, face: Face) -> Text:
        """Say the step as the card says it."""
        return Text(f"card.do.{self.word.name}", n=op.main)

    def more(self, op: ops.Op, face: Face, before: ops.Op) -> Text | None:
        """Say only what the step adds to the one before it, where both are of one kind."""
        return None

    def counts(self, op: ops.Op) -> str:
        """Return the selector that the step counts, or nothing."""
        return str(op.args.get("per", ""))

    def check(self, op: ops.Op, face: Face, at: Place) -> None:
        """Report what is wrong with the step on this card."""


ROOM: Final = 64
"""Codes of verbs are below it."""
BY_CODE: Final[vec[Verb]] = vec[Verb]([Verb(switch("", 0, ""))] * ROOM)
"""Filled by ``all_verbs``. Reading a vector takes no look at the type of what is read."""
