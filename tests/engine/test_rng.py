"""The generator: its published algorithm, fair numbers below a bound, and the same numbers compiled and not."""

import copy
import pickle
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kit.command import surroundings
from moonbase.engine.rng import Rng

SEEDS = st.integers(0, 2**63 - 1)
BOUNDS = st.integers(1, 2**31 - 1)
SKEWED = 1717986918
"""Two fifths of 2**32: without rejection every other number would come up half as often again."""


# --- the algorithm as its description tells it, written once more


def finalise(h: int) -> int:
    """The 32-bit finaliser of MurmurHash3."""
    h ^= h >> 16
    h = h * 0x85EBCA6B % 2**32
    h ^= h >> 13
    h = h * 0xC2B2AE35 % 2**32
    return h ^ h >> 16


class Described:
    """Multiply-with-carry on 32-bit words."""

    def __init__(self, seed: int) -> None:
        self.word = finalise(seed % 2**32 ^ 0x5BF03635)
        self.carry = finalise(seed // 2**32 ^ self.word) % (698769069 - 2) + 1

    def next(self) -> int:
        self.carry, self.word = divmod(698769069 * self.word + self.carry, 2**32)
        return self.word ^ self.carry

    def below(self, n: int) -> int:
        """Return a number below n: an equal number of the 2**32 words stands for each result, and the other words are drawn again."""
        while True:
            result, rest = divmod(self.next() * n, 2**32)
            if rest >= 2**32 % n:
                return result


def test_the_finaliser_is_the_known_one() -> None:
    assert [finalise(h) for h in (0, 1, 0xFFFFFFFF)] == [0, 0x514E28B7, 0x81F16F39]


@given(SEEDS)
def test_words_follow_the_description(seed: int) -> None:
    rng = Rng(seed)
    described = Described(seed)
    assert [rng.word() for _ in range(50)] == [described.next() for _ in range(50)]


@given(SEEDS, st.lists(BOUNDS, min_size=1, max_size=30))
def test_numbers_below_a_bound_follow_the_description(seed: int, bounds: list[int]) -> None:
    rng = Rng(seed)
    described = Described(seed)
    assert [rng.below(n) for n in bounds] == [described.below(n) for n in bounds]


REFERENCE = {
    0: [3834166581, 2907099118, 3433488023, 595136974],
    1: [2134886510, 4060555036, 1852899218, 4479970],
    2**32: [3890769894, 3848620359, 4230281728, 4291771708],
    2**63 - 1: [3962853353, 2671919264, 2829721240, 400293856],
}


@pytest.mark.parametrize("seed", REFERENCE)
def test_reference_words(seed: int) -> None:
    """Reference values for an implementation of the generator in another language."""
    rng = Rng(seed)
    assert [rng.word() for _ in range(4)] == REFERENCE[seed]


# --- compiled and interpreted


BOTH_FORMS = """
from moonbase.engine.rng import Rng
from moonbase.engine.stream import Stream
for seed in (0, 1, 12345, 2**31, 2**32 - 1, 2**40 + 17, 2**62, 2**63 - 1):
    for chance in (Rng(seed), Stream(seed.to_bytes(32, "big"), seed)):
        for n in (1, 2, 3, 52, 1000, 2**30 + 1, %d, 2**31 - 1):
            print(int(chance.below(n)), int(chance.word()))
    print(int(Rng(seed).fork().state))
"""


def printed(**env: str) -> str:
    command = [sys.executable, "-c", BOTH_FORMS % SKEWED]
    return subprocess.run(command, capture_output=True, text=True, check=True, env=surroundings(**env)).stdout


def test_the_plain_sources_give_the_same_numbers() -> None:
    assert printed() == printed(MOONBASE_INTERPRETED="1")


# --- seeds and states


@given(SEEDS)
def test_the_state_stays_within_its_bounds(seed: int) -> None:
    rng = Rng(seed)
    for _ in range(20):
        assert 0 < rng.state < 2**62
        assert 0 <= rng.word() < 2**32


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    first = [int(Rng(seed).word()) for seed in range(2000)]
    assert len(set(first)) >= 1999
    ones = [(a ^ b).bit_count() for a, b in pairwise(first)]
    assert 15 < sum(ones) / len(ones) < 17  # half of 32 bits differ


@pytest.mark.parametrize("seed", [-1, -(2**63)])
def test_a_negative_seed_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="seed"):
        Rng(seed)


# --- fairness


@pytest.mark.parametrize("n", [0, -1])
def test_there_is_nothing_below_nothing(n: int) -> None:
    with pytest.raises(ValueError, match="at least 1"):
        Rng(1).below(n)


@given(SEEDS, BOUNDS)
def test_numbers_stay_below_their_bound(seed: int, n: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


def test_below_one_there_is_only_zero() -> None:
    rng = Rng(5)
    assert {rng.below(1) for _ in range(100)} == {0}


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 34, 100])
def test_every_number_comes_up_equally_often(n: int) -> None:
    rng = Rng(n)
    draws = 400 * n
    counts = Counter(rng.below(n) for _ in range(draws))
    assert sorted(counts) == list(range(n))
    excess = sum((count - 400) ** 2 / 400 for count in counts.values()) - (n - 1)
    assert excess < 5 * (2 * (n - 1)) ** 0.5  # chi-square within five deviations of its mean


def test_rejection_keeps_a_large_bound_fair() -> None:
    """Below SKEWED the even numbers of the lower quarter would have three words in five."""
    rng = Rng(1)
    plain = Rng(1)
    low = SKEWED // 4
    fair = [v for v in (rng.below(SKEWED) for _ in range(20000)) if v < low]
    naive = [v for v in (plain.word() * SKEWED >> 32 for _ in range(20000)) if v < low]
    assert abs(sum(v % 2 for v in fair) / len(fair) - 0.5) < 0.03
    assert abs(sum(v % 2 for v in naive) / len(naive) - 0.5) > 0.05


def test_pairs_of_numbers_are_independent() -> None:
    rng = Rng(9)
    draws = [rng.below(6) for _ in range(14401)]
    counts = Counter(pairwise(draws))
    assert len(counts) == 36
    assert sum((count - 400) ** 2 / 400 for count in counts.values()) < 36 + 5 * (2 * 36) ** 0.5


# --- a second stream


def test_a_fork_leaves_the_later_numbers_of_its_parent_alone() -> None:
    used, unused = Rng(3), Rng(3)
    branch = used.fork()
    unused.fork()
    for _ in range(100):
        branch.word()
    assert [used.word() for _ in range(20)] == [unused.word() for _ in range(20)]


def test_forks_differ_from_each_other_and_from_their_parent() -> None:
    rng = Rng(4)
    streams = [rng.fork(), rng.fork(), rng]
    words = [tuple(stream.word() for _ in range(5)) for stream in streams]
    assert len(set(words)) == 3


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda rng: pickle.loads(pickle.dumps(rng))])
def test_a_copy_goes_on_with_the_same_numbers_by_itself(again: Callable[[Rng], Rng]) -> None:
    rng = Rng(5)
    rng.word()
    twin = again(rng)
    expected = [rng.word() for _ in range(5)]
    assert [twin.word() for _ in range(5)] == expected
