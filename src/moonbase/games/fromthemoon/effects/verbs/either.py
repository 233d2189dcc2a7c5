"""``or``: parts the effect into two sides, one of which is done."""

from typing import final

from moonbase.engine.events import Event
from moonbase.games.fromthemoon.effects.operands import switch
from moonbase.games.fromthemoon.effects.verb import Verb
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState, drop


@final
class Either(Verb):
    def __init__(self) -> None:
        super().__init__(switch("or", int(c.OR), "parts the effect into two sides: do one of them"))

    def perform(self, s: FromTheMoonState, log: list[Event] | None) -> bool:
        """Drop the effect: nothing of the other side is done."""
        drop(s)
        return True
