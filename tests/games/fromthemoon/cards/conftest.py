"""The packaged tiles and the words for their texts."""

import pytest

from moonbase.cards import CardSet
from moonbase.games.fromthemoon.cards.gallery import price_names
from moonbase.games.fromthemoon.cards.vocabulary import packaged_cards, read_cards
from moonbase.languages.files import ENGLISH
from moonbase.languages.speech import Speech


@pytest.fixture(scope="session")
def cards() -> CardSet:
    return read_cards(packaged_cards())


@pytest.fixture(scope="session")
def english(cards: CardSet) -> Speech:
    return Speech(ENGLISH, "fromthemoon", price_names(cards))
