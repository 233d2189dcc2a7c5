"""F1: the contents of the box, and the set-up of a game."""

from collections import Counter

import pytest

from kit.fromthemoon.landing import COLOURS, COUNTS, deal_until, dealt, faces, ids, opening, seen, start
from kit.fromthemoon.surface import FTM, Surface
from moonbase.cards.face import Face
from moonbase.engine.game import GameError
from moonbase.games.fromthemoon.rules.table.actions import A_BUILD, action
from moonbase.games.fromthemoon.rules.table.names import GOODS, RESOURCES, SHIPS

any_count = pytest.mark.parametrize("players", COUNTS)
SEEDS = range(30)
ROWS = {1: 3, 2: 3, 3: 3, 4: 4}
COLUMNS = {1: 3, 2: 3, 3: 4, 4: 4}
PARTS = {1: 4, 2: 4, 3: 5, 4: 6}


def terrain(surface: Surface) -> list[str]:
    return [tile["card"] for tile in seen(surface)["grid"]["tiles"]]


def missions(surface: Surface, ship: int) -> list[str]:
    return [part["mission"] for part in seen(surface)["ships"][ship]["parts"]]


def goods(surface: Surface, seat: int) -> dict[str, int]:
    return {good: surface.has(seat, good) for good in GOODS}


# --- the table


@pytest.mark.rule("F1.1")
@pytest.mark.parametrize("players", [-1, 0, 5])
def test_nobody_else_can_sit_down(players: int) -> None:
    with pytest.raises(GameError, match="1 to 4"):
        FTM.new(players)


@pytest.mark.rule("F1.1")
@any_count
def test_one_to_four_can_play(players: int) -> None:
    surface = opening(players)
    assert 0 <= surface.waiting < players
    assert len(FTM.scores(surface.s)) == players


@pytest.mark.rule("F1.1")
def test_a_game_for_one_has_the_table_of_two() -> None:
    alone, two = seen(opening(1)), seen(opening(2))
    assert len(alone["grid"]["tiles"]) == len(two["grid"]["tiles"])
    assert [len(ship["parts"]) for ship in alone["ships"]] == [len(ship["parts"]) for ship in two["ships"]]
    assert len(alone["market"]) == len(two["market"])
    assert alone["greenhouses"]["filled"] == two["greenhouses"]["filled"]


@pytest.mark.rule("F1.2")
@any_count
def test_terrain_tiles_lie_at_random_in_the_grid_of_the_count(players: int) -> None:
    used = {face.id for face in faces("terrain") if face.values["players"] <= max(players, 2)}
    assert len(used) == {1: 9, 2: 9, 3: 12, 4: 16}[players]
    assert dealt(deal_until(start(players), "deal T-")) == used
    first = set()
    for seed in range(80):
        surface = opening(players, seed)
        grid = seen(surface)["grid"]
        assert (grid["rows"], grid["columns"]) == (ROWS[players], COLUMNS[players])
        assert sorted(terrain(surface)) == sorted(used)
        first.add(terrain(surface)[0])
    assert len(first) > len(used) // 2


@pytest.mark.rule("F1.3")
@pytest.mark.parametrize(("players", "spaces"), [(1, 10), (2, 16), (3, 20), (4, 25)])
def test_every_corner_of_a_tile_is_a_building_space(players: int, spaces: int) -> None:
    """Alone the dummy's six miniatures stand on some of the 16."""
    surface = Surface(players).goods(0, metal=1).play("build S-01")
    assert len(surface.open("at")) == spaces
    last = f"at {ROWS[players] + 1}-{COLUMNS[players] + 1}"
    assert last in surface.legal()
    assert f"at {ROWS[players] + 1}-1" in surface.legal()


