"""What can be typed at the table."""

from collections.abc import Mapping
from textwrap import fill
from typing import Final

HELP: Final = {
    "NUMBER": "take the choice with this number; its text, or some of its words, will do as well",
    "Enter": "the table again (also: table), with what happened since your last turn",
    "why NUMBER": "why a choice is closed: the rule, and the cheapest way to open it",
    "? NUMBER": "the card of a choice in full; ? and a name finds any card; ? alone shows this list",
    "? signs": "what the signs on the table mean",
    "rule M5.3": "what a rule says; rule M5 shows its section, rule alone lists the sections",
    "hand": "the cards of your hand in full",
    "show N": "all about the player at seat N, or of that name (show alone: yourself)",
    "goals": "what can be claimed, what it asks and what it gives",
    "piles": "the open discards, and what you know of the stacks",
    "list": "every choice in words, the closed ones with their reason",
    "undo, redo": "take back, up to the last moment when something hidden was seen or another player acted",
    "log": "what happened since your last turn; log N: the last N lines",
    "save FILE": "keep the game in a file; resume FILE goes on with it",
    "quit": "leave the table (Ctrl-C too); asks once where the game is not saved",
}
ALIASES: Final = {
    "help": "?",
    "goal": "goals",
    "rules": "rule",
    "board": "table",
    "q": "quit",
    "exit": "quit",
    "cards": "hand",
    "choices": "list",
}


def help_lines(width: int) -> list[str]:
    return columns(HELP, width)


def columns(rows: Mapping[str, str], width: int) -> list[str]:
    """Two columns, the second one wrapped under itself."""
    first = max(map(len, rows))
    return [fill(f"  {key:<{first}}  {about}", width - 1, subsequent_indent=" " * (first + 4)) for key, about in rows.items()]
