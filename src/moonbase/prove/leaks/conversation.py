"""One viewer's requests at a table and the server's answers. The viewer sends the same requests to both tables of a pair."""

import random
from typing import Any, Final, NamedTuple
from urllib.parse import quote

import msgspec

from moonbase.prove.leaks.stored_pairs import Table
from moonbase.prove.player import Person, Seat
from moonbase.prove.report import Broken

MOST_PREVIEWS: Final = 30
MOST_REASONS: Final = 3
PLANS: Final = 3
LONGEST_PLAN: Final = 4
PONG: Final = '{"type":"pong"'


class Said(NamedTuple):
    """One message that the viewer heard: the request before it, and the words."""

    after: str
    text: str
    choices: tuple[str, ...] = ()
    """The possible answers to a hint."""
    whole: str = ""
    """The table after a change."""


class Conversation:
    """``viewer`` is a seat, or below 0 a spectator. ``seed`` makes both sides choose alike."""

    def __init__(self, port: int, table: Table, viewer: int, seed: int) -> None:
        self._port: Final = port
        self._table: Final = table
        self._viewer: Final = viewer
        self._chance: Final = random.Random(seed)
        self._me: Final = Person(port, table.cookies[viewer] if viewer >= 0 else "")
        self._number = 0
        self.said: Final[list[Said]] = []

    async def hold(self, hint: bool) -> list[Said]:
        others = await self._others()
        seat = await self._me.sit(self._table.id)
        await self._heard(seat, "sitting down")
        await self._ask_about_choices(seat)
        if hint:
            await self._hint(seat)
        await self._refused(seat)
        await self._over_http()
        await self._move(seat, others.get(self._table.waiting, seat))
        await seat.close()
        again = await self._me.sit(self._table.id)
        await self._heard(again, "coming back")
        await self._over_http()
        await self._leave(again, others)
        return self.said

    async def _others(self) -> dict[int, Seat]:
        """Keep everybody else connected: an absent player is reported after some seconds, at a moment that differs between tables."""
        people = {seat: Person(self._port, cookie) for seat, cookie in enumerate(self._table.cookies) if seat != self._viewer}
        return {seat: await person.sit(self._table.id) for seat, person in people.items()}

    async def _ask_about_choices(self, seat: Seat) -> None:
        """Ask for previews, plans and reasons; a seat that is not asked is refused all of them."""
        opened = seat.actions or ["end"]
        for action in self._chance.sample(opened, min(MOST_PREVIEWS, len(opened))):
            await self._question(seat, "preview", action=action)
        for _ in range(PLANS if seat.actions else 0):
            await self._plan(seat)
        closed = [str(choice["action"]) for choice in seat.now["closed"]]
        for action in [*self._chance.sample(closed, min(MOST_REASONS, len(closed))), opened[0], "no such thing"]:
            await self._question(seat, "why", action=action)

    async def _plan(self, seat: Seat) -> None:
        choices, plan = seat.actions, list[str]()
        while choices and len(plan) < LONGEST_PLAN:
            plan.append(self._chance.choice(choices))
            answer = await self._question(seat, "preview", action=plan[0], then=plan[1:])
            choices = [str(choice["action"]) for choice in answer.get("choices", [])]

    async def _hint(self, seat: Seat) -> None:
        self._number += 1
        await seat.ask("hint", request=f"q-{self._number}", level="greedy")
        self.said.extend(Said("a hint", heard.text, tuple(seat.actions), heard.whole) for heard in seat.take())

    async def _refused(self, seat: Seat) -> None:
        """Send requests that the server must refuse. Undo may succeed; the redo after it restores the position."""
        sequence = seat.now["sequence"]
        await self._question(seat, "act", sequence=sequence, action="no such thing")
        await self._question(seat, "act", sequence=sequence + 9, action=(seat.actions or ["end"])[0])
        await self._question(seat, "undo", sequence=sequence)
        sequence = seat.now["sequence"]
        await self._question(seat, "redo", sequence=sequence)
        sequence = seat.now["sequence"]
        await self._question(seat, "consent", yes=True)
        await self._question(seat, "vote", yes=True)
        await self._question(seat, "takeback", sequence=sequence, to=sequence + 9)
        await self._question(seat, "replace", seat=99)
        await seat.socket.send("not a message")
        await self._heard(seat, "nonsense")

    async def _over_http(self) -> None:
        table = f"/api/tables/{self._table.id}"
        steps = await self._get(f"{table}/steps")
        paths = [f"{table}/replay?step={step}" for step in range(len(steps.get("steps", ())) + 1)]
        paths += [f"{table}/replay", f"{table}/replay?seat=public", f"{table}/replay?step=999999", f"{table}/steps?seat=public"]
        paths += [f"{table}/replay?seat={seat}" for seat in range(len(self._table.cookies))]
        paths += [f"{table}/steps?seat={seat}" for seat in range(len(self._table.cookies))]
        paths += [f"{table}/record", f"{table}/invites", f"{table}/invitation", f"{table}/invitation?key={quote('no key')}", "/api/tables"]
        for path in paths:
            await self._get(path)

    async def _move(self, seat: Seat, actor: Seat) -> None:
        """Let the seat to move act, undo the action and redo it."""
        if self._table.move is None:
            return
        await actor.settle()
        await self._act(actor, "act", action=self._table.move)
        await self._heard(seat, "the move of the seat that is asked")
        for type in ("undo", "redo", "undo"):
            if actor.now[type]:
                await self._act(actor, type)
                await self._heard(seat, f"{type} of that move")
        await self._ask_about_choices(seat)

    async def _act(self, actor: Seat, type: str, **more: object) -> None:
        self._number += 1
        answer = await actor.ask(type, request=f"q-{self._number}", sequence=actor.now["sequence"], **more)
        if answer["ok"]:
            await actor.reach(answer["sequence"])

    async def _leave(self, seat: Seat, others: dict[int, Seat]) -> None:
        """Let one player leave, and the viewer hear of it; later messages to the others are not read."""
        for number, other in list(others.items())[:1]:
            await other.close()
            while seat.now["seats"][number]["here"]:
                await seat.hear()
            await self._heard(seat, "somebody's leaving")
        await seat.close()
        for other in list(others.values())[1:]:
            await other.close()

    async def _question(self, seat: Seat, type: str, /, **more: object) -> dict[str, Any]:
        self._number += 1
        answer = await seat.ask(type, request=f"q-{self._number}", **more)
        shown = {key: value for key, value in more.items() if key != "sequence"}
        await self._heard(seat, f"'{type}' {shown}", settle=type not in ("preview", "why"))
        return answer

    async def _heard(self, seat: Seat, after: str, settle: bool = True) -> None:
        if settle:
            await seat.settle()
        self.said.extend(Said(after, heard.text, whole=heard.whole) for heard in seat.take() if not heard.text.startswith(PONG))

    async def _get(self, path: str) -> dict[str, Any]:
        reply = await self._me.get(path)
        if reply.status >= 500:
            raise Broken(f"GET {path} was answered {reply.status}: {reply.body[:200]}")
        self.said.append(Said(f"GET {path.replace(self._table.id, 'TABLE')}", f"{reply.status} {reply.body}"))
        found = msgspec.json.decode(reply.body)
        return found if isinstance(found, dict) else {}
