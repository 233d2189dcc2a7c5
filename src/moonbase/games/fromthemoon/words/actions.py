"""An action in words, as a player would say it at this point: what it costs and what it brings, as far as that is known."""

from mypy_extensions import i64

from moonbase.engine.text import Ref, Text
from moonbase.games.fromthemoon.effects.frames.kinds import FRAMES
from moonbase.games.fromthemoon.effects.rows import flagged, side_row
from moonbase.games.fromthemoon.rules.table import actions as a
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.board import SIDES
from moonbase.games.fromthemoon.rules.table.count import count
from moonbase.games.fromthemoon.rules.table.events import bag_text, colour_text, face_ref, goods_text, seat_ref, ship_text
from moonbase.games.fromthemoon.rules.table.frames import (
    CHOOSE_FIRST,
    FREE_OF_PRICE,
    I_FOOD,
    I_RECHARGE,
    I_SMALL,
    Building,
    Effect,
    Placing,
    Research,
    Tasks,
)
from moonbase.games.fromthemoon.rules.table.state import (
    CUBE,
    DISPLAY_AT,
    EXPERT_AT,
    HOUSES,
    LESS,
    R_MISSION,
    RECRUIT_AT,
    TOKEN_AT,
    FromTheMoonState,
    basics,
    crew,
    cubes,
    experts,
    frame,
    is_space,
    lab_at,
    large_built,
    mine,
    part_at,
    point_text,
    space_text,
    terrain,
    tile_text,
    two_sided,
)
from moonbase.games.fromthemoon.rules.work.gather import income_food, mouths
from moonbase.games.fromthemoon.rules.work.price import can_build, from_stack, is_small
from moonbase.games.fromthemoon.rules.work.research import chain_of
from moonbase.games.fromthemoon.rules.work.ships import constructible
from moonbase.games.fromthemoon.turns.bills import bill, building_bill, on_top
from moonbase.games.fromthemoon.view.income import food_to_feed_with
from moonbase.games.fromthemoon.words.progress import adds_battery, earning, energy_lost, instead


def say(s: FromTheMoonState, action: i64) -> Text:
    verb = action // a.SPAN
    value = action % a.SPAN
    if verb <= a.A_GATHER:
        return say_work(s, verb, value)
    if verb <= a.A_ACTIVATE:
        return say_use(s, verb, value)
    if verb <= a.A_FEED:
        return say_gain(s, verb, value)
    if verb >= a.A_LEAD:
        return say_nature(s, verb, value)
    columns = s.columns
    if verb == a.A_FACTION:
        return Text("say.faction", card=face_ref(columns, value), effect=effect(s, value))
    if verb == a.A_DROP:
        return Text("say.drop", card=face_ref(columns, value), effect=effect(s, value))
    if verb == a.A_DONE:
        return FRAMES[on_top(s)].done(s)
    if verb == a.A_DECLINE:
        return FRAMES[on_top(s)].decline(s)
    if verb == a.A_END:
        return Text("say.end")
    return say_convert(s, value)


# --- what is asked, what things cost, what they do


def terms(bag: list[int]) -> Text:
    """`` for 1 energy``, or `` for free``."""
    cost = bag_text(bag)
    return Text("say.terms.cost", cost=cost) if cost else Text("say.terms.free")


def cost(s: FromTheMoonState, verb: i64, value: i64) -> Text:
    """Return the price of an action at this point, and the achievement that the Progress track gives for it."""
    return earning(s, verb, terms(bill(s, a.action(verb, value))))


def effect(s: FromTheMoonState, face: i64) -> Ref:
    """Refer to all that a tile does, in words that the lexicon holds as a name."""
    return Ref("effect", s.columns.ids[face])


def side_effect(s: FromTheMoonState, face: i64, side: i64, tile: i64) -> Ref | Text:
    """Say what one side does; where it counts something, how many that is now."""
    words = Ref("effect", f"{s.columns.ids[face]}/{side}")
    row = s.columns.start[face]
    if side == 1:
        row = s.columns.second[face]
    return with_count(s, words, row, tile)


def whole_effect(s: FromTheMoonState, face: i64, tile: i64) -> Ref | Text:
    row = s.columns.start[face]
    if not two_sided(s, face):
        return with_count(s, effect(s, face), row, tile)
    return instead(s, effect(s, face), row if adds_battery(s, row) else s.columns.second[face])


def with_count(s: FromTheMoonState, words: Ref, row: i64, tile: i64) -> Ref | Text:
    """Say how many are counted now, and what replaces a battery that has no room."""
    rows = s.columns.rows
    at = row
    while rows[at] != 0 and rows[at] != c.OR:
        selector = rows[at + c.AT_SEL]
        if selector != c.NOTHING:
            return instead(s, Text("say.counted", effect=words, n=int(count(s, s.cur, selector, tile))), row)
        at += c.WIDTH
    return instead(s, words, row)


