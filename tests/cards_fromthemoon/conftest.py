"""The packaged tiles and the words for their texts."""

import tomllib

import pytest

from moonbase.cards import CardSet
from moonbase.cards.shelf import packaged
from moonbase.engine.text import Lexicon
from moonbase.games.fromthemoon.vocabulary import packaged_cards, read_cards


@pytest.fixture(scope="session")
def cards() -> CardSet:
    return read_cards(packaged_cards())


@pytest.fixture(scope="session")
def lexicon() -> Lexicon:
    name = "data/words_cards.toml"
    return Lexicon(tomllib.loads(packaged("moonbase.games.fromthemoon", [name])[name]), {})
