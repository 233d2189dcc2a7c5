"""A position as text that a person can read and edit (dump). ``restore`` reads it back."""

from json.encoder import encode_basestring as quoted
from typing import Final

from mypy_extensions import i64

from moonbase.engine.position import dump_counts, dump_waiting, yes
from moonbase.games.moon.position.frames import dump_frame
from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.names import COLOURS
from moonbase.games.moon.rules.table.names import FLAGS as FLAG_KEYS
from moonbase.games.moon.rules.table.names import GOODS as GOOD_KEYS
from moonbase.games.moon.rules.table.state import (
    BILL,
    BLUE_TAKEN,
    BORROWED,
    EXPEDITION,
    EXPEDITION_SEEN,
    FLIPPED,
    HAND_MAX,
    HAND_N,
    NEW,
    NOT_IN_PLAY,
    ON_TABLE,
    PUBLIC_BIT,
    SEAT,
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
from moonbase.games.moon.rules.work.count import gathered_on

PHASES: Final = ["lead", "bases", "reputations", "discard", "expeditions", "hands", "turns", "over"]
SOURCES: Final = ["stack", "discard", "previous", "top", "discard top", "hand"]


def dump(s: MoonState, version: int) -> str:
    """Write one line per key, and one per entry of a list of objects: short enough to read, easy to edit."""
    columns = s.columns
    options = f'"fresh_discard": {s.fresh_discard}, "flag_minimum": {s.flag_minimum}, "expedition_moves": {s.expedition_moves}'
    reputations = [dump_reputation(s, r) for r in range(columns.reputations) if s.reputation[r] != NOT_IN_PLAY]
    left = [columns.quoted[columns.expedition0 + e] for e in range(columns.expeditions) if (s.expeditions_left >> e) & 1 == 1]
    lines = [
        '"game": "moon"',
        f'"version": {version}',
        f'"card_set": {quoted(columns.fingerprint)}',
        f'"players": {s.players}',
        f'"options": {{{options}}}',
        f'"phase": "{PHASES[s.phase]}"',
        f'"step": {s.step}',
        f'"era": {s.era}',
        f'"round": {s.round}',
        f'"lead": {s.lead}',
        f'"taken": {s.taken}',
        f'"turn": {s.cur}',
        f'"waiting": {dump_waiting(s)}',
        f'"seal": {s.seal}',
        f'"x": {s.x}',
        f'"this_turn": {dump_turn(s)}',
        f'"rewards": {dump_counts(s.common, 0, FLAG_KEYS)}',
        f'"bill": {dump_bill(s)}',
        f'"reputations": {{{", ".join(reputations)}}}',
        f'"stack": {dump_pool(s, 0)}',
        f'"discard": [{", ".join([columns.quoted[s.discard[i]] for i in range(s.discard_n)])}]',
        f'"previous": {dump_pool(s, columns.structures)}',
        f'"expeditions_left": [{", ".join(left)}]',
        f'"searches": [{", ".join([str((s.looks >> (3 * k)) & 7) for k in range(s.look_n)])}]',
        f'"seats": {block([dump_seat(s, seat) for seat in range(s.players)], "  ")}',
        f'"open": {block([dump_frame(s, k) for k in range(s.frame_n)], "  ")}',
    ]
    return "{\n  " + ",\n  ".join(lines) + "\n}\n"


def block(entries: list[str], indent: str) -> str:
    """Write a list with a line for each entry."""
    if not entries:
        return "[]"
    line = "\n" + indent + "  "
    return "[" + line + ("," + line).join(entries) + "\n" + indent + "]"


def dump_turn(s: MoonState) -> str:
    built = [f'"{COLOURS[k]}"' for k in range(c.COLOURS) if (s.built_colours >> k) & 1 == 1]
    return (
        f'{{"main": {yes(s.main_done)}, "park": {yes(s.parked)}, "flip": {yes(s.flipped)}, "expedition": {yes(s.explored)}, '
        f'"claim": {yes(s.claimed)}, "spent": {s.spent}, "free": {s.free}, "built": [{", ".join(built)}], '
        f'"vouchers_ending": {s.lapsing}, "parked_at": {s.park_at}, "borrowed": {dump_counts(s.common, BORROWED, FLAG_KEYS)}}}'
    )


def dump_bill(s: MoonState) -> str:
    """Write the construct that is being paid."""
    if s.bill_face < 0:
        return "null"
    pay = dump_counts(s.common, BILL, GOOD_KEYS[:4])
    return f'{{"card": {s.columns.quoted[s.bill_face]}, "from": "{SOURCES[s.bill_source]}", "less": {s.bill_off}, "pay": {pay}}}'


def dump_reputation(s: MoonState, r: i64) -> str:
    columns = s.columns
    owner = s.reputation[r]
    who = '"table"' if owner == ON_TABLE else str(owner)
    return f'{columns.quoted[columns.reputation0 + r]}: {{"owner": {who}, "hearts": {s.reputation[columns.reputations + r]}}}'


def dump_pool(s: MoonState, first: i64) -> str:
    columns = s.columns
    cards: list[str] = []
    for face in range(columns.structures):
        n = s.decks[first + face]
        if n > 0:
            cards.append(f"{columns.quoted[face]}: {n}")
    return "{" + ", ".join(cards) + "}"


def dump_seat(s: MoonState, seat: i64) -> str:
    expedition = own(s, seat, EXPEDITION)
    known = dump_known(own(s, seat, EXPEDITION_SEEN))
    hand = [dump_held(s, i) for i in range(seat * HAND_MAX, seat * HAND_MAX + own(s, seat, HAND_N))]
    settlement = [dump_slot(s, i) for i in range(seat * TAB, seat * TAB + own(s, seat, TAB_N))]
    lines = [
        f'"goods": {dump_counts(s.seat, seat * SEAT, GOOD_KEYS)}',
        f'"vouchers": {own(s, seat, VOUCHERS)}',
        '"expedition": null' if expedition < 0 else f'"expedition": {{"card": {s.columns.quoted[expedition]}, "known_to": {known}}}',
        f'"hand": {block(hand, "      ")}',
        f'"settlement": {block(settlement, "      ")}',
    ]
    return "{\n      " + ",\n      ".join(lines) + "\n    }"


def dump_known(mask: i64) -> str:
    """Write the seats of a mask; "public" where whoever has no seat knows it too."""
    if (mask >> PUBLIC_BIT) & 1 == 1:
        return '["public"]'
    return f"[{', '.join([str(seat) for seat in range(c.SEATS) if (mask >> seat) & 1 == 1])}]"


def dump_held(s: MoonState, i: i64) -> str:
    mark = known(s, i)
    known_to = dump_known(mark % STAMP)
    return f'{{"card": {s.columns.quoted[held(s, i)]}, "known_to": {known_to}, "searches_before": {mark // STAMP}}}'


def dump_slot(s: MoonState, i: i64) -> str:
    mark = s.tab_mark[i]
    gathered = gathered_on(s, i)
    return (
        f'{{"card": {s.columns.quoted[s.tab[i]]}, "hearts": {lying_on(s, i) - gathered}, "flipped": {yes(mark & FLIPPED != 0)}, '
        f'"new": {yes(mark & NEW != 0)}, "production_taken": {yes(mark & BLUE_TAKEN != 0)}, '
        f'"flag_taken": {yes(mark & YELLOW_TAKEN != 0)}, "gathered": {gathered}}}'
    )
