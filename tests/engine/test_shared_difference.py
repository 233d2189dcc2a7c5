"""The parts that two viewers share are compared once, with the same difference as a full comparison."""

import copy
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kit.randomly import next_action
from moonbase.catalog.registry import game
from moonbase.engine.difference import Tree, difference
from moonbase.engine.game import OVER, PUBLIC
from moonbase.engine.rng import Rng
from moonbase.engine.shared_difference import difference_beside

NAMES = st.sampled_from("abcd#")
LEAVES = st.none() | st.integers(2, 4) | NAMES
TREES = st.recursive(LEAVES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(NAMES, inner, max_size=4), max_leaves=20)


def text(change: Tree) -> str:
    """Return the text that a client receives: even the order of its fields counts."""
    return json.dumps(change)


@given(TREES, TREES, TREES, TREES)
def test_the_difference_of_trees_that_share_nothing(old: Tree, new: Tree, other_old: Tree, other_new: Tree) -> None:
    assert text(difference_beside(old, new, other_old, other_new, difference(other_old, other_new))) == text(difference(old, new))


@given(st.data())
def test_the_difference_of_trees_with_shared_parts(data: st.DataObject) -> None:
    """Objects and lists of few parts, in which each part of one pair is that of the other, or another one."""
    parts = data.draw(st.lists(TREES, min_size=3, max_size=6))
    some = st.sampled_from(parts)
    shapes = st.dictionaries(NAMES, some, max_size=4) | st.lists(some, max_size=4)
    shapes |= st.dictionaries(NAMES, st.lists(some, max_size=3), max_size=3) | st.lists(
        st.fixed_dictionaries({"a": some, "b": some}), max_size=4
    )
    old, new, other_old, other_new = (data.draw(shapes) for _ in range(4))
    kept = copy.deepcopy((old, new, other_old, other_new))
    change = difference(other_old, other_new)
    assert text(difference_beside(old, new, other_old, other_new, change)) == text(difference(old, new))
    assert (old, new, other_old, other_new) == kept


def test_nothing_in_one_place_is_no_missing_field() -> None:
    none, one = {"a": None}, {"a": 2}
    assert difference_beside(none, none, one, {}, difference(one, {})) == {}
    assert difference_beside({"a": 2}, {"a": None}, one, {}, difference(one, {})) == {"a": [None]}


@pytest.mark.parametrize(("title", "players"), [("moon", 4), ("fromthemoon", 2)])
def test_the_difference_of_the_views_of_a_game(title: str, players: int) -> None:
    rules, rng = game(title), Rng(players)
    s = rules.new(players)
    viewers = [*range(players), int(PUBLIC)]
    before = [rules.view(s, viewer) for viewer in viewers]
    while s.waiting != OVER:
        rules.step(s, next_action(rules, s, rng))
        views = [rules.view(s, viewers[0])]
        views += [rules.view(s, viewer, views[0]) for viewer in viewers[1:]]
        last = before[0], views[0], difference(before[0], views[0])
        for old, new in zip(before[1:], views[1:], strict=True):
            change = difference_beside(old, new, *last)
            assert text(change) == text(difference(old, new))
            last = old, new, change
        before = views
