"""A deal that can be checked afterwards: the dealer commits to a secret first, then everybody at the table may add numbers of their own.

The commitment is the SHA-256 of the secret. The key of a draw is BLAKE2b, keyed with the secret and personalised ``moonbase key``, over one
line ``AFTER SEAT VALUE`` for each contribution that was made before the draw. Draws are numbered from 1 at each table, and a number is
never used again, whatever is taken back.
"""

import re
from hashlib import blake2b, sha256
from typing import Final, NamedTuple

from moonbase.engine.stream import Stream

PERSON: Final = b"moonbase key"
SECRET: Final = re.compile(r"[0-9a-f]{64}")
VALUE: Final = re.compile(r"[0-9a-f]{16,128}")


class Contribution(NamedTuple):
    """Numbers that somebody at the table chose, in hex."""

    seat: int
    value: str
    after: int
    """How many draws had been made by then."""


class Deal:
    """Gives the stream of any draw; contributions come in the order in which they were made."""

    def __init__(self, secret: str) -> None:
        self.secret: Final = secret
        self.contributions: Final[list[Contribution]] = []
        self._key = self._made_key(0)

    def add(self, seat: int, value: str, after: int) -> None:
        self.contributions.append(Contribution(seat, value, after))
        self._key = self._made_key(len(self.contributions))

    def stream(self, draw: int) -> Stream:
        """For the next draw, or for one that was made before some of the contributions."""
        made = sum(1 for each in self.contributions if each.after < draw)
        return Stream(self._key if made == len(self.contributions) else self._made_key(made), draw)

    def _made_key(self, contributions: int) -> bytes:
        lines = "".join(f"{each.after} {each.seat} {each.value}\n" for each in self.contributions[:contributions])
        return blake2b(lines.encode(), key=bytes.fromhex(self.secret), person=PERSON).digest()


def commitment(secret: str) -> str:
    return sha256(bytes.fromhex(secret)).hexdigest()
