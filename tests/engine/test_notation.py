"""Actions as text: unique on every legal list, read back exactly, and a wrong one is answered with the nearest."""

import pytest

from kit.moon.course import random_play, start
from kit.moon.stage import Stage
from moonbase.engine.game import GameError
from moonbase.engine.notation import read, write_all

every_table = pytest.mark.parametrize("players", [2, 3, 4, 5])


@every_table
@pytest.mark.parametrize("seed", range(3))
def test_written_actions_are_read_back(players: int, seed: int) -> None:
    stage = start(players)
    for _ in random_play(stage, seed):
        texts = write_all(stage.game, stage.s)
        assert len(set(texts)) == len(texts)
        assert [read(stage.game, stage.s, text) for text in texts] == stage.game.legal(stage.s)


@every_table
def test_texts_are_plain(players: int) -> None:
    stage = start(players)
    for text in random_play(stage, seed=9):
        assert text == " ".join(text.split())
        assert text.isascii()


def test_copies_of_a_card_are_told_apart() -> None:
    stage = Stage(2).settle(1, "S1-01", "S1-08", "S1-01")
    assert [text for text in stage.legal() if text.startswith("park")] == [
        "park 1 B-2 production",
        "park 1 B-2 flag",
        "park 1 S1-01",
        "park 1 S1-08",
        "park 1 S1-01/2",
    ]


def test_spaces_do_not_matter() -> None:
    stage = Stage(2).hand(0, "S1-01")
    assert read(stage.game, stage.s, "  build \t S1-01\n") == read(stage.game, stage.s, "build S1-01")


def test_a_wrong_text_is_answered_with_the_nearest() -> None:
    stage = Stage(2).hand(0, "S1-01")
    with pytest.raises(GameError, match="'biuld S1-01' is not a legal action here; did you mean 'build S1-01'"):
        read(stage.game, stage.s, "biuld S1-01")


def test_a_text_like_nothing_gets_no_hint() -> None:
    stage = Stage(2).hand(0, "S1-01")
    with pytest.raises(GameError) as caught:
        read(stage.game, stage.s, "zzzzzzzz")
    assert "did you mean" not in str(caught.value)


def test_a_closed_action_cannot_be_read() -> None:
    stage = Stage(2).hand(0, "S1-10")
    before = stage.s.numbers()
    with pytest.raises(GameError):
        stage.play("build S1-10")
    assert stage.s.numbers() == before


def test_a_finished_game_reads_nothing() -> None:
    stage = start(2)
    for _ in random_play(stage, seed=1):
        pass
    assert write_all(stage.game, stage.s) == []
    with pytest.raises(GameError):
        read(stage.game, stage.s, "end")
