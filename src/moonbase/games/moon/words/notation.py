"""The stable text of an action: ids and plain words, the same in every language, unique on every legal list."""

from typing import Final

from mypy_extensions import i64

from moonbase.games.moon.rules.table import actions as a
from moonbase.games.moon.rules.table.codes import BASE
from moonbase.games.moon.rules.table.names import FLAGS as FLAG_KEYS
from moonbase.games.moon.rules.table.names import GOODS as GOOD_KEYS
from moonbase.games.moon.rules.table.state import TAB, MoonState

SPACES: Final = ("production", "flag")


def card_at(s: MoonState, seat: i64, slot: i64) -> str:
    """A card of a Settlement by id; the second copy of a face reads ``S1-01/2``."""
    face = s.tab[seat * TAB + slot]
    copy = 1
    for i in range(seat * TAB, seat * TAB + slot):
        if s.tab[i] == face:
            copy += 1
    name = s.table.ids[face]
    return name if copy == 1 else f"{name}/{copy}"


def place_text(s: MoonState, at: i64) -> str:
    """``1 S1-01``; on a Base the space as well."""
    seat = a.place_seat(at)
    slot = a.place_slot(at)
    text = f"{seat} {card_at(s, seat, slot)}"
    if s.table.colour[s.tab[seat * TAB + slot]] == BASE:
        text += " " + SPACES[a.place_space(at)]
    return text


def write(s: MoonState, action: i64) -> str:
    verb = action // a.SPAN
    value = action % a.SPAN
    t = s.table
    if verb == a.A_PARK:
        return "park " + place_text(s, value)
    if verb == a.A_PLACE:
        return "choose " + place_text(s, value)
    if verb == a.A_FLIP:
        return "flip " + card_at(s, s.cur, value)
    if verb == a.A_OBELISK:
        return "obelisk " + card_at(s, s.cur, value)
    if verb == a.A_CLAIM:
        return "claim " + t.ids[t.reputation0 + value]
    if verb in _FACE_WORDS:
        word, tail = _FACE_WORDS[verb]
        return word + t.ids[value] + tail
    return _plain(verb, value)


_FACE_WORDS: Final = {
    int(a.A_BUILD): ("build ", ""),
    int(a.A_FREE): ("build ", " free"),
    int(a.A_ASSIMILATE): ("assimilate ", ""),
    int(a.A_HAND): ("choose hand ", ""),
    int(a.A_PILE): ("choose pile ", ""),
    int(a.A_DEAL): ("deal ", ""),
}


def _plain(verb: i64, value: i64) -> str:
    if verb == a.A_EXPEDITION:
        return "expedition"
    if verb == a.A_KIND:
        return "choose " + GOOD_KEYS[value]
    if verb == a.A_AMOUNT:
        return f"choose {value}"
    if verb == a.A_FLAG:
        return "choose " + FLAG_KEYS[value]
    if verb == a.A_SEAT:
        return f"choose seat {value}"
    if verb == a.A_LEAD:
        return f"lead {value}"
    if verb == a.A_DECLINE:
        return "decline"
    return "end"
