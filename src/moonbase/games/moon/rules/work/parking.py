"""Rovers on parking spaces: whether one has just been parked, and how it leaves (M7)."""

from mypy_extensions import i64

from moonbase.games.moon.rules.table.actions import place_seat, place_slot, place_space
from moonbase.games.moon.rules.table.state import BLUE_TAKEN, PARKED_N, TAB, TAB_N, YELLOW_TAKEN, MoonState, add_own, own


def taken_bit(space: i64) -> i64:
    """Return the bit of a card's mark that says that the space is taken."""
    if space == 1:
        return YELLOW_TAKEN
    return BLUE_TAKEN


def clear_space(s: MoonState, owner: i64, slot: i64, space: i64) -> None:
    """Take the Rover off a parking space; whoever calls says where it goes."""
    s.tab_mark[owner * TAB + slot] &= ~taken_bit(space)
    add_own(s, owner, PARKED_N, -1)


def just_parked(s: MoonState) -> bool:
    """Tell whether the Rover parked this turn still stands where it was parked."""
    owner = place_seat(s.park_at)
    slot = place_slot(s.park_at)
    if not s.parked or owner >= s.players or slot >= own(s, owner, TAB_N):
        return False
    return s.tab_mark[owner * TAB + slot] & taken_bit(place_space(s.park_at)) != 0
