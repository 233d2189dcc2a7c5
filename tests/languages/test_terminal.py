"""The words of the terminal: every key that the command line asks for is there, in every language, and nothing besides."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import moonbase.cli
from moonbase.catalog.registry import GAMES
from moonbase.cli.rendering.elements import LABEL
from moonbase.cli.terminal.words import reader_language
from moonbase.languages.bundle import Bundle, message_id
from moonbase.languages.files import ENGLISH, LANGUAGES, TERMINAL, word_file

ROOT = Path(moonbase.cli.__file__).parent
MESSAGE = re.compile(r"^([a-z][\w-]*) =((?:.|\n[ }])*)", re.MULTILINE)
VARIABLE = re.compile(r"\$([a-z-]+)")
TWICE_MADE = re.compile(r"fromthemoon-(short|tight|wide|narrow)-")
"""Keys with two values in them, which any key would fit."""


PARTS = (TERMINAL, *(f"{game}-{TERMINAL}" for game in GAMES))
FILES = {language: "".join(word_file(language, part) for part in PARTS) for language in LANGUAGES}


def own(language: str) -> dict[str, set[str]]:
    """The variables of each message of the terminal."""
    return {id: set(VARIABLE.findall(text)) for id, text in MESSAGE.findall(FILES[language])}


def words_of(language: str) -> Bundle:
    return Bundle(language, *PARTS)


def messages(language: str, part: str) -> dict[str, set[str]]:
    """The variables of each message by its id."""
    return {id: set(VARIABLE.findall(text)) for id, text in MESSAGE.findall(word_file(language, part))}


@cache
def strings() -> list[ast.JoinedStr | ast.Constant]:
    nodes = [node for path in ROOT.rglob("*.py") for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    return [node for node in nodes if isinstance(node, (ast.JoinedStr, ast.Constant))]


def pattern(node: ast.JoinedStr | ast.Constant) -> str:
    """A pattern for the ids of a key that the command line makes: any word stands where a value does."""
    if isinstance(node, ast.Constant):
        return re.escape(message_id(str(node.value)))
    return "".join(re.escape(message_id(str(part.value))) if isinstance(part, ast.Constant) else r"\w+" for part in node.values)


def test_every_word_is_asked_for() -> None:
    made = {pattern(node) for node in strings()}
    known = re.compile("|".join(each for each in made if re.sub(rf"\\w\+|\\?-|^({'|'.join(GAMES)})\b", "", each)))
    of_game = {f"{game}-{id}" for game in GAMES for id in messages(ENGLISH, game)}
    ids = {id for id in own(ENGLISH) if not TWICE_MADE.match(id) and id not in of_game}
    assert {id for id in ids if not known.fullmatch(id) and not known.fullmatch(id.removesuffix("-about"))} == set()


def test_every_key_has_words() -> None:
    known = own(ENGLISH)
    rooms = {name.partition("-")[0] for name in known}
    pieces = {id(part) for node in strings() if isinstance(node, ast.JoinedStr) for part in node.values}
    keys = {str(node.value) for node in strings() if isinstance(node, ast.Constant) and id(node) not in pieces}
    asked = {key for key in keys if re.fullmatch(r"[a-z_]+(\.[a-z_]+)+", key) and key.partition(".")[0] in rooms}
    assert len(asked) > 200
    assert {key for key in asked if not any(f"{name}-".startswith(f"{message_id(key)}-") for name in known)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_clause_says_what_its_event_says(game: str, language: str) -> None:
    events, clauses = messages(language, game), own(language)
    of_game = {id.removeprefix(f"{game}-"): names for id, names in clauses.items() if id.startswith(f"{game}-event-")}
    assert len(of_game) > 10
    assert {id: names - events[id] for id, names in of_game.items() if not names <= events[id] | {"seat-you", "owner-you"}} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_leave_room_before_their_line(language: str) -> None:
    words = words_of(language)
    labels = [id for id in own(language) if "-label-" in id]
    assert labels
    assert {id for id in labels if len(words.say(id, {})) >= LABEL} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_words_that_can_be_typed_are_the_same(language: str) -> None:
    words = words_of(language)
    said = [words.say(id, {}) for id in own(language) if id.startswith("word-")]
    assert len(said) == len(set(said))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    ids = [id for id, _ in MESSAGE.findall(FILES[language])]
    assert len(ids) == len(set(ids))
    others = {id for part in (*GAMES, "table") for id in messages(language, part)}
    assert others & set(ids) == set()


@pytest.mark.parametrize(
    ("asked", "environment", "language"),
    [
        (None, {}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "de"),
        (None, {"LANG": "de_AT", "LC_ALL": "C.UTF-8"}, "en"),
        (None, {"LANG": "C", "LC_ALL": "", "LC_MESSAGES": "de"}, "de"),
        (None, {"LANG": "xx_XX"}, "en"),
        ("en", {"LANG": "de_DE.UTF-8"}, "en"),
        ("de", {}, "de"),
    ],
)
def test_the_reader_has_a_language(asked: str | None, environment: dict[str, str], language: str) -> None:
    assert reader_language(asked, environment) == language


def test_a_key_is_a_message() -> None:
    assert message_id("help.why.about") == "help-why-about"
