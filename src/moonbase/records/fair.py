"""A deal that can be checked afterwards: the dealer commits to a secret first, then everybody at the table may add numbers of their own.

The commitment is the SHA-256 of the secret. The key of a draw is BLAKE2b, keyed with the secret and personalised ``moonbase key``, over one
line ``AFTER SEAT VALUE`` for each contribution that was made before the draw. Draws are numbered from 1 at each table, and a number is
never used again, even after an undo.
"""

import re
from bisect import bisect_left
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
    """The number of draws made by then."""


class Deal:
    """The stream of any draw; contributions are added in the order in which they were made."""

    def __init__(self, secret: str) -> None:
        self.secret: Final = secret
        self.commitment: Final = commitment(secret)
        self.contributions: Final[list[Contribution]] = []
        self._lines = blake2b(key=bytes.fromhex(secret), person=PERSON)
        """A hash over all contributions so far: a record may claim any number, so adding one must not cost as much as all before it."""
        self._keys: Final[dict[int, bytes]] = {0: self._lines.digest()}
        """The key of the next draw by the number of draws before it. It holds until a later contribution."""
        self._changes: Final[list[int]] = [0]
        """The numbers in ``_keys``, rising."""

    def add(self, seat: int, value: str, after: int) -> None:
        self.contributions.append(Contribution(seat, value, after))
        self._lines.update(f"{after} {seat} {value}\n".encode())
        if self._changes[-1] != after:
            self._changes.append(after)
        self._keys[after] = self._lines.digest()

    def stream(self, draw: int) -> Stream:
        """Return the stream for the next draw, or for one that was made before some of the contributions."""
        return Stream(self._keys[self._changes[bisect_left(self._changes, draw) - 1]], draw)


def commitment(secret: str) -> str:
    return sha256(bytes.fromhex(secret)).hexdigest()
