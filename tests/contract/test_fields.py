"""The fields of a state are declared once; the code that copies, counts and restores them is generated from that list."""

import pickle
from pathlib import Path

import pytest

import states
from kit.randomly import play
from moonbase.catalog.registry import GAMES, game


def test_generated_parts_of_states_are_fresh() -> None:
    assert states.stale() == [], "run python tools/states.py"


@pytest.mark.parametrize("path", states.STATES.values(), ids=list(states.STATES))
def test_a_new_field_needs_no_other_line(path: Path) -> None:
    source = path.read_text()
    added = source.replace(
        "            self.phase: i64 = P_LEAD\n", "            self.phase: i64 = P_LEAD\n            self.comets: bool = False\n", 1
    )
    assert added != source
    made = states.written(added)
    assert made.count("comets") == 5, "declared, copied from one to the other, counted and restored"
    assert "self.comets = src.comets\n" in made
    assert ") = (n != 0 for n in numbers[" in made


@pytest.mark.parametrize("name", list(GAMES))
def test_every_declared_field_is_a_field(name: str) -> None:
    s = play(game(name), 2, 3, 60)
    declared = {each.name for each in states.fields(states.state_class(states.STATES[name].read_text()))}
    found = {each for each in dir(s) if not each.startswith("_") and not callable(getattr(s, each))}
    assert found == declared | {*states.COMMON, "columns"}


@pytest.mark.parametrize("steps", [0, 40, 170, 300])
@pytest.mark.parametrize("name", list(GAMES))
def test_a_restored_state_has_the_same_numbers(name: str, steps: int) -> None:
    s = play(game(name), 3, 9, steps)
    assert pickle.loads(pickle.dumps(s)).numbers() == s.numbers()
