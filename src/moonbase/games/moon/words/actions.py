"""An action in words, as a player would say it at this point."""

from mypy_extensions import i64

from moonbase.engine.text import Text
from moonbase.games.moon.effects.frames.kinds import on_top
from moonbase.games.moon.effects.frames.obelisk import obelisk_choices
from moonbase.games.moon.rules.table import actions as a
from moonbase.games.moon.rules.table.events import face_ref, flag_bag, production_bag, reward_bag, seat_ref
from moonbase.games.moon.rules.table.state import EXPEDITION, TAB, VOUCHERS, MoonState, own
from moonbase.games.moon.rules.work.price import discount
from moonbase.games.moon.words.prices import lapses, left_to_lapse, say_price


def say(s: MoonState, action: i64) -> Text:
    verb = action // a.SPAN
    value = action % a.SPAN
    columns = s.columns
    if verb == a.A_BUILD:
        return say_build(s, value)
    if verb == a.A_FREE:
        return say_free(s, value)
    if verb == a.A_ASSIMILATE:
        return say_assimilate(s, value)
    if verb == a.A_PARK:
        return say_park(s, value)
    if verb == a.A_FLIP:
        return Text("say.flip", card=face_ref(columns, s.tab[s.cur * TAB + value]))
    if verb == a.A_OBELISK:
        return say_obelisk(s, value)
    if verb == a.A_EXPEDITION:
        return Text("say.expedition", card=face_ref(columns, own(s, s.cur, EXPEDITION)))
    if verb == a.A_CLAIM:
        return Text("say.claim", card=face_ref(columns, columns.reputation0 + value))
    if verb == a.A_END:
        unused = s.lapsing + s.free
        return Text("say.end_lapsing", n=int(unused)) if unused > 0 else Text("say.end")
    if verb == a.A_LEAD:
        return Text("say.lead", seat=seat_ref(value))
    if verb == a.A_DEAL:
        return Text("say.deal", card=face_ref(columns, value))
    return on_top(s).say(s, verb, value)


def say_build(s: MoonState, face: i64) -> Text:
    text = say_price(s, s.cur, face, discount(s, s.cur, face) + on_top(s).less(s))
    return Text("say.lapsing", what=text, n=int(own(s, s.cur, VOUCHERS))) if lapses(s, s.cur) else text


def say_free(s: MoonState, face: i64) -> Text:
    """Say the construct by a right to construct for nothing, and which vouchers it leaves to lapse (M5.11)."""
    rights = s.free + own(s, s.cur, VOUCHERS)
    left = left_to_lapse(s, s.cur)
    text = Text("say.build_free", card=face_ref(s.columns, face), n=int(rights))
    return Text("say.lapsing_others", what=text, n=int(left)) if left > s.lapsing else text


def say_obelisk(s: MoonState, slot: i64) -> Text:
    """Say the use of an Obelisk. A single card that can be constructed is constructed at once, so it is named (M4.8, M5.9)."""
    obelisk = face_ref(s.columns, s.tab[s.cur * TAB + slot])
    out = s.columns.scratch
    if obelisk_choices(s, s.cur, -1, out) != 1:
        return Text("say.obelisk", card=obelisk)
    return Text("say.obelisk_one", card=obelisk, what=say(s, out[0]))


def say_assimilate(s: MoonState, face: i64) -> Text:
    columns = s.columns
    reward = reward_bag(columns, face, s.x)
    if not reward:
        return Text("say.assimilate_for_nothing", card=face_ref(columns, face))
    return Text("say.assimilate", card=face_ref(columns, face), reward=reward)


def say_park(s: MoonState, at: i64) -> Text:
    owner = a.place_seat(at)
    face = s.tab[owner * TAB + a.place_slot(at)]
    where = face_ref(s.columns, face)
    if a.place_space(at) == 0:
        return Text("say.park", card=where, owner=seat_ref(owner), what=production_bag(s.columns, face))
    return Text("say.borrow", card=where, owner=seat_ref(owner), what=flag_bag(s.columns, face))
