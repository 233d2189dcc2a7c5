"""The messages of one table, made once for all who see the same. A client that has one is told only what has changed since."""

from collections.abc import Callable
from itertools import count
from typing import Any, Final, NamedTuple, cast

import msgspec
from msgspec.json import Encoder
from msgspec.structs import replace

from moonbase.engine.difference import Change, Tree, difference, fields_changed
from moonbase.engine.memory import EMPTY, Memory
from moonbase.engine.shared_difference import difference_beside
from moonbase.server.base.metrics import Metrics
from moonbase.server.base.texts import Wording, as_data
from moonbase.server.base.wire import Choice, GameView, TableChange, TableMessage, text_of
from moonbase.server.table.offers import renewed

MOST_KEPT: Final = 8
"""Messages, and texts of them: a client names the event it has, so one that lies could have any number of them made."""

OWN: Final = ("you", "undo", "redo", "leave")
"""The fields of a message that concern its viewer alone, besides the view, the choices and the events."""
APART: Final = frozenset((*OWN, "type", "number", "view", "choices", "closed", "events"))

Fields = dict[str, Any]
Key = tuple[int, str | None, int, int]
encoder: Final = Encoder(enc_hook=as_data)


class Common(NamedTuple):
    """The part of a message that all viewers are told alike, as a message and as data."""

    message: TableMessage
    rest: Fields


class Snapshot(NamedTuple):
    """The table for one viewer: its message without a number, and the fields of it that are compared with those of the next one."""

    key: Key
    message: TableMessage
    common: Fields
    own: Fields
    """The fields that concern the viewer alone, with the actions of choices in place of choices."""
    wording: Wording

    @property
    def choices(self) -> list[Choice]:
        return [*self.message.choices, *self.message.closed]


class Known(NamedTuple):
    """The table as a client knows it after a message. Views share what several viewers see, so they are kept as they are."""

    number: int
    view: GameView
    common: Fields
    own: Fields
    offers: Memory


class Told(NamedTuple):
    text: str
    known: Known


class Compared(NamedTuple):
    """Two trees and their difference."""

    old: Tree
    new: Tree
    change: Change


NOTHING: Final = Compared(None, None, {})


class Snapshots:
    def __init__(self, metrics: Metrics) -> None:
        self._metrics: Final = metrics
        self._numbers: Final = count(1)
        self._common: Final[dict[int, Common]] = {}
        self._made: Final[dict[Key, Snapshot]] = {}
        self._told: Final[dict[tuple[Key, int], Told]] = {}
        self._views = self._rests = NOTHING
        """The views and the rest that were compared last: most of them is the same for the next viewer."""

    def clear(self) -> None:
        """Forget every message: the table has changed, or everybody was told."""
        self._common.clear()
        self._made.clear()
        self._told.clear()
        self._views = self._rests = NOTHING

    def of(
        self, key: Key, common: Callable[[], TableMessage], make: Callable[[TableMessage], TableMessage], wording: Callable[[], Wording]
    ) -> Snapshot:
        """Return the message for all who share a key, made of what all viewers are told alike."""
        found = self._made.get(key)
        if found is None:
            if len(self._made) >= MOST_KEPT:
                self._made.clear()
            shared = self._common_at(key[3], common)
            message = make(shared.message)
            found = self._made[key] = Snapshot(key, message, shared.rest, own_of(message), wording())
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

    def _change(self, now: Snapshot, number: int, known: Known) -> Told:
        message = now.message
        self._views = beside(self._views, known.view, message.view)
        self._rests = beside(self._rests, known.common, now.common)
        offers, news = renewed(known.offers, now.choices)
        change = cast(Fields, self._rests.change) | fields_changed(known.own, now.own)
        change |= {name: part for name, part in (("view", self._views.change), ("offers", news)) if part}
        change["events"] = [message.events]
        text = encoder.encode(TableChange(number, known.number, change)).decode()
        return Told(text, Known(number, message.view, now.common, now.own, offers))


def beside(last: Compared, old: Tree, new: Tree) -> Compared:
    """Compare two trees that may share much with those that were compared last."""
    if last is NOTHING:
        return Compared(old, new, difference(old, new))
    return Compared(old, new, difference_beside(old, new, last.old, last.new, last.change))


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
    text = text_of(replace(now.message, number=number), now.wording)
    return Told(text, Known(number, now.message.view, now.common, now.own, renewed(EMPTY, now.choices)[0]))
