"""A change makes the new tree of the old one, whatever both are."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kit.randomly import next_action
from moonbase.catalog.registry import game
from moonbase.engine.difference import Tree, applied, difference
from moonbase.engine.game import OVER, PUBLIC
from moonbase.engine.rng import Rng

NAMES = st.sampled_from("abcdef#")
SCALARS = st.none() | st.booleans() | st.integers(2, 9) | NAMES
"""Numbers that are no truth values: the two are equal in Python."""
TREES = st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=7) | st.dictionaries(NAMES, inner, max_size=5), max_leaves=30)


def made(old: Tree, new: Tree) -> Tree:
    """The new tree as a client makes it, which gets the change as JSON."""
    before = copy.deepcopy(old)
    found = applied(old, json.loads(json.dumps(difference(old, new))))
    assert old == before
    return found


@given(TREES, TREES)
def test_any_tree_becomes_any_other(old: Tree, new: Tree) -> None:
    assert json.dumps(made(old, new), sort_keys=True) == json.dumps(new, sort_keys=True)


@given(st.data())
def test_a_tree_in_which_little_changes(data: st.DataObject) -> None:
    """Lists of things with names, some of which move, change, come or go."""
    things = st.lists(st.fixed_dictionaries({"card": st.sampled_from("abcdefgh"), "n": st.integers(2, 4)}), max_size=8)
    old, new = data.draw(things), data.draw(things)
    assert made({"things": old}, {"things": new}) == {"things": new}


@given(TREES)
def test_equal_trees_have_no_difference(tree: Tree) -> None:
    assert difference(tree, copy.deepcopy(tree)) == {}


@pytest.mark.parametrize(
    ("old", "new", "change"),
    [
        ({"a": 2}, {"a": 3}, {"a": [3]}),
        ({"a": 2, "b": 3}, {"b": 3}, {"a": []}),
        ({"a": {"b": 2, "c": 3}}, {"a": {"b": 2, "c": 4}}, {"a": {"c": [4]}}),
        ({"a": ["x", "y"]}, {"a": ["x", "z", "y"]}, {"a": {"#": [[1, 0, "z"]]}}),
        ({"a": [{"id": "x", "n": 2}, {"id": "y", "n": 3}]}, {"a": [{"id": "y", "n": 4}]}, {"a": {"1": {"n": [4]}, "#": [[0, 1]]}}),
        ({"a": [2, 3]}, {"a": [2, 4]}, {"a": {"1": [4]}}),
        ({"a": ["x"]}, {"a": []}, {"a": [[]]}),
        ({"a": ["z", "x", "y"]}, {"a": ["x", "y", "z"]}, {"a": {"#": [[0, 1], [3, 0, "z"]]}}),
    ],
)
def test_a_change_is_small(old: dict[str, Any], new: dict[str, Any], change: dict[str, Any]) -> None:
    assert difference(old, new) == change
    assert made(old, new) == new


@pytest.mark.parametrize(("title", "players"), [("moon", 3), ("fromthemoon", 1), ("fromthemoon", 2)])
def test_every_view_of_a_game_follows_from_the_one_before(title: str, players: int) -> None:
    rules, rng = game(title), Rng(players)
    s = rules.new(players)
    viewers = [*range(players), int(PUBLIC)]
    known: dict[int, Tree] = {viewer: rules.view(s, viewer) for viewer in viewers}
    while s.waiting != OVER:
        rules.step(s, next_action(rules, s, rng))
        for viewer in viewers:
            view = rules.view(s, viewer)
            known[viewer] = made(known[viewer], view)
            assert known[viewer] == view
