"""The packaged tiles and the words for their texts."""

import pytest

from kit.cardfiles import card_lexicon
from moonbase.cards import CardSet
from moonbase.engine.text import Lexicon
from moonbase.games.fromthemoon.cards.vocabulary import packaged_cards, read_cards


@pytest.fixture(scope="session")
def cards() -> CardSet:
    return read_cards(packaged_cards())


@pytest.fixture(scope="session")
def lexicon() -> Lexicon:
    return card_lexicon("moonbase.games.fromthemoon")
