"""Tables that are under way before their server starts: played from a seed up to what a test needs, and kept in its database."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace

from kit.server.ledgers import keep, new_ledger
from moonbase.bots.decision import Decision
from moonbase.engine.game import OVER
from moonbase.engine.notation import write_all
from moonbase.engine.rng import Rng
from moonbase.roster.levels import opponent
from moonbase.server.base.keys import Signer
from moonbase.server.store.choice import store_at
from moonbase.server.store.people import add_person, keep_secret
from moonbase.server.store.rows import BOT, PERSON, Person, SeatRow, Summary
from moonbase.server.store.tables import create
from moonbase.server.table import decide
from moonbase.server.table.log.chairs import bot_names
from moonbase.server.table.log.ledger import Ledger

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil")
MADE = 1_800_000_000.0
MOST_GAMES = 400


class Scene(NamedTuple):
    """A table, and the seat that is asked there: 0 at the end."""

    table: str
    seat: int
    ledger: Ledger
    cookies: list[dict[str, str]]
    """One for each seat; only people use theirs."""


class Plan(NamedTuple):
    """The first position of a seeded game that fits."""

    players: int
    fits: Callable[[Ledger], bool]
    level: str = "random"
    alone: bool = False
    """The other seats are opponents' that play on by themselves, else people's."""
    seed: int = 1
    """Seed of the first game that is tried."""
    game: str = "moon"
    position: str | None = None
    """Position in which the game begins, instead of its normal beginning."""
    steps: tuple[str, ...] = ()
    """Actions that are played first, each given by its text or by the beginning of its text."""


def seek(plan: Plan) -> Ledger:
    for seed in range(plan.seed, plan.seed + MOST_GAMES):
        ledger = play_up_to(plan, Rng(seed))
        if ledger is not None:
            return ledger
    raise AssertionError("no game comes to such a position")


def play_up_to(plan: Plan, rng: Rng) -> Ledger | None:
    ledger = new_ledger(plan.game, plan.players, rng, position=plan.position)
    for begins in plan.steps:
        step(ledger, begins)
    bot = opponent(plan.level, ledger.game, rng)
    while not plan.fits(ledger):
        if ledger.waiting == OVER:
            return None
        state = ledger.line.state
        text = ledger.game.write(state, bot.choose(Decision(ledger.game, state)))
        keep(ledger, decide.act(ledger, ledger.waiting, text), MADE)
    return ledger


def step(ledger: Ledger, begins: str) -> None:
    state = ledger.line.state
    text = next(text for text in write_all(ledger.game, state) if text == begins or text.startswith(f"{begins} "))
    keep(ledger, decide.act(ledger, ledger.waiting, text), MADE)


def prepare(folder: Path, plans: dict[str, Plan]) -> dict[str, Scene]:
    """Store all scenes in ``tables.sqlite`` of the folder."""
    found = {name: (plan, seek(plan)) for name, plan in plans.items()}
    with ThreadPoolExecutor(1) as aside:  # a browser's loop may run in this thread
        return aside.submit(asyncio.run, _keep_all(folder, found)).result()


async def _keep_all(folder: Path, found: dict[str, tuple[Plan, Ledger]]) -> dict[str, Scene]:
    store = store_at(f"sqlite:///{folder / 'tables.sqlite'}")
    await store.open()
    signer = Signer(await store.write(keep_secret("a secret of the tests")))
    for seat, name in enumerate(NAMES):
        await store.write(add_person(Person(f"p{seat}", name), MADE))
    for table, (plan, ledger) in found.items():
        await store.write(_table(table, plan, ledger))
    await store.close()
    cookies = [{"name": signer.cookie_name, "value": signer.cookie(f"p{seat}")} for seat in range(len(NAMES))]
    return {table: Scene(table, max(0, ledger.waiting), ledger, cookies) for table, (_, ledger) in found.items()}


def _table(table: str, plan: Plan, ledger: Ledger) -> Any:
    me = max(0, ledger.waiting)
    row = replace(ledger.row, id=table, owner=f"p{me}", made=MADE)
    people = [SeatRow(seat, PERSON, None, f"p{seat}", NAMES[seat]) for seat in range(plan.players)]
    names = bot_names(["greedy"] * (plan.players - 1))
    names.insert(me, NAMES[me])
    bots = [SeatRow(seat, BOT, "greedy", None, names[seat]) for seat in range(plan.players)]
    seats = [people[seat] if seat == me or not plan.alone else bots[seat] for seat in range(plan.players)]
    entries = [told.entry for told in ledger.told]
    return create(row, seats, [], entries, Summary(len(entries), ledger.waiting, ledger.waiting == OVER, MADE))
