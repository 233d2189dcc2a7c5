"""Numbers that no text holds, because they follow from others: the audit finds each that is off."""

from collections.abc import Callable

import pytest

from kit.fromthemoon.surface import FTM, Surface
from moonbase.games.fromthemoon.rules.table.state import (
    CUBE_AT,
    EATS_NOT,
    EXPERT_AT,
    EXTRA_AT,
    FOOD_RATE,
    LAB_N,
    LESS,
    MISSION_AT,
    RECRUIT_AT,
    RIM,
    ROVER_AT,
    T_ROVER,
    TILE,
    WATCHED,
    FromTheMoonState,
    add_own,
    set_own,
)


def more(field: int) -> Callable[[FromTheMoonState], None]:
    def spoil(s: FromTheMoonState) -> None:
        add_own(s, 0, field, 1)

    return spoil


def ghost(s: FromTheMoonState) -> None:
    s.tile[4 * TILE + T_ROVER] = 1


def lost_rover(s: FromTheMoonState) -> None:
    set_own(s, 0, ROVER_AT, 4)


def stranger(s: FromTheMoonState) -> None:
    s.point[0] = 4


def miscount(s: FromTheMoonState) -> None:
    s.labs_left += 1


SPOILS = [
    (more(int(LAB_N)), "seats[0]: 1 laboratories are counted, 0 are there"),
    (more(int(MISSION_AT)), "seats[0]: the sums of europa are not what its parts say"),
    (more(int(CUBE_AT) + 2), "seats[0]: the sums of mars are not what its parts say"),
    (more(int(RECRUIT_AT)), "seats[0]: the sums of the team are not what its crews say"),
    (more(int(EXPERT_AT)), "seats[0]: the sums of the team are not what its crews say"),
    (more(int(WATCHED)), "seats[0]: rule 36 is 17, the cards say 16"),
    (more(int(EXTRA_AT)), "seats[0]: rule 37 is 1, the cards say 0"),
    (more(int(FOOD_RATE)), "seats[0]: rule 42 is 3, the cards say 2"),
    (more(int(EATS_NOT)), "seats[0]: rule 43 is 1, the cards say 0"),
    (more(int(RIM)), "seats[0]: rule 44 is 1, the cards say 0"),
    (more(int(LESS)), "seats[0]: rule 45 is 1, the cards say 0"),
    (ghost, "seats[0] > rovers[0] > tile: another than the one where it stands"),
    (lost_rover, "seats: 1 rovers are sent, 0 stand on tiles"),
    (stranger, "seats[3] > miniatures: no such owner"),
    (miscount, "labs: the count is off"),
]


@pytest.mark.parametrize(("spoil", "message"), SPOILS, ids=[message[:50] for _, message in SPOILS])
def test_numbers_that_are_counted_twice_agree(spoil: Callable[[FromTheMoonState], None], message: str) -> None:
    stage = Surface(2)
    assert FTM.audit(stage.s) == []
    spoil(stage.s)
    assert message in FTM.audit(stage.s)


def test_powers_are_read_from_the_cards_again() -> None:
    """Cyborgs with their surcharge, Survivors with their rate, and two large buildings in force."""
    stage = Surface(3, factions=("C-2", "C-7", "C-5"))
    stage.build(0, "F-2").build(0, "G-01").build(2, "F-5")
    assert FTM.audit(stage.s) == []
    assert FTM.load(FTM.dump(stage.s)).numbers() == stage.s.numbers()
