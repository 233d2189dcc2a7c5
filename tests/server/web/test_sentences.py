"""A refusal is a text that the page says in its own language: every key that is raised has words, and every value a place in them."""

import ast
import re
from pathlib import Path

import pytest

import moonbase.server
from kit.server.player import Guest
from kit.server.serving import Serving
from kit.texts import refused
from moonbase.languages.files import ENGLISH, LANGUAGES, TABLE, word_file

SOURCES = Path(moonbase.server.__file__).parent


def sentences(language: str) -> dict[str, str]:
    """Return every sentence of a refusal in the word file, by key."""
    found = re.findall(r"^refused-(\S+) = (.*)", word_file(language, TABLE), re.MULTILINE)
    return {name.replace("-", "."): words for name, words in found}


def raised() -> list[tuple[str, set[str]]]:
    """Return every ``Refused`` that is made from a key alone, with the names of its values."""
    found: list[tuple[str, set[str]]] = []
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused"):
                continue
            key, *more = node.args
            if isinstance(key, ast.Constant) and (not more or ast.unparse(more[0]) == "None"):
                found.append((str(key.value), {str(each.arg) for each in node.keywords}))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_is_raised_has_its_sentence(language: str) -> None:
    keys, words = raised(), sentences(language)
    assert len(keys) > 30
    for key, values in keys:
        assert set(re.findall(r"{ \$(\w+) }", words[key])) == values, key
    text = "\n".join(path.read_text() for path in SOURCES.rglob("*.py"))
    assert [key for key in words if f'"{key}"' not in text] == []


@pytest.mark.parametrize("sentence", sentences(ENGLISH).values())
def test_it_is_one_plain_sentence(sentence: str) -> None:
    assert sentence.endswith(".")
    assert sentence[0].isupper()
    assert len(sentence) < 124, "it fits into the last frame of a socket"


def test_a_refusal_is_a_text(server: Serving) -> None:
    ada = Guest(server.host, "Ada")
    error = ada.post("/api/me", {"name": "x" * 20_000})[1]["error"]
    assert error == {"code": "too_long", "message": refused("too_long.body", most=16384)}
    assert ada.post("/api/me", {})[1]["error"]["message"]["key"] == "verbatim"
    seat = ada.sit(ada.table("me", "open")["table"])
    answer = seat.ask("vote", yes=True)
    assert (answer["code"], answer["message"]) == ("nothing_asked", refused("nothing_asked.vote"))


def test_plain_words_are_sentences(server: Serving) -> None:
    ada = Guest(server.host, "Ada")
    told = {lang: ada.post(f"/api/me?plain=1&lang={lang}", {"name": "x" * 20_000})[1]["error"]["message"] for lang in ("en", "de", "xx")}
    assert told["en"] == told["xx"] == "This request is longer than 16384 bytes."
    assert told["de"] not in (told["en"], "")
