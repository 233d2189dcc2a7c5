"""Rate limits: buckets for each person and each address, refilled at a steady rate; and the quotas in force."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

from moonbase.server.base.errors import Refused
from moonbase.server.base.settings import Settings
from moonbase.server.store.quota import Quota, TableQuota, TableQuotas

MOST_BUCKETS: Final = 20_000
SHARED: Final = 8
"""The factor of an address's rate over a person's: a whole club may share one address."""


class Rate(NamedTuple):
    per_second: float
    burst: float

    def times(self, n: int) -> "Rate":
        return Rate(self.per_second * n, self.burst * n)


RATES: Final = {
    "read": Rate(50, 200),
    "write": Rate(10, 60),
    "guest": Rate(1, 60),
    "table": Rate(0.5, 30),
    "deal": Rate(0.5, 30),
    "socket": Rate(5, 60),
    "message": Rate(30, 120),
    "takeback": Rate(1, 20),
    "whole": Rate(0.5, 20),
    "record": Rate(0.2, 5),
    "hint": Rate(0.2, 6),
    "set": Rate(0.2, 5),
    "course": Rate(2, 30),
    "ready": Rate(2, 20),
}


class Bucket(NamedTuple):
    kind: str
    client: str


class Level(NamedTuple):
    left: float
    since: float


class Limits:
    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self._on: Final = settings.limits
        self._clock: Final = clock
        self._levels: Final[OrderedDict[Bucket, Level]] = OrderedDict()
        """Buckets, the least recently used first."""
        person = TableQuota("full.tables_running", settings.tables_running, "full.tables", settings.tables)
        address = TableQuota("full.tables_address_running", settings.address_tables_running, "full.tables_address", settings.address_tables)
        self.tables: Final = TableQuotas(person, address) if settings.limits else None

    def check(self, kind: str, person: str | None, address: str) -> None:
        """Raise Refused when the bucket of the person or of the address is empty. Everybody without a session at one address counts as one
        person."""
        if not self._on:
            return
        rate, now = RATES[kind], self._clock()
        mine, shared = Bucket(kind, person or f"nobody at {address}"), Bucket(kind, f"all at {address}")
        wait = max(self._wait(mine, rate, now), self._wait(shared, rate.times(SHARED), now))
        if wait > 0:
            self._keep(mine)
            raise Refused("too_many.requests", seconds=max(1, round(wait)))
        self._take(mine, rate, now)
        self._take(shared, rate.times(SHARED), now)

    def _left(self, bucket: Bucket, rate: Rate, now: float) -> float:
        level = self._levels.get(bucket)
        return rate.burst if level is None else min(rate.burst, level.left + (now - level.since) * rate.per_second)

    def _wait(self, bucket: Bucket, rate: Rate, now: float) -> float:
        """Return the seconds until the bucket holds one more request."""
        return max(0.0, (1 - self._left(bucket, rate, now)) / rate.per_second)

    def _take(self, bucket: Bucket, rate: Rate, now: float) -> None:
        self._levels[bucket] = Level(self._left(bucket, rate, now) - 1, now)
        self._keep(bucket)
        if len(self._levels) > MOST_BUCKETS:
            self._levels.popitem(last=False)

    def _keep(self, bucket: Bucket) -> None:
        """Keep the bucket of a client that continues to ask: if it were forgotten, the client would start again with a full one."""
        if bucket in self._levels:
            self._levels.move_to_end(bucket)

    def quota(self, quota: Quota) -> Quota | None:
        """Return the quota; None where limits are off."""
        return quota if self._on else None
