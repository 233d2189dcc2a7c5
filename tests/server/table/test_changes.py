"""A socket receives changes, which add up to the table; a client that misses one gets the whole table again."""

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from kit.server.ledgers import any_decision, keep, new_ledger, play_any
from kit.server.player import PATIENCE, Guest, Seat
from kit.server.serving import Serving
from moonbase.engine.game import PUBLIC
from moonbase.engine.rng import Rng
from moonbase.server.base.following import Following, Lost
from moonbase.server.base.metrics import Metrics
from moonbase.server.base.texts import as_data
from moonbase.server.base.wire import TableMessage, text_of
from moonbase.server.table.absence import Presence
from moonbase.server.table.log.ledger import Ledger
from moonbase.server.table.message import common_message, table_message
from moonbase.server.table.offers import MOST_OFFERS
from moonbase.server.table.snapshots import Known, Snapshots

Json = dict[str, Any]
PLAIN = {"plain": "1"}


class Client:
    """A viewer of a ledger, without a socket."""

    def __init__(self, ledger: Ledger, viewer: int, snapshots: Snapshots) -> None:
        self.ledger = ledger
        self.viewer = viewer
        self.snapshots = snapshots
        self.presence = Presence(set(range(ledger.row.players)), 0.0, 0.0)
        self.following = Following()
        self.known: Known | None = None
        self.sent = 0
        self.late: list[Json] = []

    def restart(self) -> None:
        """Forget everything, as a client does that asks for the whole message."""
        self.known = None
        self.late.clear()

    def common(self) -> TableMessage:
        return common_message(self.ledger, self.presence)

    def message(self, common: TableMessage) -> TableMessage:
        return table_message(self.ledger, self.viewer, self.sent, self.presence, common)

    def told(self) -> Json:
        """Return the next message, having checked that with it the client has the whole message but for its number."""
        found = self.next()
        self.take(found)
        self.sent = self.ledger.sequence
        return found

    def told_badly(self, chance: random.Random) -> None:
        """Receive over a line that loses, repeats and delays messages; raise Lost where the whole table cannot be made from them."""
        fate = chance.choice(("lost", "late", "twice", "well", "well", "well"))
        found = self.next()
        if fate == "late":
            self.late.append(found)
        elif fate != "lost":
            for each in [found] * (2 if fate == "twice" else 1) + self.late:
                self.take(each)
            self.sent = self.ledger.sequence

    def next(self) -> Json:
        now = self.snapshots.of((self.viewer, None, self.sent, 0), self.common, self.message, lambda: as_data)
        text, self.known = self.snapshots.tell(now, self.known)
        found: Json = json.loads(text)
        return found

    def take(self, message: Json) -> None:
        assert self.following.after(message) | {"number": 0} == json.loads(text_of(self.message(self.common())))


@pytest.mark.parametrize(("title", "players"), [("moon", 2), ("moon", 5), ("fromthemoon", 1), ("fromthemoon", 3)])
def test_changes_make_every_message_of_a_game_for_every_viewer(title: str, players: int) -> None:
    rng, snapshots = Rng(players), Snapshots(Metrics())
    ledger = new_ledger(title, players, rng)
    clients = [Client(ledger, viewer, snapshots) for viewer in (*range(players), int(PUBLIC))]
    assert {client.told()["type"] for client in clients} == {"table"}
    while ledger.waiting >= 0:
        play_any(ledger, rng)
        snapshots.clear()
        assert {client.told()["type"] for client in clients} == {"change"}
        assert all(client.known is not None and len(client.known.offers.names) <= 2 * MOST_OFFERS for client in clients)


@pytest.mark.parametrize(("title", "players"), [("moon", 4), ("fromthemoon", 1), pytest.param("fromthemoon", 4, marks=pytest.mark.long)])
def test_the_whole_makes_good_what_happens_to_changes(title: str, players: int) -> None:
    """Some changes never come, some come twice and some late, in a game that goes back and forth."""
    rng, chance, snapshots = Rng(players), random.Random(players), Snapshots(Metrics())
    ledger = new_ledger(title, players, rng)
    clients = [Client(ledger, viewer, snapshots) for viewer in (*range(players), int(PUBLIC))]
    lost = 0
    for client in clients:
        client.told()
    while ledger.waiting >= 0:
        keep(ledger, any_decision(ledger, rng))
        snapshots.clear()
        for client in clients:
            try:
                client.told_badly(chance)
            except Lost:
                lost += 1
                client.restart()
                assert client.told()["type"] == "table"
    assert lost > 10


