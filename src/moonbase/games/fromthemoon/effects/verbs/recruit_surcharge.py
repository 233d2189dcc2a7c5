"""``recruit_surcharge``: a standing rule, each astronaut costs more."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.cards.ops import Op
from moonbase.engine.text import Text
from moonbase.games.fromthemoon.effects.operands import bag
from moonbase.games.fromthemoon.effects.phrases import goods_of
from moonbase.games.fromthemoon.effects.verb import STANDING, Verb
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.columns import Columns
from moonbase.games.fromthemoon.rules.table.names import PRICED as PRICED_NAMES
from moonbase.games.fromthemoon.rules.table.state import EXTRA_AT


@final
class RecruitSurcharge(Verb):
    def __init__(self) -> None:
        super().__init__(bag("recruit_surcharge", 16, "each astronaut costs this more, always", PRICED_NAMES, special=True), STANDING)

    def enforce(self, columns: Columns, row: i64, powers: vec[i64], at: i64) -> None:
        powers[at + EXTRA_AT + columns.rows[row + c.AT_KIND]] += columns.rows[row + c.AT_N]

    def phrase(self, op: Op, paid: bool) -> Text:
        return Text("card.do.recruit_surcharge", goods=goods_of(op))
