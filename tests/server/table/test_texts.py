"""A client reads texts as data, or as sentences if it asks for plain words."""

import json
import re
from typing import Any

import pytest

from kit.server.player import Guest, Seat
from kit.server.serving import Serving
from kit.texts import of_seat
from moonbase.catalog.registry import GAMES
from moonbase.languages.files import ENGLISH

KEY = re.compile(r"\b[a-z_]+\.[a-z_]+\b|\bseat \d|\bcard [A-Z]")
"""Marks of a sentence whose words or names are missing."""


def at_table(server: Serving, game: str, name: str, **query: str) -> tuple[Guest, Seat]:
    ada = Guest(server.host, name)
    seat = ada.sit(ada.table("me", "random", game=game)["table"], 0, **query)
    seat.my_turn()
    return ada, seat


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_told_in_texts(server: Serving, game: str) -> None:
    ada, seat = at_table(server, game, "Ada [x|y]")
    assert ada.me["name"] == "Ada [x|y]", "a name can be no mark"
    assert "Ada" not in json.dumps([seat.now["choices"], list(seat.told.values())]), "a person is named by the seat"
    for choice in seat.now["choices"] + seat.now["closed"]:
        assert choice["action"].split()[0] == choice["verb"]
        assert choice["words"]["key"].startswith("say.")
    lines = [line for event in seat.told.values() for line in event["lines"]]
    assert all(line["key"].startswith(("event.", "table.")) for line in lines)
    assert any(line["args"].get("seat") == of_seat(seat.now["you"]) for line in lines if "args" in line)


@pytest.mark.parametrize("game", GAMES)
def test_texts_name_what_the_gallery_names(server: Serving, game: str) -> None:
    ada, seat = at_table(server, game, "Ada")
    names = ada.get(f"/api/games/{game}/gallery")[1]["names"]
    refs = list(refs_in([seat.now["choices"], seat.now["closed"], list(seat.told.values())]))
    assert len(refs) > 10
    assert {f"{kind}:{id}" for kind, id in refs if kind != "seat"} <= names.keys()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_plain_words_are_sentences(server: Serving, game: str, language: str) -> None:
    ada, seat = at_table(server, game, "Ada", plain="1", lang=language)
    words = [choice["words"] for choice in seat.now["choices"] + seat.now["closed"]]
    lines = [line for event in seat.told.values() for line in event["lines"]]
    closed = seat.now["closed"][0]["action"]
    why = seat.ask("why", action=closed)
    preview = seat.ask("preview", action=seat.actions[-1])
    hint = seat.ask("hint", level="random")
    more = [why["reason"], *([why["repair"]] if why["repair"] else []), *preview.get("lines", []), hint["words"]]
    gallery = ada.get(f"/api/games/{game}/gallery?plain=1&lang={language}")[1]
    cards = [card[field] for card in gallery["cards"] for field in ("name", "text")]
    table = seat.now["table"]
    course = ada.get(f"/api/tables/{table}/steps?plain=1&lang={language}")[1]
    told = [line for step in course["steps"] for line in step["lines"]]
    frame = ada.get(f"/api/tables/{table}/replay?step={len(course['steps'])}&plain=1&lang={language}")[1]["events"][0]["lines"]
    for sentence in [*words, *lines, *more, *cards, *told, *frame]:
        assert isinstance(sentence, str)
        assert not KEY.search(sentence), sentence
    assert any("Ada" in line for line in lines)
    assert (" the " in " ".join(cards)) == (language == ENGLISH)
    refused = seat.ask("act", sequence=seat.now["sequence"], action="fly")
    assert isinstance(refused["message"], str)


def refs_in(data: Any) -> Any:
    """Yield every thing that texts name."""
    if isinstance(data, list) and len(data) == 2 and all(isinstance(part, str) for part in data):
        yield tuple(data)
    elif isinstance(data, list | dict):
        for part in data.values() if isinstance(data, dict) else data:
            yield from refs_in(part)
