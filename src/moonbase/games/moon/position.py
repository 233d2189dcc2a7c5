"""A position as text that a person can read and edit (dump). ``restore`` reads it back."""

import json
from typing import Final

from mypy_extensions import i64

from moonbase.engine.game import CHANCE, OVER
from moonbase.games.moon import codes as c
from moonbase.games.moon.card_names import COLOURS
from moonbase.games.moon.card_names import FLAGS as FLAG_KEYS
from moonbase.games.moon.card_names import GOODS as GOOD_KEYS
from moonbase.games.moon.count import gathered_on
from moonbase.games.moon.state import (
    AT_FACE,
    AT_ROW,
    BILL,
    BLUE_TAKEN,
    BORROWED,
    EXPEDITION,
    EXPEDITION_SEEN,
    F_DISCOUNT,
    F_EFFECT,
    F_OBELISK,
    FLIPPED,
    FRAME,
    HAND_MAX,
    HAND_N,
    NEW,
    NOT_IN_PLAY,
    ON_TABLE,
    PUBLIC_BIT,
    STAMP,
    TAB,
    TAB_N,
    VOUCHERS,
    YELLOW_TAKEN,
    MoonState,
    held,
    known,
    lying_on,
    own,
)
from moonbase.games.moon.table import Table

Json = dict[str, object]

PHASES: Final = ["lead", "bases", "reputations", "discard", "expeditions", "hands", "turns", "over"]
SOURCES: Final = ["stack", "discard", "previous", "top", "discard top", "hand"]
FRAMES: Final = ["", "effect", "triggers", "discount", "obelisk", "production"]
FIELDS: Final = ["kind", "seat", "card", "row", "register", "step", "origin"]


def card(table: Table, face: i64) -> str:
    return f"{table.ids[face]} {table.names[face]}"


def known_to(mask: i64) -> list[int | str]:
    """The seats of a mask; "public" where whoever has no seat knows it too."""
    out: list[int | str] = [int(seat) for seat in range(c.SEATS) if (mask >> seat) & 1 == 1]
    return ["public"] if (mask >> PUBLIC_BIT) & 1 == 1 else out


def dump(s: MoonState, version: int) -> str:
    t = s.table
    whole: Json = {
        "game": "moon",
        "version": version,
        "card_set": t.fingerprint,
        "players": int(s.players),
        "options": {
            "fresh_discard": int(s.fresh_discard),
            "flag_minimum": int(s.flag_minimum),
            "expedition_moves": int(s.expedition_moves),
        },
        "phase": PHASES[s.phase],
        "step": int(s.step),
        "era": int(s.era),
        "round": int(s.round),
        "lead": int(s.lead),
        "taken": int(s.taken),
        "turn": int(s.cur),
        "waiting": "nature" if s.waiting == CHANCE else "over" if s.waiting == OVER else int(s.waiting),
        "seal": int(s.seal),
        "x": int(s.x),
        "this_turn": dump_turn(s),
        "rewards": {FLAG_KEYS[f]: int(s.common[f]) for f in range(c.FLAGS)},
        "bill": dump_bill(s),
        "reputations": {card(t, t.reputation0 + r): dump_reputation(s, r) for r in range(t.reputations) if s.reputation[r] != NOT_IN_PLAY},
        "stack": dump_pool(s, 0),
        "discard": [card(t, s.discard[i]) for i in range(s.discard_n)],
        "previous": dump_pool(s, t.structures),
        "expeditions_left": [card(t, t.expedition0 + e) for e in range(t.expeditions) if (s.expeditions_left >> e) & 1 == 1],
        "searches": [int((s.looks >> (3 * k)) & 7) for k in range(s.look_n)],
        "seats": [dump_seat(s, seat) for seat in range(s.players)],
        "open": [dump_frame(s, k) for k in range(s.frame_n)],
    }
    return pretty(whole, "") + "\n"


