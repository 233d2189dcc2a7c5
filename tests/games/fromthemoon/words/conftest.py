"""The tiles, and English about the game."""

import pytest

from moonbase.cards import CardSet
from moonbase.games.fromthemoon.cards.gallery import effect_names, price_names
from moonbase.games.fromthemoon.cards.vocabulary import packaged_cards, read_cards
from moonbase.games.fromthemoon.rules.table.columns import Columns
from moonbase.languages.files import ENGLISH
from moonbase.languages.speech import Speech


@pytest.fixture(scope="session")
def cards() -> CardSet:
    return read_cards(packaged_cards())


@pytest.fixture(scope="session")
def columns(cards: CardSet) -> Columns:
    return Columns(cards)


@pytest.fixture(scope="session")
def english(cards: CardSet) -> Speech:
    return Speech(ENGLISH, "fromthemoon", {**cards.names(), **price_names(cards), **effect_names(cards)})
