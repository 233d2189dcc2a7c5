"""Copying is tested, not trusted: whatever is changed in a clone, the original stays as it was."""

from librt.vecs import vec

from moonbase.engine.game import OVER
from moonbase.engine.rng import Rng
from moonbase.games.moon.state import MoonState
from moonbase.registry import game

SHARED = {"table"}
"""The card table is only read."""


def fields(s: MoonState) -> list[str]:
    return [name for name in dir(s) if not name.startswith("_") and not callable(getattr(s, name)) and name not in SHARED]


def middle(players: int) -> MoonState:
    moon = game("moon")
    rng = Rng(7)
    s = moon.new(players)
    for _ in range(150):
        actions = moon.legal(s)
        moon.step(s, moon.sample(s, rng) if s.waiting < 0 else actions[rng.below(len(actions))])
    assert isinstance(s, MoonState)
    return s


def snapshot(s: MoonState) -> dict[str, object]:
    return {name: list(value) if isinstance(value := getattr(s, name), vec) else value for name in fields(s)}


def test_no_field_of_a_clone_is_shared_or_forgotten() -> None:
    moon = game("moon")
    for players in (2, 5):
        s = middle(players)
        before = snapshot(s)
        for name in fields(s):
            copy = moon.clone(s)
            assert isinstance(copy, MoonState)
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


def test_every_field_is_part_of_the_numbers() -> None:
    """``numbers`` is what equality, fingerprints and saved games stand on."""
    moon = game("moon")
    s = middle(3)
    for name in fields(s):
        copy = moon.clone(s)
        assert isinstance(copy, MoonState)
        value = getattr(copy, name)
        if isinstance(value, vec):
            if name == "frames":
                continue  # only open frames count, and none is open here
            value[0] += 1
        elif isinstance(value, bool):
            setattr(copy, name, not value)
        else:
            setattr(copy, name, value - 1)
        assert copy.numbers() != s.numbers(), f"{name} is not among the numbers"


def test_old_clones_never_change_while_the_game_goes_on() -> None:
    moon = game("moon")
    rng = Rng(11)
    s = moon.new(4)
    kept = []
    while s.waiting != OVER:
        kept.append((moon.clone(s), moon.fingerprint(s)))
        actions = moon.legal(s)
        moon.step(s, moon.sample(s, rng) if s.waiting < 0 else actions[rng.below(len(actions))])
    assert all(moon.fingerprint(old) == mark for old, mark in kept)