def now(s: FromTheMoonState, words: Ref | Text, face: i64, side: i64, tile: i64) -> Ref | Text:
    """Return the words of an effect that is carried out at once, with the energy that would find no battery."""
    lost = energy_lost(s, side_row(s, face, side), tile)
    return Text("say.energy_lost", effect=words, n=lost) if lost > 0 else words


def done(s: FromTheMoonState, face: i64, tile: i64) -> Ref | Text:
    """Return all that a tile does, as it is carried out at once; of two sides the one will be asked for."""
    words = whole_effect(s, face, tile)
    return words if two_sided(s, face) else now(s, words, face, 0, tile)


def with_bonus(s: FromTheMoonState, text: Text, place: i64, position: i64) -> Text:
    """Add what the space of the player board pays, where there is such a space and it pays anything."""
    face = s.columns.space_face(place, position)
    if face < s.columns.space0 or s.columns.rows[s.columns.start[face]] == 0:
        return text
    return Text("say.bonus", what=text, effect=effect(s, face))


# --- the work of a turn


def say_work(s: FromTheMoonState, verb: i64, value: i64) -> Text:
    if verb == a.A_SEND:
        return say_send(s, value // a.TILE_SPAN, value % a.TILE_SPAN)
    if verb == a.A_GREENHOUSE:
        return say_greenhouse(s, value)
    if verb == a.A_UPGRADE:
        return Text("say.upgrade", terms=cost(s, verb, 0))
    if verb == a.A_RECRUIT:
        return say_recruit(s, value)
    if verb == a.A_TRAIN:
        return say_train(s, value)
    if verb == a.A_BUILD:
        return say_build(s, value)
    if verb == a.A_FOUNDATION:
        return say_foundation(s)
    if verb == a.A_LAB:
        return say_lab(s, value)
    eaters = mouths(s, s.cur)
    if eaters == 0:
        return Text("say.gather_fed")
    return Text("say.gather", n=int(eaters), food=int(mine(s, c.FOOD)), then=food_to_feed_with(s, s.cur))


def say_send(s: FromTheMoonState, rover: i64, tile: i64) -> Text:
    there = bag_text([int(cubes(s, tile, colour)) for colour in range(c.COLOURS)])
    riders = crew_text(crew(s, s.cur, rover))
    return Text(
        "say.send",
        rover=int(rover) + 1,
        crew=riders if riders else Text("say.crew.none"),
        card=face_ref(s.columns, terrain(s, tile)),
        at=tile_text(s, tile),
        cubes=Text("say.cubes", cubes=there) if there else Text("say.no_cubes"),
    )


def crew_text(riders: i64) -> list[Text]:
    """``grey specialist``, ``2 blue``."""
    out: list[Text] = []
    for colour in range(c.COLOURS):
        some_crew(out, "specialist", colour, experts(riders, colour))
        some_crew(out, "basic", colour, basics(riders, colour))
    return out


def some_crew(out: list[Text], kind: str, colour: i64, n: i64) -> None:
    if n == 1:
        out.append(Text(f"say.crew.{kind}", colour=colour_text(colour)))
    elif n > 1:
        out.append(Text(f"say.crew.{kind}s", colour=colour_text(colour), n=int(n)))


def say_greenhouse(s: FromTheMoonState, way: i64) -> Text:
    key = "say.greenhouse_stack" if way == 1 or from_stack(s) else "say.greenhouse"
    return with_bonus(s, Text(key, terms=cost(s, a.A_GREENHOUSE, way)), c.AT_GREENHOUSE, mine(s, HOUSES))


def say_recruit(s: FromTheMoonState, crewed: i64) -> Text:
    """``crewed``: colour and rover, as in the action."""
    colour = crewed // a.CREW_SPAN
    rover = crewed % a.CREW_SPAN
    text = Text("say.recruit", colour=colour_text(colour), rover=int(rover) + 1, terms=cost(s, a.A_RECRUIT, crewed))
    return with_bonus(s, text, c.AT_RECRUIT, mine(s, RECRUIT_AT + colour))


def say_train(s: FromTheMoonState, crewed: i64) -> Text:
    colour = crewed // a.CREW_SPAN
    rover = crewed % a.CREW_SPAN
    text = Text("say.train", colour=colour_text(colour), rover=int(rover) + 1, terms=cost(s, a.A_TRAIN, crewed))
    return with_bonus(s, text, c.AT_TRAIN, mine(s, EXPERT_AT + colour))


def say_build(s: FromTheMoonState, face: i64) -> Text:
    columns = s.columns
    due = building_cost(s, face)
    if is_small(s, face):
        return Text(
            "say.build_small", card=face_ref(columns, face), level=int(columns.level[face]), terms=due, effect=whole_effect(s, face, -1)
        )
    text = with_bonus(s, Text("say.build_large", card=face_ref(columns, face), terms=due), c.AT_LARGE, large_built(s, s.cur))
    return Text("say.then", what=text, effect=effect(s, face))


def building_cost(s: FromTheMoonState, face: i64) -> Text:
    """Say the price of a building. With a discount the space decides it, and a single space in reach is taken at once (F16.17)."""
    less = mine(s, LESS)
    if less == 0:
        return cost(s, a.A_BUILD, face)
    only = only_point(s, face)
    if only < 0:
        return Text("say.terms.less", terms=cost(s, a.A_BUILD, face), n=int(less))
    due = earning(s, a.A_BUILD, terms(building_bill(s, face, only)))
    return Text("say.terms.only", terms=due, at=point_text(s, only))


def only_point(s: FromTheMoonState, face: i64) -> i64:
    """Return the only free space at which the seat can pay for a building, or -1."""
    only: i64 = -1
    for point in range(s.grid.points):
        if s.point[point] == 0 and is_space(s, point) and can_build(s, face, point, False):
            if only >= 0:
                return -1
            only = point
    return only


def say_foundation(s: FromTheMoonState) -> Text:
    key = "say.foundation_research" if on_top(s) == Research.KIND else "say.foundation"
    return Text(key, terms=cost(s, a.A_FOUNDATION, 0))


def say_lab(s: FromTheMoonState, place: i64) -> Text:
    face = s.common[DISPLAY_AT + place]
    key = "say.lab_research" if on_top(s) == Research.KIND else "say.lab"
    due = cost(s, a.A_LAB, place)
    where = Text(f"place.{int(place) + 1}")
    return Text(key, card=face_ref(s.columns, face), place=where, terms=due, effect=whole_effect(s, face, -1))


# --- rovers, tiles and laboratories at work


def say_use(s: FromTheMoonState, verb: i64, value: i64) -> Text:
    if verb == a.A_TAKE:
        return Text("say.take", what=goods_text(value, 1), left=int(cubes(s, frame(s, Tasks.TILE), value)))
    if verb == a.A_ABILITY:
        token = s.common[TOKEN_AT + value]
        tile = frame(s, Tasks.TILE)
        return Text("say.ability", card=face_ref(s.columns, token), colour=colour_text(value), effect=done(s, token, tile))
    if verb == a.A_EFFECT:
        tile = frame(s, Tasks.TILE)
        face = terrain(s, tile)
        return Text("say.effect", card=face_ref(s.columns, face), effect=done(s, face, tile))
    if verb == a.A_USE:
        return say_tile(s, value)
    if verb == a.A_POINT:
        return say_point(s, value)
    if verb == a.A_SPACE:
        return say_space(s, value)
    return say_activate(s, value // 2, value % 2)


def say_tile(s: FromTheMoonState, tile: i64) -> Text:
    face = terrain(s, tile)
    unpriced = s.building_price == 0 and (s.columns.pays(face, 0) or (two_sided(s, face) and s.columns.pays(face, 1)))
    key = "say.use_unpriced" if unpriced else "say.use"
    return Text(key, card=face_ref(s.columns, face), at=tile_text(s, tile), effect=done(s, face, -1))


def say_point(s: FromTheMoonState, point: i64) -> Text:
    beside: list[Ref] = []
    for k in range(point * SIDES, point * SIDES + SIDES):
        tile = s.grid.touched[k]
        if tile >= 0:
            beside.append(face_ref(s.columns, terrain(s, tile)))
    if on_top(s) == Building.KIND and frame(s, Building.STEP) == CHOOSE_FIRST:
        return Text("say.point_priced", at=point_text(s, point), beside=beside, terms=cost(s, a.A_POINT, point))
    return Text("say.point", at=point_text(s, point), beside=beside)


def say_space(s: FromTheMoonState, space: i64) -> Text:
    """Say where a laboratory is placed; those of the row and of the column may be activated with the new one."""
    mask = chain_of(s, s.cur, space)
    chain: list[Ref] = []
    for other in range(c.LABS):
        if (mask >> other) & 1 == 1:
            chain.append(face_ref(s.columns, lab_at(s, s.cur, other)))
    new = face_ref(s.columns, frame(s, Placing.CARD))
    if chain:
        text = Text("say.space", card=new, at=space_text(space), chain=chain)
    else:
        text = Text("say.space_alone", card=new, at=space_text(space))
    return with_bonus(s, text, c.AT_LAB_ROW, space // c.LAB_COLUMNS)


def say_activate(s: FromTheMoonState, space: i64, side: i64) -> Text:
    face = lab_at(s, s.cur, space)
    does = now(s, side_effect(s, face, side, -1), face, side, -1)
    return Text("say.activate", card=face_ref(s.columns, face), at=space_text(space), effect=does)


# --- answers that bring something


def say_gain(s: FromTheMoonState, verb: i64, value: i64) -> Text:
    if verb == a.A_SIDE:
        return say_side(s, value)
    if verb == a.A_KIND:
        return Text("say.gain", what=goods_text(value, 1))
    if verb == a.A_PART:
        return say_part(s, value)
    if verb == a.A_IMPROVE:
        return say_improve(s, value)
    if verb == a.A_SCORE:
        return Text("say.point_instead", n=int(s.columns.approval_points))
    if verb == a.A_INCOME:
        return say_income(s, value)
    return say_feed(s)


def say_side(s: FromTheMoonState, side: i64) -> Text:
    face = frame(s, Effect.CARD)
    tile = frame(s, Effect.TILE)
    does = now(s, side_effect(s, face, side, tile), face, side, tile)
    unpriced = flagged(s, FREE_OF_PRICE) and s.columns.pays(face, side)
    return Text("say.side_unpriced" if unpriced else "say.side", card=face_ref(s.columns, face), effect=does)


def say_part(s: FromTheMoonState, which: i64) -> Text:
    """``which``: ship and part, as in the action."""
    columns = s.columns
    ship = which // a.PART_SPAN
    face = part_at(s, ship, which % a.PART_SPAN, R_MISSION)
    text = Text(
        part_key(s, ship), card=face_ref(columns, face), ship=ship_text(ship), terms=cost(s, a.A_PART, which), n=int(columns.points[face])
    )
    return Text("say.then_research", what=text) if s.part_research == 1 else text


def part_key(s: FromTheMoonState, ship: i64) -> str:
    """Return the key for a part: with its last part a ship launches; the last launch brings the end (F14.1)."""
    if parts_left(s, ship) > 1:
        return "say.part"
    if s.launched | (1 << ship) != (1 << c.SHIPS) - 1 or s.ending:
        return "say.part_last"
    return "say.part_end_alone" if s.players == 1 else "say.part_end"


def parts_left(s: FromTheMoonState, ship: i64) -> i64:
    """Count the mission tiles that nobody has taken yet."""
    n: i64 = 0
    for part in range(c.PARTS):
        if constructible(s, ship, part):
            n += 1
    return n


def say_improve(s: FromTheMoonState, which: i64) -> Text:
    ship = which // a.PART_SPAN
    part = which % a.PART_SPAN
    points = s.columns.improve_points[ship * c.PARTS + part]
    text = Text("say.improve", part=int(part) + 1, ship=ship_text(ship), terms=cost(s, a.A_IMPROVE, which), n=int(points))
    return Text("say.then_research", what=text)


def say_income(s: FromTheMoonState, item: i64) -> Text:
    columns = s.columns
    if item == I_FOOD:
        return Text("say.income_greenhouses", what=goods_text(c.FOOD, income_food(s, s.cur)))
    if item == I_RECHARGE:
        return Text("say.income_recharge", n=int(mine(s, c.ENERGY)), full=int(mine(s, c.BATTERY)))
    face = columns.small0 + item - I_SMALL
    return Text("say.income", card=face_ref(columns, face), effect=done(s, face, -1))


def say_feed(s: FromTheMoonState) -> Text:
    eaters = mouths(s, s.cur)
    food = mine(s, c.FOOD)
    if eaters == 0:
        return Text("say.feed_nobody")
    if food >= eaters:
        return Text("say.feed", what=goods_text(c.FOOD, eaters))
    hungry = eaters - food
    if s.players == 1:
        return Text("say.feed_lost", n=int(hungry))
    return Text("say.feed_short", n=int(hungry), points=int(hungry * s.columns.unfed_points))


# --- the rest


def say_convert(s: FromTheMoonState, made: i64) -> Text:
    lost = made == c.ENERGY and mine(s, c.ENERGY) == mine(s, c.BATTERY)
    key = "say.convert_lost" if lost else "say.convert"
    return Text(key, given=bag_text(bill(s, a.action(a.A_CONVERT, made))), made=goods_text(made, 1))


def say_nature(s: FromTheMoonState, verb: i64, value: i64) -> Text:
    columns = s.columns
    if verb == a.A_LEAD:
        return Text("say.lead", seat=seat_ref(value))
    if verb == a.A_DEAL:
        return Text("say.deal", card=face_ref(columns, value))
    if verb == a.A_CUBES:
        drawn = bag_text([int(value // (CUBE * CUBE)), int(value // CUBE % CUBE), int(value % CUBE)])
        return Text("say.draw", cubes=drawn) if drawn else Text("say.draw_none")
    if verb == a.A_ROVER:
        return Text("say.rover", card=face_ref(columns, terrain(s, value)), at=tile_text(s, value))
    return Text("say.zone", at=point_text(s, value))
