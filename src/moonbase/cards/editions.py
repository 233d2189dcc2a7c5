"""Named card sets, which are never edited again, and every other set as its difference from one of them.

A set is thus one short text from which any later program can make it again, even if the cards of the project have changed since.
"""

import json
from functools import cache
from typing import Any, Final, final

from moonbase.cards.card_set import CardSet
from moonbase.cards.difference import apply_changes, difference
from moonbase.cards.errors import CardError
from moonbase.cards.format import Format
from moonbase.cards.place import fault_at, short_value
from moonbase.cards.shelf import packaged
from moonbase.languages.phrase import Phrase

KEYS: Final = {"from", "changes"}


@final
class Editions:
    """The named card sets of one game, oldest first."""

    def __init__(self, format: Format, package: str, names: tuple[str, ...]) -> None:
        self._format: Final = format
        self._package: Final = package
        self.names: Final = names
        self.usual: Final = format.name
        """The name of a set to which no owner has given a name."""

    def written(self, cards: CardSet) -> str:
        """Return the whole set as a text."""
        for name in reversed(self.names):
            if self.tables(name) == cards.tables:
                return self.text(name)
        newest = self.names[-1]
        changes = difference(self.tables(newest), cards.tables)
        return json.dumps({"from": newest, "changes": changes}, sort_keys=True, ensure_ascii=False, separators=(",", ":"))

    def read(self, text: str, overlay: str | None = None) -> CardSet:
        """Read the set of such a text, with an owner's changes; CardError names the faults of either."""
        try:
            return self._format.again(self._changed(json.loads(text)), overlay)
        except (RecursionError, json.JSONDecodeError):
            raise CardError([fault_at("cards", Phrase("fault.no_json", "this is not JSON, or nested too deeply"))]) from None

    def rows(self, text: str) -> dict[str, Any]:
        """Return ``CardSet.tables`` of the set that ``written`` turned into this text."""
        return self._changed(json.loads(text))

    def named(self, fingerprint: str) -> str | None:
        """Return the text of the newest edition with this fingerprint."""
        for name in reversed(self.names):
            if _edition(self._package, name)["fingerprint"] == fingerprint:
                return self.text(name)
        return None

    def text(self, name: str) -> str:
        """Return the text of an edition."""
        return json.dumps({"from": name, "changes": {}}, sort_keys=True, separators=(",", ":"))

    def tables(self, name: str) -> dict[str, Any]:
        tables: dict[str, Any] = _edition(self._package, name)["tables"]
        return tables

    def _changed(self, value: object) -> dict[str, Any]:
        if not isinstance(value, dict) or value.keys() != KEYS or not isinstance(value["changes"], dict):
            raise CardError([fault_at("cards", Phrase("fault.no_set", "expected an object with 'from' and 'changes'"))])
        if value["from"] not in self.names:
            known = ", ".join(self.names)
            of_none = Phrase("fault.unknown_set", "unknown set {name}; there is {known}", name=short_value(value["from"]), known=known)
            raise CardError([fault_at("cards > from", of_none)])
        return apply_changes(value["changes"], self.tables(value["from"]))


@cache
def _edition(package: str, name: str) -> dict[str, Any]:
    path = f"data/editions/{name}.json"
    edition: dict[str, Any] = json.loads(packaged(package, [path])[path])
    return edition


def edition_text(cards: CardSet) -> str:
    """Return a set as the file of an edition has it: one card on each line."""
    tables = []
    for table, rows in cards.tables["cards"].items():
        lines = [f"{json.dumps(id)}: {json.dumps(row, ensure_ascii=False, sort_keys=True)}" for id, row in rows.items()]
        tables.append(f"{json.dumps(table)}: {{\n" + ",\n".join(lines) + "\n}")
    name = json.dumps(cards.tables["name"])
    body = ",\n".join(tables)
    return f'{{"fingerprint": "{cards.fingerprint}", "tables": {{"name": {name}, "cards": {{\n{body}\n}}}}}}\n'
