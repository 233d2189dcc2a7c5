"""What an answer to an open question does."""

from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.games.moon.effects.ops import amount, clear_space, next_row, operand
from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.actions import A_FREE, DECLINE, SPAN, place_seat, place_slot, place_space
from moonbase.games.moon.rules.table.events import tell_at, tell_card, tell_flag, tell_goods, tell_hearts_on
from moonbase.games.moon.rules.table.state import (
    AT_REGISTER,
    AT_SEAT,
    AT_STEP,
    EVERYBODY,
    FLIPPED,
    TAB,
    TOKEN,
    MoonState,
    add_own,
    frame,
    set_frame,
)
from moonbase.games.moon.rules.table.supply import gain, pay, produce, take_reward
from moonbase.games.moon.rules.table.zones import find_discard, hold, off_discard, onto_discard, release
from moonbase.games.moon.rules.work.construct import construct


def answer_row(s: MoonState, log: list[Event] | None, a: i64) -> None:
    """Carry out an answer to the row that the effect on top stands at; ``a`` is one of its choices."""
    seat = frame(s, AT_SEAT)
    value = a % SPAN
    verb = operand(s, 0)
    if verb == c.BUILD:
        answer_build(s, log, seat, a)
    elif a == DECLINE:
        next_row(s)
    elif verb == c.CONVERT:
        answer_convert(s, log, seat, value)
    elif verb == c.GIVE:
        answer_give(s, log, seat, value)
    elif verb == c.SWAP:
        answer_swap(s, log, seat, value)
    else:
        do_answer(s, log, seat, verb, value)
        set_frame(s, AT_STEP, frame(s, AT_STEP) + 1)


def do_answer(s: MoonState, log: list[Event] | None, seat: i64, verb: i64, value: i64) -> None:
    if verb == c.GAIN_ANY:
        gain(s, log, seat, value, 1)
    elif verb == c.GAIN_KIND:
        gain(s, log, seat, value, amount(s, seat))
    elif verb == c.PAY_ANY:
        pay(s, log, seat, value, 1)
        set_frame(s, AT_REGISTER, value + 1)
    elif verb == c.PAY_UP_TO:
        pay(s, log, seat, operand(s, c.AT_KIND), value)
        set_frame(s, AT_REGISTER, value)
    elif verb == c.REWARD:
        n = operand(s, c.AT_N)
        s.common[value] += n
        tell_flag(log, "reward_raised", seat, value, n)
    elif verb == c.PRODUCE:
        face = s.tab[place_seat(value) * TAB + place_slot(value)]
        tell_at(log, s.table, "engineered", seat, place_seat(value), face)
        produce(s, log, seat, face)
    elif verb == c.REWARDS:
        take_pile_reward(s, log, seat, value)
    else:
        touch_own(s, log, seat, verb, place_slot(value), place_space(value))


def touch_own(s: MoonState, log: list[Event] | None, seat: i64, verb: i64, slot: i64, space: i64) -> None:
    i = seat * TAB + slot
    if verb == c.PUT:
        s.tab_mark[i] += TOKEN * operand(s, c.AT_N)
        tell_hearts_on(log, s.table, seat, s.tab[i], operand(s, c.AT_N))
    elif verb == c.UNFLIP:
        s.tab_mark[i] &= ~FLIPPED
        tell_card(log, s.table, "unflipped", seat, s.tab[i])
    else:
        clear_space(s, seat, slot, space)
        add_own(s, seat, c.ROVER, 1)
        tell_card(log, s.table, "recalled", seat, s.tab[i])


def take_pile_reward(s: MoonState, log: list[Event] | None, seat: i64, face: i64) -> None:
    """The reward of a card that stays in the pile; the register marks the positions already used."""
    used = frame(s, AT_REGISTER)
    i = s.discard_n - 1
    while s.discard[i] != face or (used >> i) & 1 == 1:
        i -= 1
    set_frame(s, AT_REGISTER, used | (1 << i))
    tell_card(log, s.table, "fragmented", seat, face)
    take_reward(s, log, seat, face)


def answer_build(s: MoonState, log: list[Event] | None, seat: i64, a: i64) -> None:
    source = operand(s, c.AT_KIND)
    less = operand(s, c.AT_EXTRA)
    next_row(s)
    if a != DECLINE:
        construct(s, log, seat, a % SPAN, source, less, a // SPAN == A_FREE)


def answer_convert(s: MoonState, log: list[Event] | None, seat: i64, value: i64) -> None:
    step = frame(s, AT_STEP)
    set_frame(s, AT_STEP, step + 1)
    if step == 0:
        set_frame(s, AT_REGISTER, value)
    elif value > 0:
        pay(s, log, seat, step - 1, value)
        gain(s, log, seat, frame(s, AT_REGISTER) % 8, value)
        set_frame(s, AT_REGISTER, frame(s, AT_REGISTER) + 8 * value)


def answer_give(s: MoonState, log: list[Event] | None, seat: i64, value: i64) -> None:
    step = frame(s, AT_STEP)
    set_frame(s, AT_STEP, step + 1)
    if step == 0:
        set_frame(s, AT_REGISTER, value)
        return
    other = frame(s, AT_REGISTER)
    add_own(s, seat, value, -1)
    add_own(s, other, value, 1)
    tell_goods(log, "gave", seat, value, 1)
    tell_goods(log, "received", other, value, 1)


def answer_swap(s: MoonState, log: list[Event] | None, seat: i64, face: i64) -> None:
    """Discard a card of the hand; what comes back depends on the source."""
    source = operand(s, c.AT_KIND)
    step = frame(s, AT_STEP)
    if source == c.DISCARD and step == 0:
        set_frame(s, AT_REGISTER, face)
        set_frame(s, AT_STEP, 1)
        return
    release(s, seat, face)
    if source == c.STACK:
        onto_discard(s, face)
        tell_card(log, s.table, "discarded", seat, face)
        set_frame(s, AT_STEP, 1)
        return
    at = s.discard_n - 1
    if source == c.DISCARD:
        at = find_discard(s, frame(s, AT_REGISTER))
    taken = off_discard(s, at)
    onto_discard(s, face)
    hold(s, seat, taken, EVERYBODY)
    tell_card(log, s.table, "discarded", seat, face)
    tell_card(log, s.table, "fetched", seat, taken)
    set_frame(s, AT_STEP, 2)
