"""F12: the progress tiles, and where achievements come from."""

import pytest

from kit.fromthemoon.landing import moments
from kit.fromthemoon.surface import Surface, owned
from moonbase.games.fromthemoon.rules.table.state import PAWN, own

TILES = [f"P-{n:02}" for n in range(1, 11)]
BUILD = ("build S-01", "at 1-1", "decline")
IMPROVE = ("send 1 2-3", "effect", "improve mars 1", "gain food")
SCENES: dict[str, tuple[str, tuple[str, ...]]] = {
    "foundation by action": ("P-01", ("foundation",)),
    "foundation by terrain": ("P-01", ("send 1 3-1", "effect")),
    "foundation by a building's terrain": ("P-01 P-09", ("build S-01", "at 3-1", "use 3-1")),
    "foundation by Special Research": ("P-01 P-08", (*IMPROVE, "foundation")),
    "mission by terrain": ("P-02", ("send 1 1-4", "effect", "part europa 1 ME-1")),
    "mission by laboratory": ("P-02 P-03", ("lab 6 L-06", "deal L-01", "space 1-1", "activate 1-1 first", "part europa 1 ME-1")),
    "laboratory by action": ("P-03", ("lab 1 L-01", "deal L-07", "space 1-1")),
    "laboratory by terrain": ("P-03", ("send 1 4-2", "effect", "lab 1 L-01", "deal L-07", "space 1-1")),
    "laboratory by Special Research": ("P-03 P-08", (*IMPROVE, "lab 1 L-01", "deal L-07", "space 1-1")),
    "recruit by action": ("P-04", ("recruit metal 1",)),
    "recruit by terrain": ("P-04", ("send 1 2-4", "effect", "recruit metal 1")),
    "train by action": ("P-05", ("train metal 1",)),
    "train by terrain": ("P-05", ("send 1 1-2", "effect", "train metal 1")),
    "greenhouse by action": ("P-06", ("greenhouse",)),
    "greenhouse by terrain": ("P-06", ("send 1 2-1", "effect")),
    "upgrade by action": ("P-07", ("upgrade",)),
    "upgrade by terrain": ("P-07", ("send 1 4-3", "effect", "upgrade")),
    "improve by terrain": ("P-08", IMPROVE),
    "building small": ("P-09", BUILD),
    "battery by terrain": ("P-10", ("send 1 1-3", "effect")),
    "nothing of it": ("", ("send 1 1-1", "effect", "gain metal")),
}


def table() -> Surface:
    """Four players, so that every terrain tile is on the Moon; seat 0 can pay for anything."""
    stage = Surface(4).foundations(0, 1).greenhouses(0, basic=1).taken(1, "mars", 1)
    return rich(stage)


def rich(stage: Surface, seat: int = 0) -> Surface:
    return stage.goods(seat, metal=9, water=9, polymer=9, food=9, battery=8, energy=8)


# --- progress tiles


@pytest.mark.rule("F12.1", "F12.2")
@pytest.mark.parametrize("scene", SCENES)
def test_the_event_of_the_tile_earns_an_achievement_and_no_other_does(scene: str) -> None:
    named, texts = SCENES[scene]
    for id in TILES:
        stage = table().progress(1, id).play(*texts)
        assert stage.has(0, "achievement") == (id in named), id


@pytest.mark.rule("F12.1")
def test_each_time_it_happens_while_the_pawn_is_there() -> None:
    stage = table().progress(1, "P-04").progress(2, "P-06")
    for n in (1, 2):
        assert stage.play("recruit metal 1").has(0, "achievement") == n
        rich(stage.wait())
    stage.out(0).goods(0, energy=0).play("gather", "income greenhouses").nature()
    assert own(stage.s, 0, PAWN) == 1
    rich(stage.wait()).play("recruit water 2")
    assert stage.has(0, "achievement") == 2  # the pawn has left that space
    rich(stage.wait()).play("greenhouse")
    assert stage.has(0, "achievement") == 3


@pytest.mark.rule("F12.1")
def test_it_comes_at_once() -> None:
    stage = table().progress(1, "P-01").play("foundation")
    assert stage.has(0, "achievement") == 1
    assert "done" in stage.legal()  # the action is still under way


@pytest.mark.rule("F12.2")
def test_an_income_counts_as_well() -> None:
    stage = table().progress(1, "P-05").build(0, "S-07", 1, 1).out(0).goods(0, energy=0)
    assert stage.play("gather", "income S-07", "train water 2").has(0, "achievement") == 1


@pytest.mark.rule("F12.2")
def test_a_faction_that_gives_the_piece_counts_as_well() -> None:
    """The Architects take a foundation after a building."""
    stage = rich(Surface(2, factions=("C-5", "C-1")).progress(1, "P-01")).play(*BUILD, "foundation")
    assert stage.has(0, "achievement") == 1


@pytest.mark.rule("F12.2")
def test_declined_events_do_not_count() -> None:
    stage = table().progress(1, "P-04").play("send 1 2-4", "effect", "decline")
    assert stage.has(0, "achievement") == 0


