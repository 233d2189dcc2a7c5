"""What can be refused, by code: a plain sentence for people, a status for HTTP."""

from collections.abc import Sequence
from typing import Final

STATUS: Final = {
    "malformed": 400,
    "too_long": 413,
    "no_session": 401,
    "foreign_origin": 403,
    "not_seated": 403,
    "not_over": 403,
    "unknown": 404,
    "unknown_table": 404,
    "unknown_set": 404,
    "key_used": 410,
    "other_rules": 409,
    "too_many": 429,
    "defect": 500,
    "busy": 503,
}
"""Every other code is a 409: the request is well formed, and the table stands otherwise."""
LONGEST_LINE: Final = 600


class Refused(Exception):
    def __init__(self, code: str, message: str, lines: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.code: Final = code
        self.message: Final = message
        self.lines: Final = tuple(lines)
        """Everything that is wrong, where one sentence cannot hold it."""

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 409)


class Stale(Refused):
    """The table has moved on since the sequence number that the request names."""

    def __init__(self) -> None:
        super().__init__("stale", "The table has moved on; here is how it stands now.")


def sentence(message: str) -> str:
    """What a GameError says first, as a sentence."""
    line = shortened(message.strip().splitlines()[0] if message.strip() else "malformed")
    return line[0].upper() + line[1:] + ("" if line.endswith((".", "?")) else ".")


def shortened(line: str) -> str:
    """A line may quote what was brought along, and need not quote all of it."""
    return line if len(line) <= LONGEST_LINE else line[: LONGEST_LINE - 3] + "..."
