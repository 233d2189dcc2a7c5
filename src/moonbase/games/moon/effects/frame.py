"""Frames at work: what each kind of pause runs, asks and does with an answer. Each is one class, in a file of its own under ``frames``."""

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.engine.reader import Reader
from moonbase.engine.text import Text
from moonbase.games.moon.rules.table.frames import Effect
from moonbase.games.moon.rules.table.state import MoonState, drop, frame


class Frame:
    """A kind of frame, with the defaults of one that asks a seat. Every method is about the frame on top."""

    # --- in play

    def run(self, s: MoonState, log: list[Event] | None) -> bool:
        """Go on without an answer; False where one is needed."""
        return self.ask(s, log)

    def ask(self, s: MoonState, log: list[Event] | None) -> bool:
        """Put the question; an only answer is given at once, a question without answers is skipped (M4)."""
        out = s.columns.scratch
        n: i64 = self.choices(s, out)
        if n > 1:
            s.waiting = frame(s, Effect.SEAT)
            return False
        if n == 1:
            self.answer(s, log, out[0])
        else:
            self.leave(s)
        return True

    def choices(self, s: MoonState, out: vec[i64]) -> i64:
        """Write the open answers, ascending, and return their number."""
        return 0

    def answer(self, s: MoonState, log: list[Event] | None, a: i64) -> None:
        """Take an answer, one of the choices."""

    def leave(self, s: MoonState) -> None:
        """Skip a question without answers."""
        drop(s)

    def drawn(self, s: MoonState, log: list[Event] | None, face: i64) -> None:
        """Take the card that nature has drawn."""

    # --- for those who look at it

    def question(self, s: MoonState) -> str:
        """Return what the view calls the question."""
        return ""

    def say(self, s: MoonState, verb: i64, value: i64) -> Text:
        """Say an answer."""
        return Text("say.decline")

    def less(self, s: MoonState) -> i64:
        """Return how many Resources less the constructs cost that it offers."""
        return 0

    # --- in a position from outside

    def check(self, s: MoonState, at: Reader) -> None:
        """Raise an error at the number of a frame that does not fit."""
        raise at.at("kind").wrong("no such effect")

    def alone(self) -> bool:
        """Tell whether nothing can be open above it."""
        return False

    def cards_out(self, s: MoonState) -> i64:
        """Return how many cards the hand has given away and not got back yet."""
        return 0
