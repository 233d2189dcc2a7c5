"""A change makes the new tree of the old one, whatever both are."""

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kit.golden import check_golden
from kit.randomly import next_action
from moonbase.catalog.registry import game
from moonbase.engine.difference import SPLICES, Tree, applied, difference
from moonbase.engine.game import OVER, PUBLIC
from moonbase.engine.rng import Rng

NAMES = st.sampled_from("abcdef#")
SCALARS = st.none() | st.booleans() | st.integers(2, 9) | NAMES
"""Numbers that are no truth values: the two are equal in Python."""
TREES = st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=7) | st.dictionaries(NAMES, inner, max_size=5), max_leaves=30)


def made(old: Tree, new: Tree) -> Tree:
    """The new tree as a client makes it, which gets the change as JSON."""
    before, after = copy.deepcopy((old, new))
    change = json.loads(json.dumps(difference(old, new)))
    assert (old, new) == (before, after)
    return applied(old, change)


@given(TREES, TREES)
def test_any_tree_becomes_any_other(old: Tree, new: Tree) -> None:
    assert json.dumps(made(old, new), sort_keys=True) == json.dumps(new, sort_keys=True)


@given(st.data())
def test_a_tree_in_which_little_changes(data: st.DataObject) -> None:
    """Lists of things with names, some of which move, change, come or go."""
    things = st.lists(st.fixed_dictionaries({"card": st.sampled_from("abcdefgh"), "n": st.integers(2, 4)}), max_size=8)
    old, new = data.draw(things), data.draw(things)
    assert made({"things": old}, {"things": new}) == {"things": new}


def shared(old: Tree, new: Tree) -> bool:
    """Tell whether every field and every element at its old place that is equal in both trees is one object."""
    pairs: list[tuple[Tree, Tree]] = []
    if isinstance(old, dict) and isinstance(new, dict):
        pairs = [(old[key], new[key]) for key in old.keys() & new.keys()]
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        pairs = list(zip(old, new, strict=True))
    return all(one is other if one == other else shared(one, other) for one, other in pairs)


def dense(size: int) -> st.SearchStrategy[Tree]:
    """Trees of one shape, so that many of their parts are equal."""
    row = st.fixed_dictionaries({"id": st.sampled_from("xy"), "at": st.lists(st.integers(2, 3), min_size=2, max_size=2)})
    return st.fixed_dictionaries({"rows": st.lists(row, min_size=size, max_size=size), "one": row, "two": row})


@given(dense(3), dense(3))
def test_what_is_equal_in_both_trees_is_shared_afterwards(old: Tree, new: Tree) -> None:
    new = copy.deepcopy(new)
    difference(old, new)
    assert {name: shared(old[name], new[name]) for name in ("one", "two")} == {"one": True, "two": True}
    same_ids = [row["id"] for row in old["rows"]] == [row["id"] for row in new["rows"]]
    assert shared(old["rows"], new["rows"]) or not same_ids


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
        ({"a": [{"done": False, "n": 2}]}, {"a": [{"done": True, "n": 2}]}, {"a": {"0": {"done": [True]}}}),
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


def any_tree(chance: random.Random, depth: int) -> Tree:
    """Small lists and objects of names, numbers and nothing."""
    kind = chance.randrange(4) if depth else 3
    if kind == 0:
        return {name: any_tree(chance, depth - 1) for name in chance.sample("abcd#", chance.randrange(4))}
    if kind == 1:
        return [any_tree(chance, depth - 1) for _ in range(chance.randrange(4))]
    if kind == 2:
        return [{"card": name, "n": chance.randrange(2, 5)} for name in chance.sample("uvwxyz", chance.randrange(5))]
    return chance.choice([None, 2, 3, "a", "b"])


def touched(tree: Tree, chance: random.Random) -> Tree:
    """A tree in which something comes, goes or changes."""
    if not isinstance(tree, dict | list) or not tree:
        return any_tree(chance, 1)
    if isinstance(tree, dict):
        name = chance.choice(list(tree))
        kept = {key: value for key, value in tree.items() if key != name}
        return chance.choice([kept, {**tree, name: touched(tree[name], chance)}, {**tree, name: touched(tree[name], chance), "e": 2}])
    at = chance.randrange(len(tree))
    fresh = chance.choice([[], [touched(tree[at], chance)], [any_tree(chance, 0), tree[at]], [tree[at], tree[0]]])
    return [*tree[:at], *fresh, *tree[at + 1 :]]


def test_the_page_makes_the_same_of_a_change() -> None:
    """It reads these lines too: a tree, a change, and what the change makes of the tree."""
    chance = random.Random(1)
    lines: list[str] = []
    while len(lines) < 120:
        old: Tree = {name: any_tree(chance, 3) for name in "pq"}
        new = {name: touched(touched(tree, chance), chance) for name, tree in old.items()}
        change = difference(old, new)
        assert made(old, new) == new
        if SPLICES in repr(change) or chance.random() < 0.1:
            lines.append(json.dumps([old, change, new], separators=(",", ":")))
    check_golden("changes.json", "[\n" + ",\n".join(lines) + "\n]\n")
