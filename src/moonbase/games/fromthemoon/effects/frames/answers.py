"""Everything that answers to an event, one after the other (F2.16)."""

from typing import Final, final

from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.games.fromthemoon.effects.frame import IMPOSSIBLE, MOST_STEPS, Frame
from moonbase.games.fromthemoon.effects.frames.effect import origin_fault
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.frames import Answers
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState
from moonbase.games.fromthemoon.rules.work.triggers import run_answers

LAST_CURSOR: Final[i64] = 5


@final
class AnswersFrame(Frame):
    def run(self, s: FromTheMoonState, log: list[Event] | None) -> bool:
        run_answers(s, log)
        return True

    def fault(self, s: FromTheMoonState, k: i64) -> str:
        if not c.ON_MISSION <= s.frames[k + Answers.EVENT] < c.WHENS:
            return "nothing answers to this"
        if not 0 <= s.frames[k + Answers.CURSOR] <= LAST_CURSOR or not 1 <= s.frames[k + Answers.TIMES] <= MOST_STEPS:
            return IMPOSSIBLE
        space = s.frames[k + Answers.SPACE]
        if space != -1 and not s.columns.space0 <= space < s.columns.objective0:
            return "no such space of the board"
        return origin_fault(s, s.frames[k + Answers.TILE])