def pretty(value: object, indent: str) -> str:
    """One line per key, and one per entry of a list of objects: short enough to read, easy to edit."""
    inner = indent + "  "
    if isinstance(value, dict) and ("seats" in value or "settlement" in value):
        lines = [f"{inner}{json.dumps(key)}: {pretty(entry, inner)}" for key, entry in value.items()]
        return "{\n" + ",\n".join(lines) + f"\n{indent}}}"
    if isinstance(value, list) and value and isinstance(value[0], dict):
        lines = [inner + pretty(entry, inner) for entry in value]
        return "[\n" + ",\n".join(lines) + f"\n{indent}]"
    return json.dumps(value, ensure_ascii=False)


def dump_turn(s: MoonState) -> Json:
    return {
        "main": s.main_done,
        "park": s.parked,
        "flip": s.flipped,
        "expedition": s.explored,
        "claim": s.claimed,
        "spent": int(s.spent),
        "free": int(s.free),
        "built": [COLOURS[k] for k in range(c.COLOURS) if (s.built_colours >> k) & 1 == 1],
        "vouchers_ending": int(s.lapsing),
        "parked_at": int(s.park_at),
        "borrowed": {FLAG_KEYS[f]: int(s.common[BORROWED + f]) for f in range(c.FLAGS)},
    }


def dump_bill(s: MoonState) -> Json | None:
    """The construct that is being paid."""
    if s.bill_face < 0:
        return None
    pay = {GOOD_KEYS[k]: int(s.common[BILL + k]) for k in range(c.RES)}
    return {"card": card(s.table, s.bill_face), "from": SOURCES[s.bill_source], "less": int(s.bill_off), "pay": pay}


def dump_reputation(s: MoonState, r: i64) -> Json:
    owner = s.reputation[r]
    return {"owner": "table" if owner == ON_TABLE else int(owner), "hearts": int(s.reputation[s.table.reputations + r])}


def dump_pool(s: MoonState, first: i64) -> dict[str, int]:
    t = s.table
    return {card(t, face): int(s.decks[first + face]) for face in range(t.structures) if s.decks[first + face] > 0}


def dump_seat(s: MoonState, seat: i64) -> Json:
    t = s.table
    expedition = own(s, seat, EXPEDITION)
    return {
        "goods": {GOOD_KEYS[k]: int(own(s, seat, k)) for k in range(c.GOODS)},
        "vouchers": int(own(s, seat, VOUCHERS)),
        "expedition": None if expedition < 0 else {"card": card(t, expedition), "known_to": known_to(own(s, seat, EXPEDITION_SEEN))},
        "hand": [dump_held(s, i) for i in range(seat * HAND_MAX, seat * HAND_MAX + own(s, seat, HAND_N))],
        "settlement": [dump_slot(s, i) for i in range(seat * TAB, seat * TAB + own(s, seat, TAB_N))],
    }


def dump_held(s: MoonState, i: i64) -> Json:
    mark = known(s, i)
    return {"card": card(s.table, held(s, i)), "known_to": known_to(mark % STAMP), "searches_before": int(mark // STAMP)}


def dump_slot(s: MoonState, i: i64) -> Json:
    mark = s.tab_mark[i]
    return {
        "card": card(s.table, s.tab[i]),
        "hearts": int(lying_on(s, i)) - gathered_on(s, i),
        "flipped": mark & FLIPPED != 0,
        "new": mark & NEW != 0,
        "production_taken": mark & BLUE_TAKEN != 0,
        "flag_taken": mark & YELLOW_TAKEN != 0,
        "gathered": gathered_on(s, i),
    }


def dump_frame(s: MoonState, k: i64) -> Json:
    """An effect that is half done; a row is counted from the start of its card's program."""
    values: Json = {FIELDS[f]: int(s.frames[k * FRAME + f]) for f in range(FRAME)}
    kind = s.frames[k * FRAME]
    face = s.frames[k * FRAME + AT_FACE]
    values["kind"] = FRAMES[kind]
    if kind == F_EFFECT:
        values["row"] = int((s.frames[k * FRAME + AT_ROW] - s.table.start[face]) // c.WIDTH)
    if kind in (F_EFFECT, F_DISCOUNT, F_OBELISK):
        values["card"] = card(s.table, face)
    return values
