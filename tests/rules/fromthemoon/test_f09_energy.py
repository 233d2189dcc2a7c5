"""F9: the energy gauge and its batteries."""

import pytest

from kit.fromthemoon.landing import faces, moments, opening
from kit.fromthemoon.surface import FTM, Surface, owned
from moonbase.cards import CardError
from moonbase.cards.face import Face
from moonbase.games.fromthemoon.cards.vocabulary import packaged_cards, read_cards
from moonbase.games.fromthemoon.rules.table.state import specialists

SOLAR_FLAT = "1-1"  # 2 energy and 1 point
SUNLIT_RIDGE = "1-2"  # 1 food and 1 battery


def table(**goods: int) -> Surface:
    """Three players, with the tiles that give energy and batteries at hand."""
    return Surface(3).terrain(1, 1, "T-12").terrain(1, 2, "T-03").goods(0, **goods)


def gauge(stage: Surface, seat: int = 0) -> tuple[int, int]:
    """Energy and batteries."""
    return stage.has(seat, "energy"), stage.has(seat, "battery")


def effect(stage: Surface, tile: str) -> Surface:
    return stage.play(f"send 1 {tile}", "effect")


def refusals(overlay: str) -> list[str]:
    with pytest.raises(CardError) as caught:
        read_cards(packaged_cards(), overlay)
    return list(caught.value.problems)


@pytest.mark.rule("F9.1")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_energy_is_between_nothing_and_the_number_of_batteries_at_every_moment(players: int) -> None:
    for stage in moments(players, seed=5):
        for seat in range(players):
            energy, batteries = gauge(stage, seat)
            assert 0 <= energy <= batteries <= 9


@pytest.mark.rule("F9.1")
def test_missing_goods_cannot_be_paid() -> None:
    stage = Surface().goods(0, energy=0)
    assert stage.refused("recruit metal 1") == "F5.2"
    assert stage.refused("convert food") == "F2.6"
    assert gauge(stage.goods(0, energy=1).play("recruit metal 1")) == (0, 4)


@pytest.mark.rule("F9.2")
@pytest.mark.parametrize("face", faces("faction"), ids=lambda face: face.id)
def test_at_the_start_all_batteries_of_the_faction_are_charged(face: Face) -> None:
    stage = opening(2, choose_factions=1)
    seat = stage.waiting
    stage.play(f"faction {face.id}")
    batteries = face.values["batteries"]
    assert gauge(stage, seat) == (batteries, batteries)


@pytest.mark.rule("F9.3")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 4), (3, 4), (4, 4)])
def test_energy_beyond_the_last_battery_is_lost(before: int, after: int) -> None:
    stage = effect(table(energy=before), SOLAR_FLAT)
    assert gauge(stage) == (after, 4)
    assert stage.points(0) == 1


@pytest.mark.rule("F9.3")
def test_a_full_gauge_swallows_what_a_conversion_makes() -> None:
    stage = table(food=2).play("convert energy")
    assert (gauge(stage), stage.has(0, "food")) == ((4, 4), 0)


@pytest.mark.rule("F9.4")
@pytest.mark.parametrize(("energy", "batteries"), [(0, 4), (2, 4), (4, 4), (8, 8), (0, 8)])
def test_a_new_battery_arrives_empty(energy: int, batteries: int) -> None:
    assert gauge(effect(table(battery=batteries, energy=energy), SUNLIT_RIDGE)) == (energy, batteries + 1)


@pytest.mark.rule("F9.4")
def test_a_new_battery_can_be_charged() -> None:
    stage = effect(table(food=1), SUNLIT_RIDGE)
    assert gauge(stage.play("convert energy")) == (5, 5)


@pytest.mark.rule("F9.5")
@pytest.mark.parametrize(("energy", "sound"), [(3, True), (4, True), (5, False), (9, False)])
def test_energy_above_the_capacity_is_no_position(energy: int, sound: bool) -> None:
    stage = opening(2)
    seat = stage.waiting
    assert stage.has(seat, "battery") == 4
    assert (FTM.audit(stage.goods(seat, energy=energy).s) == []) == sound


@pytest.mark.rule("F9.5")
def test_no_tile_can_take_a_battery_away() -> None:
    """So the gauge never shrinks below the energy; a tile that asks for one is not accepted."""
    assert refusals('[card."T-12"]\ndo = [{ pay = { battery = 1 } }, { score = 3 }]\n') != []
    assert refusals('[card."G-01"]\ncost = { battery = 1 }\n') != []
    seen = [0, 0]
    for stage in moments(2, seed=7):
        now = [stage.has(seat, "battery") for seat in range(2)]
        assert all(before <= after for before, after in zip(seen, now, strict=True))
        seen = now


