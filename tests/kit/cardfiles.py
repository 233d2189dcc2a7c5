"""Card files made up by tests, and what a loader may answer to them."""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from moonbase.cards import CardError, CardSet
from moonbase.engine.text import Arg, Text
from moonbase.languages.files import ENGLISH, word_file

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


def keys_of(text: Text) -> set[str]:
    """Return every key that a text needs words for."""
    return {text.key}.union(*map(_keys_in, text.args.values()))


def _keys_in(arg: Arg) -> set[str]:
    if isinstance(arg, Text):
        return keys_of(arg)
    if isinstance(arg, Sequence) and not isinstance(arg, str):
        return set().union(*map(_keys_in, arg))
    return set()


def card_keys(game: str, cards: CardSet) -> set[str]:
    """Return the keys of all English words for the texts of cards, without names and notes of cards."""
    named = {f"card.{face.id}{form}" for face in cards.faces for form in ("", "-short", "-note")}
    ids = re.findall(r"^(card-[\w-]+) =", word_file(ENGLISH, game), re.MULTILINE)
    return {id.replace("-", ".") for id in ids if id.replace("card-", "card.", 1) not in named}
