"""What a socket heard of its table, with every change made whole."""

import json
from collections.abc import Iterable
from typing import Any

from moonbase.engine.difference import applied

Json = dict[str, Any]


def after(last: Json, message: Json) -> Json:
    """The table's message that a change makes of the last one; any other message as it is."""
    if message["type"] != "change":
        return message
    assert message["since"] == last["number"], "a change is against the last message"
    return {**applied(last, message["change"]), "number": message["number"]}


def tables(texts: Iterable[str]) -> list[Json]:
    found: list[Json] = []
    for message in map(json.loads, texts):
        if message["type"] in ("table", "change"):
            found.append(after(found[-1] if found else {}, message))
    return found
