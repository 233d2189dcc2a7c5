"""What is told of a question that nobody is asked, because nothing can be done there."""

from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.games.fromthemoon.rules.table.events import tell, tell_face
from moonbase.games.fromthemoon.rules.table.state import AT_FACE, F_CHAIN, F_EFFECT, F_RESEARCH, F_TASKS, A, FromTheMoonState, frame
from moonbase.games.fromthemoon.rules.work.send import any_task_left


def tell_passed(s: FromTheMoonState, log: list[Event] | None, kind: i64) -> None:
    """``kind``: of the frame on top, which is left without an answer (F2.17)."""
    if log is None:
        return
    if kind == F_RESEARCH:
        tell(log, "no_research", s.cur)
    elif kind == F_EFFECT:
        tell_face(log, s.table, "no_use", s.cur, frame(s, AT_FACE))
    elif kind == F_CHAIN and frame(s, A) != 0:
        tell(log, "no_lab", s.cur)
    elif kind == F_TASKS and any_task_left(s):
        tell(log, "no_task", s.cur)
