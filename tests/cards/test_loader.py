"""The loader on a tiny game of its own: what it accepts, lowers and refuses, with the exact messages."""

from pathlib import Path

import pytest

from moonbase.cards import CardError, CardSet, Op
from moonbase.cards.errors import SHOWN
from moonbase.cards.fields import Amount, Whole, Yes
from moonbase.cards.format import Format
from moonbase.cards.names import Bag, Choice
from moonbase.cards.ops import Operand, Program, Verb
from moonbase.cards.place import Place
from moonbase.cards.shelf import from_path, parse
from moonbase.cards.table import Slot, Table

FRUIT = ("apple", "pear", "plum")
PICK = Verb("pick", 1, "pick fruit", Operand(Bag("fruit", FRUIT, 9, filled=True), 1))
SELL = Verb(
    "sell",
    2,
    "sell fruit",
    Operand(Amount(1, 5, {"ALL": -1}), 1),
    {"at": Operand(Choice("place", {"market": (7, 1), "fair": (7, 2)}), 3), "twice": Operand(Yes(), 2, needs="at")},
)
TREES = Table(
    "tree",
    "trees",
    {"age": Slot(Whole(0, 99), "years"), "fruit": Slot(Bag("fruit", FRUIT, 9), "what it bears", (0, 0, 0))},
    Program((PICK, SELL), 5, 3),
    ("age",),
)


def anything_goes(cards: CardSet, at: Place) -> None:
    """A set without limits."""


ORCHARD = Format("orchard", (TREES,), anything_goes)


def tree(extra: str = "", id: str = "T-1") -> str:
    return f'[[tree]]\nid = "{id}"\nname = "Old one"\nage = 3\nsource = "public"\n{extra}\n'


def problems(text: str) -> list[str]:
    with pytest.raises(CardError) as caught:
        ORCHARD.read({"trees.toml": text})
    return list(caught.value.problems)


def read(text: str) -> CardSet:
    return ORCHARD.read({"trees.toml": text})


def test_values_are_lowered() -> None:
    face = read(tree("fruit = { plum = 2, apple = 1 }")).face("T-1")
    assert dict(face.values) == {"age": 3, "fruit": (1, 0, 2)}


def test_a_program_is_lowered_row_by_row() -> None:
    face = read(tree('do = [{ pick = { plum = 2, apple = 1 } }, { sell = "ALL", at = "fair", twice = true }]')).face("T-1")
    assert face.rows == ((1, 1, 0, 0, 0), (1, 2, 2, 0, 0), (2, -1, 1, 7, 2))
    assert face.ops[0] == Op("pick", {"pick": {"plum": 2, "apple": 1}})
    assert face.ops[1].path == "T-1 > do[1]"


def test_faces_are_sorted_by_value_then_by_number() -> None:
    cards = read(tree(id="T-10") + tree(id="T-9") + tree(id="A-1").replace("age = 3", "age = 4"))
    assert [face.id for face in cards.faces] == ["T-9", "T-10", "A-1"]


