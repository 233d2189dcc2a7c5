"""The kinds of entries in a table's log."""

from typing import Final

ACT: Final = "act"
UNDO: Final = "undo"
REDO: Final = "redo"
TAKEBACK: Final = "takeback"
CONSENT: Final = "consent"
REPLACE: Final = "replace"
VOTE: Final = "vote"
RETURN: Final = "return"
JOIN: Final = "join"
WAKE: Final = "wake"
"""A table with clocks is in memory again: the time in between is nobody's."""
GONE: Final = "gone"
BACK: Final = "back"

YES: Final = "yes"
NO: Final = "no"
NOBODY: Final = "-"
SERVER: Final = -2
