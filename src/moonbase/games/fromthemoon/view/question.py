"""The open question in plain data: what kind it is, and what it is about."""

from mypy_extensions import i64

from moonbase.engine.game import OVER, View
from moonbase.games.fromthemoon.effects.frames.kinds import FRAMES
from moonbase.games.fromthemoon.rules.table.frames import KINDS, Chain
from moonbase.games.fromthemoon.rules.table.plain import bits_of, number_or_none
from moonbase.games.fromthemoon.rules.table.state import FRAME, P_CHOOSE, P_KEEP, FromTheMoonState, frame


def question_view(s: FromTheMoonState) -> View | None:
    """Nothing is asked between two actions of a turn, and by nature in the set-up."""
    if s.frame_n == 0:
        return choice_view(s)
    kind = frame(s, 0)
    return {"seat": int(s.cur), "kind": KINDS[kind], **FRAMES[kind].question(s)}


def choice_view(s: FromTheMoonState) -> View | None:
    if s.waiting == OVER or s.waiting < 0:
        return None
    if s.phase == P_CHOOSE:
        return {"seat": int(s.waiting), "kind": "faction"}
    if s.phase == P_KEEP:
        return {"seat": int(s.waiting), "kind": "keep"}
    return None


def running_chains(s: FromTheMoonState) -> list[View]:
    """Chains under way, the one that goes on first at the end (F7.13); ``new`` is the laboratory that set it off."""
    return [chain_view(s, k * FRAME) for k in range(s.frame_n) if s.frames[k * FRAME] == Chain.KIND]


def chain_view(s: FromTheMoonState, at: i64) -> View:
    left = s.frames[at + Chain.LABS]
    return {
        "new": number_or_none(s.frames[at + Chain.NEW]),
        "left": bits_of(left),
        "gone": bits_of(s.frames[at + Chain.ALL] & ~left),
        "more": min(int(s.frames[at + Chain.LEFT]), len(bits_of(left))),
    }
