"""Lists of a fixed length: what they accept, lower to and refuse."""

import pytest

from moonbase.cards.fields import Whole
from moonbase.cards.names import Bag, Choice
from moonbase.cards.place import Place
from moonbase.cards.series import Series
from moonbase.languages.phrase import Phrase

THREE = Series(Whole(0, 9), 3)


def problems(value: object) -> list[Phrase]:
    at = Place("T-1 > steps")
    THREE.read(value, at)
    return at.problems


def test_a_list_becomes_a_tuple() -> None:
    at = Place()
    assert THREE.read([1, 2, 3], at) == (1, 2, 3)
    assert Series(Bag("fruit", ("apple", "plum"), 9), 2).read([{}, {"plum": 1}], at) == ((0, 0), (0, 1))
    assert not at.problems


@pytest.mark.parametrize(("value", "shown"), [([1, 2], "a list"), ([1, 2, 3, 4], "a list"), (3, "3"), ({"a": 1}, "a table")])
def test_another_length_is_refused(value: object, shown: str) -> None:
    assert problems(value) == [f"T-1 > steps: expected a list of 3 values, each a whole number from 0 to 9, not {shown}"]


def test_a_wrong_value_is_refused_at_its_place() -> None:
    assert problems([1, 10, "x"]) == [
        "T-1 > steps[1]: expected a whole number from 0 to 9, not 10",
        "T-1 > steps[2]: expected a whole number from 0 to 9, not 'x'",
    ]


def test_cells_lie_side_by_side() -> None:
    assert THREE.cells((4, 5, 6)) == ((4, 5, 6),)
    assert Series(Choice("place", {"market": (7, 1)}), 2).cells(((7, 1), (7, 1))) == ((7, 1, 7, 1),)


def test_the_schema_says_the_length() -> None:
    assert THREE.schema() == {"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": 9}, "minItems": 3, "maxItems": 3}
