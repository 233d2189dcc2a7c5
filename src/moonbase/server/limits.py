"""How often a client may ask: a bucket for each client and kind of request, refilled at a steady rate; and whether quotas hold."""

import time
from typing import Final, NamedTuple

from moonbase.server.errors import Refused
from moonbase.server.store.quota import Quota

MOST_BUCKETS: Final = 20_000


class Rate(NamedTuple):
    per_second: float
    burst: float


RATES: Final = {
    "read": Rate(50, 200),
    "write": Rate(10, 60),
    "guest": Rate(1, 60),
    "table": Rate(0.5, 30),
    "socket": Rate(5, 60),
    "message": Rate(30, 120),
    "record": Rate(0.2, 5),
    "hint": Rate(0.2, 6),
    "set": Rate(0.2, 5),
    "course": Rate(2, 30),
}


class Limits:
    def __init__(self, on: bool) -> None:
        self._on: Final = on
        self._buckets: Final[dict[tuple[str, str], tuple[float, float]]] = {}

    def check(self, kind: str, client: str) -> None:
        """Refused when the client's bucket is empty."""
        if not self._on:
            return
        rate, now = RATES[kind], time.monotonic()
        level, since = self._buckets.get((kind, client), (rate.burst, now))
        level = min(rate.burst, level + (now - since) * rate.per_second)
        if level < 1:
            wait = (1 - level) / rate.per_second
            raise Refused("too_many.requests", seconds=max(1, round(wait)))
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.clear()
        self._buckets[kind, client] = level - 1, now

    def quota(self, quota: Quota) -> Quota | None:
        """None where nobody is limited."""
        return quota if self._on else None
