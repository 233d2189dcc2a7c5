"""Half-done effects of a position: each is written with the same keys, and one from outside must fit its card, its seat and the table."""

from typing import Final

from mypy_extensions import i64

from moonbase.engine.reader import Reader
from moonbase.games.moon.effects.frames.kinds import FRAMES, on_top
from moonbase.games.moon.rules.table.codes import WIDTH
from moonbase.games.moon.rules.table.frames import FIELDS, KINDS, Effect, Production, is_of_a_card
from moonbase.games.moon.rules.table.state import DEPTH, FRAME, P_TURNS, MoonState, frame

MOST: Final = 1 << 48
"""No register or step is larger: the largest is a mask over the discard pile."""


def dump_frame(s: MoonState, k: i64) -> str:
    """Write a frame. A row is counted from the start of its card's program."""
    columns = s.columns
    base = k * FRAME
    kind = s.frames[base]
    face = s.frames[base + Effect.CARD]
    values = [str(s.frames[base + f]) for f in range(FRAME)]
    values[0] = f'"{KINDS[kind]}"'
    if kind == Effect.KIND:
        values[Effect.ROW] = str((s.frames[base + Effect.ROW] - columns.start[face]) // WIDTH)
    if is_of_a_card(kind):
        values[Effect.CARD] = columns.quoted[face]
    return "{" + ", ".join([f'"{name}": {value}' for name, value in zip(FIELDS, values, strict=True)]) + "}"


def read_frames(s: MoonState, at: Reader) -> None:
    """Read the frames, the lowest first, as they were opened."""
    entries = at.items(int(DEPTH) - 1)
    for k, entry in enumerate(entries):
        read_frame(s, entry)
        if on_top(s).alone() and k < len(entries) - 1:
            raise entry.wrong("nothing can be open above this question")
        if (frame(s, 0) == Production.KIND) != (k == 0 and s.phase != P_TURNS):
            raise entry.wrong("the Production phase comes before the turns, and everything else in its place")
        if s.phase == P_TURNS and frame(s, Effect.SEAT) != s.cur:
            raise entry.at("seat").wrong("only the seat on turn has effects open")


def read_frame(s: MoonState, at: Reader) -> None:
    at.exactly(FIELDS)
    base = s.frame_n * FRAME
    kind: i64 = at.at("kind").one_of(KINDS)
    s.frames[base] = kind
    s.frames[base + Effect.SEAT] = at.at("seat").whole(0, int(s.players) - 1)
    for f in range(Effect.CARD, FRAME):
        if f != Effect.CARD or not is_of_a_card(kind):
            s.frames[base + f] = at.at(FIELDS[f]).whole(-1, MOST)
    if is_of_a_card(kind):
        s.frames[base + Effect.CARD] = face_of(s, at.at("card"))
    if kind == Effect.KIND:
        s.frames[base + Effect.ROW] = row_of(s, s.frames[base + Effect.CARD], at.at("row"))
    s.frame_n += 1
    FRAMES[kind].check(s, at)


def face_of(s: MoonState, at: Reader) -> i64:
    words = at.text().split(" ", 1)
    if words[0] not in s.columns.ids:
        raise at.wrong(f"unknown card '{words[0]}'")
    return s.columns.ids.index(words[0])


def row_of(s: MoonState, face: i64, at: Reader) -> i64:
    columns = s.columns
    rows: i64 = 0
    while columns.rows[columns.start[face] + rows * WIDTH] != 0:
        rows += 1
    return columns.start[face] + at.whole(0, int(rows)) * WIDTH
