"""The messages of one table, made once for all who see the same. A client that has one is told only what has changed since."""

from collections.abc import Callable
from itertools import count
from sys import intern
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Raw
from msgspec.json import Encoder, encode

from moonbase.engine.difference import fields_changed
from moonbase.server.base.metrics import Metrics
from moonbase.server.base.texts import Wording
from moonbase.server.base.wire import Choice, TableChange, TableMessage
from moonbase.server.table.parts import NOTHING, Differences, Packed, Parts, parts_of, raw

MOST_KEPT: Final = 8
"""Messages, and texts of them: a client names the event it has, so one that lies could have any number of them made."""
MOST_OFFERS: Final = 200
"""Choices that a client remembers besides those that it has just now: most come back, with the next turn or after a question."""

OWN: Final = ("you", "undo", "redo", "leave")
"""The fields of a message that concern its viewer alone, besides the view, the choices and the events."""
APART: Final = frozenset((*OWN, "type", "number", "view", "choices", "closed", "events"))

Fields = dict[str, Any]
Key = tuple[int, str | None, int, int]
Offers = dict[str, Raw]
"""Choices by their actions, as JSON."""
Digests = dict[str, int]
"""The hashes of choices by their actions: enough to see that a client has a choice as it is."""


class Common(NamedTuple):
    """The part of a message that all viewers are told alike, as a message and as data."""

    message: TableMessage
    rest: Fields


class Content(NamedTuple):
    """A message as the next one is held against it. The view without its viewer, and all that is not a viewer's own, may be one thing for
    several viewers, and then a change of it is found once."""

    view: Parts
    viewer: int | None
    common: Fields
    own: Fields
    """The fields that concern the viewer alone, with the actions of choices in place of choices."""


class Snapshot(NamedTuple):
    """The table for one viewer: choices by their actions, and events apart, since they are new each time."""

    key: Key
    sequence: int
    content: Content
    offers: Offers
    digests: Digests
    events: Raw


class Known(NamedTuple):
    """The table as a client knows it after a message."""

    number: int
    content: Content
    digests: Digests


class Told(NamedTuple):
    text: str
    known: Known


class Snapshots:
    def __init__(self, metrics: Metrics) -> None:
        self._metrics: Final = metrics
        self._numbers: Final = count(1)
        self._common: Final[dict[int, Common]] = {}
        self._made: Final[dict[Key, Snapshot]] = {}
        self._told: Final[dict[tuple[Key, int], Told]] = {}
        self._differences = Differences()
        self._twin = NOTHING
        """The last view that another viewer was shown: most of it is the same for all."""

    def clear(self) -> None:
        """The table has changed."""
        self._common.clear()
        self._made.clear()
        self._told.clear()
        self._differences = Differences()
        self._twin = NOTHING

    def of(
        self, key: Key, common: Callable[[], TableMessage], make: Callable[[TableMessage], TableMessage], wording: Callable[[], Wording]
    ) -> Snapshot:
        """Return the message for all who share a key, made of what all viewers are told alike."""
        found = self._made.get(key)
        if found is None:
            if len(self._made) >= MOST_KEPT:
                self._made.clear()
            shared = self._common_at(key[3], common)
            found = self._made[key] = self._snapshot(key, make(shared.message), shared.rest, wording())
        return found

    def _common_at(self, time: int, make: Callable[[], TableMessage]) -> Common:
        found = self._common.get(time)
        if found is None:
            self._common.clear()
            message = make()
            found = self._common[time] = Common(message, rest_of(message))
        return found

    def tell(self, now: Snapshot, known: Known | None) -> Told:
        """Return the message for a client that knows an earlier one, or none."""
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

    def _snapshot(self, key: Key, message: TableMessage, common: Fields, wording: Wording) -> Snapshot:
        encode = Encoder(enc_hook=wording).encode
        texts = {intern(choice.action): encode(choice) for choice in [*message.choices, *message.closed]}
        offers = {action: Raw(text) for action, text in texts.items()}
        digests = {action: hash(text) for action, text in texts.items()}
        events = Raw(encode(message.events))
        view = parts_of(message.view, self._twin)
        self._twin = Packed(message.view, view)
        return Snapshot(key, message.sequence, Content(view, message.view["viewer"], common, own_of(message)), offers, digests, events)

    def _change(self, now: Snapshot, number: int, known: Known) -> Told:
        was, is_now = known.content, now.content
        view = self._differences.between(was.view, is_now.view)
        if was.viewer != is_now.viewer:
            view = view | {"viewer": [is_now.viewer]}
        digests, news = renewed(known.digests, now)
        change = self._differences.of(was.common, is_now.common) | fields_changed(was.own, is_now.own)
        change |= {name: part for name, part in (("view", view), ("offers", news)) if part}
        change["events"] = [now.events]
        return Told(encode(TableChange(number, known.number, change)).decode(), Known(number, now.content, digests))


def rest_of(common: TableMessage) -> Fields:
    """Return what all viewers are told alike as data."""
    rest: Fields = msgspec.to_builtins(common)
    return {field: value for field, value in rest.items() if field not in APART}


def own_of(message: TableMessage) -> Fields:
    own: Fields = {field: getattr(message, field) for field in OWN}
    return own | {"choices": actions(message.choices), "closed": actions(message.closed)}


def actions(choices: list[Choice]) -> list[str]:
    return [choice.action for choice in choices]


def whole(now: Snapshot, number: int) -> Told:
    view, viewer, common, own = now.content
    text = encode(
        {
            "type": "table",
            "number": number,
            **common,
            **own,
            "view": {"viewer": viewer} | raw(view),
            "choices": [now.offers[action] for action in own["choices"]],
            "closed": [now.offers[action] for action in own["closed"]],
            "events": now.events,
        }
    )
    return Told(text.decode(), Known(number, now.content, now.digests))


def renewed(before: Digests, now: Snapshot) -> tuple[Digests, dict[str, list[Raw]]]:
    """Return the choices that a client has next, those of now as the latest, and what makes them of those before: choices that are new or
    have changed, and those that it forgets."""
    if not now.digests:
        return before, {}
    after, news = dict(before), dict[str, list[Raw]]()
    for action, digest in now.digests.items():
        if after.pop(action, None) != digest:
            news[action] = [now.offers[action]]
        after[action] = digest
    for action in list(after)[: max(0, len(after) - len(now.digests) - MOST_OFFERS)]:
        del after[action]
        news[action] = []
    return after, news
