"""For any card file the loader returns a set that can be put into words, or raises CardError and no other error."""

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kit.cardfiles import attempt, check_rows, check_words, toml
from moonbase.cards import CardSet
from moonbase.games.fromthemoon.cards.text import cost, effect
from moonbase.games.fromthemoon.cards.verbs import MOST_ROWS, WORDS
from moonbase.games.fromthemoon.cards.vocabulary import FORMAT, packaged_cards, read_cards
from moonbase.games.fromthemoon.rules.table import codes
from moonbase.games.fromthemoon.rules.table.names import GOODS, PIECES, PLACES, PRICES, SELECTORS, SHIPS, TO_SHIPS, WHENS
from moonbase.languages.speech import Speech

TEXTS = packaged_cards()
KEYS = sorted(
    {key for table in FORMAT.tables for key in table.keys} | {table.name for table in FORMAT.tables} | {"card", "per", "only", "from"}
)
NAMES = sorted({*GOODS, *SHIPS, *TO_SHIPS, *SELECTORS, *WHENS, *PLACES, *PRICES, *PIECES, *(verb.name for verb in WORDS), "construct"})
PROGRAMS: dict[str, list[str]] = {
    "T-01": [],
    "L-01": [],
    "S-01": [],
    "K-1": [],
    "BG-1": [],
    "G-01": ["end", "lab"],
    "C-2": ["always", "send"],
}
"""Tiles whose effect is changed, and the times that may be changed with it."""
IDS = ["T-01", "V-1", "ME-1", "IE-1", "K-1", "P-01", "L-01", "S-01", "SL-1", "G-01", "C-2", "F-5"]
IDS += [
    "SU-1",
    "BG-1",
    "FS-1",
    "PR-01",
    "N-01",
    "LI-1",
    "SC-1",
    "MJ-1",
    "SO-1",
    "D-1",
    "O-8",
    "O-9",
    "ST-1",
    "MD-1",
    "GH-1",
    "RC-1",
    "Z-01",
    "X-1",
]


def check_sayable(cards: CardSet, english: Speech) -> None:
    check_rows(cards, int(codes.WIDTH), MOST_ROWS)
    for face in cards.faces:
        check_words(english.say(effect(face)), english.say(cost(face)))


plain = st.one_of(st.integers(-3, 30), st.booleans(), st.floats(), st.sampled_from(NAMES), st.text(max_size=5))
values = st.recursive(
    plain,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.sampled_from(KEYS + NAMES), inner, max_size=3)),
    max_leaves=8,
)


@given(st.dictionaries(st.sampled_from(IDS), st.dictionaries(st.sampled_from(KEYS), values, max_size=4), max_size=3))
def test_overlays_of_any_shape(changes: dict[str, Any]) -> None:
    attempt(read_cards, TEXTS, f"card = {toml(changes)}")


@given(st.dictionaries(st.sampled_from(KEYS), values, max_size=3))
def test_files_of_any_shape(content: dict[str, Any]) -> None:
    attempt(read_cards, TEXTS, "\n".join(f"{json.dumps(key)} = {toml(value)}" for key, value in content.items()))


def sensible(rng: random.Random) -> dict[str, Any]:
    """A step that is often right."""
    verb = rng.choice(WORDS)
    names = list(getattr(verb.main.field, "names", ()))
    if not names:
        main: Any = rng.choice([1, 2, True])
    else:
        main = rng.choice(names) if isinstance(getattr(verb.main.field, "names", ()), dict) else {rng.choice(names): rng.randint(1, 3)}
    beside = {"per": rng.choice(list(SELECTORS)), "only": "improve", "from": "stack"}
    return {verb.name: main, **{key: beside[key] for key in verb.others if rng.random() < 0.5}}


@pytest.mark.parametrize("seed", range(20))
def test_programs_of_any_shape_can_be_said(seed: int, english: Speech) -> None:
    rng = random.Random(seed)
    for _ in range(15):
        id, times = rng.choice(list(PROGRAMS.items()))
        change: dict[str, Any] = {"do": [sensible(rng) for _ in range(rng.randint(1, 3))]} | ({"when": rng.choice(times)} if times else {})
        cards = attempt(read_cards, TEXTS, f"card = {toml({id: change})}")
        if cards:
            check_sayable(cards, english)


@pytest.mark.parametrize("seed", range(30))
def test_files_with_random_damage(seed: int, english: Speech) -> None:
    rng = random.Random(seed)
    name = rng.choice(list(TEXTS))
    text = list(TEXTS[name])
    for _ in range(rng.randint(1, 6)):
        place = rng.randrange(len(text))
        text[place : place + rng.randint(0, 3)] = rng.choice(["", "9", "-", "\n", '"', "{", "]", "x", " = ", "\0"])
    cards = attempt(read_cards, {**TEXTS, name: "".join(text)}, None)
    if cards:
        check_sayable(cards, english)


@pytest.mark.parametrize("table", [table.name for table in FORMAT.tables])
def test_a_set_without_a_table_is_refused(table: str) -> None:
    def without(text: str) -> str:
        return "\n\n".join(part for part in text.split("\n\n") if not part.startswith(f"[[{table}]]"))

    assert attempt(read_cards, {name: without(text) for name, text in TEXTS.items()}, None) is None


def test_the_packaged_tiles_can_be_said(cards: CardSet, english: Speech) -> None:
    check_sayable(cards, english)
