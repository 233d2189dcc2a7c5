"""The stream that deals on a server: published, unbiased, and without any relation between what it gave and what it will give."""

from hashlib import blake2b
from itertools import pairwise
from struct import pack, unpack

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moonbase.engine.rng import MULTIPLIER, Rng
from moonbase.engine.stream import Stream
from moonbase.records.fair import Deal, commitment

KEY = bytes(range(64))
SECRET = "5e" * 32


def words(stream: Stream | Rng, n: int) -> list[int]:
    return [int(stream.word()) for _ in range(n)]


def test_the_algorithm_is_the_published_one() -> None:
    expected: list[int] = []
    for block in range(3):
        expected += unpack(">16I", blake2b(pack(">QQ", 7, block), key=KEY, person=b"moonbase draw").digest())
    assert words(Stream(KEY, 7), 48) == expected


def test_known_numbers() -> None:
    """Other programs can check themselves by these."""
    deal = Deal(SECRET)
    deal.add(0, "00" * 16, 0)
    deal.add(1, "ff" * 16, 61)
    assert commitment(SECRET) == "9985b2e4b9b71b28ce59ea5ce77f0b110637b625c6d7f41e982c9510940a2056"
    assert [int(deal.stream(draw).below(1000)) for draw in (1, 2, 61, 62)] == [438, 527, 759, 614]


@given(st.integers(1, 2**31 - 1), st.integers(0, 2**32))
def test_below_is_below(n: int, draw: int) -> None:
    stream = Stream(KEY, draw)
    assert all(0 <= stream.below(n) < n for _ in range(20))


def test_below_needs_a_bound() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        Stream(KEY, 1).below(0)


# --- the old attack's precondition, and that it is gone


def recovered(outputs: list[int]) -> int | None:
    """The state of the fast generator from two outputs: it is linear, so a guess at 30 bits of carry is checked by the next output.

    The carry is below 2**30. Given it, the word follows from the output, and the next output follows from both; the attack on a deal did
    the same with less than whole outputs by lattice reduction. Here the carry is known up to its low 16 bits, to keep the search short."""
    high, seen, after = outputs
    for low in range(1 << 16):
        carry = high | low
        word = seen ^ (carry & 0xFFFFFFFF)
        state = MULTIPLIER * word + carry
        if (state & 0xFFFFFFFF) ^ (state >> 32) == after:
            return (carry << 32) | word
    return None


def test_the_fast_generator_gives_itself_away() -> None:
    rng = Rng(12345)
    seen = int(rng.word())
    state = int(rng.state)
    after = int(rng.word())
    assert recovered([state >> 48 << 16, seen, after]) == state
    again = Rng(0)
    again.state = state
    assert words(again, 100) == [after, *words(rng, 99)], "whoever has the state has every later number"


def rank(rows: list[int]) -> int:
    """Return the rank of a matrix over the field of two elements, whose rows are given as numbers."""
    found = 0
    rows = [row for row in rows if row]
    while rows:
        pivot = max(rows)
        top = pivot.bit_length()
        found += 1
        rows = [row ^ pivot if row.bit_length() == top else row for row in rows if row is not pivot]
        rows = [row for row in rows if row]
    return found


def test_no_linear_relation_holds_between_the_words_of_a_stream() -> None:
    """A generator that is linear over bits with a state of n bits gives vectors that span at most n dimensions; these span all of them."""
    many = words(Stream(KEY, 1), 2048)
    vectors = [sum(word << (32 * place) for place, word in enumerate(many[at : at + 32])) for at in range(2048 - 32)]
    assert rank(vectors) == 1024


def test_no_multiplier_links_one_word_to_the_next() -> None:
    """The fast generator's next state is one multiple of its state, whatever the seed; a stream has no such number."""
    rng, states = Rng(7), list[int]()
    for _ in range(6):
        states.append(int(rng.state))
        rng.word()
    modulus = MULTIPLIER * 2**32 - 1
    assert ratios(states, modulus) == {int(MULTIPLIER)}
    stream = words(Stream(KEY, 1), 64)
    pairs = [stream[i] << 32 | stream[i + 1] for i in range(0, 64, 2)]
    assert len(ratios(pairs, modulus)) == len(pairs) - 1


def ratios(numbers: list[int], modulus: int) -> set[int]:
    return {b * pow(a, -1, modulus) % modulus for a, b in pairwise(numbers)}


def differing_bits(one: list[int], other: list[int]) -> float:
    return sum((a ^ b).bit_count() for a, b in zip(one, other, strict=True)) / (32 * len(one))


NEAR_HALF = pytest.approx(0.5, abs=0.02)
"""Seven standard deviations for 32,000 bits."""


def test_streams_of_two_tables_are_independent() -> None:
    one, other = Deal("00" * 32), Deal("00" * 31 + "01")
    assert differing_bits(words(one.stream(1), 1000), words(other.stream(1), 1000)) == NEAR_HALF


def test_a_contribution_changes_every_later_draw_and_no_earlier_one() -> None:
    before, after = Deal(SECRET), Deal(SECRET)
    after.add(1, "00" * 16, 10)
    for draw in (1, 10):
        assert words(before.stream(draw), 8) == words(after.stream(draw), 8)
    assert differing_bits(words(before.stream(11), 1000), words(after.stream(11), 1000)) == NEAR_HALF


def test_earlier_draws_say_nothing_about_later_ones() -> None:
    """Among the tables whose first draw fell alike, the next draws are distributed as at all tables."""
    counts = [0] * 8
    for table in range(40_000):
        deal = Deal(f"{table:064x}")
        if deal.stream(1).below(8) == 3:
            counts[deal.stream(2).below(8)] += 1
    expected = sum(counts) / 8
    chi_square = sum((count - expected) ** 2 / expected for count in counts)
    assert chi_square < 50, counts  # seven degrees of freedom: once in a hundred million; the tables are the same in every run


def test_draws_with_different_numbers_are_independent() -> None:
    deal = Deal(SECRET)
    assert differing_bits(words(deal.stream(1), 1000), words(deal.stream(2), 1000)) == NEAR_HALF
