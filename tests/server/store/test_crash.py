"""Killed at any moment, the server restarts with everything that anyone was told, and with nothing else."""

import random
import threading
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from kit.server.player import REQUESTS, Guest, Json
from kit.server.serving import Serving

LIVELIEST = 8
"""Actions that are made while the end is near."""


class Witness:
    """A player who remembers every event that was told, over all connections."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest, self.table = guest, table
        self.told: dict[int, Json] = {}
        self.pending: Json | None = None
        """A request that was sent and not answered."""
        self.newest = 0

    def sit(self) -> None:
        self.seat = self.guest.sit(self.table)
        self.compare()

    def compare(self) -> None:
        """Check that every event is repeated as the player saw it first."""
        assert self.seat.now["sequence"] >= self.newest
        for sequence, event in self.told.items():
            assert self.seat.told[sequence] == event
        self.remember()

    def remember(self) -> None:
        self.told.update(self.seat.told)
        self.newest = max(self.newest, self.seat.now["sequence"])

    def move(self, chance: random.Random) -> None:
        seat = self.seat
        if not seat.asked:
            seat.hear()
            return
        what: Json = {"type": "act", "request": f"k-{next(REQUESTS)}", "sequence": seat.now["sequence"], "action": seat.pick(chance)}
        self.pending = what
        answer = seat.ask(**what)
        assert answer["ok"] or answer["code"] == "stale", answer
        self.pending = None
        seat.wait(lambda: seat.now["sequence"] >= answer["sequence"])

    def resolve(self) -> None:
        """The request that hung is sent again: it counts once."""
        if self.pending is None:
            return
        answer = self.seat.ask(**self.pending)
        again = self.seat.ask(**self.pending)
        assert answer["ok"] == again["ok"]
        if answer["ok"]:
            assert answer == again
        self.pending = None


@pytest.mark.long
def test_killed_again_and_again(tmp_path_factory: pytest.TempPathFactory) -> None:
    server = Serving(tmp_path_factory.mktemp("crash"), "--no-limits", "--workers", "1")
    chance = random.Random(7)
    try:
        ada, ben = Guest(server.host, "Ada"), Guest(server.host, "Ben")
        made = ada.table("me", "open")
        ben.join(made["invites"][0]["link"])
        players = [Witness(ada, made["table"]), Witness(ben, made["table"])]
        for player in players:
            player.sit()
        for _ in range(4):
            _play_until_killed(server, players, chance)
            server.start()
            for player in players:
                before = player.newest
                player.sit()
                _check_untold_events(player, players, before)
            for player in players:
                player.resolve()
                player.remember()
        assert max(player.newest for player in players) > 60
    finally:
        server.kill()


def test_opponents_think_again_after_a_crash(tmp_path: Path) -> None:
    server = Serving(tmp_path, "--no-limits", "--workers", "1")
    try:
        ada = Guest(server.host, "Ada")
        seat = ada.sit(ada.table("me", "greedy")["table"])
        chance = random.Random(2)
        while seat.asked:
            assert seat.act(seat.pick(chance))["ok"]
        server.kill()
        server.start()
        for _ in range(1200):
            listed = ada.get("/api/tables")[1][0]
            if listed["waiting"]["me"]:
                break
            time.sleep(0.1)
        assert listed["waiting"]["me"], "nobody had to look at the table"
        again = ada.sit(seat.now["table"])
        for sequence, event in seat.told.items():
            assert again.told[sequence] == event
    finally:
        server.kill()


def _play_until_killed(server: Serving, players: list[Witness], chance: random.Random) -> None:
    """Some actions, then the end within the next moments, whatever is under way."""
    peace = chance.randint(8, 20)
    killer = threading.Timer(chance.random() * 0.1, server.kill)
    while True:
        peace -= 1
        if peace == 0:
            killer.start()
        try:
            if peace < -LIVELIEST:  # a quick server would be through with the game before it is killed
                players[0].seat.hear()
            asked = next((player for player in players if player.seat.asked), None) or min(players, key=_heard)
            asked.move(chance)
            for player in players:
                while player.seat.now["sequence"] < asked.seat.now["sequence"]:
                    player.seat.hear()
                player.remember()
        except TimeoutError:
            raise AssertionError("a player waited in vain") from None
        except (ConnectionClosed, OSError):
            break
    assert peace <= 0, "the server ended by itself"
    for player in players:
        _drain(player)
    killer.join()


def _heard(player: Witness) -> int:
    """Return how far a player has heard: one who is behind may be asked without knowing it yet."""
    return int(player.seat.now["sequence"])


def _drain(player: Witness) -> None:
    """Read what was sent before the connection ended: it counts as told, read or not."""
    try:
        while True:
            player.seat.hear()
    except (ConnectionClosed, OSError, TimeoutError):
        player.remember()


def _check_untold_events(player: Witness, players: list[Witness], before: int) -> None:
    """Check that an entry that nobody was told of comes from the one pending request."""
    told = max(other.newest for other in players if other is not player or before)
    fresh = [event for sequence, event in player.seat.told.items() if sequence > max(told, before) and event["seat"] is not None]
    assert len(fresh) <= 1
    if fresh:
        assert any(other.pending is not None for other in players)
