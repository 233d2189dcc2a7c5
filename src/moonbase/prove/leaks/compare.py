"""Two conversations held against each other, byte by byte.

Left out are only the name of the table and the commitment to its secret, which have the same length on both sides, the numbers of the
table's messages, which count what is told to anybody, and what a clock on the wall says: each such number is replaced by one sign.
Where something came to a client in two messages and to the other in one, because the second was sent while the first was on its way, the
events and the last state are compared in place of the single messages. Otherwise a change must be the same, not only the table after it.
A hint is thought out in a world of its own each time: it must have the same form, and be one of the choices.
"""

import json
import re
from itertools import groupby
from operator import attrgetter
from typing import Any, Final

from moonbase.prove.leaks.conversation import Said
from moonbase.prove.report import Broken

TIMES: Final = re.compile(r'"(at|updated|seconds|replace_in|leave|made)":(\[?)-?[0-9][0-9.e+-]*')
NUMBERS: Final = re.compile(r'^\{"type":"(table|change)","number":[0-9]+(,"since":[0-9]+)?')
COMMITMENT: Final = re.compile(r'"commitment":"[0-9a-f]{64}"')
AROUND: Final = 70
GONE: Final = '"kind":"gone"'


def late(said: list[Said]) -> bool:
    """Tell whether somebody was noted as away: then the machine was too slow, and the time tells nothing about the game."""
    return any(GONE in each.text for each in said)


def compare(here: list[Said], there: list[Said], tables: tuple[str, str], what: str) -> int:
    """Count the compared messages; Broken at the first that differs."""
    ours, theirs = _grouped(here, tables[0]), _grouped(there, tables[1])
    compared = 0
    for (after, one), (other_after, other) in zip(ours, theirs, strict=False):
        if after != other_after:
            raise Broken(f"{what}: in one world the conversation went on with {after}, in the other with {other_after}")
        _compare_group(after, one, other, what)
        compared += len(one)
    if len(ours) != len(theirs):
        raise Broken(f"{what}: {len(here)} messages in one world, {len(there)} in the other")
    return compared


def _grouped(said: list[Said], table: str) -> list[tuple[str, list[Said]]]:
    plain = [each._replace(text=neutral(each.text, table), whole=neutral(each.whole or each.text, table)) for each in said]
    return [(after, list(group)) for after, group in groupby(plain, attrgetter("after"))]


def neutral(text: str, table: str) -> str:
    text = NUMBERS.sub(r'{"type":"\1"', text.replace(table, "TABLE"))
    text = TIMES.sub(r'"\1":\g<2>0', text)
    return COMMITMENT.sub('"commitment":""', text)


def _compare_group(after: str, here: list[Said], there: list[Said], what: str) -> None:
    if after == "a hint":
        here, there = [_shape(each) for each in here], [_shape(each) for each in there]
    ours, theirs = [each.text for each in here], [each.text for each in there]
    if _positions(here) != _positions(there):
        ours, theirs = _folded(here), _folded(there)
    for one, other in zip(ours, theirs, strict=False):
        if one != other:
            raise Broken(f"{what}: after {after} the viewer can tell two worlds apart: {difference(one, other)}")
    if len(ours) != len(theirs):
        raise Broken(f"{what}: after {after} the viewer hears {len(ours)} messages in one world and {len(theirs)} in the other")


def _shape(hint: Said) -> Said:
    message = json.loads(hint.text)
    if message["type"] != "hint":
        return hint
    if message["action"] not in hint.choices:
        raise Broken(f"a hint is none of the choices: {message['action']}")
    shape = json.dumps({key: type(value).__name__ for key, value in message.items()})
    return hint._replace(text=shape, whole=shape)


def _positions(said: list[Said]) -> list[tuple[str, int | None]]:
    """Return the type of each message, and how far the log was."""
    messages = [json.loads(each.whole) if each.whole.startswith("{") else {} for each in said]
    return [(message.get("type", ""), message.get("sequence")) for message in messages]


def _folded(said: list[Said]) -> list[str]:
    """Put answers in their order, then all events, then the last state of the table."""
    answers: list[str] = []
    events: list[Any] = []
    last: dict[str, Any] = {}
    for text in (each.whole for each in said):
        message = json.loads(text) if text.startswith("{") else {}
        if message.get("type") == "table":
            events += message["events"]
            last = message | {"events": []}
        else:
            answers.append(text)
    return [*answers, json.dumps(events, ensure_ascii=False), json.dumps(last, ensure_ascii=False)]


def difference(one: str, other: str) -> str:
    """Return the first place where two texts part, with what stands around it."""
    at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    start = max(0, at - AROUND // 2)
    sizes = f" ({len(one)} and {len(other)} characters)" if len(one) != len(other) else ""
    return f"...{one[start : at + AROUND]}... or ...{other[start : at + AROUND]}...{sizes}"
