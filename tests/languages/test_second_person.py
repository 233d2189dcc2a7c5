"""Readers are spoken to where a sentence is about them: "You gain 1 Rover", but "Ada gains 1 Rover", in every language."""

import re

import pytest

from moonbase.catalog.registry import GAMES
from moonbase.languages.bundle import bundle
from moonbase.languages.files import ENGLISH, LANGUAGES, TABLE, word_file

MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) =(.*(?:\n[ ]+.*)*)", re.MULTILINE)
VARIABLE = re.compile(r"\$([\w-]+)")
SEATS = {"seat": "Ada", "owner": "Bo", "other": "Cy"}
"""The arguments that are seats."""
WRONG = re.compile(
    r"\b[Yy]ou (?:is|has|does|was|[a-z]+[^su' ]s)\b|\b(?:of|by|to|for|on) You\b|\b[Yy]ou's\b|\bdu (?:ist|hat|wird)\b|\bvon du\b"
)


def messages(language: str, part: str) -> dict[str, set[str]]:
    """Return the arguments of every message that has a seat."""
    found = {id: set(VARIABLE.findall(value)) for id, value in MESSAGE.findall(word_file(language, part))}
    return {id: args for id, args in found.items() if any(arg.removesuffix("-you") in SEATS for arg in args)}


def said(language: str, part: str, id: str, args: set[str], you: str = "") -> str:
    """Return a sentence whose seat ``you`` is the reader's."""
    values: dict[str, str | int] = {arg: 2 if arg in {"n", "part", "row", "column"} else "X" for arg in args if not arg.endswith("-you")}
    for seat in SEATS.keys() & {arg.removesuffix("-you") for arg in args}:
        values[seat] = SEATS[seat]
        values[f"{seat}-you"] = "yes" if seat == you else "no"
    return bundle(language, next(iter(GAMES)) if part == TABLE else part).say(id, values)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", [*GAMES, TABLE])
class TestSecondPerson:
    def test_every_seat_is_named_or_spoken_to(self, part: str, language: str) -> None:
        for id, args in messages(language, part).items():
            for seat, name in SEATS.items():
                if seat in args or f"{seat}-you" in args:
                    assert name in said(language, part, id, args), id
                    assert name not in said(language, part, id, args, you=seat), id

    def test_nobody_is_spoken_to_in_the_third_person(self, part: str, language: str) -> None:
        for id, args in messages(language, part).items():
            for seat in SEATS:
                sentence = said(language, part, id, args, you=seat)
                assert not WRONG.search(sentence), sentence

    def test_both_languages_have_a_seat_in_the_same_messages(self, part: str, language: str) -> None:
        assert messages(language, part).keys() == messages(ENGLISH, part).keys()


@pytest.mark.parametrize("wrong", ["You gains 1 Rover.", "A card of You.", "You is dealt a card.", "You has income."])
def test_a_wrong_form_would_be_found(wrong: str) -> None:
    assert WRONG.search(wrong)
