"""A small, fast, seeded generator with a published algorithm, so that compiled loops and other languages can follow it.

Its state can be computed from what it gave. It serves bots, the lab, tests and seeded games in the terminal; a server deals with
``moonbase.engine.stream``.

Multiply-with-carry on 32-bit words. The state is one number below 2**62, ``carry * 2**32 + word``:

    state  <-  698769069 * word + carry
    output =   word xor carry            (of the new state, 32 bits)

The seed is mixed through the 32-bit finaliser of MurmurHash3. Every intermediate fits in a signed 64-bit integer, hence
compiled and interpreted runs agree without masks for overflow.
"""

from typing import Final, final

from mypy_extensions import i64

from moonbase.engine.chance import WORD, Chance

MULTIPLIER: Final[i64] = 698769069


def _times(a: i64, b: i64) -> i64:
    """``a * b`` modulo 2**32 without leaving 63 bits."""
    return ((a & 0xFFFF) * b + ((((a >> 16) * (b & 0xFFFF)) & 0xFFFF) << 16)) & WORD


def _mix(h: i64) -> i64:
    h = _times(h ^ (h >> 16), 0x85EBCA6B)
    h = _times(h ^ (h >> 13), 0xC2B2AE35)
    return h ^ (h >> 16)


@final
class Rng(Chance):
    """Equal seeds give equal streams. Seeds are integers from 0 to 2**63 - 1."""

    def __init__(self, seed: i64) -> None:
        if seed < 0:
            raise ValueError("a seed is an integer from 0 to 2**63 - 1")
        low = _mix((seed & WORD) ^ 0x5BF03635)
        high = _mix((seed >> 32) ^ low)
        self.state: i64 = ((high % (MULTIPLIER - 2) + 1) << 32) | low

    def word(self) -> i64:
        """Return the next 32 random bits."""
        state = MULTIPLIER * (self.state & WORD) + (self.state >> 32)
        self.state = state
        return (state & WORD) ^ (state >> 32)

    def __reduce__(self) -> tuple[object, ...]:
        return _at, (int(self.state),)

    def fork(self) -> "Rng":
        """Return a second stream that this one decides: thinking with it leaves this stream's later numbers alone."""
        return Rng((self.word() << 31) ^ self.word())


def _at(state: i64) -> Rng:
    """Return a stream that continues from this state, for copies and pickles."""
    rng = Rng(0)
    rng.state = state
    return rng
