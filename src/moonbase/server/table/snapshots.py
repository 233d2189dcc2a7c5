"""The messages of one table, made once for all who see the same. A client that has one is told only what has changed since."""

from collections.abc import Callable
from itertools import count
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Raw
from msgspec.json import encode

from moonbase.engine.difference import Comparison
from moonbase.server.base.metrics import Metrics
from moonbase.server.base.texts import Wording
from moonbase.server.base.wire import Choice, TableChange, TableMessage

MOST_KEPT: Final = 8
"""Messages, and texts of them: a client names the event it has, so one that lies could have any number of them made."""
MOST_OFFERS: Final = 200
"""Choices that a client remembers besides those that it has just now: most come back, with the next turn or after a question."""

Key = tuple[int, str | None, int, int]
Tree = dict[str, Any]
Offers = dict[str, Raw]
"""Choices by their actions, as JSON."""


class Snapshot(NamedTuple):
    """What a viewer is to know, as plain data. It has choices by their actions, and events apart: they are news each time."""

    key: Key
    sequence: int
    tree: Tree
    offers: Offers
    events: Raw


class Known(NamedTuple):
    """What a client knows after a message."""

    number: int
    tree: Tree
    offers: Offers


class Told(NamedTuple):
    text: str
    known: Known


class Snapshots:
    def __init__(self, metrics: Metrics) -> None:
        self._metrics: Final = metrics
        self._numbers: Final = count(1)
        self._made: Final[dict[Key, Snapshot]] = {}
        self._told: Final[dict[tuple[Key, int], Told]] = {}
        self._comparison = Comparison()

    def clear(self) -> None:
        """The table has changed."""
        self._made.clear()
        self._told.clear()
        self._comparison = Comparison()

    def of(self, key: Key, make: Callable[[], TableMessage], wording: Callable[[], Wording]) -> Snapshot:
        """The message for all who share a key."""
        found = self._made.get(key)
        if found is None:
            if len(self._made) >= MOST_KEPT:
                self._made.clear()
            found = self._made[key] = snapshot(key, make(), wording())
        return found

    def tell(self, now: Snapshot, known: Known | None) -> Told:
        """What a client is sent that knows of an earlier message, or of none."""
        pair = now.key, 0 if known is None else known.number
        found = self._told.get(pair)
        if found is None:
            if len(self._told) >= MOST_KEPT:
                self._told.clear()
            number = next(self._numbers)
            found = self._told[pair] = whole(now, number) if known is None else self._change(now, number, known)
            self._metrics.count("views_encoded_total")
        self._metrics.count("views_sent_total")
        return found

    def _change(self, now: Snapshot, number: int, known: Known) -> Told:
        change = self._comparison.fields(known.tree, now.tree)
        change["events"] = [now.events]
        offers = remembered(known.offers, now.offers)
        news: dict[str, list[Raw]] = {action: [offer] for action, offer in offers.items() if known.offers.get(action) != offer}
        news |= {action: [] for action in known.offers if action not in offers}
        if news:
            change["offers"] = news
        return Told(encode(TableChange(number, known.number, change)).decode(), Known(number, now.tree, offers))


def snapshot(key: Key, message: TableMessage, wording: Wording) -> Snapshot:
    view, events, choices, closed = message.view, message.events, message.choices, message.closed
    message.view, message.events, message.choices, message.closed = {}, [], [], []
    tree = msgspec.to_builtins(message)
    tree["view"] = view  # plain data already
    tree["choices"], tree["closed"] = actions(choices), actions(closed)
    offers = {choice.action: Raw(encode(choice, enc_hook=wording)) for choice in [*choices, *closed]}
    return Snapshot(key, message.sequence, tree, offers, Raw(encode(events, enc_hook=wording)))


def actions(choices: list[Choice]) -> list[str]:
    return [choice.action for choice in choices]


def whole(now: Snapshot, number: int) -> Told:
    lists = {name: [now.offers[action] for action in now.tree[name]] for name in ("choices", "closed")}
    text = encode({**now.tree, **lists, "number": number, "events": now.events}).decode()
    return Told(text, Known(number, now.tree, now.offers))


def remembered(before: Offers, now: Offers) -> Offers:
    """The offers of now, and as many others as a client keeps, the latest."""
    others = [action for action in before if action not in now]
    kept = {action: before[action] for action in others[-MOST_OFFERS:]}
    return kept | now
