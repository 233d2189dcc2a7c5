"""States are values: they are compared, hashed, copied and pickled by their numbers and their cards."""

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import moonbase.native.binary
from kit.randomly import next_action, play
from moonbase.catalog.registry import GAMES, game, game_of
from moonbase.engine.game import OVER, Game, State
from moonbase.engine.rng import Rng

PROJECT = Path(__file__).parents[2]
TABLES = [(name, players) for name in GAMES for players in range(game(name).least, game(name).most + 1)]
each_table = pytest.mark.parametrize(("name", "players"), TABLES)
each_game = pytest.mark.parametrize("name", list(GAMES))


def walk(played: Game, players: int, options: dict[str, int] | None = None) -> Iterator[State]:
    """Yield every position of a random game: one state, which changes."""
    rng, s = Rng(players), played.new(players, options)
    yield s
    while s.waiting != OVER:
        played.step(s, next_action(played, s, rng))
        yield s


def copies(played: Game, s: State) -> list[State]:
    pickled: State = pickle.loads(pickle.dumps(s))
    return [played.clone(s), copy.copy(s), copy.deepcopy(s), pickled]


@each_table
def test_every_copy_of_a_position_is_equal_and_goes_on_equally(name: str, players: int) -> None:
    played = game(name)
    last: State | None = None
    for number, s in enumerate(walk(played, players)):
        if last is not None:
            assert s != last, "a step led to an equal state"
            assert hash(s) != hash(last)
        last = copy.copy(s)
        if number % 7:
            continue
        for each in copies(played, s):
            assert each == s
            assert hash(each) == hash(s)
            assert played.legal(each) == played.legal(s)
            assert played.dump(each) == played.dump(s)
            if s.waiting != OVER:
                played.step(each, next_action(played, each, Rng(number)))
                assert each != s


@each_game
def test_a_pickled_state_plays_to_the_same_end(name: str) -> None:
    played = game(name)
    s = play(played, 3, 5, 120)
    twin: State = pickle.loads(pickle.dumps(s))
    for state in (s, twin):
        rng = Rng(8)
        while state.waiting != OVER:
            played.step(state, next_action(played, state, rng))
    assert twin == s
    assert played.scores(twin) == played.scores(s)


@each_game
def test_options_are_part_of_the_value(name: str) -> None:
    played = game(name)
    usual = played.new(2)
    for switch in played.switches:
        other = next(value for value in switch.values if value != switch.default)
        changed = played.new(2, {switch.name: other})
        assert changed != usual
        assert pickle.loads(pickle.dumps(changed)) == changed


def test_equal_numbers_of_other_cards_or_of_another_game_are_not_equal() -> None:
    """The two card sets have as many faces, so the states have as many numbers."""
    usual, other = game("moon"), game_of("moon", '[card."S1-17"]\ncost = { energy = 5 }\n')
    here, there = usual.new(2), other.new(2)
    assert here.numbers() == there.numbers()
    assert here != there
    assert pickle.loads(pickle.dumps(there)) == there
    assert pickle.loads(pickle.dumps(there)).card_set() == other.card_set
    assert here != game("fromthemoon").new(2)
    assert here != "moon"
    assert game("moon").new(2) == here, "another object of the same game has equal states"


def test_a_set_of_states_has_each_position_once() -> None:
    played = game("fromthemoon")
    s = play(played, 2, 3, 60)
    assert len({s, played.clone(s), copy.copy(s)}) == 1
    assert copy.deepcopy([s, s])[0] is not s
    first, second = copy.deepcopy([s, s])
    assert first is second


@each_game
def test_unused_room_is_not_pickled(name: str) -> None:
    """Values beyond the end of a list do not make states differ."""
    played = game(name)
    s = play(played, 2, 3, 200)
    frames: list[int] = getattr(s, "frames")  # noqa: B009
    frames[len(frames) - 1] = 77
    assert pickle.loads(pickle.dumps(s)) == s


@each_game
def test_no_field_is_forgotten_in_a_pickle(name: str) -> None:
    s = play(game(name), 3, 7, 150)
    numbers = [each for each in dir(s) if type(getattr(s, each)) in (int, bool) and not each.startswith("_") and each != "players"]
    assert len(numbers) > 20
    for each in numbers:
        changed = copy.copy(s)
        setattr(changed, each, not getattr(s, each) if isinstance(getattr(s, each), bool) else getattr(s, each) + 1)
        assert changed != s, each
        assert getattr(pickle.loads(pickle.dumps(changed)), each) == getattr(changed, each), each


WRITE = """
import pickle, sys
sys.path.insert(0, "tests")
from kit.randomly import play
from moonbase.native import binary
from moonbase.catalog.registry import GAMES, game
assert binary.compiled() == (sys.argv[1] == "compiled")
made = [play(game(name), players, 4, steps) for name in GAMES for players in (2, 3) for steps in (0, 30, 150, 9999)]
"""
KEEP = WRITE + "pickle.dump(made, open(sys.argv[2], 'wb'))"
COMPARE = WRITE + "found = pickle.load(open(sys.argv[2], 'rb')); assert found == made; print(*map(hash, found))"


def run(script: str, form: str, file: Path) -> str:
    env = {**os.environ, "MOONBASE_INTERPRETED": "1" if form == "interpreted" else "0"}
    command = [sys.executable, "-c", script, form, str(file)]
    done = subprocess.run(command, cwd=PROJECT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.skipif(not moonbase.native.binary.compiled(), reason="nothing is compiled here, so there are not two forms to compare")
@pytest.mark.parametrize(("wrote", "reads"), [("compiled", "interpreted"), ("interpreted", "compiled")])
def test_a_state_pickled_in_one_form_is_read_in_the_other(tmp_path: Path, wrote: str, reads: str) -> None:
    run(KEEP, wrote, tmp_path / "states")
    assert run(COMPARE, reads, tmp_path / "states") == run(COMPARE, wrote, tmp_path / "states")
