"""All kinds of frames, in the order of their codes."""

from typing import Final

from moonbase.games.moon.effects.frame import Frame
from moonbase.games.moon.effects.frames.discount import DiscountFrame
from moonbase.games.moon.effects.frames.effect import EffectFrame
from moonbase.games.moon.effects.frames.obelisk import ObeliskFrame
from moonbase.games.moon.effects.frames.production import ProductionFrame
from moonbase.games.moon.effects.frames.triggers import TriggersFrame

FRAMES: Final[list[Frame]] = [Frame(), EffectFrame(), TriggersFrame(), DiscountFrame(), ObeliskFrame(), ProductionFrame()]
