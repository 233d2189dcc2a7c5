"""The reason why a task, a tile's effect or a laboratory is closed: its price, or nothing to work on (F2.14, F3)."""

from mypy_extensions import i64

from moonbase.engine.game import Refusal
from moonbase.engine.text import Text
from moonbase.games.fromthemoon.effects.rows import flagged
from moonbase.games.fromthemoon.rules.table import actions as a
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.board import SIDES
from moonbase.games.fromthemoon.rules.table.events import bag_text, colour_text, face_ref
from moonbase.games.fromthemoon.rules.table.frames import FREE_OF_PRICE, Beside, Chain, Effect, Tasks
from moonbase.games.fromthemoon.rules.table.state import TOKEN_AT, FromTheMoonState, experts, frame, lab_at, mine, terrain
from moonbase.games.fromthemoon.rules.work.send import any_task_left, done, tasks_left
from moonbase.games.fromthemoon.turns.bills import bill, side_bill


def why_task(s: FromTheMoonState, verb: i64, colour: i64) -> Refusal:
    if colour >= c.COLOURS:
        return Refusal("F3.2", Text("why.no_such"))
    name = colour_text(colour)
    if verb == a.A_ABILITY and experts(frame(s, Tasks.CREW), colour) == 0:
        return Refusal("F3.7", Text("why.no_specialist", colour=name))
    if tasks_left(s, colour) == 0:
        return Refusal("F3.2", Text("why.no_task", colour=name))
    if verb == a.A_TAKE:
        return Refusal("F3.5", Text("why.no_cube", colour=name, card=face_ref(s.columns, terrain(s, frame(s, Tasks.TILE)))))
    if done(frame(s, Tasks.ABILITIES), colour) >= experts(frame(s, Tasks.CREW), colour):
        return Refusal("F3.7", Text("why.ability_used", colour=name))
    return Refusal("F3.13", Text("why.counts_nothing", card=face_ref(s.columns, s.common[TOKEN_AT + colour])))


def why_effect(s: FromTheMoonState) -> Refusal:
    if not any_task_left(s):
        return Refusal("F3.14", Text("why.no_task_left"))
    return unusable(s, terrain(s, frame(s, Tasks.TILE)), 0, side_bill(s, terrain(s, frame(s, Tasks.TILE)), 0))


def unusable(s: FromTheMoonState, face: i64, side: i64, cost: list[int]) -> Refusal:
    card = face_ref(s.columns, face)
    missing = bag_text([max(0, n - int(mine(s, good))) for good, n in enumerate(cost)])
    if missing:
        return Refusal("F2.14", Text("why.price_of_effect", card=card, lack=missing))
    return Refusal("F2.14", Text("why.brings_nothing", card=card))


def why_use(s: FromTheMoonState, tile: i64) -> Refusal:
    if tile >= s.grid.tiles:
        return Refusal("F6.9", Text("why.no_such"))
    card = face_ref(s.columns, terrain(s, tile))
    point = frame(s, Beside.POINT)
    for k in range(SIDES):
        if s.grid.touched[point * SIDES + k] == tile:
            if (frame(s, Beside.USED) >> k) & 1 == 1:
                return Refusal("F16.5", Text("why.tile_used", card=card))
            return unusable(s, terrain(s, tile), 0, bill(s, a.action(a.A_USE, tile)))
    return Refusal("F6.9", Text("why.not_touched", card=card))


def why_activate(s: FromTheMoonState, space: i64, side: i64) -> Refusal:
    if space >= c.LABS or lab_at(s, s.cur, space) < 0:
        return Refusal("F7.9", Text("why.no_such"))
    face = lab_at(s, s.cur, space)
    if side == 1 and s.columns.second[face] == 0:
        return Refusal("F7.9", Text("why.no_such"))
    if (frame(s, Chain.LABS) >> space) & 1 == 0:
        return Refusal("F7.9", Text("why.not_in_chain", card=face_ref(s.columns, face)))
    return unusable(s, face, side, side_bill(s, face, side))


def why_side(s: FromTheMoonState, side: i64) -> Refusal:
    face = frame(s, Effect.CARD)
    if side > 1 or (side == 1 and s.columns.second[face] == 0):
        return Refusal("F2.14", Text("why.no_such"))
    cost = side_bill(s, face, side)
    if flagged(s, FREE_OF_PRICE):
        cost = []
    return unusable(s, face, side, cost)
