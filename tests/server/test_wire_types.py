"""The types of the page and the schema for other clients say what the server's structs say."""

import wire_types


def test_the_generated_files_are_fresh() -> None:
    assert wire_types.stale() == [], "run python tools/wire_types.py"


def test_a_field_that_may_be_missing_is_marked() -> None:
    types = wire_types.typescript()
    assert "back?: number;" in types, "left out where there is nothing to say"
    assert "then?: string[];" in types, "a request may leave out what has a default"
    assert 'type: "act";' in types
