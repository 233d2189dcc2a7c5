"""``mirror``: a standing rule, the card holds as many Hearts as something counts."""

from typing import Final, final

from mypy_extensions import i64

from moonbase.cards import ops
from moonbase.cards.face import Face
from moonbase.cards.ops import Op, Operand
from moonbase.cards.place import Place
from moonbase.engine.text import Text
from moonbase.games.moon.effects.operands import SELECTOR
from moonbase.games.moon.effects.phrases import counted
from moonbase.games.moon.effects.verb import STANDING, Verb
from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.columns import Columns
from moonbase.languages.phrase import Phrase

NOT_MIRRORED: Final = ("tokens", "spent")


@final
class Mirror(Verb):
    def __init__(self) -> None:
        word = ops.Verb("mirror", 9, "the card holds as many Hearts as this counts", Operand(SELECTOR, int(c.AT_SEL)))
        super().__init__(word, STANDING)

    def enter(self, columns: Columns, face: i64, row: i64) -> None:
        columns.mirror[face] = columns.rows[row + c.AT_SEL]
        columns.mirror_arg[face] = columns.rows[row + c.AT_ARG]

    def phrase(self, op: Op, face: Face) -> Text:
        return Text("card.always.mirror", each=counted("each", op.main, face))

    def counts(self, op: Op) -> str:
        return str(op.main)

    def check(self, op: Op, face: Face, at: Place) -> None:
        if op.main in NOT_MIRRORED:
            at.wrong(Phrase("fault.mirrored", "a mirror cannot count '{counted}'", counted=op.main))
        if face.table == "expedition":
            at.wrong(Phrase("fault.mirror_expedition", "an Expedition cannot hold Hearts"))
        elif face.table == "reputation":
            at.wrong(Phrase("fault.mirror_reputation", "only a grey structure can mirror a count"))
