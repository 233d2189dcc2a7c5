"""The file format as JSON Schema, so that an editor can check and complete a card file while it is written."""

from moonbase.cards.fields import NAME, Schema
from moonbase.cards.format import Format
from moonbase.cards.overlay import COPIES
from moonbase.cards.table import ID, Table


def file_schema(format: Format, game: str) -> Schema:
    """Return one schema for the files of a game and for overlays of them."""
    tables: Schema = {table.name: {"description": table.about, "type": "array", "items": table.schema()} for table in format.tables}
    changes = {"anyOf": [_change(table) for table in format.tables]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A card file of {game}",
        "type": "object",
        "properties": {
            "name": NAME.schema() | {"description": "what you call your cards"},
            "game": {"const": game, "description": "the game that the file is for"},
            "card": {"type": "object", "patternProperties": {f"^{ID.pattern}$": changes}, "additionalProperties": False},
            **tables,
        },
        "additionalProperties": False,
    }


def _change(table: Table) -> Schema:
    """Return the schema of a change: any values of a card except its id, or ``copies = 0``."""
    schema = table.schema()
    values = {COPIES: {"const": 0}} | {key: value for key, value in schema["properties"].items() if key != "id"}
    return {"type": "object", "properties": values, "additionalProperties": False}
