"""Errors call an owner's card file by its name, in full; a text from no file is called overlay."""

import pickle
from pathlib import Path

import pytest

from moonbase.cards import CardError
from moonbase.cards.named_text import NamedText, name_of
from moonbase.cards.shelf import from_path
from moonbase.catalog.registry import game, game_for, game_of

FAULTS = [
    ("x = [", ": not valid TOML: "),
    ("game = 'chess'", ": 'game' is one of moon, fromthemoon, not 'chess'"),
    ("game = 'fromthemoon'", ": this card file is for fromthemoon, not for moon"),
    ('[crad."S1-17"]', ": unknown table 'crad'; did you mean 'card'?"),
    ("structure = 3", " > structure: expected [[structure]], not 3"),
    ('[[structure]]\nid = "S1-17"', " > structure[0]: a second card with the id 'S1-17'"),
]


def fault(text: str) -> str:
    with pytest.raises(CardError) as caught:
        game_of("moon", text)
    return caught.value.problems[0]


@pytest.mark.parametrize(("text", "message"), FAULTS)
def test_a_fault_names_the_file_in_full(text: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / f"{'long ' * 12}overlay: cards.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(CardError) as caught:
        game("moon", str(path))
    assert caught.value.problems[0].startswith(f"{path}{message}")


@pytest.mark.parametrize(("text", "message"), FAULTS)
def test_a_text_from_no_file_is_called_overlay(text: str, message: str) -> None:
    assert fault(text).startswith(f"overlay{message}")


def test_a_file_for_no_game_is_named() -> None:
    with pytest.raises(CardError, match=r"^mine\.toml: nothing says which game it is for"):
        game_for(NamedText("", "mine.toml"))


def test_a_fault_of_a_card_names_the_card() -> None:
    assert fault(NamedText('[card."S1-17"]\ncost = 3', "mine.toml")).startswith("S1-17 > cost: ")


def test_a_text_keeps_its_name_in_another_process(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[card]", encoding="utf-8")
    text = pickle.loads(pickle.dumps(from_path(path)))
    assert (text, name_of(text), name_of(str(text))) == ("[card]", str(path), "overlay")
