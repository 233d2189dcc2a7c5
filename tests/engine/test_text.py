"""Words as data: a Text names its key and arguments, a Lexicon makes the sentence, and every fact of a game has one."""

import re

import pytest

from kit.course import random_play, start
from kit.stage import MOON
from moonbase.engine.text import Lexicon, Ref, Text

WORDS = {
    "list.and": " and ",
    "goods": "{n} {n:Heart|Hearts}",
    "gains": "{seat} gains {what}.",
    "says": "{who} says {word}",
    "twice": "{n} and {n}",
    "plain": "Nothing to fill in.",
    "pluralless": "{n:just one|}",
}
NAMES = {"seat:0": "Ada", "card:C-1": "Pump"}
LEXICON = Lexicon(WORDS, NAMES)


def goods(n: int) -> Text:
    return Text("goods", n=n)


# --- sentences


def test_a_sentence_without_arguments() -> None:
    assert LEXICON.plain(Text("plain")) == "Nothing to fill in."


@pytest.mark.parametrize(("n", "sentence"), [(0, "0 Hearts"), (1, "1 Heart"), (2, "2 Hearts"), (-1, "-1 Hearts")])
def test_a_form_is_picked_by_number(n: int, sentence: str) -> None:
    assert LEXICON.plain(goods(n)) == sentence


def test_a_form_may_be_empty() -> None:
    assert [LEXICON.plain(Text("pluralless", n=n)) for n in (1, 2)] == ["just one", ""]


def test_an_argument_may_be_used_more_than_once() -> None:
    assert LEXICON.plain(Text("twice", n=3)) == "3 and 3"


def test_things_are_called_by_their_names_and_texts_by_their_words() -> None:
    assert LEXICON.plain(Text("gains", seat=Ref("seat", "0"), what=goods(2))) == "Ada gains 2 Hearts."


def test_a_thing_without_a_name_is_called_by_kind_and_id() -> None:
    assert LEXICON.plain(Text("says", who=Ref("seat", "7"), word=Ref("card", "C-1"))) == "seat 7 says Pump"


def test_words_of_people_are_not_read_as_templates() -> None:
    assert LEXICON.plain(Text("says", who="{n}", word="{n:a|b}")) == "{n} says {n:a|b}"


@pytest.mark.parametrize(("count", "joined"), [(0, ""), (1, "1 Heart"), (2, "1 Heart and 2 Hearts"), (3, "1 Heart, 2 Hearts and 3 Hearts")])
def test_a_list_is_joined(count: int, joined: str) -> None:
    parts = [goods(n) for n in range(1, count + 1)]
    assert LEXICON.plain(Text("gains", seat=Ref("seat", "0"), what=parts)) == f"Ada gains {joined}."


def test_a_missing_key_or_argument_is_a_defect() -> None:
    with pytest.raises(KeyError):
        LEXICON.plain(Text("unheard of"))
    with pytest.raises(KeyError):
        LEXICON.plain(Text("gains", seat=Ref("seat", "0")))


def test_more_names_leave_the_language_as_it_was() -> None:
    other = LEXICON.with_names({"seat:0": "Bo", "seat:1": "Cy"})
    assert [other.name(Ref("seat", id)) for id in "01"] == ["Bo", "Cy"]
    assert other.name(Ref("card", "C-1")) == "Pump"
    assert [LEXICON.name(Ref("seat", id)) for id in "01"] == ["Ada", "seat 1"]


# --- values


def test_refs_and_texts_are_values() -> None:
    assert Ref("card", "C-1") == Ref("card", "C-1")
    assert len({Ref("card", "C-1"), Ref("card", "C-1"), Ref("seat", "C-1"), Ref("card", "C-2")}) == 3
    assert len({goods(1), goods(1), goods(2), Text("plain")}) == 3
    assert Text("gains", what=[goods(1)]) == Text("gains", what=[goods(1)])
    assert Text("gains", what=[goods(1)]) != Text("gains", what=[goods(2)])
    assert goods(1) != "goods"
    assert Ref("card", "C-1") != "card"


def test_they_say_what_they_are() -> None:
    text = Text("gains", seat=Ref("seat", "0"), n=1)
    assert repr(text) == "Text('gains', seat=Ref('seat', '0'), n=1)"


# --- the words of the game


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_fact_of_a_game_has_a_sentence(players: int) -> None:
    stage = start(players)
    for _ in random_play(stage, seed=players):
        pass
    seats = MOON.lexicon.with_names({f"seat:{seat}": f"Player {seat}" for seat in range(players)})
    for event in stage.log:
        sentence = seats.plain(event.text)
        assert sentence
        assert not re.search(r"[{}]|\bseat \d|\bcard [A-Z]", sentence), sentence


def test_every_template_of_the_game_is_well_formed() -> None:
    for key, template in MOON.lexicon.words.items():
        assert "{" not in re.sub(r"\{\w+(:[^{}|]*\|[^{}|]*)?\}", "", template), key
