"""Operands of an action: the named values from which its stable text is made."""

from typing import Final

from mypy_extensions import i64

from moonbase.engine.form import Form
from moonbase.engine.game import Operands
from moonbase.games.moon.rules.table import actions as a
from moonbase.games.moon.rules.table.codes import BASE
from moonbase.games.moon.rules.table.names import FLAGS as FLAG_KEYS
from moonbase.games.moon.rules.table.names import GOODS as GOOD_KEYS
from moonbase.games.moon.rules.table.state import EXPEDITION, TAB, MoonState, own

SPACES: Final = ("production", "flag")
FORMS: Final = {
    int(a.A_BUILD): Form("build", "card"),
    int(a.A_FREE): Form("build", "card", "terms"),
    int(a.A_ASSIMILATE): Form("assimilate", "card"),
    int(a.A_OBELISK): Form("obelisk", "card"),
    int(a.A_PARK): Form("park", "seat", "card", "space"),
    int(a.A_FLIP): Form("flip", "card"),
    int(a.A_EXPEDITION): Form("expedition"),
    int(a.A_CLAIM): Form("claim", "card"),
    int(a.A_KIND): Form("choose", "good"),
    int(a.A_AMOUNT): Form("choose", "n"),
    int(a.A_FLAG): Form("choose", "flag"),
    int(a.A_SEAT): Form("choose", "seat", head="choose seat"),
    int(a.A_PLACE): Form("choose", "seat", "card", "space"),
    int(a.A_HAND): Form("choose", "from", "card"),
    int(a.A_PILE): Form("choose", "from", "card"),
    int(a.A_DECLINE): Form("decline"),
    int(a.A_END): Form("end"),
    int(a.A_LEAD): Form("lead", "seat"),
    int(a.A_DEAL): Form("deal", "card"),
}
"""By the code of the verb."""
_FACES: Final = (int(a.A_BUILD), int(a.A_FREE), int(a.A_ASSIMILATE), int(a.A_HAND), int(a.A_PILE), int(a.A_DEAL))


def operands(s: MoonState, action: i64) -> Operands:
    verb = int(action // a.SPAN)
    value = action % a.SPAN
    found: Operands = {"verb": FORMS[verb].verb}
    if verb in _FACES:
        found["card"] = s.columns.ids[value]
    elif verb in (int(a.A_PARK), int(a.A_PLACE)):
        _add_place(found, s, value)
    elif verb in (int(a.A_FLIP), int(a.A_OBELISK)):
        _add_slot(found, s, s.cur, value)
    else:
        _add_plain(found, s, verb, value)
    if verb == a.A_FREE:
        found["terms"] = "free"
    elif verb == a.A_HAND:
        found["from"] = "hand"
    elif verb == a.A_PILE:
        found["from"] = "pile"
    return found


def _add_place(found: Operands, s: MoonState, at: i64) -> None:
    """Add a card in anybody's Settlement; on a Base the space as well."""
    seat = a.place_seat(at)
    slot = a.place_slot(at)
    found["seat"] = int(seat)
    _add_slot(found, s, seat, slot)
    if s.columns.colour[s.tab[seat * TAB + slot]] == BASE:
        found["space"] = SPACES[a.place_space(at)]


def _add_slot(found: Operands, s: MoonState, seat: i64, slot: i64) -> None:
    """Add a card of a Settlement; the second of two equal ones also by its own name, ``S1-01/2``."""
    face = s.tab[seat * TAB + slot]
    found["card"] = s.columns.ids[face]
    copy = 1
    for i in range(seat * TAB, seat * TAB + slot):
        if s.tab[i] == face:
            copy += 1
    if copy > 1:
        found["copy"] = f"{s.columns.ids[face]}/{copy}"


def _add_plain(found: Operands, s: MoonState, verb: int, value: i64) -> None:
    if verb == a.A_EXPEDITION:
        found["card"] = s.columns.ids[own(s, s.cur, EXPEDITION)]
    elif verb == a.A_CLAIM:
        found["card"] = s.columns.ids[s.columns.reputation0 + value]
    elif verb == a.A_KIND:
        found["good"] = GOOD_KEYS[value]
    elif verb == a.A_AMOUNT:
        found["n"] = int(value)
    elif verb == a.A_FLAG:
        found["flag"] = FLAG_KEYS[value]
    elif verb in (int(a.A_SEAT), int(a.A_LEAD)):
        found["seat"] = int(value)
