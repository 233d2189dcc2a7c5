"""The last round begins (F14.1)."""

from moonbase.engine.events import Event
from moonbase.games.fromthemoon.rules.table.events import tell
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState


def bring_end(s: FromTheMoonState, log: list[Event] | None) -> None:
    """Tell the end once; what comes later brings nothing more."""
    if s.ending:
        return
    s.ending = True
    if s.players == 1:
        tell(log, "last_turn", s.cur)
    else:
        tell(log, "last_round", s.cur)
