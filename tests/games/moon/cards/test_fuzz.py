"""For any card file the loader returns a set that can be played, or raises CardError and no other error."""

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kit.cardfiles import attempt, check_rows, check_words, toml
from moonbase.cards import CardSet
from moonbase.games.moon.cards.text import effect, flags_text, goods_text, requirement
from moonbase.games.moon.cards.verbs import MOST_ROWS, WORDS
from moonbase.games.moon.cards.vocabulary import FORMAT, packaged_cards, read_cards
from moonbase.games.moon.rules.table import codes
from moonbase.games.moon.rules.table.names import FLAGS, GOODS, SELECTORS, WHENS
from moonbase.languages.speech import Speech

KEYS = sorted({key for table in FORMAT.tables for key in table.keys} | {"card", "structure", "per", "max", "on", "less", "first", "other"})
NAMES = sorted({*GOODS, *FLAGS, *SELECTORS, *WHENS, *(verb.name for verb in WORDS), "X", "stack", "grey", "top 3"})


def check_playable(cards: CardSet, english: Speech) -> None:
    check_rows(cards, int(codes.WIDTH), MOST_ROWS)
    for face in cards.faces:
        values = face.values
        costs = [goods_text(values.get(field, ())) for field in ("cost", "assimilate")]
        texts = [english.say(text) for text in (effect(face), flags_text(values.get("need", ())), *costs)]
        texts += [english.say(requirement(face))] if face.table == "reputation" else []
        check_words(*texts)


plain = st.one_of(st.integers(-3, 30), st.booleans(), st.floats(), st.sampled_from(NAMES), st.text(max_size=5))
values = st.recursive(
    plain,
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.sampled_from(KEYS + NAMES), inner, max_size=3)),
    max_leaves=8,
)
ids = st.sampled_from(["S1-01", "S1-17", "S1-25", "S3-24", "X1-4", "RB-1", "B-3", "S9-9"])


@given(st.dictionaries(ids, st.dictionaries(st.sampled_from(KEYS), values, max_size=4), max_size=3))
def test_overlays_of_any_shape(changes: dict[str, Any]) -> None:
    attempt(read_cards, packaged_cards(), f"card = {toml(changes)}")


@given(st.dictionaries(st.sampled_from(KEYS), values, max_size=3))
def test_files_of_any_shape(content: dict[str, Any]) -> None:
    attempt(read_cards, packaged_cards(), "\n".join(f"{json.dumps(key)} = {toml(value)}" for key, value in content.items()))


def sensible(rng: random.Random) -> dict[str, Any]:
    """A step that is often right."""
    verb = rng.choice(WORDS)
    number = rng.choice([1, 2, 3, "X"])
    bag = {rng.choice(GOODS): rng.randint(1, 3)}
    names = list(getattr(verb.main.field, "names", ()))
    main = rng.choice([number, bag, True]) if not names or rng.random() < 0.1 else rng.choice([rng.choice(names), bag])
    beside = {"per": rng.choice(list(SELECTORS)), "max": rng.randint(1, 4), "on": "grey", "less": 2, "first": True, "other": True}
    chosen = {key: beside[key] for key in verb.others if key in beside and rng.random() < 0.5}
    return {verb.name: main, **chosen}


@pytest.mark.parametrize("seed", range(25))
def test_programs_of_any_shape_can_be_said(seed: int, english: Speech) -> None:
    rng = random.Random(seed)
    for _ in range(12):
        id, times = rng.choice(
            [("S1-17", ["flip"]), ("S1-25", ["end", "always", "park"]), ("X1-4", ["bonus", "always"]), ("RS-4", ["claimed"])]
        )
        change = {"when": rng.choice(times), "kind": "energy", "do": [sensible(rng) for _ in range(rng.randint(1, 2))]}
        cards = attempt(read_cards, packaged_cards(), f"card = {toml({id: change})}")
        if cards:
            check_playable(cards, english)


@pytest.mark.parametrize("seed", range(30))
def test_files_with_random_damage(seed: int) -> None:
    rng = random.Random(seed)
    texts = packaged_cards()
    name = rng.choice(list(texts))
    text = list(texts[name])
    for _ in range(rng.randint(1, 6)):
        place = rng.randrange(len(text))
        text[place : place + rng.randint(0, 3)] = rng.choice(["", "9", "-", "\n", '"', "{", "]", "x", " = ", "\0"])
    attempt(read_cards, {**texts, name: "".join(text)}, None)


def test_the_packaged_cards_can_be_said(cards: CardSet, english: Speech) -> None:
    check_playable(cards, english)
