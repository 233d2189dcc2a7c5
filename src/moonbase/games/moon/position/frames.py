"""Half-done effects of a position from outside: each frame must fit its card, its seat and the table."""

from mypy_extensions import i64

from moonbase.engine.reader import Reader
from moonbase.games.moon.position.dump import FIELDS, FRAMES
from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.actions import place_seat, place_slot, place_space
from moonbase.games.moon.rules.table.state import (
    AT_FACE,
    AT_ORIGIN,
    AT_REGISTER,
    AT_ROW,
    AT_SEAT,
    AT_STEP,
    BLUE_TAKEN,
    DEPTH,
    EXPEDITION,
    F_DISCOUNT,
    F_EFFECT,
    F_OBELISK,
    F_PRODUCTION,
    F_TRIGGERS,
    FRAME,
    P_TURNS,
    REPUTATION_AT,
    TAB,
    TAB_N,
    YELLOW_TAKEN,
    MoonState,
    frame,
    own,
)
from moonbase.games.moon.rules.table.zones import find_discard, in_hand

MOST = 1 << 48
"""No register or step is larger: the largest is a mask over the discard pile."""


def read_frames(s: MoonState, at: Reader) -> None:
    """Lowest first, as they were opened."""
    entries = at.items(int(DEPTH) - 1)
    for k, entry in enumerate(entries):
        read_frame(s, entry)
        kind = frame(s, 0)
        if kind in (F_DISCOUNT, F_OBELISK) and k < len(entries) - 1:
            raise entry.wrong("nothing can be open above this question")
        if (kind == F_PRODUCTION) != (k == 0 and s.phase != P_TURNS):
            raise entry.wrong("the Production phase comes before the turns, and everything else in its place")
        if s.phase == P_TURNS and frame(s, AT_SEAT) != s.cur:
            raise entry.at("seat").wrong("only the seat on turn has effects open")


def read_frame(s: MoonState, at: Reader) -> None:
    at.exactly(FIELDS)
    base = s.frame_n * FRAME
    for f, name in enumerate(FIELDS):
        if f not in (0, AT_FACE):
            s.frames[base + f] = at.at(name).whole(-1, MOST)
    kind = at.at("kind").one_of(FRAMES)
    s.frames[base] = kind
    s.frames[base + AT_SEAT] = at.at("seat").whole(0, int(s.players) - 1)
    s.frame_n += 1
    if kind == F_EFFECT:
        read_effect(s, at, base)
    elif kind == F_TRIGGERS:
        read_triggers(s, at, base)
    elif kind == F_DISCOUNT:
        read_question(s, at, base, s.bill_face >= 0, "a discount belongs to a card that is being paid")
    elif kind == F_OBELISK:
        read_question(s, at, base, s.bill_face < 0, "an Obelisk waits before anything is paid")
    elif kind == F_PRODUCTION:
        s.frames[base + AT_FACE] = at.at("card").whole(0, 0)
        s.frames[base + AT_STEP] = at.at("step").whole(0, int(s.players))
    else:
        raise at.at("kind").wrong("no such effect")


def face_of(s: MoonState, at: Reader) -> i64:
    words = at.text().split(" ", 1)
    if words[0] not in s.table.ids:
        raise at.wrong(f"unknown card '{words[0]}'")
    return s.table.ids.index(words[0])


def read_question(s: MoonState, at: Reader, base: i64, fits: bool, what: str) -> None:
    face = face_of(s, at.at("card"))
    s.frames[base + AT_FACE] = face
    if not fits or face >= s.table.structures:
        raise at.wrong(what)
    if frame(s, 0) == F_OBELISK and (s.table.colour[face] != c.RED or in_hand(s, frame(s, AT_SEAT), face) == 0):
        raise at.at("card").wrong("no such Obelisk in the hand")
    if frame(s, 0) == F_DISCOUNT and face != s.bill_face:
        raise at.at("card").wrong("another card is being paid")


def read_triggers(s: MoonState, at: Reader, base: i64) -> None:
    """Watchers that are gone through: ``card`` is what they watch for, ``row`` the place reached, ``step`` the cards to look at."""
    seat = frame(s, AT_SEAT)
    code = at.at("card").whole(0, 63)
    s.frames[base + AT_FACE] = code
    if not c.ON_SPEND <= code % 16 <= c.ON_PRODUCTION:
        raise at.at("card").wrong("nothing watches for this")
    slots = at.at("step").whole(0, int(own(s, seat, TAB_N)))
    at.at("row").whole(0, slots + int(s.table.reputations))
    at.at("register").whole(0, at.at("origin").whole(1, 100))


def read_effect(s: MoonState, at: Reader, base: i64) -> None:
    t = s.table
    face = face_of(s, at.at("card"))
    s.frames[base + AT_FACE] = face
    rows: i64 = 0
    while t.rows[t.start[face] + rows * c.WIDTH] != 0:
        rows += 1
    s.frames[base + AT_ROW] = t.start[face] + at.at("row").whole(0, int(rows)) * c.WIDTH
    at.at("step").whole(0, 40)
    at.at("register").whole(0, MOST)
    if not at_home(s, frame(s, AT_SEAT), face, frame(s, AT_ORIGIN)):
        raise at.at("origin").wrong("this seat has no such card there")
    if not remembers(s):
        raise at.at("register").wrong("the effect cannot remember this")
    if scraps(s) and not just_parked(s):
        raise at.wrong("no Rover has just been parked")


def at_home(s: MoonState, seat: i64, face: i64, origin: i64) -> bool:
    """Does the card lie where the frame says?"""
    t = s.table
    if origin < 0:
        return own(s, seat, EXPEDITION) == face
    if origin < REPUTATION_AT:
        return origin < own(s, seat, TAB_N) and s.tab[seat * TAB + origin] == face
    r = origin - REPUTATION_AT
    return r < t.reputations and s.reputation[r] == seat and face == t.reputation0 + r


def remembers(s: MoonState) -> bool:
    """Is the register something that the row at hand can have put there?"""
    verb = s.table.rows[frame(s, AT_ROW)]
    register = frame(s, AT_REGISTER)
    if frame(s, AT_STEP) == 0:
        return True
    if verb == c.GIVE:
        return register < s.players and register != frame(s, AT_SEAT)
    if verb == c.CONVERT:
        return register % 8 < c.RES
    if verb == c.SWAP and s.table.rows[frame(s, AT_ROW) + c.AT_KIND] == c.DISCARD:
        return register < s.table.structures and find_discard(s, register) >= 0
    if verb == c.REWARDS:
        return register >> s.discard_n == 0
    return True


def scraps(s: MoonState) -> bool:
    """Is a Rover still to be scrapped by the effect on top?"""
    row = frame(s, AT_ROW)
    while s.table.rows[row] != 0:
        if s.table.rows[row] == c.SCRAP:
            return True
        row += c.WIDTH
    return False


def just_parked(s: MoonState) -> bool:
    owner = place_seat(s.park_at)
    if not s.parked or owner >= s.players or place_slot(s.park_at) >= own(s, owner, TAB_N):
        return False
    bit = BLUE_TAKEN if place_space(s.park_at) == 0 else YELLOW_TAKEN
    return s.tab_mark[owner * TAB + place_slot(s.park_at)] & bit != 0
