"""``activate``: own laboratories, once each."""

from typing import final

from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.games.fromthemoon.effects.operands import number
from moonbase.games.fromthemoon.effects.rows import next_row, operand
from moonbase.games.fromthemoon.effects.usable import some_activation
from moonbase.games.fromthemoon.effects.verb import ON_SMALL, Verb
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.frames import Chain
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState, push
from moonbase.games.fromthemoon.rules.work.research import own_labs


@final
class Activate(Verb):
    def __init__(self) -> None:
        super().__init__(number("activate", 14, "activate this many of your laboratories, once each", special=True), ON_SMALL)
        self.question = "chain"

    def perform(self, s: FromTheMoonState, log: list[Event] | None) -> bool:
        n = operand(s, c.AT_N)
        next_row(s)
        push(s, Chain.KIND, own_labs(s), n, own_labs(s), -1, 0)
        return True

    def brings(self, s: FromTheMoonState, row: i64, tile: i64, reach: bool) -> bool:
        return some_activation(s, reach)
