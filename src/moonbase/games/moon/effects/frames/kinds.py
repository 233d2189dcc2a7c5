"""All kinds of frames, in the order of their codes."""

from typing import Final

from librt.vecs import vec

from moonbase.games.moon.effects import all_verbs
from moonbase.games.moon.effects.frame import Frame
from moonbase.games.moon.effects.frames.discount import DiscountFrame
from moonbase.games.moon.effects.frames.effect import EffectFrame
from moonbase.games.moon.effects.frames.obelisk import ObeliskFrame
from moonbase.games.moon.effects.frames.production import ProductionFrame
from moonbase.games.moon.effects.frames.triggers import TriggersFrame
from moonbase.games.moon.rules.table.state import MoonState, frame

FRAMES: Final[vec[Frame]] = vec[Frame]([Frame(), EffectFrame(), TriggersFrame(), DiscountFrame(), ObeliskFrame(), ProductionFrame()])
VERBS: Final = all_verbs.VERBS
"""Named here, so that whoever runs frames has the verbs."""


def on_top(s: MoonState) -> Frame:
    """Return the kind of the frame on top; where nothing is open, one without questions."""
    if s.frame_n == 0:
        return FRAMES[0]
    return FRAMES[frame(s, 0)]
