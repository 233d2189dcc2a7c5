"""The file format as JSON Schema, so that an editor can check and complete a card file while it is written."""

from moonbase.cards.fields import NAME, Schema
from moonbase.cards.format import Format
from moonbase.cards.table import ID, Table


def file_schema(format: Format) -> Schema:
    """One schema for the files of a game and for overlays of them."""
    tables: Schema = {table.name: {"type": "array", "items": table.schema()} for table in format.tables}
    changes = {"anyOf": [_change(table) for table in format.tables]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Cards: {format.name}",
        "type": "object",
        "properties": {
            "name": NAME.schema(),
            "card": {"type": "object", "patternProperties": {f"^{ID.pattern}$": changes}, "additionalProperties": False},
            **tables,
        },
        "additionalProperties": False,
    }


def _change(table: Table) -> Schema:
    """Any of the values of a card, but not its id."""
    schema = table.schema()
    values = {key: value for key, value in schema["properties"].items() if key != "id"}
    return {"type": "object", "properties": values, "additionalProperties": False}
