"""``convert_food``: a standing rule, a better rate for food."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.games.fromthemoon.effects.operands import number
from moonbase.games.fromthemoon.effects.verb import STANDING, Verb
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.columns import Columns
from moonbase.games.fromthemoon.rules.table.state import FOOD_RATE


@final
class ConvertFood(Verb):
    def __init__(self) -> None:
        super().__init__(number("convert_food", 17, "this much food makes 1 energy", special=True), STANDING)

    def enforce(self, columns: Columns, row: i64, powers: vec[i64], at: i64) -> None:
        n = columns.rows[row + c.AT_N]
        if n < powers[at + FOOD_RATE]:
            powers[at + FOOD_RATE] = n
