"""The card files of a game as a whole: its tables, and how texts and an overlay become a CardSet."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from moonbase.cards.card_set import CardSet
from moonbase.cards.errors import OVERLAY, CardError
from moonbase.cards.face import Face
from moonbase.cards.fields import NAME
from moonbase.cards.overlay import Entry, change
from moonbase.cards.place import Place, expected, fault_at, quoted, unknown
from moonbase.cards.shelf import parse
from moonbase.cards.table import Table
from moonbase.languages.phrase import Phrase

OWNERS: Final = ("name", "game", "card")
"""Keys of an overlay beside its tables."""


class Format(NamedTuple):
    """Tables in the order of the faces, and a check of the set as a whole."""

    name: str
    """The name of a set that no overlay names."""
    tables: tuple[Table, ...]
    check: Callable[[CardSet, Place], None]

    def read(self, texts: Mapping[str, str], overlay: str | None = None) -> CardSet:
        """Return the cards of the texts with the overlay's changes; CardError lists all faults."""
        at = Place()
        entries: list[Entry] = []
        for name, text in texts.items():
            entries += self._entries(name, parse(name, text), (), at)
        return self._laid_over(entries, self.name, overlay, at)

    def again(self, tables: Mapping[str, Any], overlay: str | None = None) -> CardSet:
        """Return the cards of ``CardSet.tables``, which may come from anywhere, with the overlay's changes."""
        at = Place()
        for key in tables:
            if key not in ("name", "cards"):
                at.wrong(unknown("key", key, ("name", "cards")))
        cards = tables.get("cards")
        if not isinstance(cards, Mapping):
            raise CardError([fault_at("cards", expected(Phrase("fault.cards", "tables of cards"), cards))])
        listed = {key: _listed(rows) for key, rows in cards.items()}
        entries = self._entries("cards", listed, (), at)
        return self._laid_over(entries, NAME.read(tables.get("name"), at.key("name")), overlay, at)

    def _laid_over(self, entries: list[Entry], name: str, overlay: str | None, at: Place) -> CardSet:
        if overlay is not None:
            extra = parse(OVERLAY, overlay)
            entries += self._entries(OVERLAY, extra, OWNERS, at)
            entries = change(entries, extra.get("card", {}), at.key("card"))
            name = NAME.read(extra["name"], at.key("name")) if "name" in extra else name
        faces = self._faces(entries, at)
        cards = CardSet(name, faces, {"name": name, "cards": self._rows(entries, faces)})
        if not at.problems:
            self.check(cards, at)
        if at.problems:
            raise CardError(at.problems)
        return cards

    def _rows(self, entries: list[Entry], faces: list[Face]) -> dict[str, dict[str, Any]]:
        """Return the source rows of the faces, in the order of the faces."""
        cards = {entry.id: {key: value for key, value in entry.card.items() if key != "id"} for entry in entries}
        tables: dict[str, dict[str, Any]] = {}
        for face in faces:
            tables.setdefault(face.table, {})[face.id] = cards.get(face.id, {})
        return tables

    def _entries(self, file: str, content: Mapping[str, object], others: tuple[str, ...], at: Place) -> list[Entry]:
        tables = {table.name: table for table in self.tables}
        found: list[Entry] = []
        for key, cards in content.items():
            if key in others:
                continue
            place = at.key(file).key(key)
            if key not in tables:
                at.key(file).wrong(unknown("table", key, [*tables, *others]))
            elif not isinstance(cards, list):
                place.wrong(expected(Phrase("fault.tables", "[[{name}]]", name=key), cards))
            else:
                found += [self._entry(tables[key], card, place.item(index)) for index, card in enumerate(cards)]
        return found

    def _entry(self, table: Table, card: object, at: Place) -> Entry:
        if isinstance(card, dict):
            return Entry(table, card, at.path)
        at.wrong(expected(Phrase("fault.card", "a card"), card))
        return Entry(table, {}, at.path)

    def _faces(self, entries: list[Entry], at: Place) -> list[Face]:
        faces: list[Face] = []
        seen: set[str] = set()
        for entry in entries:
            if entry.id in seen:
                at.key(entry.path).wrong(Phrase("fault.second_card", "a second card with the id {id}", id=quoted(entry.id)))
            seen.add(entry.id)
            faces.append(entry.table.read(entry.card, Place(entry.id or entry.path, at.problems)))
        return faces if at.problems else self._sorted(faces)

    def _sorted(self, faces: list[Face]) -> list[Face]:
        """Return the faces sorted by table, then by the values that the table names, then by id."""
        ranks = {table.name: (rank, table.order) for rank, table in enumerate(self.tables)}

        def place(face: Face) -> tuple[object, ...]:
            rank, order = ranks[face.table]
            return (rank, *(face.values[key] for key in order), *face.order)

        return sorted(faces, key=place)


def _listed(rows: object) -> object:
    """Return cards by id in the form of a card file; values of another shape are left for the reader to refuse."""
    if not isinstance(rows, Mapping):
        return rows
    return [{**row, "id": id} if isinstance(row, Mapping) else row for id, row in rows.items()]
