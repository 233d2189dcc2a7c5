"""An uploaded record may claim any number of contributions: reading them takes linear time."""

from hashlib import blake2b
from typing import Any

import pytest

from moonbase.engine.stream import Stream
from moonbase.records import fair
from moonbase.records.header import deal_of

MANY = 2000


def test_each_contribution_of_a_record_is_hashed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    hashed: list[int] = []

    def counting(data: bytes = b"", **more: Any) -> Any:
        hashed.append(len(data))
        return blake2b(data, **more)

    monkeypatch.setattr(fair, "blake2b", counting)
    entropy = [[0, f"{n:016x}", n // 3] for n in range(MANY)]
    assert deal_of({"deal": {"commitment": "0" * 64, "secret": "5e" * 32, "entropy": entropy}}, 2) is not None
    assert sum(hashed) <= sum(len(f"{after} {seat} {value}\n") for seat, value, after in entropy)


def test_the_key_of_a_draw_is_that_of_the_contributions_before_it() -> None:
    deal = fair.Deal("5e" * 32)
    made = [(0, "00" * 16, 0), (1, "ff" * 16, 0), (1, "ab" * 16, 7), (0, "cd" * 16, 7), (1, "ef" * 16, 9)]
    for seat, value, after in made:
        deal.add(seat, value, after)
    for draw in range(1, 13):
        lines = "".join(f"{after} {seat} {value}\n" for seat, value, after in made if after < draw)
        key = blake2b(lines.encode(), key=bytes.fromhex(deal.secret), person=b"moonbase key").digest()
        assert deal.stream(draw).word() == Stream(key, draw).word()
