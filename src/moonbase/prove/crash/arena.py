"""Several tables on one server, played by witnesses until the server is killed, and again after its restart."""

import asyncio
import random
from typing import Final

from moonbase.catalog.registry import GAMES
from moonbase.prove.crash.witness import Witness, check_untold_events
from moonbase.prove.player import GONE, Person, together
from moonbase.prove.report import Broken, Report
from moonbase.prove.server_process import ServerProcess

TABLES: Final = 4
LONGEST_LOG: Final = 300
FIRST_KILL: Final = 0.02
LAST_KILL: Final = 0.3
"""Seconds within which the server is killed, at a random moment."""


class Arena:
    def __init__(self, served: ServerProcess, report: Report, seed: int, tables: int = TABLES) -> None:
        self._served: Final = served
        self._report: Final = report
        self._chance: Final = random.Random(seed)
        self._size: Final = tables
        self.tables: Final[list[list[Witness]]] = []

    async def fill(self) -> None:
        """Make new tables in place of those that are over or have become long."""
        self.tables[:] = [players for players in self.tables if not is_finished(players)]
        while len(self.tables) < self._size:
            self.tables.append(await self.new_table())

    async def new_table(self) -> list[Witness]:
        ada, ben = Person(self._served.port), Person(self._served.port)
        await ada.introduce("Ada")
        await ben.introduce("Ben")
        asked = {"game": self._chance.choice(list(GAMES)), "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = await ada.asked("/api/tables", asked)
        link = made["invites"][0]["link"]
        await ben.asked(f"/api/tables/{made['table']}/join", {"key": link.partition("?key=")[2]})
        players = [Witness(ada, made["table"]), Witness(ben, made["table"])]
        for player in players:
            await player.sit()
            player.remember()
        return players

    async def until_killed(self) -> None:
        """Let everybody play until the server is killed."""
        killer = asyncio.create_task(self._kill_later())
        await together(*(self._play(players) for players in self.tables))
        await killer
        await together(*(player.drain() for players in self.tables for player in players))
        self._report.count("kills")
        under_way = sum(1 for players in self.tables for player in players if player.pending is not None)
        self._report.count("requests under way at a kill", under_way)

    async def _kill_later(self) -> None:
        await asyncio.sleep(self._chance.uniform(FIRST_KILL, LAST_KILL))
        await asyncio.to_thread(self._served.kill)

    async def _play(self, players: list[Witness]) -> None:
        try:
            while not is_finished(players):
                await self.turn(players)
        except GONE:
            return

    async def turn(self, players: list[Witness]) -> None:
        """Let the seat that is asked act, and wait until everybody hears of it."""
        asked = next((player for player in players if player.seat.actions), None)
        if asked is None:
            for player in players:
                await player.seat.settle()
            return
        answer = await asked.move(self._chance)
        if not answer["ok"] and answer["code"] != "stale":
            raise Broken(f"at table {asked.table} a legal request was refused: {answer}")
        self._report.count("requests answered")
        for player in players:
            await player.seat.reach(asked.seat.now["sequence"])
            player.remember()

    async def come_back(self) -> None:
        """Check after the restart that everything is told again and nothing else, and that a pending request counts once."""
        await together(*(self._come_back(players) for players in self.tables))

    async def _come_back(self, players: list[Witness]) -> None:
        newest = max(player.newest for player in players)
        for player in players:
            self._report.count("events compared", await player.sit())
        check_untold_events(players, newest)
        for player in players:
            self._report.count("requests sent again", int(await player.resolve()))
        for player in players:
            await player.seat.settle()
            player.remember()

    async def leave(self) -> None:
        await together(*(player.seat.close() for players in self.tables for player in players))


def is_finished(players: list[Witness]) -> bool:
    return any(player.seat.now["over"] or player.newest > LONGEST_LOG for player in players)
