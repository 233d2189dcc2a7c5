"""``obelisk``, the rule of the Obelisks: an action of a turn, whose question is a frame of its own (M9)."""

from typing import final

from moonbase.cards.face import Face
from moonbase.cards.ops import Op
from moonbase.engine.text import Text
from moonbase.games.moon.effects.operands import rule
from moonbase.games.moon.effects.verb import Verb


@final
class Obelisk(Verb):
    def __init__(self) -> None:
        super().__init__(rule("obelisk", 25), ("special",))

    def phrase(self, op: Op, face: Face) -> Text:
        return Text("card.do.special.obelisk")
