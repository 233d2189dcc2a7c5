"""An action in words, as a player would say it at this point."""

from typing import Final

from mypy_extensions import i64

from moonbase.engine.text import Text
from moonbase.games.moon.effects.ops import operand
from moonbase.games.moon.rules.table import actions as a
from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.events import bag_text, cost_bag, face_ref, flag_bag, production_bag, seat_ref
from moonbase.games.moon.rules.table.names import FLAGS as FLAG_KEYS
from moonbase.games.moon.rules.table.names import GOODS as GOOD_KEYS
from moonbase.games.moon.rules.table.state import AT_STEP, EXPEDITION, F_DISCOUNT, F_EFFECT, TAB, MoonState, frame, own
from moonbase.games.moon.rules.work.price import discount

KIND_QUESTIONS: Final = {int(c.PAY_ANY): "say.pay", int(c.GIVE): "say.give", int(c.CONVERT): "say.turn_into"}
PLACE_QUESTIONS: Final = {int(c.PUT): "say.put", int(c.UNFLIP): "say.unflip", int(c.RECALL): "say.recall", int(c.PRODUCE): "say.produce"}
PILE_QUESTIONS: Final = {int(c.REWARDS): "say.reward_of", int(c.SWAP): "say.fetch"}


def asking(s: MoonState) -> i64:
    """The verb of the row that asks, 0 where none does."""
    if s.frame_n > 0 and frame(s, 0) == F_EFFECT:
        return operand(s, 0)
    return 0


def say(s: MoonState, action: i64) -> Text:
    verb = action // a.SPAN
    value = action % a.SPAN
    t = s.table
    if verb == a.A_BUILD:
        return say_build(s, value)
    if verb == a.A_FREE:
        return Text("say.build_free", card=face_ref(t, value))
    if verb == a.A_ASSIMILATE:
        return say_assimilate(s, value)
    if verb == a.A_PARK:
        return say_park(s, value)
    if verb == a.A_FLIP:
        return Text("say.flip", card=face_ref(t, s.tab[s.cur * TAB + value]))
    if verb == a.A_OBELISK:
        return Text("say.obelisk", card=face_ref(t, s.tab[s.cur * TAB + value]))
    if verb == a.A_EXPEDITION:
        return Text("say.expedition", card=face_ref(t, own(s, s.cur, EXPEDITION)))
    if verb == a.A_CLAIM:
        return Text("say.claim", card=face_ref(t, t.reputation0 + value))
    if verb == a.A_END:
        return Text("say.end")
    if verb == a.A_LEAD:
        return Text("say.lead", seat=seat_ref(value))
    if verb == a.A_DEAL:
        return Text("say.deal", card=face_ref(t, value))
    return say_answer(s, verb, value)


def say_build(s: MoonState, face: i64) -> Text:
    t = s.table
    cost = cost_bag(t, face)
    if not cost:
        return Text("say.build_for_nothing", card=face_ref(t, face))
    less = discount(s, s.cur, face)
    if asking(s) == c.BUILD:
        less += operand(s, c.AT_EXTRA)
    if less > 0:
        return Text("say.build_less", card=face_ref(t, face), cost=cost, n=int(less))
    return Text("say.build", card=face_ref(t, face), cost=cost)


def say_assimilate(s: MoonState, face: i64) -> Text:
    t = s.table
    reward = bag_text([t.reward_of(face, k, s.x) for k in range(c.GOODS)])
    if not reward:
        return Text("say.assimilate_for_nothing", card=face_ref(t, face))
    return Text("say.assimilate", card=face_ref(t, face), reward=reward)


def say_park(s: MoonState, at: i64) -> Text:
    owner = a.place_seat(at)
    face = s.tab[owner * TAB + a.place_slot(at)]
    where = face_ref(s.table, face)
    if a.place_space(at) == 0:
        return Text("say.park", card=where, owner=seat_ref(owner), what=production_bag(s.table, face))
    return Text("say.borrow", card=where, owner=seat_ref(owner), what=flag_bag(s.table, face))


def say_answer(s: MoonState, verb: i64, value: i64) -> Text:
    t = s.table
    question = int(asking(s))
    if verb == a.A_KIND:
        key = KIND_QUESTIONS.get(question, "say.take")
        if s.frame_n > 0 and frame(s, 0) == F_DISCOUNT:
            key = "say.leave_out"
        return Text(key, what=Text("good." + GOOD_KEYS[value]))
    if verb == a.A_AMOUNT:
        return say_amount(s, question, value)
    if verb == a.A_FLAG:
        return Text("say.flag", flag=Text("flag." + FLAG_KEYS[value]))
    if verb == a.A_SEAT:
        return Text("say.seat", seat=seat_ref(value))
    if verb == a.A_PLACE:
        owner = a.place_seat(value)
        face = s.tab[owner * TAB + a.place_slot(value)]
        return Text(PLACE_QUESTIONS.get(question, "say.produce"), card=face_ref(t, face), owner=seat_ref(owner))
    if verb == a.A_HAND:
        return Text("say.discard", card=face_ref(t, value))
    if verb == a.A_PILE:
        return Text(PILE_QUESTIONS.get(question, "say.fetch"), card=face_ref(t, value))
    if question == c.BUILD:
        return Text("say.no_build")
    return Text("say.decline")


def say_amount(s: MoonState, question: i64, value: i64) -> Text:
    if question == c.CONVERT:
        return Text("say.turn_in", what=Text("goods." + GOOD_KEYS[frame(s, AT_STEP) - 1], n=int(value)))
    return Text("say.pay", what=Text("goods." + GOOD_KEYS[operand(s, c.AT_KIND)], n=int(value)))
