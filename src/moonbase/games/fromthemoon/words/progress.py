"""Gains that come with an action besides its effect, in words: achievements of the Progress track, and what a full gauge makes of a
gain."""

from typing import Final

from mypy_extensions import i64

from moonbase.engine.text import Ref, Text
from moonbase.games.fromthemoon.effects.verb import BY_CODE, Yield
from moonbase.games.fromthemoon.rules.table import actions as a
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.count import count
from moonbase.games.fromthemoon.rules.table.state import PAWN, PROGRESS_AT, FromTheMoonState, mine

EVENTS: Final = {
    int(a.A_GREENHOUSE): int(c.ON_GREENHOUSE),
    int(a.A_UPGRADE): int(c.ON_UPGRADE),
    int(a.A_RECRUIT): int(c.ON_RECRUIT),
    int(a.A_TRAIN): int(c.ON_TRAIN),
    int(a.A_BUILD): int(c.ON_BUILDING),
    int(a.A_FOUNDATION): int(c.ON_FOUNDATION),
    int(a.A_LAB): int(c.ON_LAB),
    int(a.A_PART): int(c.ON_MISSION),
    int(a.A_IMPROVE): int(c.ON_IMPROVE),
}
"""The events that an action sets off."""


def rewarded(s: FromTheMoonState, when: i64) -> bool:
    """Tell whether the tile under the own pawn gives an achievement for it (F12)."""
    space = mine(s, PAWN)
    return space < c.STEPS and s.common[PROGRESS_AT + space] >= 0 and s.columns.when[s.common[PROGRESS_AT + space]] == when


def earning(s: FromTheMoonState, verb: i64, terms: Text) -> Text:
    when = EVENTS.get(int(verb), -1)
    return Text("say.terms.earning", terms=terms) if when >= 0 and rewarded(s, when) else terms


def instead(s: FromTheMoonState, words: Ref | Text, row: i64) -> Ref | Text:
    """Tell of an effect that adds a battery: with a full gauge an achievement replaces it, else the track may give one (F9.6)."""
    if not adds_battery(s, row):
        return words
    if mine(s, c.BATTERY) == c.BATTERIES:
        return Text("say.battery_full", effect=words)
    return Text("say.battery_earning", effect=words) if rewarded(s, c.ON_BATTERY) else words


def adds_battery(s: FromTheMoonState, row: i64) -> bool:
    rows = s.columns.rows
    while rows[row] != 0 and rows[row] != c.OR:
        if BY_CODE[rows[row]].adds_battery(s.columns, row):
            return True
        row += c.WIDTH
    return False


def energy_lost(s: FromTheMoonState, row: i64, tile: i64) -> int:
    """Return how much energy of a side would find no battery (F9.3)."""
    rows = s.columns.rows
    room = int(mine(s, c.BATTERY) - mine(s, c.ENERGY))
    brought = Yield()
    while rows[row] != 0 and rows[row] != c.OR:
        n = rows[row + c.AT_N] * count(s, s.cur, rows[row + c.AT_SEL], tile)
        if rows[row] == c.PAY and rows[row + c.AT_KIND] == c.ENERGY:
            room += int(n)
        BY_CODE[rows[row]].add_to(brought, s.columns, row, int(n))
        row += c.WIDTH
    room += min(brought.goods[c.BATTERY], int(c.BATTERIES - mine(s, c.BATTERY)))
    return max(0, brought.goods[c.ENERGY] - max(0, room))
