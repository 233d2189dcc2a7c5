"""M1: the contents of the box, and the set-up of a game."""

from collections import Counter

import pytest

from kit.moon.course import CARDS, deal_until, expedition_of, finish_era, next_era, opening, resources_of, start
from kit.moon.stage import MOON, Stage
from moonbase.cards.face import Face
from moonbase.engine.game import CHANCE, GameError
from moonbase.games.moon.rules.table.state import NOT_IN_PLAY, ON_TABLE

every_table = pytest.mark.parametrize("players", [2, 3, 4, 5])
ERAS = (1, 2, 3)


def faces(table: str, **wanted: object) -> list[Face]:
    return [face for face in CARDS.table(table) if all(face.values[key] == value for key, value in wanted.items())]


def nature_may_deal(stage: Stage) -> set[str]:
    assert stage.waiting == CHANCE
    return {text.removeprefix("deal ") for text in stage.legal()}


def structures_in_play(stage: Stage) -> int:
    return stage.s.stack_n + stage.s.discard_n + sum(len(stage.in_hand(seat)) for seat in range(stage.players))


@pytest.mark.rule("M1.1")
@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_nobody_else_can_sit_down(players: int) -> None:
    with pytest.raises(GameError, match="2 to 5"):
        MOON.new(players)


@pytest.mark.rule("M1.1")
@every_table
def test_two_to_five_can_play(players: int) -> None:
    stage = opening(players)
    assert 0 <= stage.waiting < players
    assert len(MOON.scores(stage.s)) == players


@pytest.mark.rule("M1.2")
def test_the_box_holds_104_structures() -> None:
    copies = [sum(face.values["copies"] for face in faces("structure", era=era)) for era in ERAS]
    marked = [sum(face.values["three_plus"] for face in faces("structure", era=era)) for era in ERAS]
    assert copies == [34, 34, 36]
    assert marked == [6, 4, 0]


@pytest.mark.rule("M1.2")
@every_table
def test_every_era_is_played_with_its_deck(players: int) -> None:
    stage = opening(players)
    decks = [structures_in_play(stage)]
    for _ in range(2):
        decks.append(structures_in_play(next_era(stage)))
    assert decks == ([28, 30, 36] if players == 2 else [34, 34, 36])


@pytest.mark.rule("M1.2")
def test_two_players_leave_out_the_marked_copies() -> None:
    stage = opening(2)
    seen = Counter(stage.in_hand(0) + stage.in_hand(1) + stage.pile())
    for face in faces("structure", era=1):
        left = stage.s.decks[stage.face(face.id)] + seen[face.id]
        assert left == face.values["copies"] - face.values["three_plus"]


@pytest.mark.rule("M1.3")
def test_six_expeditions_an_era_and_two_first_ones() -> None:
    assert [len(faces("expedition", era=era)) for era in ERAS] == [6, 6, 6]
    assert [sum(face.values["three_plus"] for face in faces("expedition", era=era)) for era in ERAS] == [2, 2, 2]
    assert sorted(face.values["first"] for face in faces("expedition", era=0)) == ["2-3", "4-5"]


@pytest.mark.rule("M1.3")
@every_table
def test_two_players_leave_out_two_expeditions_an_era(players: int) -> None:
    stage = start(players)
    for era in ERAS:
        may = nature_may_deal(deal_until(stage, f"deal X{era}"))
        assert may == {face.id for face in faces("expedition", era=era) if players > 2 or not face.values["three_plus"]}
        finish_era(stage.nature())


@pytest.mark.rule("M1.4")
@every_table
def test_every_base_may_go_to_every_seat(players: int) -> None:
    bases = {face.id for face in faces("base") if players > 2 or not face.values["three_plus"]}
    assert len(bases) == (4 if players == 2 else 5)
    assert nature_may_deal(deal_until(start(players), "deal B-")) == bases
    dealt = [[opening(players, seed).in_settlement(seat) for seat in range(players)] for seed in range(30)]
    for seat in range(players):
        assert {row[seat][0] for row in dealt} == bases
    for row in dealt:
        assert [len(settlement) for settlement in row] == [1] * players
        assert len({settlement[0] for settlement in row}) == players


@pytest.mark.rule("M1.5")
def test_eight_reputations_of_each_level() -> None:
    assert Counter(face.values["level"] for face in faces("reputation")) == {0: 8, 1: 8, 2: 8}


