"""The proof of leaks: many pairs of worlds, for every game, number of players and viewer."""

import tempfile
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Final

from moonbase.catalog.registry import GAMES, game
from moonbase.engine.game import Game, State
from moonbase.engine.rng import Rng
from moonbase.prove.leaks.compare import compare, late
from moonbase.prove.leaks.conversation import Conversation
from moonbase.prove.leaks.stored_pairs import StoredPair, store_pairs
from moonbase.prove.leaks.worlds import Pair, differ, pair, positions, viewers
from moonbase.prove.player import together
from moonbase.prove.report import Report
from moonbase.prove.server_process import MOONBASE, Command, ServerProcess

BATCH: Final = 80
"""Pairs of tables that one server process serves, at most."""
USUAL: Final = 60
"""The number of messages that are usually compared at one pair of tables."""
TRIES: Final = 6
ENOUGH: Final = 20
"""The number of pairs that shows whether a game hides anything."""
TALKS: Final = 6
HINTS: Final = 10
"""One in so many conversations asks for a hint."""


async def prove(report: Report, pairs: int, seed: int, tick: Callable[[int], None], command: Command = MOONBASE) -> None:
    """Compare at least so many messages for each game."""
    for number, name in enumerate(GAMES):
        rules, rng = game(name), Rng(seed + number)
        worlds = all_pairs(rules, rng)
        name, left = f"{rules.name}: messages compared", pairs
        while left > 0:
            found = [(rules, next(worlds)) for _ in range(min(BATCH, left // USUAL + 1))]
            left -= await serve_batch(report, name, found, rng, tick, command)


def all_pairs(rules: Game, rng: Rng) -> Iterator[Pair]:
    """Yield pairs for every number of players and every viewer in turn, so that each has its share however few pairs are asked for."""
    games = {players: positions(rules, players, rng) for players in range(rules.least, rules.most + 1)}
    made = different = 0
    for turn in count():
        for players, states in games.items():
            for viewer in (viewers(players)[turn % (players + 1)], None):
                found = one_pair(rules, states, viewer, TRIES if different or made < ENOUGH else 1, rng)
                made, different = made + 1, different + differ(found)
                yield found


def one_pair(rules: Game, states: Iterator[State], viewer: int | None, tries: int, rng: Rng) -> Pair:
    """Find a pair for a viewer, or for the seat that is asked.

    Late in a game a seat may know everything: worlds that differ are preferred.
    """
    for _ in range(tries):
        s = next(states)
        found = pair(rules, s, int(s.waiting) if viewer is None else viewer, rng)
        if differ(found):
            break
    return found


async def serve_batch(
    report: Report, name: str, found: list[tuple[Game, Pair]], rng: Rng, tick: Callable[[int], None], command: Command
) -> int:
    """Return the number of compared messages."""
    with tempfile.TemporaryDirectory(prefix="moonbase-prove-") as folder:
        kept = await store_pairs(Path(folder), found)
        waiting = iter([(number, int(rng.word()), prepared) for number, prepared in enumerate(kept)])
        with ServerProcess(Path(folder), "--no-limits", "--workers", "1", command=command) as served:

            async def work() -> int:
                total = 0
                for number, seed, prepared in waiting:
                    compared = await talk(served.port, prepared, seed, number % HINTS == 0)
                    report.count(name, compared)
                    report.count("pairs of tables" if compared else "pairs given up on a slow machine")
                    report.count("pairs that differ in what is hidden", int(differ(prepared.pair)))
                    tick(compared)
                    total += compared
                return total

            return sum(await together(*(work() for _ in range(TALKS))))


async def talk(port: int, prepared: StoredPair, seed: int, hint: bool) -> int:
    """Return the number of compared messages; 0 if a conversation took so long that somebody was noted as away."""
    viewer, sides = prepared.pair.viewer, (prepared.true, prepared.other)
    here, there = await together(*(Conversation(port, side, viewer, seed).hold(hint) for side in sides))
    if late(here) or late(there):
        return 0
    who = f"seat {viewer}" if viewer >= 0 else "a spectator"
    what = f"{prepared.game.title} with {len(prepared.true.cookies)} players, seen by {who}"
    return compare(here, there, (sides[0].id, sides[1].id), what)
