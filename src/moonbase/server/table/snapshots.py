"""The messages of one table, made once for all who see the same. A socket that had one is told only what has changed since."""

from collections.abc import Callable
from itertools import count
from typing import Any, Final, NamedTuple

import msgspec

from moonbase.engine.difference import Comparison
from moonbase.server.base.metrics import Metrics
from moonbase.server.base.wire import TableChange, TableMessage, encode

MOST_KEPT: Final = 8
"""Messages, and texts of them: a client names the event it has, so one that lies could have any number of them made."""

Key = tuple[int, str, int, int]


NO_EVENTS: Final = msgspec.Raw(b"[]")


class Snapshot(NamedTuple):
    """One message as plain data. Every socket keeps the one that it sent last."""

    number: int
    sequence: int
    tree: dict[str, Any]
    """Without the events: they are news each time, and never compared."""
    events: msgspec.Raw

    def without_events(self) -> "Snapshot":
        """What is kept to compare the next message with: a log can be long."""
        return self._replace(events=NO_EVENTS)


class Snapshots:
    def __init__(self, metrics: Metrics) -> None:
        self._metrics: Final = metrics
        self._numbers: Final = count(1)
        self._made: Final[dict[Key, Snapshot]] = {}
        self._texts: Final[dict[tuple[int, int], str]] = {}
        self._comparison = Comparison()

    def clear(self) -> None:
        """The table has changed."""
        self._made.clear()
        self._texts.clear()
        self._comparison = Comparison()

    def of(self, key: Key, make: Callable[[], TableMessage]) -> Snapshot:
        """The message for all who share a key."""
        found = self._made.get(key)
        if found is None:
            if len(self._made) >= MOST_KEPT:
                self._made.clear()
            found = self._made[key] = taken(make(), next(self._numbers))
        return found

    def text(self, now: Snapshot, before: Snapshot | None) -> str:
        """What a socket sends that sent another message before, or none."""
        pair = now.number, 0 if before is None else before.number
        text = self._texts.get(pair)
        if text is None:
            if len(self._texts) >= MOST_KEPT:
                self._texts.clear()
            text = self._texts[pair] = (whole(now) if before is None else self._change(before, now)).decode()
            self._metrics.count("views_encoded_total")
        self._metrics.count("views_sent_total")
        return text

    def _change(self, before: Snapshot, now: Snapshot) -> bytes:
        change = self._comparison.fields(before.tree, now.tree)
        change["events"] = [now.events]
        return encode(TableChange(now.number, before.number, change))


def taken(message: TableMessage, number: int) -> Snapshot:
    view, events = message.view, message.events
    message.view, message.events = {}, []
    tree = msgspec.to_builtins(message)
    tree["view"] = view  # plain data already
    return Snapshot(number, message.sequence, tree, msgspec.Raw(encode(events)))


def whole(now: Snapshot) -> bytes:
    return encode({**now.tree, "number": now.number, "events": now.events})
