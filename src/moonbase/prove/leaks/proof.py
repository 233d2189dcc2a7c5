"""The proof of leaks: many pairs of worlds, for every game, number of players and viewer."""

import tempfile
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Final

from moonbase.engine.game import Game
from moonbase.engine.rng import Rng
from moonbase.prove.leaks.compare import compare
from moonbase.prove.leaks.conversation import Conversation
from moonbase.prove.leaks.prepared import Prepared, keep
from moonbase.prove.leaks.worlds import Pair, pair, positions, viewers
from moonbase.prove.player import together
from moonbase.prove.report import Report
from moonbase.prove.served import MOONBASE, Command, Served
from moonbase.registry import GAMES, game

BATCH: Final = 80
"""Pairs of tables that one server process serves, at most."""
USUAL: Final = 60
"""Messages that are compared at one pair of tables."""
TALKS: Final = 6
HINTS: Final = 10
"""One of so many conversations asks for a hint."""


async def prove(report: Report, pairs: int, seed: int, tick: Callable[[int], None], command: Command = MOONBASE) -> None:
    """At least so many messages compared for each game."""
    for number, name in enumerate(GAMES):
        rules, rng = game(name), Rng(seed + number)
        worlds = all_pairs(rules, rng)
        name = f"{rules.name}: messages compared"
        report.count(name, 0)
        while report.figures[name] < pairs:  # type: ignore[operator]
            found = [(rules, next(worlds)) for _ in range(min(BATCH, pairs // USUAL + 1))]
            await serve_batch(report, name, found, rng, tick, command)


def all_pairs(rules: Game, rng: Rng) -> Iterator[Pair]:
    """Every number of players and every viewer in turn, so that each has its share however few pairs are asked for."""
    games = {players: positions(rules, players, rng) for players in range(rules.least, rules.most + 1)}
    for turn in count():
        for players, states in games.items():
            seen = viewers(players)
            s = next(states)
            yield pair(rules, s, seen[turn % len(seen)], rng)
            yield pair(rules, s, int(s.waiting), rng)


async def serve_batch(
    report: Report, name: str, found: list[tuple[Game, Pair]], rng: Rng, tick: Callable[[int], None], command: Command
) -> None:
    with tempfile.TemporaryDirectory(prefix="moonbase-prove-") as folder:
        kept = await keep(Path(folder), found)
        waiting = iter(list(enumerate(kept)))
        with Served(Path(folder), "--no-limits", "--workers", "1", command=command) as served:

            async def work() -> None:
                for number, prepared in waiting:
                    compared = await talk(served.port, prepared, number + int(rng.word()), number % HINTS == 0)
                    report.count(name, compared)
                    report.count("pairs of tables")
                    report.count("pairs that differ in what is hidden", different(prepared))
                    tick(compared)

            await together(*(work() for _ in range(TALKS)))


async def talk(port: int, prepared: Prepared, seed: int, hint: bool) -> int:
    viewer, sides = prepared.pair.viewer, (prepared.true, prepared.other)
    here, there = await together(*(Conversation(port, side, viewer, seed).hold(hint) for side in sides))
    who = f"seat {viewer}" if viewer >= 0 else "a spectator"
    what = f"{prepared.game.title} with {len(prepared.true.cookies)} players, seen by {who}"
    return compare(here, there, (sides[0].id, sides[1].id), what)


def different(prepared: Prepared) -> int:
    return int(prepared.pair.true.state.numbers() != prepared.pair.other.state.numbers())
