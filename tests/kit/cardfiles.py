"""Card files made up by tests, and what a loader may answer to them."""

import json
from collections.abc import Callable, Mapping
from typing import Any

from moonbase.cards import CardError, CardSet
from moonbase.cards.shelf import packaged, parse
from moonbase.engine.text import Lexicon

Reading = Callable[[Mapping[str, str], str | None], CardSet]


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    if isinstance(value, (bool, str)):
        return json.dumps(value)
    return str(value)


def attempt(read: Reading, texts: Mapping[str, str], overlay: str | None) -> CardSet | None:
    """The cards, or None where they are refused; a refusal names each problem in a line of its own."""
    try:
        return read(texts, overlay)
    except CardError as error:
        problems = error.problems
    assert problems
    assert all("\n" not in problem and len(problem) < 600 for problem in problems)
    return None


def card_lexicon(package: str) -> Lexicon:
    """The words for the texts of cards."""
    name = "data/words_cards.toml"
    return Lexicon(parse(name, packaged(package, [name])[name]), {})


def check_rows(cards: CardSet, width: int, most: int) -> None:
    """The programs of cards have rows of one width, and not too many."""
    for face in cards.faces:
        assert all(len(row) == width for row in face.rows)
        assert len(face.rows) <= most


def check_words(*texts: str) -> None:
    assert all(text and "{" not in text and "  " not in text for text in texts)


def check_sentence(text: str) -> None:
    assert text[0].isupper() or text[0].isdigit(), text
    assert text.endswith(".")
    assert ".." not in text
    assert ",." not in text


class Heard(dict[str, str]):
    """A dictionary of words that remembers which were asked for."""

    def __init__(self, words: Mapping[str, str]) -> None:
        super().__init__(words)
        self.said: set[str] = set()

    def __getitem__(self, key: str) -> str:
        self.said.add(key)
        return super().__getitem__(key)
