"""The tiles, and the lexicon as the game has it."""

import pytest

from moonbase.cards import CardSet
from moonbase.engine.text import Lexicon
from moonbase.games.fromthemoon.cards.gallery import effect_names
from moonbase.games.fromthemoon.cards.vocabulary import packaged_cards, read_cards
from moonbase.games.fromthemoon.rules.table.columns import Table
from moonbase.games.fromthemoon.words.packaged import packaged_words


@pytest.fixture(scope="session")
def cards() -> CardSet:
    return read_cards(packaged_cards())


@pytest.fixture(scope="session")
def table(cards: CardSet) -> Table:
    return Table(cards)


@pytest.fixture(scope="session")
def lexicon(cards: CardSet) -> Lexicon:
    plain = Lexicon(packaged_words(), {f"card:{face.id}": face.name for face in cards.faces})
    return plain.with_names(effect_names(cards, plain))
