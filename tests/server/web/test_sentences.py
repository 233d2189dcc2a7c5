"""What is refused is said by key, so that a page can say it in its own language: every key has its sentence, its values and its words."""

import ast
import re
from pathlib import Path

import pytest

import moonbase.server
from kit.player import Guest
from kit.serving import Serving
from moonbase.server.base.sentences import SENTENCES

SOURCES = Path(moonbase.server.__file__).parent
ENGLISH = SOURCES.parent / "languages" / "en" / "table.ftl"


def raised() -> list[tuple[str, set[str]]]:
    """Every ``Refused`` that is made of a key alone, with the names of its values."""
    found: list[tuple[str, set[str]]] = []
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused"):
                continue
            key, *more = node.args
            if isinstance(key, ast.Constant) and (not more or ast.unparse(more[0]) == "None"):
                found.append((str(key.value), {str(each.arg) for each in node.keywords}))
    return found


def test_every_key_that_is_raised_has_its_sentence() -> None:
    keys = raised()
    assert len(keys) > 30
    for key, values in keys:
        assert set(re.findall(r"{(\w+)}", SENTENCES[key])) == values, key
    text = "\n".join(path.read_text() for path in SOURCES.rglob("*.py") if path.name != "sentences.py")
    assert [key for key in SENTENCES if f'"{key}"' not in text] == []


def test_the_page_has_words_for_every_key() -> None:
    found = re.findall(r"^refused-(\S+) = (.*)", ENGLISH.read_text(encoding="utf-8"), re.MULTILINE)
    words = {name.replace("-", "."): re.sub(r"{ \$(\w+) }", r"{\1}", words) for name, words in found}
    assert words == SENTENCES


@pytest.mark.parametrize("sentence", SENTENCES.values())
def test_it_is_one_plain_sentence(sentence: str) -> None:
    assert sentence.endswith(".")
    assert sentence[0].isupper()
    assert len(sentence) < 124, "it fits into the last frame of a socket"


def test_a_refusal_brings_its_key_and_values(server: Serving) -> None:
    ada = Guest(server.host, "Ada")
    error = ada.post("/api/me", {"name": "x" * 20_000})[1]["error"]
    assert (error["code"], error["words"], error["values"]) == ("too_long", "too_long.body", {"most": 16384})
    assert error["message"] == SENTENCES[error["words"]].format(**error["values"])
    assert "words" not in ada.post("/api/me", {})[1]["error"]
    seat = ada.sit(ada.table("me", "open")["table"])
    answer = seat.ask("vote", yes=True)
    assert (answer["code"], answer["words"], answer["message"]) == ("nothing_asked", "nothing_asked.vote", SENTENCES["nothing_asked.vote"])
    assert "values" not in answer