@pytest.mark.parametrize(
    ("extra", "message"),
    [
        ("fruit = { appel = 1 }", "T-1 > fruit: unknown fruit 'appel'; did you mean 'apple'?"),
        ("fruit = { cheese = 1 }", "T-1 > fruit: unknown fruit 'cheese'; known: apple, pear, plum"),
        ("fruit = { plum = 10 }", "T-1 > fruit > plum: expected a whole number from 0 to 9, not 10"),
        ("fruit = { plum = true }", "T-1 > fruit > plum: expected a whole number from 0 to 9, not true"),
        ("fruit = { plum = 1.5 }", "T-1 > fruit > plum: expected a whole number from 0 to 9, not 1.5"),
        ("fruit = 3", "T-1 > fruit: expected a table of fruit = count (apple, pear, plum), not 3"),
        ("friut = {}", "T-1: unknown key 'friut'; did you mean 'fruit'?"),
        ("do = 1", "T-1 > do: expected a list of steps, not 1"),
        ("do = [{}]", "T-1 > do[0]: expected a step such as { pick = ... }, not a table"),
        ("do = [{ pikc = 1 }]", "T-1 > do[0]: unknown verb 'pikc'; did you mean 'pick'?"),
        ("do = [{ pick = {} }]", "T-1 > do[0] > pick: expected a table of fruit = count (apple, pear, plum), not a table"),
        ("do = [{ pick = { plum = 0 } }]", "T-1 > do[0] > pick > plum: expected a whole number from 1 to 9, not 0"),
        ("do = [{ sell = 1, pick = 1 }]", "T-1 > do[0]: two verbs in one step ('sell' and 'pick'); make them two steps"),
        ('do = [{ sell = "all" }]', "T-1 > do[0] > sell: expected a whole number from 1 to 5 or 'ALL', not 'all'"),
        ('do = [{ sell = 1, at = "mraket" }]', "T-1 > do[0] > at: unknown place 'mraket'; did you mean 'market'?"),
        ("do = [{ sell = 1, twice = true }]", "T-1 > do[0] > twice: says nothing without 'at'"),
        ("do = [{ sell = 1, tiwce = true }]", "T-1 > do[0]: unknown key 'tiwce'; did you mean 'twice'?"),
        ("do = [{sell=1},{sell=1},{sell=1},{sell=1}]", "T-1 > do: more than 3 rows; shorten the effect"),
        ('source_of = { fruit = "rumour" }', "T-1 > source_of > fruit: unknown source 'rumour'; known: "),
        ('source_of = { friut = "public" }', "T-1 > source_of: unknown field 'friut'; did you mean 'fruit'?"),
        ("note = 1", "T-1 > note: expected one line of text, at most 400 characters, not 1"),
    ],
)
def test_a_wrong_value_is_refused_by_its_path(extra: str, message: str) -> None:
    (problem,) = problems(tree(extra))
    assert problem.startswith(message)


def test_missing_keys_and_ids() -> None:
    assert problems("[[tree]]") == [
        "trees.toml > tree[0] > age: missing",
        "trees.toml > tree[0] > source: missing",
        "trees.toml > tree[0] > id: missing",
        "trees.toml > tree[0] > name: missing",
    ]
    assert problems(tree(id="t 1")) == ["t 1 > id: expected an id such as A1-7, not 't 1'"]


def test_two_cards_with_one_id() -> None:
    assert problems(tree() + tree()) == ["trees.toml > tree[1]: a second card with the id 'T-1'"]


def test_unknown_tables() -> None:
    assert problems("[[treee]]") == ["trees.toml: unknown table 'treee'; did you mean 'tree'?"]
    assert problems("tree = 3") == ["trees.toml > tree: expected [[tree]], not 3"]
    assert problems("tree = [3]")[0] == "trees.toml > tree[0]: expected a card, not 3"


def test_everything_wrong_is_reported_and_twenty_lines_are_shown() -> None:
    with pytest.raises(CardError) as caught:
        read("".join(tree("age = 100".replace("age", f"extra{number}"), id=f"T-{number}") for number in range(30)))
    assert len(caught.value.problems) == 30
    lines = str(caught.value).splitlines()
    assert len(lines) == SHOWN + 1
    assert lines[-1] == "... and 10 more"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a = 1\nb =\n", "x: not valid TOML: Invalid value (at line 2, column 4)"),
        ("a = " + "[" * 5000, "x: nested too deeply"),
        ("a = " + "9" * 5000, "x: not valid TOML: "),
    ],
)
def test_bad_toml_names_the_line(text: str, message: str) -> None:
    with pytest.raises(CardError) as caught:
        parse("x", text)
    assert str(caught.value).startswith(message)
    assert "\n" not in str(caught.value)


def test_a_huge_number_is_refused_in_one_short_line() -> None:
    assert problems(tree("fruit = { plum = 0x" + "f" * 9000 + " }")) == [
        "T-1 > fruit > plum: expected a whole number from 0 to 9, not a huge number"
    ]


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    binary = tmp_path / "b.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    for path, words in ((tmp_path / "no.toml", "no such file"), (tmp_path, "this is a folder"), (binary, "not a text file in UTF-8")):
        with pytest.raises(CardError) as caught:
            from_path(path)
        assert str(caught.value).startswith(f"{path}: {words}")


def test_a_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    path.write_text(tree(), encoding="utf-8")
    assert read(from_path(path)).face("T-1").name == "Old one"
