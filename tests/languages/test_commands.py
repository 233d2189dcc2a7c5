"""The words of the command line: its English is in the code, and every other language has all of it and nothing besides."""

import argparse
import ast
import re
from functools import cache
from pathlib import Path
from string import Formatter
from typing import NamedTuple

import pytest

import moonbase
from moonbase.cli.arguments.argparse_words import argparse_key
from moonbase.cli.arguments.help_words import help_key, metavar_key
from moonbase.cli.commands import COMMANDS, about, parser_of
from moonbase.languages.bundle import message_id
from moonbase.languages.files import COMMANDS as FILE
from moonbase.languages.files import ENGLISH, FAULTS, LANGUAGES, TABLE, TERMINAL, word_file
from moonbase.languages.phrase import Phrase, command_words

ROOT = Path(str(moonbase.__file__)).parent
OTHERS = [language for language in LANGUAGES if language != ENGLISH]
MESSAGE = re.compile(r"^([a-z][\w-]*) =((?:.|\n[ }])*)", re.MULTILINE)
VARIABLE = re.compile(r"\$([a-z_]+)")
OF_ARGPARSE = (
    "usage: ",
    "positional arguments",
    "options",
    "show this help message and exit",
    "argument %(argument_name)s: %(message)s",
    "ambiguous option: %(option)s could match %(matches)s",
    "invalid choice: %(value)r (choose from %(choices)s)",
    "invalid choice: %(value)r, maybe you meant %(suggestion)r? (choose from %(choices)s)",  # Python 3.14
    "expected one argument",
    "expected at most one argument",
    "expected at least one argument",
    "expected %s argument",
    "expected %s arguments",
    "invalid %(type)s value: %(value)r",
    "the following arguments are required: %s",
    "one of the arguments %s is required",
    "not allowed with argument %s",
    "ignored explicit argument %r",
    "unexpected option string: %s",
    "unrecognized arguments: %s",
)
"""The messages of argparse that a person can meet."""


class Said(NamedTuple):
    """A phrase in the code."""

    id: str
    english: str
    args: frozenset[str]


@cache
def phrases() -> tuple[Said, ...]:
    return tuple(each for path in sorted(ROOT.rglob("*.py")) if "Phrase(" in (text := path.read_text("utf-8")) for each in in_code(text))


def in_code(source: str) -> list[Said]:
    tree = ast.parse(source)
    named = [node for node in ast.walk(tree) if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)]
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Phrase"]
    found = []
    for call in calls:
        if isinstance(call.args[0], ast.Constant):
            args = frozenset(str(word.arg) for word in call.keywords)
            found.append(Said(message_id(str(call.args[0].value)), written(call, named), args))
    return found


def written(call: ast.Call, named: list[ast.Assign]) -> str:
    """Return the English of a phrase; it may stand in a variable just above."""
    template = call.args[1]
    if isinstance(template, ast.Name):
        above = [each for each in named if each.lineno < call.lineno and ast.unparse(each.targets[0]) == template.id]
        template = max(above, key=lambda each: each.lineno).value
    assert isinstance(template, ast.Constant)
    return str(template.value)


def messages(language: str, *parts: str) -> dict[str, set[str]]:
    """Return the variables of each message."""
    return {id: set(VARIABLE.findall(text)) for part in parts for id, text in MESSAGE.findall(word_file(language, part))}


def options() -> list[tuple[str, argparse.Action]]:
    return [(command, action) for command in COMMANDS for action in parser_of(command)._actions if action.dest != "help"]


def asked_for(language: str) -> set[str]:
    """Return the messages that the command line asks for in a language."""
    words = command_words(language)
    declared = {message_id(help_key(words, command, action)) for command, action in options() if not isinstance(action.help, Phrase)}
    return {each.id for each in phrases()} | declared | {f"about-{name}" for name in COMMANDS}


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_missing(language: str) -> None:
    known = messages(language, FILE, FAULTS, TABLE, TERMINAL).keys()
    assert sorted(asked_for(language) - known) == []
    assert sorted({message_id(argparse_key(message)) for message in OF_ARGPARSE} - known) == []


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_over(language: str) -> None:
    metavars = {message_id(metavar_key(action.metavar)) for _, action in options() if isinstance(action.metavar, str)}
    of_argparse = {message_id(argparse_key(message)) for message in OF_ARGPARSE}
    assert sorted(messages(language, FILE, FAULTS).keys() - asked_for(language) - metavars - of_argparse) == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_stands_twice(language: str) -> None:
    ids = [id for part in (FILE, FAULTS, TABLE, TERMINAL) for id, _ in MESSAGE.findall(word_file(language, part))]
    assert sorted({id for id in ids if ids.count(id) > 1}) == []


@pytest.mark.parametrize("language", OTHERS)
def test_arguments_agree(language: str) -> None:
    """A language may say less of what only English says as one piece, such as the reason that an engine gave."""
    known = messages(language, FILE, FAULTS, TABLE, TERMINAL)
    english = {each: {name for _, name, _, _ in Formatter().parse(each.english) if name} for each in phrases()}
    assert [each for each in phrases() if english[each] | known[each.id] != each.args] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_phrase_can_be_said(language: str) -> None:
    for each in phrases():
        assert Phrase(each.id, each.english, **dict.fromkeys(each.args, 7)).said(language)


@pytest.mark.parametrize("language", OTHERS)
def test_no_fault_of_a_card_file_stays_english(language: str) -> None:
    """A word that the file itself has to say, such as ``true``, stays as it is."""
    faults = [each for each in phrases() if each.id.startswith("fault-") and re.search("[a-z]", re.sub("{[a-z]+}", "", each.english))]
    said = {each.id: Phrase(each.id, each.english, **dict.fromkeys(each.args, 7)) for each in faults}
    assert len(faults) > 90
    assert [id for id, phrase in said.items() if phrase.said(language) == phrase] == ["fault-true"]


@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_means_one_thing(language: str) -> None:
    words = command_words(language)
    meanings: dict[str, set[str]] = {}
    for command, action in options():
        meanings.setdefault(help_key(words, command, action), set()).add(str(action.help))
    assert {key: said for key, said in meanings.items() if len(said) > 1} == {}
    assert all(len({each.english for each in phrases() if each.id == one.id}) == 1 for one in phrases())


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_no_english_sentence(command: str, language: str) -> None:
    english, other = parser_of(command), parser_of(command, language)
    assert about(command, language) != about(command)
    same = [ours.dest for ours, theirs in zip(english._actions, other._actions, strict=True) if ours.help == theirs.help]
    assert same == []
    assert [group.title for group in other._action_groups] != [group.title for group in english._action_groups]


def test_a_phrase_is_english_and_more() -> None:
    game = Phrase(
        "refused.game", "unknown game '{name}'{hint}", name="{mon}", hint=Phrase("refused.near", "; did you mean '{near}'?", near="moon")
    )
    assert game == "unknown game '{mon}'; did you mean 'moon'?"
    assert game.said(ENGLISH) == game
    assert game.said("de") == "das Spiel „{mon}“ ist unbekannt; meintest du „moon“?"
