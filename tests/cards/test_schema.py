"""The JSON Schema of card files: the packaged files keep to it, and it refuses what the loader refuses by shape."""

import re
import tomllib
from typing import Any

import pytest

from moonbase.cards.schema import file_schema
from moonbase.games.moon.cards.vocabulary import FORMAT, packaged_cards

SCHEMA = file_schema(FORMAT, "Moon")
TYPES: dict[str, type | tuple[type, ...]] = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool}


def fits(value: Any, schema: dict[str, Any]) -> bool:
    """The part of JSON Schema that the format uses."""
    return all(
        KEYWORDS[keyword](value, rule, schema) for keyword, rule in schema.items() if keyword not in ("$schema", "title", "description")
    )


def fits_type(value: Any, name: str, schema: dict[str, Any]) -> bool:
    return isinstance(value, TYPES[name]) and not (name == "integer" and isinstance(value, bool))


def fits_extra(value: Any, rule: bool, schema: dict[str, Any]) -> bool:
    known = schema.get("properties", {})
    patterns = schema.get("patternProperties", {})
    return rule or all(key in known or any(re.search(pattern, key) for pattern in patterns) for key in value)


def fits_patterns(value: Any, rules: dict[str, Any], schema: dict[str, Any]) -> bool:
    return all(fits(each, rule) for pattern, rule in rules.items() for key, each in value.items() if re.search(pattern, key))


KEYWORDS: dict[str, Any] = {
    "type": fits_type,
    "properties": lambda value, rules, _: all(fits(value[key], rule) for key, rule in rules.items() if key in value),
    "patternProperties": fits_patterns,
    "additionalProperties": fits_extra,
    "required": lambda value, keys, _: all(key in value for key in keys),
    "minProperties": lambda value, least, _: len(value) >= least,
    "items": lambda value, rule, _: all(fits(each, rule) for each in value),
    "anyOf": lambda value, rules, _: any(fits(value, rule) for rule in rules),
    "enum": lambda value, names, _: value in names,
    "const": lambda value, only, _: value is only,
    "minimum": lambda value, least, _: value >= least,
    "maximum": lambda value, most, _: value <= most,
    "minLength": lambda value, least, _: len(value) >= least,
    "maxLength": lambda value, most, _: len(value) <= most,
    "pattern": lambda value, pattern, _: re.search(pattern, value) is not None,
}


@pytest.mark.parametrize("name", packaged_cards())
def test_packaged_files_fit(name: str) -> None:
    assert fits(tomllib.loads(packaged_cards()[name]), SCHEMA)


@pytest.mark.parametrize(
    "overlay",
    [
        'name = "my box"',
        '[card."S1-17"]\ncost = { energy = 1 }',
        '[card."RB-1"]\nleast = 3',
        '[card."S1-27"]\nassimilate = { heart = "X" }',
    ],
)
def test_overlays_fit(overlay: str) -> None:
    assert fits(tomllib.loads(overlay), SCHEMA)


@pytest.mark.parametrize(
    "overlay",
    [
        "name = 7",
        "box = 1",
        '[card."printer"]\ncost = { energy = 1 }',
        '[card."S1-17"]\ncost = { enrgy = 1 }',
        '[card."S1-17"]\ncost = { energy = 10 }',
        '[card."S1-17"]\ncots = {}',
        '[card."S1-17"]\nid = "S1-18"',
        '[card."S1-17"]\ndo = [{ build = "stak" }]',
        '[card."S1-17"]\ndo = [{ gain = {} }]',
        '[card."S1-17"]\ndo = [{ free = false }]',
        '[card."S1-17"]\nsource_of = { cost = "rumour" }',
        '[[base]]\nid = "B-9"',
    ],
)
def test_the_schema_refuses_wrong_files(overlay: str) -> None:
    assert not fits(tomllib.loads(overlay), SCHEMA)
