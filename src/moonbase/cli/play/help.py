"""The commands that can be typed at the table, in the reader's language; the English ones are understood in every language."""

from collections.abc import Iterable, Mapping
from textwrap import fill
from typing import Final

from moonbase.cli.rendering.narrator import Narrator

ACTING: Final = ("number", "enter", "why", "hint", "card", "signs")
READING: Final = ("show", "list")
KEEPING: Final = ("undo", "log", "save", "quit")
"""Words that can be typed, by the ends of keys: ``help.why`` is typed, and ``help.why.about`` explains it."""
WORDS: Final = ("table", "why", "hint", "rule", "log", "show", "list", "undo", "redo", "save", "resume", "quit")
ALIASES: Final = {"help": "?", "rules": "rule", "board": "table", "q": "quit", "exit": "quit", "choices": "list", "tip": "hint"}


def commands(narrator: Narrator, pages: Iterable[str]) -> dict[str, str]:
    """Return the command that each word means, besides the English words of the commands themselves."""
    said = {narrator.say(f"word.{name}").casefold(): name for name in (*WORDS, *pages)}
    return {narrator.say("word.help").casefold(): "?", **said, **ALIASES}


def help_lines(narrator: Narrator, game: str, pages: Iterable[str], letter: str, width: int) -> list[str]:
    """``letter``: what the ids of the game's rules begin with."""
    rows = _rows(narrator, ACTING)
    rows[narrator.say("help.rule", rule=f"{letter}5.3")] = narrator.say("help.rule.about", section=f"{letter}5")
    rows |= {narrator.say(f"word.{page}"): narrator.say(f"{game}.about.{page}") for page in pages}
    return columns(rows | _rows(narrator, (*READING, *KEEPING)), width)


def sign_lines(narrator: Narrator, game: str, signs: Iterable[str], width: int) -> list[str]:
    keys = [f"{game}.sign.{sign}" for sign in signs]
    return columns({narrator.say(key): narrator.say(f"{key}.about") for key in keys}, width)


def _rows(narrator: Narrator, names: Iterable[str]) -> dict[str, str]:
    return {narrator.say(f"help.{name}"): narrator.say(f"help.{name}.about") for name in names}


def columns(rows: Mapping[str, str], width: int) -> list[str]:
    """Set two columns, the second one wrapped under itself."""
    first = max(map(len, rows))
    return [fill(f"  {key:<{first}}  {about}", width - 1, subsequent_indent=" " * (first + 4)) for key, about in rows.items()]
