"""All verbs, in the order of their codes: the classes in ``verbs``."""

from collections.abc import Callable
from typing import Final, cast, final

from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.engine.walk import import_all
from moonbase.games.moon.effects import verbs
from moonbase.games.moon.effects.operands import switch
from moonbase.games.moon.effects.verb import BY_CODE, STOP, Verb
from moonbase.games.moon.rules.table.state import MoonState


@final
class End(Verb):
    """Code 0, the end of a program."""

    def __init__(self) -> None:
        super().__init__(switch("", 0, ""), ())

    def perform(self, s: MoonState, log: list[Event] | None, seat: i64) -> i64:
        return STOP


def code_of(verb: Verb) -> int:
    return verb.word.code


def fill() -> list[Verb]:
    """Put an instance of every class at its code, and return those of the cards in the order of their codes."""
    every = sorted((cast(Callable[[], Verb], each)() for each in Verb.__subclasses__()), key=code_of)
    for verb in every:
        BY_CODE[verb.word.code] = verb
    return every[1:]


import_all(verbs)
VERBS: Final = fill()
BY_NAME: Final = {verb.word.name: verb for verb in VERBS}
