"""A player who remembers every event and every answer over all connections."""

import random
from typing import Final

from moonbase.prove.player import GONE, NUMBERS, Json, Person, Seat
from moonbase.prove.report import Broken

GAME_KINDS: Final = ("act", "undo", "redo")
"""Kinds of entries that players make. Other entries tell who came and went, and a server that starts adds some itself."""
UNDOES: Final = 0.15


class Witness:
    def __init__(self, person: Person, table: str) -> None:
        self.person: Final = person
        self.table: Final = table
        self.told: Final[dict[int, Json]] = {}
        self.answered: Final[dict[int, str]] = {}
        """Requests that were accepted, by the number of the event that each led to."""
        self.pending: Json | None = None
        """The pending request: sent and not answered."""
        self.newest = 0
        self.seat: Seat

    async def sit(self) -> int:
        """Sit down (again), and check that all events are repeated word for word; return how many were compared."""
        self.seat = await self.person.sit(self.table)
        if self.seat.now["sequence"] < self.newest:
            raise Broken(f"table {self.table} stood at event {self.newest} and stands at {self.seat.now['sequence']} after the restart")
        for sequence, event in self.told.items():
            again = self.seat.told.get(sequence)
            if again != event:
                raise Broken(f"event {sequence} of table {self.table} was told as {event}, and after the restart as {again}")
        for sequence, asked in self.answered.items():
            if sequence not in self.seat.told:
                raise Broken(f"'{asked}' was answered as event {sequence} of table {self.table}, and is missing after the restart")
        return len(self.told)

    def remember(self) -> None:
        self.told.update(self.seat.told)
        self.newest = max(self.newest, self.seat.now.get("sequence", 0), *self.answered, 0)

    async def move(self, chance: random.Random) -> Json:
        """Take one action, or undo the last one; return the answer."""
        now = self.seat.now
        what: Json = {"request": f"k-{next(NUMBERS)}", "sequence": now["sequence"]}
        if now["undo"] and chance.random() < UNDOES:
            what |= {"type": "undo"}
        else:
            what |= {"type": "act", "action": chance.choice(self.seat.actions)}
        self.pending = what
        return await self.answer(what)

    async def answer(self, what: Json) -> Json:
        answer = await self.seat.ask(**what)
        self.pending = None
        if answer["ok"]:
            self.answered[answer["sequence"]] = str(what.get("action", what["type"]))
            await self.seat.reach(answer["sequence"])
        return answer

    async def drain(self) -> None:
        """Read the messages that arrived before the connection ended."""
        try:
            while True:
                await self.seat.hear(5)
        except (*GONE, TimeoutError):
            self.remember()

    async def resolve(self) -> bool:
        """Send the pending request again, and check that it counts once; tell whether there was one."""
        what = self.pending
        if what is None:
            return False
        answers = [await self.answer(what), await self.answer(what)]
        if answers[0]["ok"] != answers[1]["ok"] or (answers[0]["ok"] and answers[0] != answers[1]):
            raise Broken(f"the request {what} was answered {answers[0]}, and when it was repeated {answers[1]}")
        await self.seat.settle()
        made = [event for event in self.acts(what["sequence"]) if event["action"] == what.get("action", event["action"])]
        if answers[0]["ok"] and len(made) != 1:
            raise Broken(f"the request {what} was sent again after the restart, and counts {len(made)} times at table {self.table}")
        self.remember()
        return True

    def acts(self, after: int) -> list[Json]:
        """Return the actions of this seat after an event."""
        own = self.seat.now["you"]
        return [each for number, each in self.seat.told.items() if number > after and each["seat"] == own and each["kind"] in GAME_KINDS]


def check_untold_events(players: list[Witness], newest: int) -> None:
    """Check that events nobody was told of come from the one pending request. ``newest`` was told to somebody."""
    fresh = {
        number: event
        for player in players
        for number, event in player.seat.told.items()
        if number > newest and event["seat"] is not None and event["kind"] in GAME_KINDS
    }
    if len(fresh) > 1 or (fresh and not any(player.pending for player in players)):
        raise Broken(
            f"table {players[0].table} shows events that nobody asked for: {sorted(fresh)}, where {newest} was the last that was told"
        )
