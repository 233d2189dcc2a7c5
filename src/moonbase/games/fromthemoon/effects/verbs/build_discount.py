"""``build_discount``: a standing rule, rovers near a building make it cheaper."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.games.fromthemoon.effects.operands import number
from moonbase.games.fromthemoon.effects.verb import STANDING, Verb
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.columns import Columns
from moonbase.games.fromthemoon.rules.table.state import LESS


@final
class BuildDiscount(Verb):
    def __init__(self) -> None:
        super().__init__(
            number(
                "build_discount", 19, "a building costs this much energy less for each of your rovers on a tile it touches", special=True
            ),
            STANDING,
        )

    def enforce(self, columns: Columns, row: i64, powers: vec[i64], at: i64) -> None:
        powers[at + LESS] += columns.rows[row + c.AT_N]
