"""People who play at a steady pace within the limits, each from an address of their own, and miss nothing."""

import asyncio
import random
import time
from collections.abc import Iterator
from typing import Final

from moonbase.catalog.registry import GAMES
from moonbase.prove.player import Person, Seat
from moonbase.prove.report import Broken

PACE: Final = 0.5
"""Seconds between two actions at a table."""
LOOKS: Final = 8
"""The number of actions after which somebody asks over HTTP too."""


class Times:
    """The durations of honest requests, in seconds."""

    def __init__(self) -> None:
        self.all: Final[list[float]] = []
        self.phase = 0

    def mark(self) -> None:
        """Begin another phase."""
        self.phase = len(self.all)

    def quiet(self) -> list[float]:
        return sorted(self.all[: self.phase])

    def troubled(self) -> list[float]:
        return sorted(self.all[self.phase :])


class Company:
    """The people of one table; when a game is over they begin another."""

    def __init__(self, port: int, addresses: Iterator[str], players: int, number: int, times: Times) -> None:
        self._people: Final = [Person(port, address=next(addresses)) for _ in range(players)]
        self._chance: Final = random.Random(number)
        self._number: Final = number
        self._times: Final = times
        self._answered: dict[int, str] = {}
        self.seats: list[Seat] = []
        self.requests = 0
        self.events = 0

    async def arrive(self) -> None:
        for n, person in enumerate(self._people):
            await person.introduce(f"P{self._number}.{n}")
        await self._new_table()

    async def _new_table(self) -> None:
        host, *others = self._people
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
        made = await host.asked("/api/tables", {"game": self._chance.choice(list(GAMES)), "seats": seats})
        for person, invite in zip(others, made["invites"], strict=True):
            key = str(invite["link"]).partition("?key=")[2]
            await person.asked(f"/api/tables/{made['table']}/join", {"key": key})
        self.seats = [await person.sit(made["table"]) for person in self._people]
        self._answered = {}

    async def play(self, until: float) -> None:
        await asyncio.sleep(self._chance.random() * PACE)
        while time.monotonic() < until:
            if any(seat.now["over"] for seat in self.seats):
                await self.leave()
                await self._new_table()
            await self._turn()
            await asyncio.sleep(PACE * (0.5 + self._chance.random()))
        await self.leave()

    async def _turn(self) -> None:
        asked = next((seat for seat in self.seats if seat.actions), None)
        if asked is None:
            for seat in self.seats:
                await seat.settle()
            return
        began, action = time.perf_counter(), self._chance.choice(asked.actions)
        answer = await asked.ask("act", sequence=asked.now["sequence"], action=action)
        if not answer["ok"] and answer["code"] != "stale":
            raise Broken(f"an honest player was refused '{action}' at table {asked.now['table']}: {answer}")
        for seat in self.seats:
            await seat.reach(answer["sequence"])
            seat.take()
        self._times.all.append(time.perf_counter() - began)
        self.requests += 1
        if answer["ok"]:
            self._answered[answer["sequence"]] = action
        if self.requests % LOOKS == 0:
            await self._look()

    async def _look(self) -> None:
        person = self._chance.choice(self._people)
        for path in ("/healthz", "/api/tables"):
            reply = await person.get(path)
            if reply.status != 200:
                raise Broken(f"an honest player was refused GET {path}: {reply.status} {reply.body[:200]}")
            self.requests += 1

    async def leave(self) -> None:
        """Leave, after checking that everybody was told every accepted action, once and in order."""
        for seat in self.seats:
            await seat.settle()
        for seat in self.seats:
            missing = sorted(self._answered.keys() - seat.told.keys())
            if missing:
                who = f"seat {seat.now['you']} of table {seat.now['table']}"
                raise Broken(f"{who} was never told event {missing[0]}, '{self._answered[missing[0]]}'")
            self.events += len(seat.told)
        for seat in self.seats:
            await seat.close()
