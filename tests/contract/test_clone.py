"""Copying is tested, not trusted: whatever is changed in a clone, the original stays as it was."""

import pytest
from librt.vecs import vec

from kit.randomly import next_action, play
from moonbase.catalog.registry import GAMES, game
from moonbase.engine.game import OVER, Game, State
from moonbase.engine.rng import Rng

SHARED = {"columns", "grid"}
"""Fields that are only read."""
PLAYED = [game(name) for name in GAMES]
each_game = pytest.mark.parametrize("played", PLAYED, ids=list(GAMES))


def fields(s: State) -> list[str]:
    return [name for name in dir(s) if not name.startswith("_") and not callable(getattr(s, name)) and name not in SHARED]


def middle(played: Game, players: int) -> State:
    return play(played, players, 7, 150)


def snapshot(s: State) -> dict[str, object]:
    return {name: list(value) if isinstance(value := getattr(s, name), vec) else value for name in fields(s)}


@each_game
def test_no_field_of_a_clone_is_shared_or_forgotten(played: Game) -> None:
    for players in (2, played.most):
        s = middle(played, players)
        before = snapshot(s)
        for name in fields(s):
            copy = played.clone(s)
            assert snapshot(copy) == before, f"the clone has another {name}"
            value = getattr(copy, name)
            if isinstance(value, vec):
                for i in range(len(value)):
                    value[i] += 1
            elif isinstance(value, bool):
                setattr(copy, name, not value)
            else:
                setattr(copy, name, value + 1)
            assert snapshot(s) == before, f"{name} is shared with the clone"


@each_game
def test_every_field_is_part_of_the_numbers(played: Game) -> None:
    """``numbers`` is what equality, fingerprints and saved games stand on."""
    s = middle(played, 3)
    for name in fields(s):
        copy = played.clone(s)
        value = getattr(copy, name)
        if isinstance(value, vec):
            if name == "frames":
                continue  # only open frames count; the laws compare them in every position
            value[0] += 1
        elif isinstance(value, bool):
            setattr(copy, name, not value)
        else:
            setattr(copy, name, value - 1)
        assert copy.numbers() != s.numbers(), f"{name} is not among the numbers"


@each_game
def test_old_clones_never_change_while_the_game_goes_on(played: Game) -> None:
    rng = Rng(11)
    s = played.new(4)
    kept = []
    while s.waiting != OVER:
        kept.append((played.clone(s), played.fingerprint(s)))
        played.step(s, next_action(played, s, rng))
    assert all(played.fingerprint(old) == mark for old, mark in kept)
