"""``research``: an offer of Special Research."""

from typing import final

from mypy_extensions import i64

from moonbase.cards.ops import Op
from moonbase.engine.events import Event
from moonbase.engine.text import Ref, Text
from moonbase.games.fromthemoon.effects.operands import switch
from moonbase.games.fromthemoon.effects.rows import next_row
from moonbase.games.fromthemoon.effects.verb import Verb
from moonbase.games.fromthemoon.rules.table.frames import Research
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState, push
from moonbase.games.fromthemoon.rules.work.usable import research_open


@final
class SpecialResearch(Verb):
    def __init__(self) -> None:
        super().__init__(switch("research", 12, "you may do a Special Research"))
        self.question = "research"

    def perform(self, s: FromTheMoonState, log: list[Event] | None) -> bool:
        next_row(s)
        push(s, Research.KIND, 0, 0, 0, 0, 0)
        return True

    def brings(self, s: FromTheMoonState, row: i64, tile: i64, reach: bool) -> bool:
        return research_open(s, reach)

    def phrase(self, op: Op, paid: bool) -> Text:
        return Text("card.do.research", price=Ref("price", "research"))