@pytest.mark.rule("F9.5")
@pytest.mark.parametrize(
    ("energy", "batteries", "taken", "after"),
    [(2, 4, 1, (2, 3)), (4, 4, 1, (3, 3)), (3, 4, 2, (2, 2)), (4, 4, 9, (0, 0)), (0, 0, 1, (0, 0))],
)
def test_energy_falls_with_the_battery_it_stands_on(
    monkeypatch: pytest.MonkeyPatch, energy: int, batteries: int, taken: int, after: tuple[int, int]
) -> None:
    owned(monkeypatch, f'[card."T-12"]\ndo = [{{ remove_battery = {taken} }}, {{ score = 3 }}]\n')
    stage = effect(table(battery=batteries, energy=energy), SOLAR_FLAT)
    assert (gauge(stage), stage.points(0)) == (after, 3)
    assert [text.key for text in stage.told()].count("event.lost") == (batteries > after[1]) + (energy > after[0])
    assert FTM.audit(stage.s) == []


@pytest.mark.rule("F9.5")
def test_a_loss_alone_is_no_reason_to_use_a_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    owned(monkeypatch, '[card."T-12"]\ndo = [{ remove_battery = 1 }]\n')
    assert table().play(f"send 1 {SOLAR_FLAT}").open("effect") == []


# --- the tenth battery


@pytest.mark.rule("F9.6")
@pytest.mark.parametrize(("batteries", "after", "achievements"), [(7, 8, 0), (8, 9, 0), (9, 9, 1)])
def test_with_nine_batteries_a_further_one_is_an_achievement(batteries: int, after: int, achievements: int) -> None:
    terrain = effect(table(battery=batteries, energy=1), SUNLIT_RIDGE)
    assert (gauge(terrain), terrain.has(0, "achievement"), terrain.has(0, "food")) == ((1, after), achievements, 1)
    income = table(battery=batteries, energy=0, food=5).build(0, "S-04", 1, 1).out(0).play("gather", "income S-04").nature()
    assert (income.has(0, "battery"), income.has(0, "achievement")) == (after, achievements)


@pytest.mark.rule("F9.6")
def test_each_further_battery_is_an_achievement() -> None:
    stage = table(battery=9, energy=9, polymer=9).foundations(0, 2).lab(0, 1, 1, "L-01").lab(0, 2, 2, "L-01")
    stage.play("lab 1 L-01", "deal L-02", "space 1-2")
    for n, space in enumerate(("1-1", "1-2", "2-2"), 1):
        assert stage.play(f"activate {space} second").has(0, "achievement") == n
    assert gauge(stage) == (9, 9)


@pytest.mark.rule("F9.6")
@pytest.mark.parametrize(("batteries", "achievements"), [(8, 1), (9, 1)])
def test_the_progress_tile_of_batteries_does_not_answer_to_it(batteries: int, achievements: int) -> None:
    """One for the event with eight batteries, one in place of the battery with nine, never both."""
    stage = effect(table(battery=batteries).progress(1, "P-10"), SUNLIT_RIDGE)
    assert stage.has(0, "achievement") == achievements
    told = [text.key for text in stage.told()]
    assert ("event.progress" in told) == (batteries == 8)


@pytest.mark.rule("F9.6")
@pytest.mark.parametrize(("batteries", "trained"), [(8, True), (9, False)])
def test_a_building_that_answers_to_batteries_does_not_answer_to_it(batteries: int, trained: bool) -> None:
    """The Cyborgs' Graft Clinic trains for each battery."""
    stage = Surface(3, factions=("C-2", "C-1", "C-4")).terrain(1, 2, "T-03").goods(0, battery=batteries).build(0, "F-2", 4, 4)
    effect(stage, SUNLIT_RIDGE)
    assert bool(stage.open("train")) == trained
    if trained:
        stage.play("train water 2")
    assert specialists(stage.s, 0) == trained


# --- both together


def trained_in_the_income(batteries: int) -> Surface:
    """The Scholars' Field College gives a battery and 1 energy for a specialist; the gauge is full."""
    stage = Surface(2, factions=("C-8", "C-1")).build(0, "F-8", 1, 1).build(0, "S-07", 1, 2).build(0, "S-03", 1, 3)
    stage.out(0).goods(0, battery=batteries, energy=0, food=9).play("gather", "income recharge")
    assert gauge(stage) == (batteries, batteries)
    return stage.play("income S-07", "train metal 1")


@pytest.mark.rule("F9.7")
@pytest.mark.parametrize("batteries", [4, 8])
def test_the_battery_comes_first_so_the_energy_finds_room(batteries: int) -> None:
    assert gauge(trained_in_the_income(batteries)) == (batteries + 1, batteries + 1)


@pytest.mark.rule("F9.7")
def test_without_a_new_battery_the_energy_is_lost() -> None:
    stage = trained_in_the_income(9)
    assert (gauge(stage), stage.has(0, "achievement")) == ((9, 9), 1)


@pytest.mark.rule("F9.7")
@pytest.mark.parametrize("goods", ["energy = 1, battery = 1", "battery = 1, energy = 1"])
def test_a_tile_names_them_in_two_steps(goods: str) -> None:
    """So that their order is seen."""
    assert ["before energy" in problem for problem in refusals(f'[card."T-12"]\ndo = [{{ gain = {{ {goods} }} }}]\n')] == [True]
