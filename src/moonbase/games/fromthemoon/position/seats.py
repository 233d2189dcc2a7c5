"""A seat of a position's text: what is written is read, and what follows from it is counted again."""

from typing import Final

from mypy_extensions import i64

from moonbase.engine.reader import Reader
from moonbase.games.fromthemoon.effects.standing import enforce
from moonbase.games.fromthemoon.position.places import put_rover, read_crew, read_mask, read_miniatures, read_place
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.names import GOODS as GOOD_KEYS
from moonbase.games.fromthemoon.rules.table.state import (
    CREW_AT,
    EXPERT_AT,
    FACTION,
    GROUNDS,
    HOUSES,
    LAB_N,
    LARGE_AT,
    PAWN,
    RECRUIT_AT,
    ROVER_AT,
    SCORE_N,
    SMALL_BUILT,
    SMALL_OPEN,
    UPGRADES,
    FromTheMoonState,
    add_own,
    basics,
    crew,
    experts,
    set_own,
)

KEYS: Final = (
    *("faction", "goods", "score", "pawn", "greenhouses", "improved", "foundations", "labs"),
    *("small", "small_built", "large", "miniatures", "rovers"),
)
ROVER_KEYS: Final = ("tile", "basic", "specialists")
MOST = 100_000


def read_seat(s: FromTheMoonState, seat: i64, at: Reader) -> None:
    columns = s.columns
    at.exactly(KEYS)
    goods = at.at("goods")
    goods.exactly(GOOD_KEYS)
    for k, name in enumerate(GOOD_KEYS):
        set_own(s, seat, k, goods.number(name, 0, MOST))
    set_own(s, seat, SCORE_N, at.number("score", -MOST, MOST))
    set_own(s, seat, PAWN, at.number("pawn", 0, int(c.STEPS)))
    set_own(s, seat, HOUSES, at.number("greenhouses", 0, int(c.GREENHOUSES)))
    set_own(s, seat, UPGRADES, at.number("improved", 0, int(c.GREENHOUSES)))
    set_own(s, seat, GROUNDS, at.number("foundations", 0, int(c.FOUNDATIONS)))
    set_own(s, seat, SMALL_OPEN, read_mask(columns, at.at("small"), columns.small0, columns.large0))
    set_own(s, seat, SMALL_BUILT, read_mask(columns, at.at("small_built"), columns.small0, columns.large0))
    read_labs(s, seat, at.at("labs"))
    read_powers(s, seat, at)
    read_miniatures(s, at.at("miniatures"), seat)
    read_team(s, seat, at.at("rovers"))


def read_labs(s: FromTheMoonState, seat: i64, at: Reader) -> None:
    columns = s.columns
    space: i64 = seat * c.LABS
    for row in rows_of(at, int(c.LAB_ROWS)):
        for entry in rows_of(row, int(c.LAB_COLUMNS)):
            if entry.value is not None:
                s.lab[space] = 1 + columns.titles.read(entry, columns.lab0, columns.small0) - columns.lab0
                add_own(s, seat, LAB_N, 1)
            space += 1


def rows_of(at: Reader, n: int) -> list[Reader]:
    """Read a list with exactly this many entries."""
    entries = at.items(n)
    if len(entries) != n:
        raise at.wrong(f"{len(entries)} entries, {n} are needed")
    return entries


def read_powers(s: FromTheMoonState, seat: i64, at: Reader) -> None:
    """Read the faction card and the large buildings, and what they put in force."""
    columns = s.columns
    faction = at.at("faction")
    if faction.value is not None:
        face = columns.titles.read(faction, columns.faction0, columns.house0)
        set_own(s, seat, FACTION, face)
        enforce(s, seat, face)
    for slot, entry in enumerate(at.at("large").items(int(c.LARGE_SLOTS))):
        face = columns.titles.read(entry, columns.large0, columns.space0)
        if columns.faction0 <= face < columns.house0:
            raise entry.wrong(f"{columns.ids[face]} does not belong here")
        set_own(s, seat, LARGE_AT + slot, face)
        enforce(s, seat, face)


def read_team(s: FromTheMoonState, seat: i64, at: Reader) -> None:
    for rover, entry in enumerate(rows_of(at, int(c.ROVERS))):
        entry.exactly(ROVER_KEYS)
        tile = entry.at("tile")
        if tile.value is not None:
            place = read_place(tile, s.grid.tile_names)
            put_rover(s, place, seat, rover, tile)
            set_own(s, seat, ROVER_AT + rover, place)
        set_own(s, seat, CREW_AT + rover, read_crew(entry))
    count_team(s, seat)


def count_team(s: FromTheMoonState, seat: i64) -> None:
    """Count the team; one astronaut of each colour was not recruited (F1.18)."""
    for colour in range(c.COLOURS):
        basic: i64 = 0
        trained: i64 = 0
        for rover in range(c.ROVERS):
            basic += basics(crew(s, seat, rover), colour)
            trained += experts(crew(s, seat, rover), colour)
        set_own(s, seat, RECRUIT_AT + colour, basic + trained - 1)
        set_own(s, seat, EXPERT_AT + colour, trained)
