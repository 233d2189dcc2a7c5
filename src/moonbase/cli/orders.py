"""What can be typed at the table."""

from textwrap import fill
from typing import Final

HELP: Final = {
    "NUMBER": "take the choice with this number; its text, or some of its words, will do as well",
    "why NUMBER": "why a choice is closed: the rule, and the cheapest way to open it",
    "? CARD": "what a card says, and the rules on it; ? alone shows this list",
    "rule M5.3": "what a rule says; rule M5 shows its section",
    "hand": "the cards of your hand in full",
    "show N": "all about the player at seat N (show alone: yourself)",
    "goals": "what can be claimed, what it asks and what it gives",
    "piles": "the open discards, and what you know of the stacks",
    "list": "every choice in words, the closed ones with their reason",
    "undo, redo": "take back, up to the last moment when something hidden was seen or another player acted",
    "log N": "what happened last",
    "save FILE": "keep the game in a file; resume FILE goes on with it",
    "quit": "leave the table",
}


def help_lines(width: int) -> list[str]:
    column = max(map(len, HELP))
    return [fill(f"  {order:<{column}}  {about}", width - 1, subsequent_indent=" " * (column + 4)) for order, about in HELP.items()]
