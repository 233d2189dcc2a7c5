"""A table of a card file: the keys of its cards, the values that each may hold, and how a card is read."""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from moonbase.cards.face import SOURCES, Face
from moonbase.cards.fields import NAME, NOTE, Field, Schema
from moonbase.cards.ops import Op, Program
from moonbase.cards.place import Place, expected, missing, unknown
from moonbase.languages.phrase import Phrase

ID: Final = re.compile(r"[A-Z][A-Z0-9]*-[0-9]+")
LONGEST_ID: Final = 12
REQUIRED: Final = object()
COMMON: Final = ("id", "name", "source", "source_of", "note")
"""Keys of every table beside its own."""


class Slot(NamedTuple):
    """A key of a table. Its default is given as it is after reading."""

    field: Field
    about: str
    default: Any = REQUIRED


def no_check(face: Face, at: Place) -> None:
    """Accept every face. Tables use this if checking each field alone is enough."""


class Table(NamedTuple):
    name: str
    about: str
    slots: Mapping[str, Slot]
    program: Program | None = None
    """The verbs that ``do`` accepts. None if cards of this table have no effect."""
    order: tuple[str, ...] = ()
    """Cards are sorted by these values, then by id."""
    check: Callable[[Face, Place], None] = no_check
    """Checks that involve more than one field."""

    @property
    def keys(self) -> tuple[str, ...]:
        return (*COMMON, *self.slots, *(("do",) if self.program else ()))

    def read(self, card: Mapping[str, object], at: Place) -> Face:
        before = len(at.problems)
        keys = self.keys
        for key in card:
            if key not in keys:
                at.wrong(unknown("key", key, keys))
        values = {key: self._value(key, slot, card, at) for key, slot in self.slots.items()}
        source = SOURCES.read(card["source"], at.key("source")) if "source" in card else _missing("source", at)
        face = Face(
            id=read_id(card.get("id"), at),
            name=NAME.read(card["name"], at.key("name")) if "name" in card else _missing("name", at),
            table=self.name,
            values=values,
            ops=self._ops(card.get("do", []), at.key("do")),
            source=source,
            sources=self._sources(card.get("source_of", {}), source, at.key("source_of")),
            note=NOTE.read(card.get("note", ""), at.key("note")),
        )
        if len(at.problems) == before:
            self.check(face, at)
        return face

    def schema(self) -> Schema:
        fields = {key: slot.field.schema() | {"description": slot.about} for key, slot in self.slots.items()}
        if self.program:
            fields["do"] = self.program.schema()
        sources = {key: SOURCES.schema() for key in ("name", *fields)}
        common: Schema = {
            "id": {"type": "string", "pattern": f"^{ID.pattern}$", "maxLength": LONGEST_ID},
            "name": NAME.schema(),
            "source": SOURCES.schema(),
            "source_of": {"type": "object", "properties": sources, "additionalProperties": False},
            "note": NOTE.schema(),
        }
        required = ["id", "name", "source", *(key for key, slot in self.slots.items() if slot.default is REQUIRED)]
        return {"type": "object", "properties": common | fields, "required": required, "additionalProperties": False}

    def _value(self, key: str, slot: Slot, card: Mapping[str, object], at: Place) -> Any:
        if key in card:
            return slot.field.read(card[key], at.key(key))
        return _missing(key, at) if slot.default is REQUIRED else slot.default

    def _ops(self, value: object, at: Place) -> tuple[Op, ...]:
        return self.program.read(value, at) if self.program else ()

    def _sources(self, value: object, source: str, at: Place) -> dict[str, str]:
        if not isinstance(value, dict):
            at.wrong(expected(Phrase("fault.source_of", "a table of field = source"), value))
            return {}
        fields = [key for key in self.keys if key not in COMMON or key == "name"]
        sources: dict[str, str] = {}
        for key, word in value.items():
            if key not in fields:
                at.wrong(unknown("field", key, fields))
            else:
                sources[key] = SOURCES.read(word, at.key(key))
        return {key: word for key, word in sources.items() if word != source}


def read_id(value: object, at: Place) -> str:
    if isinstance(value, str) and len(value) <= LONGEST_ID and ID.fullmatch(value):
        return value
    at.key("id").wrong(missing() if value is None else expected(Phrase("fault.id", "an id such as A1-7"), value))
    return ""


def _missing(key: str, at: Place) -> str:
    at.key(key).wrong(missing())
    return ""