@pytest.mark.rule("F12.3")
def test_each_player_follows_the_tile_of_their_own_pawn() -> None:
    stage = rich(table().progress(1, "P-01").progress(2, "P-04").pawn(1, 2), 1)
    stage.play("recruit metal 1", "done", "end", "foundation")
    assert [stage.has(seat, "achievement") for seat in range(4)] == [0, 0, 0, 0]
    stage.wait()
    rich(rich(stage), 1).play("foundation", "done", "end", "recruit water 1")
    assert [stage.has(seat, "achievement") for seat in range(4)] == [1, 1, 0, 0]


@pytest.mark.rule("F12.3")
@pytest.mark.parametrize("space", range(1, 7))
def test_several_pawns_may_be_on_the_same_space(space: int) -> None:
    stage = table().progress(space, "P-01")
    for seat in range(4):
        rich(stage.pawn(seat, space), seat)
    for _ in range(4):
        stage.play("foundation", "done", "end")
    assert [stage.has(seat, "achievement") for seat in range(4)] == [1, 1, 1, 1]


# --- other sources


def quiet() -> Surface:
    """A progress tile that answers to nothing below."""
    return table().progress(1, "P-08")


@pytest.mark.rule("F12.4")
@pytest.mark.parametrize(("recruited", "achievements"), [(0, 0), (1, 0), (2, 1)])
def test_the_third_column_of_the_team(recruited: int, achievements: int) -> None:
    stage = quiet().crew(0, 2, "metal", basic=recruited).play("recruit metal 1")
    assert stage.has(0, "achievement") == achievements


@pytest.mark.rule("F12.4")
@pytest.mark.parametrize(("space", "achievements"), [("1-1", 0), ("2-1", 0), ("3-1", 1), ("3-4", 1)])
def test_the_third_row_of_laboratories(space: str, achievements: int) -> None:
    stage = quiet().foundations(0, 6).play("lab 1 L-01", "deal L-07", f"space {space}")
    assert stage.has(0, "achievement") == achievements


@pytest.mark.rule("F12.4")
@pytest.mark.parametrize(("before", "food", "achievements"), [(0, 0, 0), (1, 1, 0), (2, 0, 1), (3, 1, 0), (4, 1, 0), (5, 0, 1)])
def test_icons_under_greenhouses(before: int, food: int, achievements: int) -> None:
    stage = quiet().greenhouses(0, basic=before).play("greenhouse")
    assert (stage.has(0, "food"), stage.has(0, "achievement")) == (9 + food, achievements)


@pytest.mark.rule("F12.4")
@pytest.mark.parametrize(("id", "achievements"), [("S-01", 0), ("G-01", 1), ("F-3", 1)])
def test_large_slots(id: str, achievements: int) -> None:
    assert quiet().play(f"build {id}", "at 1-1", "decline").has(0, "achievement") == achievements


@pytest.mark.rule("F12.4")
@pytest.mark.parametrize(("batteries", "achievements"), [(8, 0), (9, 1)])
def test_batteries_beyond_the_ninth(batteries: int, achievements: int) -> None:
    assert quiet().goods(0, battery=batteries).play("send 1 1-3", "effect").has(0, "achievement") == achievements


@pytest.mark.rule("F12.4")
def test_a_tile_that_says_so() -> None:
    stage = quiet().build(0, "S-13", 1, 1).out(0).goods(0, energy=0)
    assert stage.play("gather", "income S-13").has(0, "achievement") == 1


@pytest.mark.rule("F12.4")
def test_a_source_and_the_progress_tile_both_count() -> None:
    stage = table().progress(1, "P-06").greenhouses(0, basic=2).play("greenhouse")
    assert stage.has(0, "achievement") == 2


@pytest.mark.rule("F12.5")
def test_achievements_never_run_out() -> None:
    """The tokens in the box make 96."""
    stage = table().progress(1, "P-01").goods(0, achievement=90).goods(1, achievement=90).play("foundation")
    assert stage.has(0, "achievement") == 91
    assert table().progress(1, "P-01").goods(0, achievement=500).play("foundation").has(0, "achievement") == 501


@pytest.mark.rule("F12.5")
def test_hunger_costs_points_and_no_achievements() -> None:
    stage = quiet().goods(0, achievement=3, food=0, energy=0).greenhouses(0).out(0).play("gather", "feed")
    assert (stage.points(0), stage.has(0, "achievement")) == (-9, 3)


@pytest.mark.rule("F12.5")
@pytest.mark.parametrize("players", [1, 3])
def test_achievements_are_never_lost(players: int) -> None:
    before = [0] * players
    for stage in moments(players, seed=3):
        now = [stage.has(seat, "achievement") for seat in range(players)]
        assert all(n >= m for n, m in zip(now, before, strict=True))
        before = now
    assert players == 1 or max(before) > 0


@pytest.mark.rule("F12.1", "F16.9")
def test_two_batteries_at_once_are_two_events(monkeypatch: pytest.MonkeyPatch) -> None:
    """An owner's tile that gives two, to Cyborgs with their building."""
    owned(monkeypatch, '[card."T-03"]\ndo = [{ gain = { battery = 2 } }]\n')
    surface = Surface(2, ("C-2", "C-3")).build(0, "F-2").progress(1, "P-10").terrain(1, 2, "T-03")
    before = surface.has(0, "achievement")
    surface.play("send 1 1-2", "effect", "train metal 1", "train water 2")
    assert surface.has(0, "achievement") == before + 2
    assert "end" in surface.legal()
