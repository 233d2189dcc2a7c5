"""Matching what a person types to one of the choices."""

import pytest

from moonbase.cli.play.matching import match_choice
from moonbase.cli.rendering.choices import Choice
from moonbase.engine.game import GameError, Refusal
from moonbase.engine.text import Text

CLOSED = Refusal("M5.1", Text("why.cost"))
SAID = Text("say")
SMALL = frozenset(("the", "for"))
CHOICES = [
    Choice(1, 10, "build S1-02", {}, SAID, "Construct Ice Drill for 1 Energy", None),
    Choice(2, 11, "build S1-03", {}, SAID, "Construct LED-Garden, free", CLOSED),
    Choice(3, 12, "assimilate S1-02", {}, SAID, "Assimilate Ice Drill for 1 Water", None),
    Choice(4, 13, "end", {}, SAID, "End the turn", None),
]


@pytest.mark.parametrize(
    ("typed", "number"),
    [("3", 3), ("build s1-02", 1), ("construct ice", 1), ("assim ice", 3), ("garden", 2), ("end", 4), ("const ICE Dr", 1)],
)
def test_a_choice_is_found(typed: str, number: int) -> None:
    assert match_choice(CHOICES, typed, SMALL).number == number


@pytest.mark.parametrize("typed", ["rill", "the", "gard", "tur", "ice drill", "5", "for 1", "e"])
def test_parts_of_words_and_small_words_choose_nothing(typed: str) -> None:
    with pytest.raises(GameError):
        match_choice(CHOICES, typed, SMALL)


def test_a_question_may_be_asked_with_a_beginning() -> None:
    assert match_choice(CHOICES, "gard", asking=True).number == 2
