"""Half-done effects of a position: each number of a frame is written and read by its form; the audit says whether it fits."""

from typing import Final

from mypy_extensions import i64

from moonbase.engine.reader import Reader
from moonbase.games.fromthemoon.position.forms import FORMS
from moonbase.games.fromthemoon.rules.table.frames import KINDS, LAYOUTS
from moonbase.games.fromthemoon.rules.table.state import FRAME, FromTheMoonState, push

MOST_FRAMES: Final = 200


def dump_frame(s: FromTheMoonState, k: i64) -> str:
    base = k * FRAME
    kind = s.frames[base]
    first = s.frames[base + 1]
    values = [f'"kind": "{KINDS[kind]}"']
    at = base + 1
    for name, form in LAYOUTS[kind].fields:
        values.append(f'"{name}": {FORMS[form].write(s, s.frames[at], first)}')
        at += 1
    return "{" + ", ".join(values) + "}"


def read_frames(s: FromTheMoonState, at: Reader) -> None:
    """Read the frames, the lowest first, as they were opened."""
    for entry in at.items(MOST_FRAMES):
        read_frame(s, entry)


def read_frame(s: FromTheMoonState, at: Reader) -> None:
    if not isinstance(at.value, dict) or "kind" not in at.value:
        raise at.wrong("expected an object with the key 'kind'")
    kind = at.at("kind").one_of(KINDS)
    if kind == 0:
        raise at.at("kind").wrong("no such question")
    fields = LAYOUTS[kind].fields
    at.keys("kind", *[name for name, _ in fields])
    values = [0] * 5
    for k, (name, form) in enumerate(fields):
        values[k] = int(FORMS[form].read(s, at.at(name), values[0]))
    push(s, kind, values[0], values[1], values[2], values[3], values[4])