@pytest.mark.rule("M1.5")
@every_table
def test_reputations_lie_open_by_the_number_of_players(players: int) -> None:
    reputations = faces("reputation")
    tables = set()
    for seed in range(10):
        owners = opening(players, seed).s.reputation[: len(reputations)]
        assert set(owners) == {ON_TABLE, NOT_IN_PLAY}
        open_ones = [face for face, owner in zip(reputations, owners, strict=True) if owner == ON_TABLE]
        assert Counter(face.values["level"] for face in open_ones) == dict.fromkeys(range(3), max(players, 3))
        tables.add(tuple(face.id for face in open_ones))
    assert len(tables) > 1


@pytest.mark.rule("M1.5")
def test_a_reputation_that_is_not_laid_out_cannot_be_claimed() -> None:
    stage = Stage().goods(0, rover=20).offer("RB-4")
    assert [text for text in stage.legal() if text.startswith("claim")] == ["claim RB-4"]


@pytest.mark.rule("M1.6")
@every_table
def test_players_begin_with_two_rovers_and_nothing_else(players: int) -> None:
    stage = deal_until(start(players), "deal RB")
    for seat in range(players):
        assert stage.has(seat, "rover") == 2
        assert stage.has(seat, "heart") == 0
        assert resources_of(stage, seat) == [0, 0, 0, 0]


@pytest.mark.rule("M1.7")
@every_table
def test_x_begins_with_three_hearts(players: int) -> None:
    assert opening(players).s.x == 3
    assert Stage(players).hand(0, "S1-27").play("assimilate S1-27").has(0, "heart") == 3


@pytest.mark.rule("M1.8")
@every_table
def test_a_random_player_gets_the_first_expedition_of_the_table(players: int) -> None:
    assert start(players).legal() == [f"lead {seat}" for seat in range(players)]
    leads = set()
    for seed in range(30):
        stage = opening(players, seed)
        leads.add(stage.waiting)
        assert [expedition_of(stage, stage.waiting)] == [face.id for face in faces("expedition", first="2-3" if players < 4 else "4-5")]
    assert leads == set(range(players))


@pytest.mark.rule("M1.9")
def test_rovers_and_hearts_are_not_resources() -> None:
    rich = Stage().offer("RB-7").goods(0, rover=30, heart=30, energy=5)
    assert "claim RB-7" not in rich.legal()
    assert "claim RB-7" in rich.goods(0, energy=6).legal()


@pytest.mark.rule("M1.9")
def test_a_resource_of_your_choice_is_one_of_four() -> None:
    stage = Stage().expedition(0, "X1-2").play("expedition")
    assert stage.legal() == ["choose energy", "choose water", "choose bio", "choose metal"]


@pytest.mark.rule("M1.9")
def test_flags_rovers_and_hearts_pay_for_nothing() -> None:
    stage = Stage().expedition(0, "X1-4").goods(0, rover=9, heart=9).settle(0, "S1-13")
    assert "expedition" not in stage.legal()


@pytest.mark.rule("M1.10")
def test_the_general_supply_never_runs_out() -> None:
    stage = Stage(2).hand(0, "S1-25").hand(1, "S1-27").settle(1, "S1-05")
    for seat in (0, 1):
        stage.goods(seat, energy=300, water=300, bio=300, metal=300, rover=200, heart=2000)
    stage.play("park 1 S1-05", "assimilate S1-25", "end", "assimilate S1-27")
    assert (stage.has(0, "rover"), stage.has(0, "metal"), stage.has(1, "heart")) == (200, 302, 2003)


@pytest.mark.rule("M1.11")
def test_reputations_and_the_supply_are_not_part_of_the_settlement() -> None:
    eleven = ["S1-01", "S1-01", "S1-02", "S1-02", "S1-03", "S1-03", "S1-04", "S1-04", "S1-08", "S1-08", "S1-09"]
    stage = Stage().settle(0, *eleven).offer("RS-5", "RS-8").goods(0, rover=6, metal=6).discard("S1-10")
    stage.play("claim RS-8")
    assert stage.in_settlement(0) == ["B-1", *eleven]
    stage.s.claimed = False
    assert "claim RS-5" not in stage.legal()
    assert "claim RS-5" in stage.settle(0, "S1-09").legal()
