"""The difference between two sets of tables turns the first set into the second."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from moonbase.cards.difference import apply_changes, difference

plain = st.recursive(
    st.booleans() | st.integers() | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=12,
)
tables = st.dictionaries(st.sampled_from("abcd"), plain, max_size=4)


@given(tables, tables)
def test_the_difference_leads_from_one_to_the_other(old: dict[str, Any], new: dict[str, Any]) -> None:
    before = repr(old), repr(new)
    changes = difference(old, new)
    assert repr(sorted_keys(apply_changes(changes, old))) == repr(sorted_keys(new)), "as text: true is not 1"
    assert (repr(old), repr(new)) == before, "neither is touched"


@given(tables)
def test_nothing_differs_from_itself(value: dict[str, Any]) -> None:
    assert difference(value, value) == {}


def test_only_what_differs_is_written() -> None:
    old = {"card": {"A-1": {"cost": 1, "name": "Pump"}, "A-2": {"cost": 2}}, "name": "old"}
    new = {"card": {"A-1": {"cost": 3, "name": "Pump"}, "A-3": {"do": [{"gain": True}]}}, "name": "old"}
    assert difference(old, new) == {"card": {"A-1": {"cost": 3}, "A-2": None, "A-3": {"do": [{"gain": True}]}}}


def sorted_keys(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: sorted_keys(value[key]) for key in sorted(value)}
    return [sorted_keys(each) for each in value] if isinstance(value, list) else value
