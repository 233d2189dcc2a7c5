"""A socket is told what has changed; together that is the table, and whoever lost a part of it gets the whole again."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from kit.server.ledgers import new_ledger, play_any
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
from moonbase.server.table.message import table_message
from moonbase.server.table.snapshots import MOST_OFFERS, Known, Snapshots

Json = dict[str, Any]
PLAIN = {"plain": "1"}


class Client:
    """Of one viewer of a ledger, without a socket."""

    def __init__(self, ledger: Ledger, viewer: int, snapshots: Snapshots) -> None:
        self.ledger = ledger
        self.viewer = viewer
        self.snapshots = snapshots
        self.following = Following()
        self.known: Known | None = None
        self.sent = 0

    def message(self) -> TableMessage:
        ledger, present = self.ledger, Presence(set(range(self.ledger.row.players)), 0.0, 0.0)
        return table_message(ledger, self.viewer, self.sent, present)

    def told(self) -> Json:
        """What is sent to it, and what it makes of that is the whole message but for its number."""
        now = self.snapshots.of((self.viewer, None, self.sent, 0), self.message, lambda: as_data)
        text, self.known = self.snapshots.tell(now, self.known)
        made = self.following.after(json.loads(text))
        assert made | {"number": 0} == json.loads(text_of(self.message()))
        self.sent = self.ledger.sequence
        found: Json = json.loads(text)
        return found


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
        assert all(client.known is not None and len(client.known.offers) <= 2 * MOST_OFFERS for client in clients)


def test_what_nothing_changed_in_is_told_in_few_bytes() -> None:
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
    """Without its number and without words, which are sentences in one message and data in the other."""
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


def test_who_lost_a_change_gets_the_whole_and_then_changes_again(two_tabs: tuple[Seat, Seat]) -> None:
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
