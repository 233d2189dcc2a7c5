"""Tables whose cards are always the same, for pictures: the log of a game with a seed, kept up to a moment, and a person at one seat."""

import asyncio
import json
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from moonbase.bots.levels import opponent
from moonbase.engine.game import CHANCE
from moonbase.engine.rng import Rng
from moonbase.engine.session import Session, start
from moonbase.registry import game as game_named
from moonbase.server.keys import Signer
from moonbase.server.store.people import add_person, keep_secret
from moonbase.server.store.rows import BOT, PERSON, Entry, Person, SeatRow, Summary, TableRow
from moonbase.server.store.sqlite import SqliteStore
from moonbase.server.store.tables import create
from moonbase.server.table import kinds

ME: Final = Person("mira", "Mira")
OTHERS: Final = ("Jonas", "Lea", "Tariq", "Ines")
Moment = Callable[[Session], bool]
PACE: Final = 20.0
"""Seconds between two actions."""


class Scene(NamedTuple):
    """A game between greedy opponents; it stops where the first seat is asked and the moment has come, or goes on to its end."""

    id: str
    game: str
    players: int
    seed: int
    moment: Moment | None
    options: dict[str, int] = {}  # noqa: RUF012  (never changed)


def stage(file: Path, scenes: list[Scene]) -> tuple[str, str]:
    """Keep the scenes in a new database; the name and the value of the cookie of the person who plays there."""
    return asyncio.run(_stage(file, scenes))


async def _stage(file: Path, scenes: list[Scene]) -> tuple[str, str]:
    store = SqliteStore(file)
    await store.open()
    try:
        signer = Signer(await store.write(keep_secret(secrets.token_hex(32))))
        await store.write(add_person(ME, time.time()))
        for scene in scenes:
            await _keep(store, scene)
    finally:
        await store.close()
    return signer.cookie_name, signer.cookie(ME.id)


async def _keep(store: SqliteStore, scene: Scene) -> None:
    session = played(scene)
    game, steps = session.game, session.record.steps
    made = time.time() - PACE * len(steps)
    options = json.dumps(game.chosen(scene.options))
    row = TableRow(
        id=scene.id,
        game=game.name,
        players=scene.players,
        options=options,
        rules=game.version,
        card_set=game.card_set,
        position=None,
        clock=None,
        owner=ME.id,
        request=None,
        made=made,
    )
    seats = [SeatRow(0, PERSON, None, ME.id, ME.name)]
    seats += [SeatRow(seat, BOT, "greedy", None, OTHERS[seat - 1]) for seat in range(1, scene.players)]
    entries = [Entry(n, kinds.ACT, step.seat, step.text, step.fingerprint, made + PACE * n) for n, step in enumerate(steps, 1)]
    summary = Summary(len(entries), int(session.state.waiting), session.over, time.time())
    await store.write(create(row, seats, [], entries, summary))


def played(scene: Scene) -> Session:
    game, rng = game_named(scene.game), Rng(scene.seed)
    session = start(game, scene.players, scene.options)
    bots = [opponent("greedy", game, rng.fork()) for _ in range(scene.players)]
    while not session.over:
        s = session.state
        if s.waiting == 0 and scene.moment is not None and scene.moment(session):
            return session
        session.act(game.sample(s, rng) if s.waiting == CHANCE else bots[s.waiting].choose(s, s.waiting))
    if scene.moment is not None:
        raise ValueError(f"{scene.id}: seed {scene.seed} has no such moment")
    return session
