"""Games played over the wire by people who add numbers of their own to the deal, and who sometimes take back actions."""

import random
import secrets
from typing import Final, NamedTuple

from moonbase.prove.player import Json, Person, Seat
from moonbase.prove.report import Broken

NAMES: Final = ("Ada", "Ben", "Cleo", "Dora", "Emil")
TAKEBACKS: Final = 0.04
MOST_ACTIONS: Final = 20_000


class Finished(NamedTuple):
    table: str
    promised: str
    """The commitment of the first message."""
    added: list[str]
    """The number that each person added to the deal."""
    record: str
    draws: int
    takebacks: int


class Group:
    """Everybody at one table."""

    def __init__(self, port: int, players: int, chance: random.Random) -> None:
        self._people: Final = [Person(port) for _ in range(players)]
        self._chance: Final = chance
        self._takebacks = 0
        self.added: Final = [secrets.token_hex(16) for _ in range(players)]

    async def play(self, game: str) -> Finished:
        table, promised = await self._sit_down(game)
        seats = [await person.sit(table) for person in self._people]
        first = deal_of(seats[0].now)
        if first["commitment"] != promised:
            raise Broken(f"table {table} was promised with {promised}, and its first message says {first['commitment']}")
        if first["secret"] is not None:
            raise Broken(f"the secret of table {table} is told while the game runs")
        await self._play_out(seats)
        last = deal_of(seats[0].now)
        if last["secret"] is None:
            raise Broken(f"the secret of table {table} is not revealed at the end of the game")
        reply = await self._people[0].get(f"/api/tables/{table}/record")
        if reply.status != 200:
            raise Broken(f"the record of the finished table {table} is refused: {reply.status} {reply.body[:200]}")
        for seat in seats:
            await seat.close()
        return Finished(table, promised, self.added, reply.body, int(last["draws"]), self._takebacks)

    async def _sit_down(self, game: str) -> tuple[str, str]:
        host, *others = self._people
        for person, name in zip(self._people, NAMES, strict=False):
            await person.introduce(name)
        deal = await host.asked("/api/deals", {})
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
        made = await host.asked("/api/tables", {"game": game, "seats": seats, "deal": deal["deal"], "entropy": self.added[0]})
        for person, invite, value in zip(others, made["invites"], self.added[1:], strict=True):
            key = str(invite["link"]).partition("?key=")[2]
            await person.asked(f"/api/tables/{made['table']}/join", {"key": key, "entropy": value})
        return str(made["table"]), str(deal["commitment"])

    async def _play_out(self, seats: list[Seat]) -> None:
        for _ in range(MOST_ACTIONS):
            if all(seat.now["over"] for seat in seats):
                return
            asked = next((seat for seat in seats if seat.actions), None)
            if asked is None:
                for seat in seats:
                    await seat.settle()
                continue
            if self._chance.random() < TAKEBACKS and await self._go_back(asked, seats):
                continue
            answer = await asked.ask("act", sequence=asked.now["sequence"], action=self._chance.choice(asked.actions))
            if not answer["ok"] and answer["code"] != "stale":
                raise Broken(f"a choice was refused: {answer}")
            await self._all_reach(seats, answer["sequence"])
        raise Broken("a game does not end")

    async def _go_back(self, asked: Seat, seats: list[Seat]) -> bool:
        """Take back some events, if everybody agrees; tell whether they did."""
        now = asked.now["sequence"]
        answer = await asked.ask("takeback", sequence=now, to=max(1, now - self._chance.randint(1, 12)))
        if not answer["ok"]:
            return False
        await self._all_reach(seats, answer["sequence"])
        for seat in seats:
            waiting = seat.now["takeback"]
            if seat is not asked and waiting is not None and seat.now["you"] in waiting["waiting"]:
                agreed = await seat.ask("consent", yes=True)
                await self._all_reach(seats, agreed["sequence"])
        self._takebacks += 1
        return True

    async def _all_reach(self, seats: list[Seat], sequence: int) -> None:
        for seat in seats:
            await seat.reach(sequence)


def deal_of(message: Json) -> Json:
    deal = message.get("deal")
    if deal is None:
        raise Broken(f"the message of table {message['table']} has no commitment to a secret")
    found: Json = deal
    return found
