"""The reason why an action is closed: the first rule that stands in its way, said with the numbers at hand."""

from mypy_extensions import i64

from moonbase.engine.game import CHANCE, OVER, Refusal
from moonbase.engine.text import Text
from moonbase.games.fromthemoon.effects.frames.kinds import FRAMES
from moonbase.games.fromthemoon.effects.rows import operand
from moonbase.games.fromthemoon.effects.verbs.approve import Approve
from moonbase.games.fromthemoon.rules.table import actions as a
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.events import bag_text, colour_text, face_ref, seat_ref, ship_text
from moonbase.games.fromthemoon.rules.table.frames import UNOPENED, Effect, Research
from moonbase.games.fromthemoon.rules.table.state import (
    DISPLAY_AT,
    EXPERT_AT,
    EXTRA_AT,
    GROUNDS,
    HOUSES,
    LARGE_AT,
    LESS,
    P_TURNS,
    R_CUBE,
    R_MISSION,
    R_OWNER,
    SMALL_BUILT,
    FromTheMoonState,
    frame,
    improvements,
    is_space,
    large_built,
    mine,
    part_at,
    rover_on,
    terrain,
)
from moonbase.games.fromthemoon.rules.work.construct import buildable, own_house
from moonbase.games.fromthemoon.rules.work.price import from_stack, is_small
from moonbase.games.fromthemoon.rules.work.send import rover_home
from moonbase.games.fromthemoon.rules.work.ships import launched
from moonbase.games.fromthemoon.rules.work.usable import lab_space_left, recruits_left, seat_free
from moonbase.games.fromthemoon.turns.bills import bill, building_bill, on_top
from moonbase.games.fromthemoon.words.effect_refusals import why_activate, why_effect, why_side, why_task, why_use


def refusal(s: FromTheMoonState, seat: i64, action: int) -> Refusal:
    """``action`` is not legal for ``seat``: say why."""
    if s.waiting == OVER:
        return Refusal("F14.3", Text("why.over"))
    if s.waiting == CHANCE:
        return Refusal("F2.1", Text("why.nature"))
    if s.waiting != seat:
        return Refusal("F2.1", Text("why.not_your_turn", seat=seat_ref(s.waiting)))
    if not 0 <= action < a.A_LAST or action // a.SPAN >= a.A_LEAD:
        return Refusal("F2.2", Text("why.no_such"))
    if s.phase != P_TURNS:
        return Refusal("F1.21", Text("why.set_up"))
    verb = action // a.SPAN
    value = action % a.SPAN
    if verb == a.A_CONVERT:
        return why_convert(s, value)
    if s.frame_n == 0:
        return why_action(s, verb, value, action)
    return why_answer(s, verb, value, action)


def no_such() -> Refusal:
    return Refusal("F2.2", Text("why.no_such"))


def lack(s: FromTheMoonState, cost: list[int]) -> list[Text]:
    """Say what is missing for a price."""
    return bag_text([max(0, n - int(mine(s, good))) for good, n in enumerate(cost)])


def why_convert(s: FromTheMoonState, made: i64) -> Refusal:
    if made != c.FOOD and made != c.ENERGY:
        return no_such()
    missing = lack(s, bill(s, a.action(a.A_CONVERT, made)))
    if missing:
        return Refusal("F2.6", Text("why.price", lack=missing))
    return Refusal("F2.7", Text("why.convert_here"))


# --- actions of a turn


