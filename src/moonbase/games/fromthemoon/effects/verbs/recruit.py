"""``recruit``: astronauts, free of the normal price."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.cards.ops import Op
from moonbase.engine.text import Text
from moonbase.games.fromthemoon.effects.operands import number
from moonbase.games.fromthemoon.effects.phrases import terms
from moonbase.games.fromthemoon.effects.pieces import crew_places, recruit_choices, with_decline
from moonbase.games.fromthemoon.effects.rows import flagged
from moonbase.games.fromthemoon.effects.verb import Verb
from moonbase.games.fromthemoon.rules.table import actions as a
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.frames import PAID
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState
from moonbase.games.fromthemoon.rules.work.price import can_recruit
from moonbase.games.fromthemoon.rules.work.usable import someone_to_recruit


@final
class Recruit(Verb):
    def __init__(self) -> None:
        super().__init__(number("recruit", 6, "recruit this many astronauts, free of the normal price"))
        self.question = "recruit"
        self.spared = c.FOR_RECRUIT

    def brings(self, s: FromTheMoonState, row: i64, tile: i64, reach: bool) -> bool:
        return someone_to_recruit(s) and can_recruit(s, False, reach)

    def choices(self, s: FromTheMoonState, out: vec[i64], reach: bool) -> i64:
        n = recruit_choices(s, out, 0, False, reach)
        if not someone_to_recruit(s) or flagged(s, PAID):
            return n
        return with_decline(out, n)

    def candidates(self, s: FromTheMoonState) -> list[int]:
        return crew_places(a.A_RECRUIT)

    def decline(self, s: FromTheMoonState) -> Text:
        return Text("say.decline_recruit")

    def phrase(self, op: Op, paid: bool) -> Text:
        return terms(op, paid)
