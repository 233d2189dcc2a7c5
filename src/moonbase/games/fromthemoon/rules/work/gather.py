"""Gathering the rovers (F8): home, income, feeding, progress and the refill of the Moon."""

from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.events import tell, tell_face, tell_goods, tell_number
from moonbase.games.fromthemoon.rules.table.frames import I_FOOD, I_RECHARGE, I_SMALL, Dummy, Feeding, Income, Refill
from moonbase.games.fromthemoon.rules.table.state import (
    EATS_NOT,
    HOME,
    HOUSES,
    HUNGER,
    PAWN,
    PROGRESS_AT,
    ROVER_AT,
    SCORE_N,
    SMALL_BUILT,
    T_ROVER,
    TILE,
    TOO_LATE,
    UPGRADES,
    FromTheMoonState,
    add_own,
    drop,
    frame,
    mine,
    own,
    push,
    set_frame,
    set_own,
    team,
)
from moonbase.games.fromthemoon.rules.table.supply import receive
from moonbase.games.fromthemoon.rules.work.ending import bring_end
from moonbase.games.fromthemoon.rules.work.solo import lose, watch_objectives
from moonbase.games.fromthemoon.rules.work.triggers import start


def gather(s: FromTheMoonState, log: list[Event] | None) -> None:
    for rover in range(c.ROVERS):
        tile = mine(s, ROVER_AT + rover)
        s.tile[tile * TILE + T_ROVER] = 0
        set_own(s, s.cur, ROVER_AT + rover, HOME)
    tell(log, "gathered", s.cur)
    push(s, Feeding.KIND, 0, 0, 0, 0, 0)
    push(s, Income.KIND, (1 << I_FOOD) | (1 << I_RECHARGE) | (mine(s, SMALL_BUILT) << I_SMALL), 0, 0, 0, 0)


def take_income(s: FromTheMoonState, log: list[Event] | None, item: i64) -> None:
    set_frame(s, Income.ITEMS, frame(s, Income.ITEMS) & ~(1 << item))
    if item == I_FOOD:
        grown = income_food(s, s.cur)
        receive(s, s.cur, c.FOOD, grown)
        tell_goods(log, "income_greenhouses", s.cur, c.FOOD, grown)
    elif item == I_RECHARGE:
        missing = mine(s, c.BATTERY) - mine(s, c.ENERGY)
        receive(s, s.cur, c.ENERGY, missing)
        tell_goods(log, "recharged", s.cur, c.ENERGY, missing)
    else:
        face = s.columns.small0 + item - I_SMALL
        tell_face(log, s.columns, "income", s.cur, face)
        start(s, face, -1, 0)


def income_food(s: FromTheMoonState, seat: i64) -> i64:
    n = own(s, seat, HOUSES)
    better = own(s, seat, UPGRADES)
    return (n - better) * s.columns.food[0] + better * s.columns.food[1]


def mouths(s: FromTheMoonState, seat: i64) -> i64:
    if own(s, seat, EATS_NOT) == 1:
        return 0
    return team(s, seat)


def feed(s: FromTheMoonState, log: list[Event] | None) -> None:
    """Feed as many as there is food for; the others cost points, or alone the game (F8.7 to F8.9, F17.12)."""
    drop(s)
    hungry = mouths(s, s.cur)
    fed = mine(s, c.FOOD)
    if fed > hungry:
        fed = hungry
    add_own(s, s.cur, c.FOOD, -fed)
    if fed > 0:
        tell_number(log, "fed", s.cur, fed)
    hungry -= fed
    if hungry > 0:
        tell_number(log, "unfed", s.cur, hungry)
        if s.players == 1:
            lose(s, log, HUNGER)
            return
        lost = hungry * s.columns.unfed_points
        add_own(s, s.cur, SCORE_N, -lost)
        tell_number(log, "hunger", s.cur, lost)
    advance(s, log)


def advance(s: FromTheMoonState, log: list[Event] | None) -> None:
    """Move the pawn on; the first to enter a space has the Moon and the greenhouse row refilled (F8.11 to F8.18)."""
    space = mine(s, PAWN) + 1
    set_own(s, s.cur, PAWN, space)
    if space == c.STEPS:
        tell(log, "left_track", s.cur)
        if s.players == 1 and s.launched != (1 << c.SHIPS) - 1:
            s.ending = True
            lose(s, log, TOO_LATE)
        else:
            bring_end(s, log)
        return
    tell_number(log, "advanced", s.cur, space + 1)
    watch_objectives(s, log)
    if space > s.entered:
        s.entered = space
        refill_row(s)
        if s.players == 1:
            push(s, Dummy.KIND, 0, 0, 0, 0, 0)
        push(s, Refill.KIND, 0, s.columns.refill[s.common[PROGRESS_AT + space]], 0, 0, 0)


def refill_row(s: FromTheMoonState) -> None:
    """Refill the row up to the numbers of the set-up, the right space first (F1.10, F8.17)."""
    k = 2 * (s.players - 1)
    while s.right < s.columns.row_filled[k] and s.houses > 0:
        s.right += 1
        s.houses -= 1
    k += 1
    while s.left < s.columns.row_filled[k] and s.houses > 0:
        s.left += 1
        s.houses -= 1
