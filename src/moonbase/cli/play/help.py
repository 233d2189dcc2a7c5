"""The commands that can be typed at the table."""

from collections.abc import Mapping
from textwrap import fill
from typing import Final

from moonbase.cli.rendering.renderer import Page

ACTING: Final = {
    "NUMBER": "take the choice with this number; its text, or some of its words, will do as well",
    "Enter": "the table again (also: table), with what happened since your last turn",
    "why NUMBER": "why a choice is closed: the rule, and the cheapest way to open it",
    "hint": "what the greedy opponent would do in your place, knowing what you know",
    "? NUMBER": "the card of a choice in full; ? and a name finds any card; ? alone shows this list",
    "? signs": "what the signs on the table mean",
}
READING: Final = {
    "show B": "all about a player, by the letter of the seat (A, B, ...), its number (0, 1, ...) or the name; show alone: yourself",
    "list": "every choice in words, the closed ones with their reason",
}
KEEPING: Final = {
    "undo, redo": "take back, up to the last moment when something hidden was seen or another player acted",
    "log": "what happened since your last turn; log N: the last N lines; log all: everything, the whole set-up too",
    "save FILE": "put the game into a file as well; resume FILE goes on with it",
    "quit": "leave the table (Ctrl-D, Ctrl-C too): the game saves itself, and moonbase play offers to go on",
}
ALIASES: Final = {"help": "?", "rules": "rule", "board": "table", "q": "quit", "exit": "quit", "choices": "list", "tip": "hint"}


def help_lines(pages: Mapping[str, Page], letter: str, width: int) -> list[str]:
    """``letter``: what the ids of the game's rules begin with."""
    rule = {f"rule {letter}5.3": f"what a rule says; rule {letter}5 shows its section, rule alone lists the sections"}
    return columns({**ACTING, **rule, **{word: page.about for word, page in pages.items()}, **READING, **KEEPING}, width)


def columns(rows: Mapping[str, str], width: int) -> list[str]:
    """Two columns, the second one wrapped under itself."""
    first = max(map(len, rows))
    return [fill(f"  {key:<{first}}  {about}", width - 1, subsequent_indent=" " * (first + 4)) for key, about in rows.items()]
