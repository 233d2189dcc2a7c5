"""``rim_double``: a standing rule, a building on the rim activates both tiles it touches."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.cards.ops import Op
from moonbase.engine.text import Text
from moonbase.games.fromthemoon.effects.operands import switch
from moonbase.games.fromthemoon.effects.verb import STANDING, Verb
from moonbase.games.fromthemoon.rules.table.columns import Columns
from moonbase.games.fromthemoon.rules.table.state import RIM


@final
class RimDouble(Verb):
    def __init__(self) -> None:
        super().__init__(switch("rim_double", 18, "a building on the rim activates both tiles it touches", special=True), STANDING)

    def enforce(self, columns: Columns, row: i64, powers: vec[i64], at: i64) -> None:
        powers[at + RIM] = 1

    def phrase(self, op: Op, paid: bool) -> Text:
        return Text("card.do.rim_double")
