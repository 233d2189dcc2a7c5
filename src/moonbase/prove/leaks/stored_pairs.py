"""Pairs of worlds stored as tables in a database before its server starts."""

import json
import secrets
from pathlib import Path
from typing import Final, NamedTuple

from moonbase.engine.game import CHANCE, Game
from moonbase.prove.leaks.worlds import Pair, World
from moonbase.server.base.keys import Signer
from moonbase.server.store.choice import store_at
from moonbase.server.store.operation import Operation
from moonbase.server.store.people import add_person, keep_secret
from moonbase.server.store.protocol import Store
from moonbase.server.store.rows import PERSON, Entry, Person, SeatRow, Summary, TableRow
from moonbase.server.store.tables import create

NAMES: Final = ("Ada", "Ben", "Cleo", "Dora", "Emil")
MADE: Final = 1_800_000_000.0


class Table(NamedTuple):
    """One side of a pair: a table, and the next move of the seat that is asked there."""

    id: str
    cookies: list[str]
    """One for each seat."""
    waiting: int
    move: str | None


class StoredPair(NamedTuple):
    game: Game
    pair: Pair
    true: Table
    other: Table


async def store_pairs(folder: Path, found: list[tuple[Game, Pair]]) -> list[StoredPair]:
    """Store all pairs in ``tables.sqlite`` of the folder."""
    store = store_at(f"sqlite:///{folder / 'tables.sqlite'}")
    await store.open()
    try:
        return await _store_pairs(store, found)
    finally:  # also where the proof is told to stop: its folder is removed next
        await store.close()


async def _store_pairs(store: Store, found: list[tuple[Game, Pair]]) -> list[StoredPair]:
    signer = Signer(await store.write(keep_secret(secrets.token_hex(32))))
    kept: list[StoredPair] = []
    for number, (game, pair) in enumerate(found):
        sides: list[Table] = []
        for side, world in enumerate((pair.true, pair.other)):
            id = f"{'ab'[side]}{number:06}"
            await store.write(_people(id, world.state.players))
            await store.write(_table(game, id, world))
            cookies = [f"{signer.cookie_name}={signer.cookie(f'{id}{seat}')}" for seat in range(world.state.players)]
            sides.append(Table(id, cookies, int(world.state.waiting), None if pair.moves is None else pair.moves[side]))
        kept.append(StoredPair(game, pair, *sides))
    return kept


def _people(table: str, players: int) -> Operation[None]:
    for seat in range(players):
        yield from add_person(Person(f"{table}{seat}", NAMES[seat]), MADE)


def _table(game: Game, id: str, world: World) -> Operation[str]:
    """Make one side's table. Each side has a secret of its own, because the next draws are hidden too."""
    players = world.state.players
    row = TableRow(
        id,
        game.name,
        players,
        json.dumps({}),
        game.version,
        game.card_set,
        world.position,
        None,
        f"{id}0",
        None,
        MADE,
        secret=secrets.token_hex(32),
    )
    seats = [SeatRow(seat, PERSON, None, f"{id}{seat}", NAMES[seat]) for seat in range(players)]
    return create(row, seats, [], _entries(world), Summary(len(world.played), int(world.state.waiting), False, MADE))


def _entries(world: World) -> list[Entry]:
    draws = 0
    found: list[Entry] = []
    for number, played in enumerate(world.played, 1):
        draws += played.seat == CHANCE
        draw = draws if played.seat == CHANCE else None
        found.append(Entry(number, "act", played.seat, played.text, played.fingerprint, MADE, None, draw))
    return found
