"""Every position that play reaches is valid, survives being written and read, and looks the same to every viewer."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from kit.fromthemoon.surface import FTM
from moonbase.engine.game import PUBLIC
from moonbase.engine.rng import Rng
from moonbase.games.fromthemoon.rules.table.frames import KINDS
from moonbase.games.fromthemoon.rules.table.state import FRAME, FromTheMoonState

Walk = Callable[..., Iterator[FromTheMoonState]]


def check(s: FromTheMoonState) -> None:
    assert FTM.audit(s) == []
    text = FTM.dump(s)
    again = FTM.load(text)
    assert again.numbers() == s.numbers()
    assert FTM.dump(again) == text


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_position_of_a_game_is_sound_and_reads_back(walk: Walk, options: dict[str, int], players: int) -> None:
    for s in walk(players, 10 * players, **options):
        check(s)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_and_so_does_everything_half_done(walk: Walk, options: dict[str, int], players: int) -> None:
    for step, s in enumerate(walk(players, 20 + players, cubes=30, **options)):
        if step % 3 == 0 or s.frame_n > 2:
            check(s)


def test_every_kind_of_question_is_met_in_such_games(walk: Walk) -> None:
    met = set()
    for players, seed, cubes in ((1, 3, 40), (1, 4, 40), (2, 5, 30), (3, 6, 30), (4, 7, 5)):
        for s in walk(players, seed, cubes=cubes):
            met |= {KINDS[s.frames[k * FRAME]] for k in range(s.frame_n)}
    assert met == set(KINDS[1:])


@pytest.mark.rule("F13.2")
def test_everybody_sees_the_same(walk: Walk) -> None:
    for players in (1, 3):
        for step, s in enumerate(walk(players, 40 + players, cubes=10)):
            if step % 5 == 0:
                public: Any = json.loads(json.dumps(FTM.view(s, int(PUBLIC))))
                assert public["viewer"] is None
                for seat in range(players):
                    assert FTM.view(s, seat) == {**public, "viewer": seat}


@pytest.mark.rule("F13.1", "F13.2")
def test_there_is_only_one_world_to_think_about(walk: Walk) -> None:
    for step, s in enumerate(walk(2, 8, cubes=10)):
        if step % 20 == 0:
            world = FTM.resample(s, 1, Rng(step))
            assert world is not s
            assert world.numbers() == s.numbers()
