"""Sentences of both games in every language, for people to review. The page makes the same ones: web/src/words/golden.test.ts."""

import json
from typing import Any

import msgspec
import pytest

from kit.golden import check_golden
from moonbase.catalog.registry import GAMES, game
from moonbase.engine.events import Event
from moonbase.engine.game import CHANCE, OVER, Game
from moonbase.engine.rng import Rng
from moonbase.engine.text import Ref, Text
from moonbase.languages.files import LANGUAGES
from moonbase.languages.speech import speech
from moonbase.languages.titles import titled_names
from moonbase.server.base.texts import as_data

PEOPLE = ("Ada", "Ben")
READER = 0
EACH = 2
"""Texts of one key: each with other kinds of arguments."""


@pytest.mark.parametrize("name", GAMES)
def test_sentences(name: str) -> None:
    played = game(name)
    texts = trimmed([*texts_of_cards(played), *texts_of_play(played, Rng(7))])
    people = {f"seat:{seat}": person for seat, person in enumerate(PEOPLE)}
    spoken = {language: speech(played, people, you=READER, language=language) for language in LANGUAGES}
    told = [{"text": plain(text), **{language: said.say(text) for language, said in spoken.items()}} for text in texts]
    names = titled_names(played)
    things = {thing: plain(names[thing]) for thing in sorted(named_in(texts, names))}
    check_golden(f"words/{name}.json", laid_out(things, told))


def laid_out(things: dict[str, Any], sentences: list[dict[str, Any]]) -> str:
    """Return JSON with a line for each thing, for each text and for each of its sentences."""
    things_in_lines = ",\n".join(f"{written(thing)}: {written(text)}" for thing, text in things.items())
    told = ",\n".join("{" + ",\n ".join(f"{written(field)}: {written(value)}" for field, value in each.items()) + "}" for each in sentences)
    head = f'"seats": {written(PEOPLE)},\n"reader": {READER},\n'
    return f'{{\n{head}"things": {{\n{things_in_lines}\n}},\n"sentences": [\n{told}\n]\n}}\n'


def written(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def texts_of_cards(played: Game) -> list[Text]:
    return [value for card in played.gallery() for value in card.values() if isinstance(value, Text)]


def texts_of_play(played: Game, rng: Rng) -> list[Text]:
    """Return the texts of a random game of two: choices, reasons, repairs and events."""
    s, found = played.new(len(PEOPLE)), list[Text]()
    while s.waiting != OVER:
        seat = int(s.waiting)
        if seat != CHANCE:
            found += [played.say(s, action) for action in played.legal(s)]
            closed = [action for action in played.candidates(s, seat) if not played.is_legal(s, action)]
            found += [refusal.reason for action in closed if (refusal := played.refusal(s, seat, action))]
            if closed and rng.below(20) == 0 and (tried := played.why_not(s, seat, closed[0])) and tried.repair:
                found.append(tried.repair)
        log: list[Event] = []
        legal = played.legal(s)
        played.apply(s, int(played.sample(s, rng)) if seat == CHANCE else legal[rng.below(len(legal))], log)
        found += [event.text for event in log]
    return found


def trimmed(texts: list[Text]) -> list[Text]:
    """Keep a few texts of each key, whose arguments are of different kinds."""
    kept: dict[str, dict[str, Text]] = {}
    for text in texts:
        shape = " ".join(f"{name}={kind_of(arg)}" for name, arg in text.args.items())
        known = kept.setdefault(text.key, {})
        if len(known) < EACH:
            known.setdefault(shape, text)
    return [text for key in sorted(kept) for text in kept[key].values()]


def kind_of(arg: object) -> str:
    if isinstance(arg, Text):
        return arg.key
    if isinstance(arg, Ref):
        return f"{arg.kind}{arg.id if arg.kind == 'seat' else ''}"
    return str(min(arg, 2)) if isinstance(arg, int) else f"{len(arg)}" if isinstance(arg, list) else "word"


def named_in(texts: list[Text], names: dict[str, Text]) -> set[str]:
    """Return every thing that these texts name, and those that the names name in turn."""
    found: set[str] = set()
    todo: list[object] = list(texts)
    while todo:
        each = todo.pop()
        if isinstance(each, Text):
            todo += each.args.values()
        elif isinstance(each, list | tuple):
            todo += each
        elif isinstance(each, Ref) and each.kind != "seat" and f"{each.kind}:{each.id}" not in found:
            found.add(f"{each.kind}:{each.id}")
            todo.append(names[f"{each.kind}:{each.id}"])
    return found


def plain(text: Text) -> Any:
    return msgspec.json.decode(msgspec.json.encode(text, enc_hook=as_data))
