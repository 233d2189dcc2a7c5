"""English word files say what the games and the table have to say."""

import re

import pytest

from moonbase.catalog.registry import GAMES, game
from moonbase.engine.events import Event
from moonbase.engine.game import CHANCE, OVER, Game, State
from moonbase.engine.rng import Rng
from moonbase.engine.text import Ref, Text
from moonbase.languages.bundle import bundle
from moonbase.languages.files import ENGLISH, LANGUAGES, language, word_file
from moonbase.languages.speech import Speech, speech

ENTRY = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)


def texts(played: Game, s: State, rng: Rng) -> list[Text]:
    """Return the texts of one random game: its events, and at each decision the choices and the reasons why others are closed."""
    found: list[Text] = []
    while s.waiting != OVER:
        legal = played.legal(s)
        if s.waiting != CHANCE:
            for action in played.candidates(s, int(s.waiting)):
                refusal = played.refusal(s, int(s.waiting), action)
                found.append(played.say(s, action) if refusal is None else refusal.reason)
        log: list[Event] = []
        played.apply(s, int(played.sample(s, rng)) if s.waiting == CHANCE else legal[rng.below(len(legal))], log)
        found += [event.text for event in log]
    return found


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_random_game_can_be_told(name: str, language: str) -> None:
    played = game(name)
    people = {f"seat:{seat}": f"Player {seat}" for seat in range(played.least)}
    said = speech(played, people, you=0, language=language)
    for text in texts(played, played.new(played.least), Rng(7)):
        sentence = said.say(text)
        assert sentence
        assert not re.search(r"[{}]|\bseat \d|\bcard [A-Z]", sentence), sentence


@pytest.mark.parametrize("name", GAMES)
def test_the_names_of_cards_are_those_of_the_card_files(name: str) -> None:
    words = bundle(ENGLISH, name)
    for key, known in game(name).names.items():
        if key.startswith("card:"):
            assert words.say(key.replace(":", "."), {}) == known


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_on_a_card_has_words(name: str, language: str) -> None:
    noted = {f"card.{card['id']}.note": card["note"] for card in game(name).gallery() if card["note"]}
    said = {key: bundle(language, name).say(key, {}) for key in noted}
    assert (said == noted) is (language == ENGLISH)


@pytest.mark.parametrize("part", [*GAMES, "table"])
def test_no_message_is_written_twice(part: str) -> None:
    ids = ENTRY.findall(word_file(ENGLISH, part))
    assert len(ids) == len(set(ids))


def test_numbers_have_no_groups_and_lists_are_joined() -> None:
    english = Speech(ENGLISH, "moon", {"seat:0": "Ada"})
    goods: list[Ref | Text] = [Text("goods.energy", n=1), Text("goods.rover", n=2), Text("goods.heart", n=1000)]
    told = Text("event.gained", seat=Ref("seat", "0"), what=goods)
    assert english.say(told) == "Ada gains 1 Energy, 2 Rovers and 1000 Hearts."


def test_a_missing_key_or_argument_is_a_defect() -> None:
    english = Speech(ENGLISH, "moon", {})
    with pytest.raises(KeyError):
        english.say(Text("unheard.of"))
    with pytest.raises(KeyError):
        english.say(Text("event.gained", seat=Ref("seat", "0")))


def test_english_stands_in_for_a_language_that_is_missing() -> None:
    assert LANGUAGES[0] == ENGLISH
    assert (language(None), language("xx"), language("en")) == ("en", "en", "en")