def why_action(s: FromTheMoonState, verb: i64, value: i64, action: i64) -> Refusal:
    if verb > a.A_GATHER and verb != a.A_END:
        return Refusal("F2.2", Text("why.not_asked"))
    if verb == a.A_END:
        return Refusal("F2.2", Text("why.act_first"))
    if s.acted:
        return Refusal("F2.2", Text("why.acted"))
    if verb == a.A_SEND:
        return why_send(s, value // a.TILE_SPAN, value % a.TILE_SPAN)
    if verb == a.A_GATHER:
        return why_gather(s)
    if verb == a.A_BUILD:
        return why_build(s, value)
    return why_piece(s, verb, value, action)


def why_send(s: FromTheMoonState, rover: i64, tile: i64) -> Refusal:
    if rover >= c.ROVERS or tile >= s.grid.tiles:
        return no_such()
    if not rover_home(s, rover):
        return Refusal("F3.1", Text("why.rover_out", n=int(rover) + 1))
    owner = rover_on(s, tile)
    card = face_ref(s.columns, terrain(s, tile))
    if owner >= s.players:
        return Refusal("F3.1", Text("why.tile_taken_dummy", card=card))
    return Refusal("F3.1", Text("why.tile_taken", card=card, seat=seat_ref(owner)))


def why_gather(s: FromTheMoonState) -> Refusal:
    home = 0
    for rover in range(c.ROVERS):
        if rover_home(s, rover):
            home += 1
    return Refusal("F8.1", Text("why.rovers_home", n=home))


def why_build(s: FromTheMoonState, face: i64) -> Refusal:
    columns = s.columns
    if not columns.small0 <= face < columns.space0 or columns.faction0 <= face < columns.house0:
        return no_such()
    card = face_ref(columns, face)
    small = is_small(s, face)
    if not buildable(s, face):
        if small and (mine(s, SMALL_BUILT) >> (face - columns.small0)) & 1 == 1:
            return Refusal("F6.2", Text("why.built", card=card))
        if face == mine(s, LARGE_AT) or face == mine(s, LARGE_AT + 1):
            return Refusal("F6.5", Text("why.built", card=card))
        if not small and large_built(s, s.cur) == c.LARGE_SLOTS:
            return Refusal("F6.6", Text("why.large_slots"))
        if face >= columns.house0 and face != own_house(s):
            return Refusal("F1.25", Text("why.other_faction", card=card))
        return Refusal("F6.5", Text("why.not_on_board", card=card))
    missing = lack(s, building_bill(s, face, -1))
    if mine(s, LESS) > 0 and some_space(s):
        return Refusal("F16.17", Text("why.price_of_card", card=card, lack=missing))
    return Refusal("F6.2" if small else "F6.5", Text("why.price_of_card", card=card, lack=missing))


def some_space(s: FromTheMoonState) -> bool:
    for point in range(s.grid.points):
        if s.point[point] == 0 and is_space(s, point):
            return True
    return False


# --- pieces, in an action or by an effect


def why_piece(s: FromTheMoonState, verb: i64, value: i64, action: i64) -> Refusal:
    if verb == a.A_GREENHOUSE:
        return why_greenhouse(s, value, action)
    if verb == a.A_UPGRADE:
        if value != 0:
            return no_such()
        missing = lack(s, bill(s, action))
        if missing:
            return Refusal("F4.8", Text("why.price", lack=missing))
        return Refusal("F4.9", Text("why.no_basic_greenhouse"))
    if verb == a.A_RECRUIT or verb == a.A_TRAIN:
        if value // a.CREW_SPAN >= c.COLOURS or value % a.CREW_SPAN >= c.ROVERS:
            return no_such()
        if verb == a.A_RECRUIT:
            return why_recruit(s, value // a.CREW_SPAN, value % a.CREW_SPAN, action)
        return why_train(s, value // a.CREW_SPAN, value % a.CREW_SPAN, action)
    if verb == a.A_FOUNDATION:
        if value != 0:
            return no_such()
        if mine(s, GROUNDS) == c.FOUNDATIONS:
            return Refusal("F7.16", Text("why.foundations"))
        return Refusal(research_rule(s, "F7.2"), Text("why.price", lack=lack(s, bill(s, action))))
    if verb == a.A_LAB:
        return why_lab(s, value, action)
    return no_such()


def research_rule(s: FromTheMoonState, otherwise: str) -> str:
    return "F11.8" if on_top(s) == Research.KIND else otherwise


def why_greenhouse(s: FromTheMoonState, way: i64, action: i64) -> Refusal:
    if way > 1 or (way == 1 and s.frame_n == 0):
        return no_such()
    if mine(s, HOUSES) == c.GREENHOUSES:
        return Refusal("F4.9", Text("why.greenhouses_full"))
    if s.houses + s.right + s.left == 0:
        return Refusal("F4.9", Text("why.greenhouses_gone"))
    if way == 1:
        return Refusal("F4.3", Text("why.greenhouses_gone") if s.houses == 0 else Text("why.not_asked"))
    missing = lack(s, bill(s, action))
    if not missing:
        return Refusal("F4.3", Text("why.not_asked"))
    if from_stack(s):
        return Refusal("F4.4", Text("why.price_stack", lack=missing))
    return Refusal("F4.2", Text("why.price", lack=missing))


def why_recruit(s: FromTheMoonState, colour: i64, rover: i64, action: i64) -> Refusal:
    if not recruits_left(s, colour):
        return Refusal("F5.5", Text("why.no_recruits", colour=colour_text(colour)))
    if not seat_free(s, rover):
        return Refusal("F5.5", Text("why.rover_full", n=int(rover) + 1))
    extra = sum(int(mine(s, EXTRA_AT + good)) for good in range(c.PRICED))
    return Refusal("F16.8" if extra else "F5.2", Text("why.price", lack=lack(s, bill(s, action))))


def why_train(s: FromTheMoonState, colour: i64, rover: i64, action: i64) -> Refusal:
    if mine(s, EXPERT_AT + colour) == c.MARKERS:
        return Refusal("F5.8", Text("why.no_markers", colour=colour_text(colour)))
    missing = lack(s, bill(s, action))
    if missing:
        return Refusal("F5.6", Text("why.price", lack=missing))
    return Refusal("F5.6", Text("why.nobody_to_train", colour=colour_text(colour), n=int(rover) + 1))


def why_lab(s: FromTheMoonState, place: i64, action: i64) -> Refusal:
    if place >= c.DISPLAY or s.common[DISPLAY_AT + place] < 0:
        return no_such()
    if not lab_space_left(s):
        return Refusal("F7.7", Text("why.no_lab_space"))
    return Refusal(research_rule(s, "F7.5"), Text("why.price", lack=lack(s, bill(s, action))))


# --- answers


def why_answer(s: FromTheMoonState, verb: i64, value: i64, action: i64) -> Refusal:
    """Say why an action is closed although something is asked: by the thing itself where the question is about it, else by the question."""
    if asks_for(s, verb):
        if verb <= a.A_LAB:
            return why_piece(s, verb, value, action)
        if verb == a.A_TAKE or verb == a.A_ABILITY:
            return why_task(s, verb, value)
        if verb == a.A_EFFECT:
            return why_effect(s)
        if verb == a.A_USE:
            return why_use(s, value)
        if verb == a.A_ACTIVATE:
            return why_activate(s, value // 2, value % 2)
        if verb == a.A_SIDE:
            return why_side(s, value)
    if (verb == a.A_PART or verb == a.A_IMPROVE) and asks_for_parts(s):
        return why_part(s, verb, value // a.PART_SPAN, value % a.PART_SPAN, action)
    if verb <= a.A_GATHER or verb == a.A_END:
        return Refusal("F2.15", Text("why.finish_first"))
    return Refusal("F2.15", Text("why.not_asked"))


def asks_for(s: FromTheMoonState, verb: i64) -> bool:
    """Tell whether the open question is about answers of this kind. Seen by the actions that stand beside it."""
    return any(other // int(a.SPAN) == verb for other in FRAMES[on_top(s)].candidates(s))


def asks_for_parts(s: FromTheMoonState) -> bool:
    """Tell whether an approval is asked about, whatever work and ships it is for."""
    return on_top(s) == Effect.KIND and frame(s, Effect.STEP) != UNOPENED and operand(s, 0) == Approve.CODE


def why_part(s: FromTheMoonState, verb: i64, ship: i64, part: i64, action: i64) -> Refusal:
    if ship >= c.SHIPS or part >= c.PARTS or part_at(s, ship, part, R_MISSION) < 0:
        return no_such()
    name = ship_text(ship)
    if launched(s, ship):
        return Refusal("F10.6", Text("why.launched", ship=name))
    work = operand(s, c.AT_EXTRA)
    if (verb == a.A_PART and work == c.IMPROVE) or (verb == a.A_IMPROVE and work == c.CONSTRUCT):
        return Refusal("F10.5", Text("why.improve_only" if work == c.IMPROVE else "why.construct_only"))
    if (operand(s, c.AT_KIND) >> ship) & 1 == 0:
        return Refusal("F10.1", Text("why.other_approval", ship=name))
    owner = part_at(s, ship, part, R_OWNER)
    if verb == a.A_PART:
        if owner >= 0:
            return Refusal("F10.7", Text("why.part_taken", ship=name, part=int(part) + 1, seat=seat_ref(owner)))
        return Refusal("F10.7", Text("why.price", lack=lack(s, bill(s, action))))
    if owner < 0:
        return Refusal("F11.1", Text("why.part_missing", ship=name, part=int(part) + 1))
    if part_at(s, ship, part, R_CUBE) >= 0:
        return Refusal("F11.3", Text("why.part_improved", ship=name, part=int(part) + 1))
    if improvements(s, s.cur) >= s.columns.cubes:
        return Refusal("F11.5", Text("why.no_cubes"))
    return Refusal("F11.4", Text("why.price", lack=lack(s, bill(s, action))))
