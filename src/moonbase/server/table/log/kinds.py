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
"""The return of a table with clocks to the memory. The text has the seconds that ran on meanwhile; the rest of the time is nobody's."""
GONE: Final = "gone"
BACK: Final = "back"
ENTROPY: Final = "entropy"
"""Numbers that somebody adds to the deal when sitting down."""
RECORD: Final = "record"
"""The rest of the record that a table was made from, besides its steps: deal, stand-ins, seed."""
LEAVE: Final = "leave"
"""The end of a game that is left unfinished."""

YES: Final = "yes"
NO: Final = "no"
NOBODY: Final = "-"
WHILE_AWAY: Final = "away"
"""A stand-in that was proposed because somebody is away: the question lapses when that player is back."""
SERVER: Final = -2
UNFINISHED: Final = -4
"""The value in place of the seat that is waited on, at a table that was left."""
