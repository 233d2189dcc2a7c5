"""The proof of deals: games over the wire with their records derived again, many set-ups, and the generator itself."""

import random
import tempfile
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Final

from moonbase.catalog.registry import GAMES, game
from moonbase.engine.game import Game
from moonbase.prove.deals.chi import Surprise
from moonbase.prove.deals.derive import derive_again
from moonbase.prove.deals.games import Finished, Group
from moonbase.prove.deals.stored_deals import check_draws, logs, set_up
from moonbase.prove.deals.streams import check_streams
from moonbase.prove.deals.tally import Tally
from moonbase.prove.player import Person, together
from moonbase.prove.report import Broken, Report
from moonbase.prove.server_process import MOONBASE, Command, ServerProcess
from moonbase.records.fair import Deal
from moonbase.records.record import parse

PARTIES: Final = 4
"""Games that are played at the same time."""


async def prove(
    report: Report, games: int, tables: int, draws: int, seed: int, tick: Callable[[int], None], command: Command = MOONBASE
) -> None:
    """Run the proof: so many whole games, the set-ups of so many more tables, and so many direct draws for each test of the generator."""
    rules = {name: game(name) for name in GAMES}
    surprises = check_streams(draws, seed)
    report.figures["direct draws"] = len(surprises) * draws
    tally = Tally(seed)
    with tempfile.TemporaryDirectory(prefix="moonbase-prove-") as folder:
        with ServerProcess(Path(folder), "--no-limits", "--workers", "1", command=command) as served:
            finished = await play_games(served.port, rules, games, seed, tick)
            twins = await many_tables(served.port, rules, tables, seed)
            served.stop()
        await check_games(report, rules, finished, served.db, tally)
        await check_tables(report, rules, twins, served.db, tally)
    surprises += tally.check()
    report.figures["deals against the true odds"] = tally.deals
    report.figures["chi-square tests"] = len(surprises)
    report.figures["the least likely had p"] = least(surprises)


def least(surprises: list[Surprise]) -> float:
    return min(each.p for each in surprises)


def settings(rules: dict[str, Game]) -> Iterator[tuple[Game, int]]:
    """Yield every game with every number of players, for ever."""
    for _ in count():
        for each in rules.values():
            for players in range(each.least, each.most + 1):
                yield each, players


async def play_games(port: int, rules: dict[str, Game], games: int, seed: int, tick: Callable[[int], None]) -> list[Finished]:
    waiting = iter([next_setting for next_setting, _ in zip(settings(rules), range(games), strict=False)])
    finished: list[Finished] = []

    async def work(number: int) -> None:
        chance = random.Random(seed * PARTIES + number)
        for each, players in waiting:
            finished.append(await Group(port, players, chance).play(each.name))
            tick(1)

    await together(*(work(number) for number in range(PARTIES)))
    return finished


async def check_games(report: Report, rules: dict[str, Game], finished: list[Finished], db: str, tally: Tally) -> None:
    kept = await logs(db, [each.table for each in finished])
    promises: set[str] = set()
    for each in finished:
        record = parse(each.record)
        used = check_draws(each.table, kept[each.table])
        derived = derive_again(rules[record.game], record, each.promised)
        check_added(each, record.deal)
        if used != each.draws:
            raise Broken(f"table {each.table} made {used} draws, and its message said {each.draws}")
        if each.promised in promises:
            raise Broken(f"two tables have the same secret: both promised {each.promised}")
        promises.add(each.promised)
        report.count("games derived again")
        report.count("draws derived again", derived)
        report.count("draws that were taken back", used - derived)
        report.count("takebacks", each.takebacks)
        tally.follow(rules[record.game], rules[record.game].new(record.players, record.options), [step.text for step in record.steps])


def check_added(each: Finished, deal: Deal | None) -> None:
    """Check that the record has the number that each person added, seat by seat."""
    found = [] if deal is None else [(made.seat, made.value) for made in deal.contributions]
    if found != list(enumerate(each.added)):
        raise Broken(f"the people of table {each.table} added {each.added} to the deal, and the record says {found}")


async def many_tables(port: int, rules: dict[str, Game], tables: int, seed: int) -> dict[str, tuple[str, int]]:
    """Make tables that nobody plays at, all with the same request."""
    host = Person(port)
    await host.introduce("Ada")
    made: dict[str, tuple[str, int]] = {}
    for (each, players), _ in zip(settings(rules), range(tables), strict=False):
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(players - 1))]
        answer = await host.asked("/api/tables", {"game": each.name, "seats": seats, "entropy": f"{seed:032x}"})
        made[str(answer["table"])] = each.name, players
    return made


async def check_tables(report: Report, rules: dict[str, Game], made: dict[str, tuple[str, int]], db: str, tally: Tally) -> None:
    """Check that tables made by the same request differ, and that together they follow the true odds."""
    kept = await logs(db, made)
    seen: dict[tuple[str, int, str], str] = {}
    for table, (name, players) in made.items():
        report.count("draws with a number of their own", check_draws(table, kept[table]))
        dealt = set_up(kept[table])
        twin = seen.setdefault((name, players, "\n".join(dealt)), table)
        if twin != table:
            raise Broken(f"tables {twin} and {table} were dealt the same: {', '.join(dealt[:5])}...")
        tally.follow(rules[name], rules[name].new(players), dealt)
        report.count("set-ups")
