"""A cryptographic generator: keyed BLAKE2b in counter mode. Without the key its numbers tell nothing about each other.

Block ``b`` of draw ``d`` is BLAKE2b with a digest of 64 bytes, the key of the stream, the personalisation ``moonbase draw``, over ``d`` and
``b`` as two big-endian numbers of 8 bytes. Its sixteen big-endian words of 32 bits are given out in order.
"""

from hashlib import blake2b
from struct import pack, unpack
from typing import Final, final

from mypy_extensions import i64

from moonbase.engine.chance import Chance

WORDS: Final[i64] = 16
PERSON: Final = b"moonbase draw"


@final
class Stream(Chance):
    """The numbers of one draw. A key and a draw number must never be used for two draws."""

    def __init__(self, key: bytes, draw: int) -> None:
        self._key: bytes = key
        self._draw: int = draw
        self._block: i64 = 0
        self._words: list[int] = []
        self._at: i64 = WORDS

    def word(self) -> i64:
        if self._at == WORDS:
            message = pack(">QQ", self._draw, self._block)
            self._words = list(unpack(">16I", blake2b(message, key=self._key, person=PERSON).digest()))
            self._block += 1
            self._at = 0
        found: i64 = self._words[self._at]
        self._at += 1
        return found