def test_an_empty_change_takes_few_bytes() -> None:
    client = Client(new_ledger("moon", 2, Rng(1)), 0, Snapshots(Metrics()))
    client.told()
    assert client.told()["change"] == {"events": [[]]}


def test_all_who_know_the_same_are_told_the_same_text() -> None:
    rng, metrics = Rng(1), Metrics()
    ledger = new_ledger("moon", 2, rng)
    snapshots = Snapshots(metrics)
    watchers = [Client(ledger, int(PUBLIC), snapshots) for _ in range(5)]
    for _ in range(3):
        assert all(each == told for told, *others in [[watcher.told() for watcher in watchers]] for each in others)
        play_any(ledger, rng)
        snapshots.clear()
    assert "moonbase_views_encoded_total 3\n" in metrics.text()
    assert "moonbase_views_sent_total 15\n" in metrics.text()


def test_plain_messages_are_whole_and_tell_the_same(server: Serving) -> None:
    ada, ben = Guest(server.host, "Ada"), Guest(server.host, "Ben")
    made = ada.table("me", "open")
    ben.join(made["invites"][0]["link"])
    seats = [ada.sit(made["table"]), ben.sit(made["table"])]
    bot, chance = Seat(ada, made["table"], 0, **PLAIN), random.Random(3)
    for seat in (*seats, bot):
        seat.all_here()
    for _ in range(12):
        asked = next(seat for seat in seats if seat.asked)
        assert asked.act(asked.pick(chance))["ok"]
        for seat in (*seats, bot):
            seat.reach(asked.now["sequence"])
            assert json.loads(seat.text)["type"] == ("table" if seat is bot else "change")
        assert wordless(bot.now) == wordless(seats[0].now)


def wordless(table: Json) -> Json:
    """Return the table without its number and without words, which are sentences in one message and data in the other."""
    choices = {name: [choice["action"] for choice in table[name]] for name in ("choices", "closed")}
    return {**table, **choices, "number": 0, "events": [event | {"lines": []} for event in table["events"]]}


@pytest.fixture
def two_tabs(server: Serving) -> tuple[Seat, Seat]:
    """Two sockets of somebody who plays alone, which have heard everything."""
    ada = Guest(server.host, "Ada")
    table = ada.table("me", game="fromthemoon")["table"]
    seat, other = ada.sit(table), ada.sit(table)
    seat.my_turn()
    other.reach(seat.now["sequence"])
    return seat, other


def lose_one(seat: Seat, other: Seat) -> int:
    """A change that one of two sockets never takes in; says which event it was about."""
    assert other.act(other.actions[0])["ok"]
    lost = json.loads(seat.socket.recv(timeout=PATIENCE))
    assert lost["type"] == "change"
    return int(lost["change"]["sequence"][0])


def test_a_client_that_lost_a_change_gets_the_whole_and_then_changes_again(two_tabs: tuple[Seat, Seat]) -> None:
    seat, other = two_tabs
    lost = lose_one(seat, other)
    assert other.act(other.actions[0])["ok"]
    with pytest.raises(Lost):
        seat.reach(other.now["sequence"])
    seat.send(type="whole", after=max(seat.told))
    seat.reach(other.now["sequence"])
    assert json.loads(seat.text)["type"] == "table"
    assert lost in seat.told, "no event is missed"
    assert seat.now | {"number": 0, "events": []} == other.now | {"number": 0, "events": []}
    assert seat.act(seat.actions[0])["ok"]
    assert json.loads(seat.text)["type"] == "change"


