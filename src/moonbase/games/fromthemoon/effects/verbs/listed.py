"""All verbs, in the order of their codes."""

from typing import Final, final

from moonbase.engine.events import Event
from moonbase.games.fromthemoon.effects.operands import switch
from moonbase.games.fromthemoon.effects.verb import BY_CODE, Verb
from moonbase.games.fromthemoon.effects.verbs.activate import Activate
from moonbase.games.fromthemoon.effects.verbs.approve import Approve
from moonbase.games.fromthemoon.effects.verbs.build_discount import BuildDiscount
from moonbase.games.fromthemoon.effects.verbs.convert_food import ConvertFood
from moonbase.games.fromthemoon.effects.verbs.either import Either
from moonbase.games.fromthemoon.effects.verbs.foundation import Foundation
from moonbase.games.fromthemoon.effects.verbs.gain import Gain
from moonbase.games.fromthemoon.effects.verbs.gain_any import GainAny
from moonbase.games.fromthemoon.effects.verbs.greenhouse import Greenhouse
from moonbase.games.fromthemoon.effects.verbs.lab import Lab
from moonbase.games.fromthemoon.effects.verbs.no_food import NoFood
from moonbase.games.fromthemoon.effects.verbs.pay import Pay
from moonbase.games.fromthemoon.effects.verbs.recruit import Recruit
from moonbase.games.fromthemoon.effects.verbs.recruit_surcharge import RecruitSurcharge
from moonbase.games.fromthemoon.effects.verbs.remove_battery import RemoveBattery
from moonbase.games.fromthemoon.effects.verbs.research import SpecialResearch
from moonbase.games.fromthemoon.effects.verbs.rim_double import RimDouble
from moonbase.games.fromthemoon.effects.verbs.score import Score
from moonbase.games.fromthemoon.effects.verbs.train import Train
from moonbase.games.fromthemoon.effects.verbs.upgrade import Upgrade
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState, drop


@final
class End(Verb):
    """Code 0, the end of a program."""

    def __init__(self) -> None:
        super().__init__(switch("", 0, ""))

    def perform(self, s: FromTheMoonState, log: list[Event] | None) -> bool:
        drop(s)
        return True


VERBS: Final[list[Verb]] = [
    Either(),
    Pay(),
    Gain(),
    GainAny(),
    Score(),
    Recruit(),
    Train(),
    Greenhouse(),
    Upgrade(),
    Foundation(),
    Lab(),
    SpecialResearch(),
    Approve(),
    Activate(),
    NoFood(),
    RecruitSurcharge(),
    ConvertFood(),
    RimDouble(),
    BuildDiscount(),
    RemoveBattery(),
]
BY_NAME: Final = {verb.word.name: verb for verb in VERBS}

BY_CODE.append(End())
BY_CODE.extend(VERBS)
