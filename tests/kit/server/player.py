"""Somebody at a server: a session over HTTP, and sockets at tables."""

import http.client
import json
import random
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from typing import Any
from urllib.parse import urlencode

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from moonbase.server.base.following import Following

Json = dict[str, Any]
PATIENCE = 60.0
REQUESTS = count(1)
OPEN = ExitStack()
"""Every socket of a test, closed when it ends."""


class Guest:
    """A person; without a name there is no session."""

    def __init__(self, host: str, name: str | None = None) -> None:
        self.host = host
        self.cookie = ""
        if name is not None:
            status, self.me = self.post("/api/me", {"name": name})
            assert status == 200

    def get(self, path: str) -> tuple[int, Any]:
        return self.request("GET", path, None, {})

    def post(self, path: str, body: object, **headers: str) -> tuple[int, Any]:
        return self.request("POST", path, json.dumps(body), {"Origin": f"http://{self.host}", **headers})

    def request(self, method: str, path: str, body: str | bytes | None, headers: dict[str, str]) -> tuple[int, Any]:
        connection = http.client.HTTPConnection(self.host, timeout=PATIENCE)
        try:
            connection.request(method, path, body, headers | ({"Cookie": self.cookie} if self.cookie else {}))
            answer = connection.getresponse()
            text = answer.read().decode()
            fresh = answer.getheader("set-cookie")
            is_json = answer.getheader("content-type", "").startswith("application/json")
        finally:
            connection.close()
        if fresh:
            self.cookie = fresh.split(";")[0]
            self.cookie_line = fresh
        return answer.status, json.loads(text) if is_json else text

    def table(self, *seats: str, game: str = "moon", **more: object) -> Json:
        """``me``, ``open`` or the level of an opponent, seat by seat."""
        asked = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        status, made = self.post("/api/tables", {"game": game, "seats": asked, **more})
        assert status == 200, made
        found: Json = made
        return found

    def join(self, link: str) -> Json:
        table, _, key = link.removeprefix("/table/").partition("?key=")
        status, joined = self.post(f"/api/tables/{table}/join", {"key": key})
        assert status == 200, joined
        found: Json = joined
        return found

    def sit(self, table: str, after: int = 0, **query: str) -> "Seat":
        return Seat(self, table, after, **query)


class Seat:
    """One open socket; ``told`` keeps every event by its number, ``now`` the last message of the table, made whole.

    Whatever comes is taken in at once, however long nobody hears it: with a full queue the socket would answer no ping any more.
    """

    def __init__(self, guest: Guest, table: str, after: int = 0, **headers: str) -> None:
        """``plain`` and ``lang`` are parameters of the address; all others are headers."""
        shown = {"Cookie": guest.cookie} if guest.cookie else {}
        origin = Origin(headers.pop("Origin", f"http://{guest.host}"))
        words = {name: headers.pop(name) for name in ("plain", "lang") if name in headers}
        asked = urlencode(words | {"after": str(after)})
        address = f"ws://{guest.host}/api/tables/{table}/socket?{asked}"
        self.socket: ClientConnection = OPEN.enter_context(
            connect(
                address,
                origin=origin,
                additional_headers=shown | headers,
                max_size=None,
                max_queue=None,
                proxy=None,
                open_timeout=PATIENCE,
                ping_interval=None,
                close_timeout=2,
            )
        )
        self.told: dict[int, Json] = {}
        self.now: Json = {}
        self.text = ""
        """The last message as it came."""
        self._following = Following()
        self.wait(lambda: bool(self.now))

    def hear(self, patience: float = PATIENCE) -> Json:
        self.text = str(self.socket.recv(timeout=patience))
        message = self._following.after(json.loads(self.text))
        if message["type"] == "table":
            self.now = message
            for event in message["events"]:
                assert event["sequence"] not in self.told, "an event was told twice"
                self.told[event["sequence"]] = event
        return message

    def wait(self, until: Callable[[], bool]) -> Json:
        while not until():
            self.hear()
        return self.now

    def reach(self, sequence: int) -> Json:
        """Hear until so much of the log is known."""
        return self.wait(lambda: self.now["sequence"] >= sequence)

    def my_turn(self) -> Json:
        return self.wait(lambda: self.asked)

    def all_here(self) -> Json:
        return self.wait(lambda: all(shown["here"] for shown in self.now["seats"]))

    def ask(self, type: str, request: str | None = None, **more: object) -> Json:
        """Send a message and hear until its answer."""
        request = request or f"r-{next(REQUESTS)}"
        self.send(type=type, request=request, **more)
        while True:
            message = self.hear()
            if message["type"] not in ("table", "returned") and message.get("request") in (request, None):
                return message

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def act(self, action: str, **more: object) -> Json:
        answer = self.ask("act", **{"sequence": self.now["sequence"], "action": action, **more})
        if answer["ok"]:
            self.reach(answer["sequence"])
        return answer

    @property
    def actions(self) -> list[str]:
        return [choice["action"] for choice in self.now["choices"]]

    @property
    def asked(self) -> bool:
        return bool(self.now["choices"])

    def pick(self, chance: random.Random) -> str:
        """Return any choice, but the end of the turn only if there is little else, so that games progress and end."""
        return chance.choice(self.actions)

    def close(self) -> None:
        self.socket.close()


def play_out(seats: list[Seat], chance: random.Random, most: int = 5000) -> int:
    """Let everybody play at random to the end; return the number of actions."""
    for actions in range(most):
        if all(seat.now["over"] for seat in seats):
            return actions
        asked = next((seat for seat in seats if seat.asked and not seat.now["over"]), None)
        if asked is None:
            newest = max(seats, key=lambda seat: int(seat.now["sequence"]))
            late = next((seat for seat in seats if seat.now["sequence"] < newest.now["sequence"]), newest)
            late.hear()
            continue
        answer = asked.act(asked.pick(chance))
        assert answer["ok"] or answer["code"] == "stale", answer
    raise AssertionError("the game does not end")