@pytest.mark.rule("F1.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_building_space_touches_four_two_or_one_tile(players: int) -> None:
    rows, columns = ROWS[players], COLUMNS[players]
    touched = Counter[int]()
    for row in range(1, rows + 2):
        for column in range(1, columns + 2):
            surface = Surface(players).foundations(0, 1).goods(0, metal=1, battery=9, energy=9)
            tiles = set(surface.play("build S-01", f"at {row}-{column}").open("use"))
            around = [(y, x) for y in (row - 1, row) for x in (column - 1, column) if 1 <= y <= rows and 1 <= x <= columns]
            assert tiles == {f"use {y}-{x}" for y, x in around}
            touched[len(tiles)] += 1
    assert touched == {1: 4, 2: 2 * (rows - 1) + 2 * (columns - 1), 4: (rows - 1) * (columns - 1)}


@pytest.mark.rule("F1.5")
@pytest.mark.parametrize("ship", [0, 1, 2], ids=SHIPS)
def test_mission_tiles_of_a_ship_are_drawn_at_random_from_its_six(ship: int) -> None:
    own = ids("mission", ship=ship)
    assert len(own) == 6
    laid = [missions(opening(2, seed), ship) for seed in SEEDS]
    assert all(len(set(tiles)) == 4 and set(tiles) <= own for tiles in laid)
    assert set().union(*laid) == own
    assert {tiles[0] for tiles in laid} == own


@pytest.mark.rule("F1.5")
def test_parts_get_their_tiles_ship_by_ship() -> None:
    surface = deal_until(start(2), "deal ME-1")
    assert dealt(surface) == ids("mission", ship=0)
    assert dealt(surface.play("deal ME-1")) == ids("mission", ship=0) - {"ME-1"}
    surface.play("deal ME-2", "deal ME-3", "deal ME-4")
    assert dealt(surface) == ids("mission", ship=1)


@pytest.mark.rule("F1.6")
@any_count
def test_parts_in_play(players: int) -> None:
    surface = opening(players)
    assert [len(missions(surface, ship)) for ship in range(3)] == [PARTS[players]] * 3


@pytest.mark.rule("F1.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_ship_is_complete_with_the_parts_in_play(players: int) -> None:
    n = PARTS[players]
    surface = Surface(players).terrain(1, 1, "T-04").taken(1, "europa", *range(1, n)).goods(0, metal=2, water=2, polymer=2, food=1)
    surface.play("send 1 1-1", "effect")
    (last,) = [text for text in surface.open("part") if " europa " in text]
    assert last.startswith(f"part europa {n} ")
    assert seen(surface.play(last))["ships"][0]["launched"]


@pytest.mark.rule("F1.7")
@pytest.mark.parametrize("players", [2, 3])
def test_a_part_without_a_tile_is_not_in_play(players: int) -> None:
    rich = {"metal": 9, "water": 9, "polymer": 9, "food": 9}
    fresh = Surface(players).terrain(1, 1, "T-04").goods(0, **rich).play("send 1 1-1", "effect")
    assert fresh.open("improve") == []
    assert [text.split()[1:3] for text in fresh.open("part")] == [
        [ship, str(n)] for ship in ("europa", "mars") for n in range(1, PARTS[players] + 1)
    ]
    built = range(1, PARTS[players])
    late = Surface(players).terrain(1, 1, "T-04").taken(1, "europa", *built).goods(0, **rich).play("send 1 1-1", "effect")
    assert late.open("improve") == [f"improve europa {part}" for part in built]


@pytest.mark.rule("F1.8")
@pytest.mark.parametrize("ship", [0, 1, 2], ids=SHIPS)
def test_a_launch_pays_what_its_tile_shows(ship: int) -> None:
    (tile,) = faces("ship", ship=ship)
    surface = Surface().terrain(1, 1, "T-04" if ship != 1 else "T-06").goods(0, metal=9, water=9, polymer=9, food=9)
    surface.taken(0, SHIPS[ship], 1, 2).taken(1, SHIPS[ship], 3).play("send 1 1-1", "effect")
    (text,) = [text for text in surface.open("part") if SHIPS[ship] in text]
    (mission,) = [face for face in faces("mission") if face.id == text.split()[-1]]
    surface.play(text)
    assert surface.points(0) == mission.values["points"] + tile.values["first"]
    assert surface.points(1) == tile.values["second"]


@pytest.mark.rule("F1.9")
def test_every_colour_may_get_every_token() -> None:
    orders = {tuple(seen(opening(2, seed))["tokens"].values()) for seed in range(60)}
    assert len(orders) == 6
    assert all(set(order) == {"K-1", "K-2", "K-3"} for order in orders)


@pytest.mark.rule("F1.9")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("colour", COLOURS)
def test_a_token_is_the_ability_of_its_colour_for_everybody(seat: int, colour: str) -> None:
    surface = Surface().token(colour, "K-1").trained(seat, COLOURS.index(colour) + 1, colour)
    surface.build(seat, "S-01", 1, 1)
    if seat == 1:
        surface.play("send 1 3-3", "done", "end")
    surface.play(f"send {COLOURS.index(colour) + 1} 1-1", f"ability {colour}")
    assert surface.has(seat, "food") == 1


@pytest.mark.rule("F1.10")
@any_count
def test_the_greenhouse_row_is_filled_from_the_stack(players: int) -> None:
    (table,) = faces("setup", players=players)
    for seed in SEEDS:
        row = seen(opening(players, seed))
        given = sum(seat["greenhouses"]["count"] for seat in row["seats"])
        assert (row["greenhouses"]["right"], row["greenhouses"]["left"]) == table.values["greenhouses"]
        assert row["greenhouses"]["stack"] == 24 - sum(table.values["greenhouses"]) - given


@pytest.mark.rule("F1.11")
@any_count
def test_six_laboratories_lie_on_the_display(players: int) -> None:
    view = seen(opening(players))
    assert [(place["row"], place["column"]) for place in view["display"]] == [(1, 1), (1, 2), (2, 1), (2, 2), (3, 1), (3, 2)]
    shown = Counter(place["card"] for place in view["display"])
    assert view["labs"]["count"] == 54 - 6
    assert shown + Counter(view["labs"]["cards"]) == {face.id: face.values["copies"] for face in faces("lab")}


@pytest.mark.rule("F1.12")
@any_count
def test_some_of_the_large_buildings_are_laid_out(players: int) -> None:
    markets = [seen(opening(players, seed))["market"] for seed in SEEDS]
    assert {len(market) for market in markets} == {{1: 3, 2: 3, 3: 4, 4: 5}[players]}
    assert set().union(*markets) == ids("large")
    assert len(ids("large")) == 8


@pytest.mark.rule("F1.12")
def test_a_large_building_taken_is_not_replaced() -> None:
    surface = Surface().goods(0, metal=2, water=1, polymer=1).play("build G-02", "at 1-1", "decline")
    assert seen(surface)["market"] == ["G-01", "G-03"]
    assert seen(surface.wait())["market"] == ["G-01", "G-03"]


@pytest.mark.rule("F1.13")
@any_count
def test_six_of_ten_progress_tiles_lie_on_the_track(players: int) -> None:
    assert len(ids("progress")) == 10
    tracks = [[space["card"] for space in seen(opening(players, seed))["progress"]["spaces"]] for seed in range(80)]
    assert all(len(track) == len(set(track)) == 6 for track in tracks)
    assert {track[0] for track in tracks} == ids("progress")


# --- cubes


@pytest.mark.rule("F1.14")
@any_count
def test_thirty_cubes_of_each_kind_are_in_the_bag_and_ten_in_the_supply(players: int) -> None:
    view = seen(deal_until(start(players), "cubes"))
    assert view["bag"] == dict.fromkeys(COLOURS, 30)
    assert view["supply"] == dict.fromkeys(COLOURS, 10)


@pytest.mark.rule("F1.15")
@pytest.mark.parametrize("colour", COLOURS)
def test_nobody_is_denied_a_cube(colour: str) -> None:
    surface = Surface().goods(1, **{colour: 10})
    assert seen(surface)["supply"][colour] == 0
    surface.play("send 1 1-1", "effect", f"gain {colour}")
    assert surface.has(0, colour) == 1
    assert seen(surface)["supply"][colour] == -1


@pytest.mark.rule("F1.15")
def test_food_never_runs_out() -> None:
    surface = Surface().goods(1, food=500).play("send 1 1-1", "effect", "gain food")
    assert surface.has(0, "food") == 1


@pytest.mark.rule("F1.16")
@any_count
@pytest.mark.parametrize(("tile", "n"), [("P-01", 3), ("P-04", 4)])
def test_every_tile_gets_as_many_cubes_as_the_first_progress_tile_shows(players: int, tile: str, n: int) -> None:
    surface = deal_until(start(players), "deal P-").play(f"deal {tile}")
    deal_until(surface, "cubes")
    every_mix = [f"cubes {a} {b} {n - a - b}" for a in range(n + 1) for b in range(n + 1 - a)]
    assert sorted(surface.legal()) == sorted(every_mix)
    surface.nature()
    view = seen(surface)
    assert {sum(at["cubes"].values()) for at in view["grid"]["tiles"]} == {n}
    on_tiles = {colour: sum(at["cubes"][colour] for at in view["grid"]["tiles"]) for colour in COLOURS}
    assert {colour: view["bag"][colour] + on_tiles[colour] for colour in COLOURS} == dict.fromkeys(COLOURS, 30)


# --- players


@pytest.mark.rule("F1.17")
@any_count
def test_the_start_of_each_player(players: int) -> None:
    for seat in seen(opening(players))["seats"]:
        team = seat["team"]
        assert len(team["rovers"]) == 3
        assert seat["buildings"]["miniatures_left"] == 8
        assert seat["cubes_left"] == 6
        assert team["markers_left"] == dict.fromkeys(COLOURS, 3)
        on_board: dict[str, int] = team["recruits_left"]
        riding = {colour: sum(rover["basic"][colour] for rover in team["rovers"]) for colour in COLOURS}
        assert {colour: on_board[colour] + riding[colour] for colour in COLOURS} == dict.fromkeys(COLOURS, 4)


@pytest.mark.rule("F1.17")
def test_there_are_nine_batteries() -> None:
    surface = Surface().terrain(1, 1, "T-03").goods(0, battery=8)
    surface.play("send 1 1-1", "effect")
    assert (surface.has(0, "battery"), surface.has(0, "achievement")) == (9, 0)
    full = Surface().terrain(1, 1, "T-03").goods(0, battery=9).play("send 1 1-1", "effect")
    assert (full.has(0, "battery"), full.has(0, "achievement")) == (9, 1)


@pytest.mark.rule("F1.18")
@any_count
def test_one_astronaut_rides_in_each_rover(players: int) -> None:
    for seat in seen(opening(players))["seats"]:
        rovers = seat["team"]["rovers"]
        assert [rover["basic"] for rover in rovers] == [{colour: int(colour == own) for colour in COLOURS} for own in COLOURS]
        assert [sum(rover["specialists"].values()) for rover in rovers] == [0, 0, 0]
        assert [rover["tile"] for rover in rovers] == [None] * 3


@pytest.mark.rule("F1.18")
@pytest.mark.parametrize("rover", [1, 2, 3])
def test_a_rover_of_the_start_takes_one_cube_of_its_astronaut(rover: int) -> None:
    surface = Surface().cubes(1, 1, metal=1, water=1, polymer=1).play(f"send {rover} 1-1")
    assert surface.open("take") == [f"take {COLOURS[rover - 1]}"]


@pytest.mark.rule("F1.19")
@pytest.mark.parametrize("colour", COLOURS)
def test_three_of_each_colour_wait_in_three_columns(colour: str) -> None:
    gained = []
    for n in range(4):
        surface = Surface().goods(0, battery=9, energy=9)
        surface.crew(0, 1, colour, basic=min(n, 2)).crew(0, 2, colour, basic=max(0, n - 2))
        if n == 3:
            assert surface.refused(f"recruit {colour} 3") == "F5.5"
            continue
        surface.play(f"recruit {colour} 3")
        gained.append((surface.points(0), surface.has(0, "achievement")))
    assert gained == [(0, 0), (1, 0), (0, 1)]


@pytest.mark.rule("F1.20")
@any_count
def test_players_begin_at_nought_on_the_first_space(players: int) -> None:
    view = seen(opening(players))
    assert [(seat["score"], seat["achievements"]) for seat in view["seats"]] == [(0, 0)] * players
    assert view["progress"]["pawns"] == [1] * players


@pytest.mark.rule("F1.21")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_factions_are_dealt_at_random(players: int) -> None:
    surface = deal_until(start(players), "deal C-")
    assert dealt(surface) == ids("faction")
    assert dealt(surface.play("deal C-4")) == ids("faction") - {"C-4"}
    hands = [[seat["faction"] for seat in seen(opening(players, seed))["seats"]] for seed in range(60)]
    assert all(len(set(hand)) == players for hand in hands)
    for seat in range(players):
        assert {hand[seat] for hand in hands} == ids("faction")


@pytest.mark.rule("F1.22")
@pytest.mark.parametrize("face", faces("faction"), ids=lambda face: face.name)
def test_a_faction_card_gives_what_it_shows(face: Face) -> None:
    surface = opening(2, choose_factions=1)
    seat = surface.waiting
    supply = seen(surface)["supply"]
    surface.play(f"faction {face.id}")
    expected = dict.fromkeys(GOODS, 0) | dict(zip(RESOURCES, face.values["start"], strict=True))
    expected |= {"battery": face.values["batteries"], "energy": face.values["batteries"]}
    assert goods(surface, seat) == expected
    view = seen(surface)
    assert view["seats"][seat]["greenhouses"]["count"] == face.values["greenhouses"]
    assert view["supply"] == {colour: supply[colour] - expected[colour] for colour in COLOURS}


@pytest.mark.rule("F1.23")
def test_pieces_of_the_set_up_earn_nothing() -> None:
    """Biofarmers begin with a greenhouse; Green Season asks for greenhouses."""
    surface = deal_until(start(2, choose_factions=1), "deal P-").play("deal P-06").nature()
    seat = surface.waiting
    row = seen(surface)["greenhouses"]
    surface.play("faction C-6")
    assert seen(surface)["seats"][seat]["greenhouses"]["count"] == 1
    assert surface.has(seat, "achievement") == 0
    assert surface.points(seat) == 0
    assert surface.waiting != seat  # no approval is offered
    assert seen(surface)["greenhouses"] == row | {"stack": row["stack"] - 1}


@pytest.mark.rule("F1.24")
@any_count
def test_everybody_has_the_same_two_small_buildings_of_each_level(players: int) -> None:
    assert len(ids("small")) == 13
    level = {face.id: face.values["level"] for face in faces("small")}
    drawn = set()
    for seed in SEEDS:
        hands = [seat["small"] for seat in seen(opening(players, seed))["seats"]]
        assert all(hand == {"open": hands[0]["open"], "built": []} for hand in hands)
        assert Counter(level[id] for id in hands[0]["open"]) == {1: 2, 2: 2, 3: 2}
        drawn |= set(hands[0]["open"])
    assert drawn == ids("small")


@pytest.mark.rule("F1.25")
@any_count
def test_a_faction_building_is_for_its_player_alone(players: int) -> None:
    surface = Surface(players).goods(0, metal=2, water=2, polymer=2)
    houses = ids("faction_building")
    assert not houses & set(seen(surface)["market"])
    assert {text.removeprefix("build ") for text in surface.open("build")} & houses == {"F-3"}
    for id in houses - {"F-3"}:
        refusal = FTM.refusal(surface.s, 0, action(A_BUILD, surface.face(id)))
        assert refusal is not None
        assert refusal.rule == "F1.25"
    before = seen(surface)["market"]
    assert seen(surface.play("build F-3", "at 3-3"))["market"] == before


@pytest.mark.rule("F1.26")
@any_count
def test_a_random_player_is_first_for_the_whole_game(players: int) -> None:
    assert start(players).legal() == [f"lead {seat}" for seat in range(players)]
    assert {opening(players, seed).waiting for seed in SEEDS} == set(range(players))
    surface = opening(players, 5)
    lead = surface.waiting
    for turn in range(3 * players):
        assert surface.waiting == (lead + turn) % players
        assert seen(surface)["lead"] == lead
        surface.rest()


@pytest.mark.rule("F1.27")
def test_resources_are_metal_water_polymer_and_food() -> None:
    surface = Surface().play("send 1 1-1", "effect")
    assert surface.legal() == ["gain metal", "gain water", "gain polymer", "gain food"]


@pytest.mark.rule("F1.27")
@pytest.mark.parametrize("good", GOODS)
def test_energy_batteries_and_achievements_are_no_resources(good: str) -> None:
    surface = Surface().goods(0, battery=9, energy=0, achievement=0).goods(0, **{good: 6})
    assert seen(surface)["seats"][0]["final"]["resources"] == (3 if good in RESOURCES else 0)
