"""Known facts about box, map and scoring. A: the rulebook prints it. B: a public page says it. C: deduced from counts and geometry."""

import pytest

from moonbase.cards import CardSet, Face
from moonbase.games.fromthemoon.rules.table import codes
from moonbase.games.fromthemoon.rules.table.names import OWNERS, PIECES


def piece(cards: CardSet, name: str) -> Face:
    (face,) = [face for face in cards.table("piece") if face.values["piece"] == PIECES.index(name)]
    return face


def setup(cards: CardSet, players: int) -> Face:
    return cards.face(f"SU-{players}")


# --- section 1.1: counts


@pytest.mark.parametrize(
    ("table", "count"),
    [
        ("terrain", 16),  # A, B geekbecois
        ("ship", 3),  # A: boards and Launch tiles
        ("mission", 18),  # A, B
        ("progress", 10),  # A, B
        ("large", 8),  # A
        ("faction", 8),  # A
        ("faction_building", 8),  # A
        ("token", 3),  # A
        ("small", 13),  # A
        ("rover_card", 9),  # A
        ("zone_card", 16),  # A
        ("objective", 9),  # A
    ],
)
def test_tiles_and_cards_in_the_box(cards: CardSet, table: str, count: int) -> None:
    assert len(cards.table(table)) == count


def test_laboratories_a_b(cards: CardSet) -> None:
    assert sum(face.values["copies"] for face in cards.table("lab")) == 54


@pytest.mark.parametrize(
    ("name", "owner", "count"),
    [
        ("metal cube", "table", 40),  # A, B
        ("water cube", "table", 40),  # A, B
        ("polymer cube", "table", 40),  # A, B
        ("food cube", "table", 40),  # A, B
        ("greenhouse", "table", 24),  # A
        ("foundation", "table", 24),  # A, B
        ("achievement", "table", 16),  # A, B
        ("five achievements", "table", 16),  # A, B
        ("battery", "player", 9),  # A, B
        ("improvement cube", "player", 6),  # A
        ("building", "player", 8),  # A, B
        ("rover", "player", 3),  # A, B
        ("pawn", "player", 2),  # A
        ("score token", "player", 2),  # A
        ("astronaut", "colour", 4),  # A, B: 12 a player
        ("specialist marker", "colour", 3),  # A: 9 a player; B bodoge: 3 a colour
    ],
)
def test_pieces_in_the_box(cards: CardSet, name: str, owner: str, count: int) -> None:
    face = piece(cards, name)
    assert (OWNERS[face.values["owner"]], face.values["count"]) == (owner, count)
    assert face.source_of("count") == "rulebook"


def test_every_known_piece_is_asserted_above(cards: CardSet) -> None:
    assert len(cards.table("piece")) == len(PIECES) == 16


def test_the_split_of_the_markers_is_told_by_a_public_page_b(cards: CardSet) -> None:
    assert piece(cards, "specialist marker").source_of("owner") == "public"


def test_cubes_in_the_bag_a(cards: CardSet) -> None:
    bags = {name: piece(cards, name).values["bag"] for name in PIECES}
    assert {name: count for name, count in bags.items() if count} == {"metal cube": 30, "water cube": 30, "polymer cube": 30}
    assert all(piece(cards, name).values["count"] - 30 == 10 for name in ("metal cube", "water cube", "polymer cube"))


def test_room_for_achievements_a(cards: CardSet) -> None:
    assert piece(cards, "achievement").values["count"] + 5 * piece(cards, "five achievements").values["count"] == 96


def test_sums_of_the_box_c(cards: CardSet) -> None:
    assert codes.SEATS * codes.LABS + codes.DISPLAY == 54
    assert piece(cards, "foundation").values["count"] == codes.SEATS * codes.FOUNDATIONS
    assert piece(cards, "greenhouse").values["count"] == codes.SEATS * codes.GREENHOUSES
    assert piece(cards, "building").values["count"] == codes.SMALL_SLOTS + codes.LARGE_SLOTS
    assert codes.COLOURS * piece(cards, "astronaut").values["count"] == 12
    assert codes.COLOURS * piece(cards, "specialist marker").values["count"] == 9


def test_one_astronaut_of_a_colour_starts_and_three_wait_on_the_board_a_b(cards: CardSet) -> None:
    assert piece(cards, "astronaut").values["count"] - 1 == codes.RECRUITS == 3


# --- sections 1.1 and 1.2: the map


@pytest.mark.parametrize(("players", "grid"), [(1, (3, 3)), (2, (3, 3)), (3, (3, 4)), (4, (4, 4))])
def test_grid_a(cards: CardSet, players: int, grid: tuple[int, int]) -> None:
    face = setup(cards, players)
    assert (face.values["rows"], face.values["columns"]) == grid
    assert face.source_of("rows") == face.source_of("columns") == "rulebook"


@pytest.mark.parametrize(("players", "large"), [(1, 3), (2, 3), (3, 4), (4, 5)])
def test_large_buildings_shown_a(cards: CardSet, players: int, large: int) -> None:
    assert setup(cards, players).values["large"] == large
    assert setup(cards, players).source_of("large") == "rulebook"


def test_terrain_by_players_c(cards: CardSet) -> None:
    marks = [face.values["players"] for face in cards.table("terrain")]
    assert [marks.count(players) for players in (2, 3, 4)] == [9, 3, 4]


@pytest.mark.parametrize(("players", "spaces"), [(2, 16), (3, 20), (4, 25)])
def test_building_spaces_c(cards: CardSet, players: int, spaces: int) -> None:
    values = setup(cards, players).values
    assert (values["rows"] + 1) * (values["columns"] + 1) == spaces


@pytest.mark.parametrize(("players", "rovers", "tiles"), [(2, 6, 9), (3, 9, 12), (4, 12, 16)])
def test_a_free_tile_always_exists_c(cards: CardSet, players: int, rovers: int, tiles: int) -> None:
    values = setup(cards, players).values
    assert players * piece(cards, "rover").values["count"] == rovers
    assert values["rows"] * values["columns"] == tiles > rovers


def test_limits_of_tiles_and_bag_a(cards: CardSet) -> None:
    (limits,) = cards.table("limits")
    assert (limits.values["tile"], limits.values["kept"]) == (4, 4)
    assert limits.source_of("tile") == limits.source_of("kept") == "rulebook"


# --- section 1.11: scoring


@pytest.mark.parametrize(("id", "first", "second"), [("MJ-1", 24, 12), ("MJ-2", 8, 4)])
def test_majorities_a(cards: CardSet, id: str, first: int, second: int) -> None:
    face = cards.face(id)
    assert (face.values["first"], face.values["second"], face.values["second_from"]) == (first, second, 3)
    assert (face.source, dict(face.sources)) == ("rulebook", {})


def test_points_a(cards: CardSet) -> None:
    (face,) = cards.table("scoring")
    assert dict(face.values) == {"approval": 1, "unfed": 3, "resources": 2, "achievement": 1}
    assert all(face.source_of(key) == "rulebook" for key in face.values)