class BadLine:
    """A client that some changes never reach, some twice and some after the next one. It recovers as docs/reference/wire.md says."""

    def __init__(self, seat: Seat, chance: random.Random) -> None:
        self.seat = seat
        self.chance = chance
        self.now = seat.now
        self.told = list(seat.told)
        self.fates: Counter[str] = Counter()
        self.following = Following()
        self.following.after(seat.now)
        self.late: Json | None = None
        self.asked = False

    def listen(self) -> int:
        """Hear all that has come; says the number of the message that the server sent last."""
        self.seat.send(type="ping")
        while (message := json.loads(self.seat.socket.recv(timeout=PATIENCE)))["type"] != "pong":
            if message["type"] == "change":
                self.meet(message)
            else:
                self.take(message)
        return int(message["number"])

    def meet(self, change: Json) -> None:
        fate = self.chance.choice(("lost", "late", "twice", "well", "well", "well", "well", "well"))
        self.fates[fate] += 1
        if fate == "lost":
            return
        if fate == "late" and self.late is None:
            self.late = change
            return
        late, self.late = self.late, None
        for each in (change, change if fate == "twice" else None, late):
            if each is not None:
                self.take(each)

    def take(self, message: Json) -> None:
        try:
            found = self.following.after(message)
        except Lost:
            self.ask()
            return
        if found["type"] == "table":
            self.now, self.asked = found, False
            self.told += [event["sequence"] for event in found["events"] if event["sequence"] > max(self.told)]
        elif found["type"] == "answer":
            assert found["code"] == "too_many"
            self.asked = False

    def ask(self) -> None:
        if not self.asked:
            self.asked = True
            self.seat.send(type="whole", after=max(self.told))

    def settle(self) -> None:
        """A loss that nothing follows shows in the answer to a ping."""
        while self.listen() != self.now["number"]:
            self.ask()


def test_a_client_with_a_bad_line_ends_with_the_same_table(server: Serving) -> None:
    ada, ben, chance = Guest(server.host, "Ada"), Guest(server.host, "Ben"), random.Random(7)
    made = ada.table("me", "open")
    ben.join(made["invites"][0]["link"])
    seats = [ada.sit(made["table"]), ben.sit(made["table"])]
    watcher = Guest(server.host).sit(made["table"])
    bad = [BadLine(ada.sit(made["table"]), chance), BadLine(Guest(server.host).sit(made["table"]), chance)]
    for _ in range(40):
        asked = next(seat for seat in seats if seat.asked)
        assert asked.act(asked.pick(chance))["ok"]
        for seat in (*seats, watcher):
            seat.reach(asked.now["sequence"])
        for line in bad:
            line.listen()
    for line, good in zip(bad, (seats[0], watcher), strict=True):
        line.settle()
        assert line.now | {"number": 0, "events": []} == good.now | {"number": 0, "events": []}
        assert line.told == list(good.told), "no event is missed or told twice"
        assert {"lost", "late", "twice", "well"} == set(line.fates)


def test_a_lost_change_shows_in_the_answer_to_a_ping(two_tabs: tuple[Seat, Seat]) -> None:
    seat, other = two_tabs
    seat.send(type="ping")
    assert seat.hear() == {"type": "pong", "number": seat.now["number"]}
    lose_one(seat, other)
    seat.send(type="ping")
    assert seat.hear()["number"] > seat.now["number"]


@pytest.mark.parametrize("after", [-1, 0, 10**6, 10**15])
def test_the_whole_comes_with_all_events_where_the_number_is_none_of_this_table(two_tabs: tuple[Seat, Seat], after: int) -> None:
    seat, _ = two_tabs
    events = dict(seat.told)
    seat.told.clear()
    seat.send(type="whole", after=after)
    seat.wait(lambda: seat.told == events)


def test_the_whole_is_not_asked_for_without_end(tmp_path: Path) -> None:
    server = Serving(tmp_path, "--workers", "1")
    ada = Guest(server.host, "Ada")
    seat = ada.sit(ada.table("me", "open")["table"])
    for _ in range(40):
        seat.send(type="whole", after=seat.now["sequence"])
    seat.wait(lambda: "too_many" in seat.text)
    assert server.stop() == 0
