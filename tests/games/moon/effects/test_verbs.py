"""Every verb of a card stands at its code, and its question can be put in every language."""

import pytest

from moonbase.games.moon.effects.all_verbs import BY_NAME, VERBS
from moonbase.games.moon.effects.frames.kinds import FRAMES
from moonbase.games.moon.effects.verb import BY_CODE, Verb
from moonbase.games.moon.rules.table.frames import KINDS
from moonbase.games.moon.rules.table.names import WHENS
from moonbase.languages.bundle import bundle
from moonbase.languages.files import LANGUAGES

ASKING = [verb for verb in VERBS if type(verb).choices is not Verb.choices]


def test_every_verb_stands_at_its_code() -> None:
    assert [verb.word.code for verb in VERBS] == list(range(1, len(VERBS) + 1))
    assert all(BY_CODE[verb.word.code] is verb for verb in VERBS)
    assert len(BY_NAME) == len(VERBS)


def test_every_verb_may_stand_somewhere() -> None:
    for verb in VERBS:
        assert verb.times, verb.word.name
        assert set(verb.times) <= set(WHENS), verb.word.name


def test_every_kind_of_frame_has_a_name() -> None:
    assert len(FRAMES) == len(KINDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_words(language: str) -> None:
    words = bundle(language, "moon")
    for question in {verb.question for verb in ASKING} | {"leave_out", "obelisk"}:
        assert words.has(f"question.{question}"), question
