"""An owner's card file: it changes values of cards by id, and ``copies = 0`` leaves out a card that the box does not have."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from moonbase.cards.fields import is_whole
from moonbase.cards.place import Place, expected, unknown
from moonbase.cards.table import Table
from moonbase.languages.phrase import Phrase

NO_SOURCE: Final = ("source", "source_of", "note")
COPIES: Final = "copies"
"""The key that removes a card when its value is 0. It works in every table, even in one without this key."""


class Entry(NamedTuple):
    """A card as it stands in a file, before reading."""

    table: Table
    card: Mapping[str, Any]
    path: str

    @property
    def id(self) -> str:
        id = self.card.get("id")
        return id if isinstance(id, str) else ""


def change(entries: list[Entry], changes: object, at: Place) -> list[Entry]:
    """Return the entries after the changes. A change replaces whole fields of a card or removes the card."""
    if not isinstance(changes, dict):
        at.wrong(expected(Phrase("fault.changes", 'tables such as [card."A1-7"]'), changes))
        return entries
    ids = [entry.id for entry in entries]
    for id, values in changes.items():
        if id not in ids:
            at.wrong(unknown("card", id, ids, listed=False))
        elif not isinstance(values, dict):
            at.key(id).wrong(expected(Phrase("fault.values", "a table of values"), values))
        elif "id" in values:
            at.key(id).key("id").wrong(Phrase("fault.same_id", "an id cannot change"))
    return [_changed(entry, changes.get(entry.id)) for entry in entries if not _left_out(changes.get(entry.id))]


def _left_out(values: object) -> bool:
    return isinstance(values, dict) and is_whole(values.get(COPIES)) and values[COPIES] == 0


def _changed(entry: Entry, values: object) -> Entry:
    if not isinstance(values, dict):
        return entry
    return Entry(entry.table, {**entry.card, **values, "id": entry.id, "source_of": _sources(entry, values)}, entry.path)


def _sources(entry: Entry, values: Mapping[str, Any]) -> Any:
    """Return the source of each value. Values that the overlay sets come from the owner unless it names another source."""
    given = values.get("source_of", {})
    before = entry.card.get("source_of", {})
    if not isinstance(given, dict) or not isinstance(before, dict):
        return given
    stated = {key: "owner" for key in values if key in entry.table.keys and key not in NO_SOURCE and key != "id"}
    return before | stated | given
