"""Limits count for a person and an address, over all sockets, and no client can reset the counts of others."""

from pathlib import Path

import pytest

from kit.server.player import Guest, Seat
from kit.server.serving import Serving
from moonbase.server.base.errors import Refused
from moonbase.server.base.settings import Settings
from moonbase.server.web.limits import MOST_BUCKETS, RATES, SHARED, Limits

BURST = int(RATES["record"].burst)


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def limits(clock: Clock) -> Limits:
    return Limits(Settings("sqlite:///x"), clock)


def passes(limits: Limits, person: str | None, address: str = "192.0.2.1") -> int:
    """Return how many requests pass before one is refused."""
    for n in range(10_000):
        try:
            limits.check("record", person, address)
        except Refused:
            return n
    raise AssertionError("there is no end")


def test_a_person_has_one_bucket_wherever_they_are(limits: Limits, clock: Clock) -> None:
    assert passes(limits, "ada", "192.0.2.1") == BURST
    assert passes(limits, "ada", "192.0.2.2") == 0
    clock.now += 1 / RATES["record"].per_second
    assert passes(limits, "ada", "192.0.2.3") == 1


def test_an_address_has_one_bucket_whoever_asks_there(limits: Limits) -> None:
    """New guests cost nothing, so they must not bring new limits."""
    total = sum(passes(limits, f"guest {n}") for n in range(50))
    assert total == BURST * SHARED
    assert passes(limits, "guest 99", "192.0.2.2") == BURST


def test_all_without_a_session_count_as_one(limits: Limits) -> None:
    assert passes(limits, None) == BURST
    assert passes(limits, None) == 0
    assert passes(limits, "ada") == BURST
    assert passes(limits, None, "192.0.2.2") == BURST


def test_a_refused_request_costs_nothing(limits: Limits, clock: Clock) -> None:
    for _ in range(SHARED):
        passes(limits, "ada")
    assert passes(limits, "ben") == BURST, "ada's refusals did not empty the bucket of the address"


def test_a_flood_of_clients_resets_nobody(limits: Limits) -> None:
    assert passes(limits, "ada") == BURST
    for n in range(MOST_BUCKETS):
        limits.check("record", f"flood {n}", f"10.{n >> 16}.{n >> 8 & 255}.{n & 255}")
        if n % 1000 == 0:
            assert passes(limits, "ada") == 0
    assert len(limits._levels) <= MOST_BUCKETS


def test_a_second_socket_is_no_second_limit(tmp_path: Path) -> None:
    server = Serving(tmp_path, "--workers", "1")
    ada = Guest(server.host, "Ada")
    table = ada.table("me", "open")["table"]
    seats = [ada.sit(table) for _ in range(6)]
    with server.held_up():
        for n in range(100):
            for number, seat in enumerate(seats):
                seat.send(type="preview", request=f"q-{number}-{n}", action="nothing")
    answers = [answer for seat in seats for answer in answers_of(seat, 100)]
    refused = [answer for answer in answers if answer["code"] == "too_many"]
    assert refused, "none of six sockets has said more than one may, but all of them together have"
    ben = Guest(server.host, "Ben").sit(table)
    assert ben.ask("preview", action="nothing")["code"] == "not_seated", "others are not slowed down"
    assert server.stop() == 0


def answers_of(seat: Seat, n: int) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    while len(found) < n:
        message = seat.hear()
        if message["type"] == "answer":
            found.append(message)
    return found


def test_takebacks_are_limited(tmp_path: Path) -> None:
    server = Serving(tmp_path, "--workers", "1")
    ada = Guest(server.host, "Ada")
    seat = ada.sit(ada.table("me", "open")["table"])
    with server.held_up():
        for n in range(60):
            seat.send(type="takeback", request=f"t-{n}", sequence=seat.now["sequence"], to=-1)
    codes = [answer["code"] for answer in answers_of(seat, 60)]
    assert set(codes) == {"malformed", "too_many"}
    assert server.stop() == 0
