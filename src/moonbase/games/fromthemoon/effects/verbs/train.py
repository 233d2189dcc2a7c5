"""``train``: specialists, free of the normal price."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.cards.ops import Op
from moonbase.engine.text import Text
from moonbase.games.fromthemoon.effects.operands import number
from moonbase.games.fromthemoon.effects.phrases import terms
from moonbase.games.fromthemoon.effects.pieces import crew_places, train_choices, with_decline
from moonbase.games.fromthemoon.effects.rows import flagged
from moonbase.games.fromthemoon.effects.verb import Verb
from moonbase.games.fromthemoon.rules.table import actions as a
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.frames import PAID
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState
from moonbase.games.fromthemoon.rules.work.usable import someone_to_train


@final
class Train(Verb):
    def __init__(self) -> None:
        super().__init__(number("train", 7, "train this many specialists, free of the normal price"))
        self.question = "train"
        self.spared = c.FOR_TRAIN

    def brings(self, s: FromTheMoonState, row: i64, tile: i64, reach: bool) -> bool:
        return someone_to_train(s)

    def choices(self, s: FromTheMoonState, out: vec[i64], reach: bool) -> i64:
        n = train_choices(s, out, 0, False, reach)
        if not someone_to_train(s) or flagged(s, PAID):
            return n
        return with_decline(out, n)

    def candidates(self, s: FromTheMoonState) -> list[int]:
        return crew_places(a.A_TRAIN)

    def decline(self, s: FromTheMoonState) -> Text:
        return Text("say.decline_train")

    def phrase(self, op: Op, paid: bool) -> Text:
        return terms(op, paid)
