"""Verbs: what a step of a tile does. Each is one class, in a file of its own under ``verbs``."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.cards import ops
from moonbase.cards.place import Place
from moonbase.engine.events import Event
from moonbase.engine.game import View
from moonbase.engine.text import Text
from moonbase.games.fromthemoon.effects import weights as w
from moonbase.games.fromthemoon.effects.operands import switch
from moonbase.games.fromthemoon.effects.pieces import gain_piece
from moonbase.games.fromthemoon.effects.rows import next_row, one_more, operand
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.columns import Columns
from moonbase.games.fromthemoon.rules.table.events import face_ref
from moonbase.games.fromthemoon.rules.table.frames import Effect
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState, frame

# --- where a verb may stand
AT_ONCE: Final = "at once"  # wherever something is done, tokens included
ACTIVE: Final = "active"  # wherever something is done
ON_SMALL: Final = "small"  # on small buildings only
STANDING: Final = "standing"  # as a rule that always holds


class Yield:
    """The certain yield of a program, added up row by row."""

    def __init__(self) -> None:
        self.goods: list[int] = [0] * int(c.GOODS)
        self.chosen: int = 0  # resources of any kind
        self.points: int = 0


class Verb:
    """A verb with the defaults of one that asks: as many answers as its number says, each of them a piece."""

    def __init__(self, word: ops.Verb, fits: str = ACTIVE) -> None:
        self.word: ops.Verb = word  # its name, code and operands in a card file
        self.fits: str = fits
        self.question: str = "effect"  # what the view calls its question
        self.spared: i64 = -1  # the price of the rules that it spares

    # --- in play

    def perform(self, s: FromTheMoonState, log: list[Event] | None) -> bool:
        """Do the row that the effect on top stands at; False where an answer is needed."""
        if frame(s, Effect.STEP) < self.due(s):
            return False
        next_row(s)
        return True

    def due(self, s: FromTheMoonState) -> i64:
        """Return how many answers the row takes."""
        return operand(s, c.AT_N)

    def brings(self, s: FromTheMoonState, row: i64, tile: i64, reach: bool) -> bool:
        """Tell whether the row would do anything."""
        return True

    def choices(self, s: FromTheMoonState, out: vec[i64], reach: bool) -> i64:
        """Write the open answers, ascending, and return their number."""
        return 0

    def answer(self, s: FromTheMoonState, log: list[Event] | None, verb: i64, value: i64) -> None:
        one_more(s)
        gain_piece(s, log, verb, value, False, True)

    def convertible(self) -> bool:
        """Tell whether energy and food may be turned into each other while it asks (F2.7)."""
        return True

    def enforce(self, columns: Columns, row: i64, powers: vec[i64], at: i64) -> None:
        """Put a standing rule in force: ``powers`` from ``at`` on are the fields of a seat."""

    # --- for those who look at it

    def candidates(self, s: FromTheMoonState) -> list[int]:
        """Return the answers that a player may think of, open or not."""
        return []

    def decline(self, s: FromTheMoonState) -> Text:
        """Say that the rest of the row is skipped."""
        return Text("say.decline_effect", card=face_ref(s.columns, frame(s, Effect.CARD)))

    def asks(self) -> bool:
        """Tell whether the outcome depends on an answer."""
        return True

    def add_to(self, total: Yield, columns: Columns, row: i64, n: int) -> None:
        """Add what the row brings when it counts up to ``n``."""

    def adds_battery(self, columns: Columns, row: i64) -> bool:
        return False

    def worth(self, s: FromTheMoonState, seat: i64, row: i64) -> i64:
        """Return what the row is worth now, in hundredths of a point."""
        return w.PIECE

    # --- on a card

    def phrase(self, op: ops.Op, paid: bool) -> Text:
        """Say the step as the card says it."""
        return Text(f"card.do.{self.word.name}", n=op.main)

    def merges(self, op: ops.Op) -> bool:
        """Tell whether the step joins the one before it in a single list of goods."""
        return False

    def check(self, op: ops.Op, at: Place) -> None:
        """Report what is wrong with the step itself."""

    def shown(self, op: ops.Op) -> View:
        """Return the main operand for those who draw the step."""
        if isinstance(op.main, Mapping):
            return {"goods": dict(op.main)}
        return {} if op.main is True else {"n": op.main}


ROOM: Final = 64
"""Codes of verbs are below it."""
BY_CODE: Final[vec[Verb]] = vec[Verb]([Verb(switch("", 0, ""))] * ROOM)
"""Filled by ``all_verbs``. Reading a vector takes no look at the type of what is read."""
