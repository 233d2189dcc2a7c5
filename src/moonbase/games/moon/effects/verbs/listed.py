"""All verbs, in the order of their codes."""

from typing import Final, final

from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.games.moon.effects.operands import switch
from moonbase.games.moon.effects.verb import BY_CODE, STOP, Verb
from moonbase.games.moon.effects.verbs.build import Build
from moonbase.games.moon.effects.verbs.convert import Convert
from moonbase.games.moon.effects.verbs.discount import Discount
from moonbase.games.moon.effects.verbs.free import Free
from moonbase.games.moon.effects.verbs.gain import Gain
from moonbase.games.moon.effects.verbs.gain_any import GainAny
from moonbase.games.moon.effects.verbs.gain_kind import GainKind
from moonbase.games.moon.effects.verbs.gather import Gather
from moonbase.games.moon.effects.verbs.give import Give
from moonbase.games.moon.effects.verbs.mirror import Mirror
from moonbase.games.moon.effects.verbs.obelisk import Obelisk
from moonbase.games.moon.effects.verbs.pay import Pay
from moonbase.games.moon.effects.verbs.pay_any import PayAny
from moonbase.games.moon.effects.verbs.pay_up_to import PayUpTo
from moonbase.games.moon.effects.verbs.produce import Produce
from moonbase.games.moon.effects.verbs.put import Put
from moonbase.games.moon.effects.verbs.recall import Recall
from moonbase.games.moon.effects.verbs.reward import Reward
from moonbase.games.moon.effects.verbs.rewards import Rewards
from moonbase.games.moon.effects.verbs.score import Score
from moonbase.games.moon.effects.verbs.scrap import Scrap
from moonbase.games.moon.effects.verbs.swap import Swap
from moonbase.games.moon.effects.verbs.unflip import Unflip
from moonbase.games.moon.effects.verbs.voucher import Voucher
from moonbase.games.moon.effects.verbs.wild_flag import WildFlag
from moonbase.games.moon.rules.table.state import MoonState


@final
class End(Verb):
    """Code 0, the end of a program."""

    def __init__(self) -> None:
        super().__init__(switch("", 0, ""), ())

    def perform(self, s: MoonState, log: list[Event] | None, seat: i64) -> i64:
        return STOP


VERBS: Final[list[Verb]] = [
    Gain(),
    GainAny(),
    GainKind(),
    Pay(),
    PayAny(),
    PayUpTo(),
    Score(),
    Put(),
    Mirror(),
    Build(),
    Free(),
    Voucher(),
    Discount(),
    WildFlag(),
    Convert(),
    Produce(),
    Rewards(),
    Give(),
    Reward(),
    Unflip(),
    Swap(),
    Recall(),
    Gather(),
    Scrap(),
    Obelisk(),
]
BY_NAME: Final = {verb.word.name: verb for verb in VERBS}

BY_CODE.append(End())
BY_CODE.extend(VERBS)
