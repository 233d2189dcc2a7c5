"""Half-done effects, as part of the audit: each frame fits its card, the seat on turn and the frames around it."""

from moonbase.games.fromthemoon.effects.frames.kinds import FRAMES
from moonbase.games.fromthemoon.rules.table.state import FRAME, FromTheMoonState


def check_frames(s: FromTheMoonState, found: list[str]) -> None:
    for k in range(s.frame_n):
        kind = FRAMES[s.frames[k * FRAME]]
        wrong = kind.fault(s, k * FRAME)
        if wrong == "":
            wrong = kind.misplaced(s, k * FRAME)
        if wrong != "":
            found.append(f"open[{k}]: {wrong}")
