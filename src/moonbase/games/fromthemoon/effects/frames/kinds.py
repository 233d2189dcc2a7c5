"""All kinds of frames, in the order of their codes."""

from typing import Final

from librt.vecs import vec

from moonbase.games.fromthemoon.effects import all_verbs
from moonbase.games.fromthemoon.effects.frame import Frame
from moonbase.games.fromthemoon.effects.frames.answers import AnswersFrame
from moonbase.games.fromthemoon.effects.frames.beside import BesideFrame
from moonbase.games.fromthemoon.effects.frames.building import BuildingFrame
from moonbase.games.fromthemoon.effects.frames.chain import ChainFrame
from moonbase.games.fromthemoon.effects.frames.dummy import DummyFrame
from moonbase.games.fromthemoon.effects.frames.effect import EffectFrame
from moonbase.games.fromthemoon.effects.frames.feeding import FeedingFrame
from moonbase.games.fromthemoon.effects.frames.halves import HalvesFrame
from moonbase.games.fromthemoon.effects.frames.income import IncomeFrame
from moonbase.games.fromthemoon.effects.frames.launch import LaunchFrame
from moonbase.games.fromthemoon.effects.frames.placing import PlacingFrame
from moonbase.games.fromthemoon.effects.frames.refill import RefillFrame
from moonbase.games.fromthemoon.effects.frames.research import ResearchFrame
from moonbase.games.fromthemoon.effects.frames.reveal import RevealFrame
from moonbase.games.fromthemoon.effects.frames.tasks import TasksFrame
from moonbase.games.fromthemoon.rules.table.state import P_TURNS, FromTheMoonState, frame

FRAMES: Final[vec[Frame]] = vec[Frame](
    [
        Frame(),
        EffectFrame(),
        AnswersFrame(),
        TasksFrame(),
        HalvesFrame(),
        ChainFrame(),
        RevealFrame(),
        PlacingFrame(),
        BuildingFrame(),
        BesideFrame(),
        LaunchFrame(),
        ResearchFrame(),
        IncomeFrame(),
        FeedingFrame(),
        RefillFrame(),
        DummyFrame(),
    ]
)
VERBS: Final = all_verbs.VERBS
"""Named here, so that whoever runs frames has the verbs."""


def convertible(s: FromTheMoonState) -> bool:
    """Tell whether energy and food may be turned into each other at this point (F2.7)."""
    if s.phase != P_TURNS:
        return False
    return s.frame_n == 0 or FRAMES[frame(s, 0)].convertible(s)
