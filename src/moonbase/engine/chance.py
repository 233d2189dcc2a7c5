"""The chance that nature draws with. Rules ask for a number below a bound and do not know which generator answers."""

from abc import ABCMeta, abstractmethod
from typing import Final

from mypy_extensions import i64

WORD: Final[i64] = 0xFFFFFFFF


class Chance(metaclass=ABCMeta):
    """A generator gives 32 random bits at a time; ``below`` is made of them without bias, in the same way for every generator."""

    @abstractmethod
    def word(self) -> i64:
        """Return the next 32 random bits."""

    def below(self, n: i64) -> i64:
        """Return a number from 0 to n - 1, each equally likely; n from 1 to 2**31 - 1."""
        if n < 1:
            raise ValueError("below needs a bound of at least 1")
        product = self.word() * n
        low = product & WORD
        if low < n:
            floor = (WORD + 1 - n) % n
            while low < floor:
                product = self.word() * n
                low = product & WORD
        return product >> 32
