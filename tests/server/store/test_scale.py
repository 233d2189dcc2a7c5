"""PostgreSQL as the store, and several servers on it that wake each other through NOTIFY or Redis."""

import asyncio
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from websockets.exceptions import ConnectionClosed

from kit.games import record_text
from kit.server.databases import postgres, redis
from kit.server.player import Guest, Seat, play_out
from kit.server.serving import Serving
from kit.sweeps import sweep
from server.store.wire_cutter import WireCutter

pytestmark = pytest.mark.xdist_group("databases")


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture(scope="module", params=sweep(["notify", "redis"], "notify"))
def pair(request: pytest.FixtureRequest, database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Serving]]:
    """Two servers on one database."""
    if request.param == "notify":
        yield from _pair(tmp_path_factory, database)
    else:
        with redis() as bus:
            yield from _pair(tmp_path_factory, database, "--bus", bus)


def _pair(folders: pytest.TempPathFactory, database: str, *arguments: str) -> Iterator[list[Serving]]:
    servers = [Serving(folders.mktemp("pg"), "--no-limits", "--workers", "1", *arguments, db=database) for _ in range(2)]
    yield servers
    for server in servers:
        assert server.stop() == 0
        assert "Traceback" not in server.log()


def guest_at(server: Serving, name: str) -> Guest:
    return Guest(server.host, name)


def across(pair: list[Serving]) -> list[Seat]:
    """Return two people at one table, each connected to a different server."""
    ada, ben = guest_at(pair[0], "Ada"), guest_at(pair[1], "Ben")
    made = ada.table("me", "open")
    seat = ada.sit(made["table"])
    ben.join(made["invites"][0]["link"])
    seat.wait(lambda: seat.now["names"] == ["Ada", "Ben"])
    return [seat, ben.sit(made["table"])]


def test_two_people_at_two_servers_finish_a_game(pair: list[Serving]) -> None:
    seats = across(pair)
    play_out(seats, random.Random(1))
    assert seats[0].now["scores"] == seats[1].now["scores"]
    for sequence in seats[0].told.keys() & seats[1].told.keys():
        assert seats[0].told[sequence]["seat"] == seats[1].told[sequence]["seat"]


def test_one_server_dies_and_the_other_goes_on(pair: list[Serving]) -> None:
    seats = across(pair)
    chance = random.Random(2)
    for _ in range(10):
        asked = next((seat for seat in seats if seat.asked), None)
        if asked is None:
            min(seats, key=lambda seat: int(seat.now["sequence"])).hear()
        else:
            assert asked.act(asked.pick(chance))["ok"]
    ben, told, newest = seats[1], dict(seats[1].told), seats[1].now["sequence"]
    guest = Guest(pair[0].host)
    guest.cookie = _cookie(ben)
    pair[1].kill()
    again = guest.sit(ben.now["table"])
    assert again.now["you"] == 1
    assert again.now["sequence"] >= newest
    for sequence, event in told.items():
        assert again.told[sequence] == event
    pair[1].start()
    play_out([seats[0], again], chance)


def _cookie(seat: Seat) -> str:
    assert seat.socket.request is not None
    return seat.socket.request.headers["Cookie"]


def test_opponents_play_at_one_of_two_servers(pair: list[Serving]) -> None:
    ada = guest_at(pair[0], "Ada")
    seat = ada.sit(ada.table("me", "random")["table"])
    watcher = Guest(pair[1].host).sit(seat.now["table"])
    play_out([seat], random.Random(3))
    watcher.wait(lambda: watcher.now["over"])
    assert watcher.now["scores"] == seat.now["scores"]


def test_cards_brought_to_one_server_are_played_with_at_the_other(pair: list[Serving]) -> None:
    ada = guest_at(pair[0], "Ada")
    body = b'name = "my box"\n[card."S1-17"]\ncost = {}\nneed = {}\n'
    status, made = ada.request("POST", "/api/games/moon/sets", body, {"Origin": f"http://{pair[0].host}"})
    assert status == 200, made
    here = ada.sit(ada.table("me", "random", set=made["set"])["table"])
    there = Guest(pair[1].host).sit(here.now["table"])
    assert there.now["set"] == here.now["set"] == {"id": made["set"], "name": "my box"}
    twin = Guest(pair[1].host)
    twin.cookie = ada.cookie
    assert twin.get("/api/games/moon/sets") == (200, [made])
    elsewhere = twin.sit(twin.table("me", "random", set=made["set"])["table"])
    play_out([elsewhere], random.Random(5))


def test_a_record_brought_to_one_server_is_seen_at_the_other(pair: list[Serving]) -> None:
    text = record_text(2, 1)
    status, made = guest_at(pair[0], "Ada").request("POST", "/api/records", text.encode(), {"Origin": f"http://{pair[0].host}"})
    assert status == 200, made
    path = f"/api/tables/{made['table']}"
    one, other = Guest(pair[0].host), Guest(pair[1].host)
    assert other.get(f"{path}/record") == (200, text)
    for query in ("steps?seat=1", "replay?step=70&seat=0", "replay?seat=public"):
        assert one.get(f"{path}/{query}") == other.get(f"{path}/{query}")


def test_deletions_at_one_server_hold_at_the_other(pair: list[Serving]) -> None:
    ada = guest_at(pair[0], "Ada")
    origin = {"Origin": f"http://{pair[0].host}"}
    made = ada.request("POST", "/api/records", record_text(2, 3).encode(), origin)[1]
    box = ada.request("POST", "/api/games/moon/sets", b'[card."S1-17"]\ncost = { energy = 7 }\n', origin)[1]["set"]
    other = Guest(pair[1].host)
    watcher = other.sit(made["table"])
    shown = f"/api/games/moon/gallery?set={box}"
    assert other.get(shown)[0] == other.get(f"/api/tables/{made['table']}/steps")[0] == 200
    assert ada.request("DELETE", f"/api/records/{made['table']}", None, origin)[0] == 200
    assert other.get(f"/api/tables/{made['table']}/steps")[0] == 404, "at once, though the wake-up may be on its way"
    with pytest.raises(ConnectionClosed) as closed:
        watcher.wait(lambda: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    assert ada.request("DELETE", f"/api/games/moon/sets/{box}", None, origin)[0] == 200
    seats = [{"kind": "me"}, {"kind": "open"}]
    twin = guest_at(pair[1], "Ben")
    assert twin.post("/api/tables", {"game": "moon", "seats": seats, "set": box})[0] == 404


def test_requests_at_both_servers_count_once(pair: list[Serving]) -> None:
    ada = guest_at(pair[0], "Ada")
    here = ada.sit(ada.table("me", "open")["table"])
    twin = Guest(pair[1].host)
    twin.cookie = ada.cookie
    there = twin.sit(here.now["table"])
    if not here.asked:
        here.ask("replace", seat=1, level="random")
        here.wait(lambda: here.asked)
        there.wait(lambda: there.asked)
    there.wait(lambda: there.now["sequence"] == here.now["sequence"])
    action, seen = here.actions[0], here.now["sequence"]
    message = {"type": "act", "request": "both", "sequence": seen, "action": action}
    here.send(**message)
    there.send(**message)
    answers = [_answer(here), _answer(there)]
    assert answers[0]["ok"], answers
    assert answers[0] == answers[1] == there.ask(**message)
    assert sum(1 for event in there.told.values() if event["action"] == action and event["sequence"] > seen) == 1


def test_a_person_connected_to_one_server_is_not_away_at_another(pair: list[Serving]) -> None:
    ada, ben = guest_at(pair[0], "Ada"), guest_at(pair[1], "Ben")
    made = ada.table("me", "open", clock={"bank": 600})
    seat = ada.sit(made["table"])
    ben.join(made["invites"][0]["link"])
    other = ben.sit(made["table"])
    seat.wait(lambda: _told(seat, "back", 0) >= 2)
    before = seat.now["clock"]["grace"][0]
    other.close()
    seat.wait(lambda: _told(seat, "gone", 1) > 0)
    assert seat.now["clock"]["grace"][0] == before


def _told(seat: Seat, kind: str, who: int) -> int:
    return sum(1 for event in seat.told.values() if (event["kind"], event["seat"]) == (kind, who))


def test_a_table_asked_for_at_both_servers_at_once_is_made_once(pair: list[Serving]) -> None:
    ada = guest_at(pair[0], "Ada")
    twin = Guest(pair[1].host)
    twin.cookie = ada.cookie
    with ThreadPoolExecutor(8) as many:
        for request in ("one", "two", "three"):
            asked = [many.submit(guest.table, "me", "open", request=request) for guest in [ada, twin] * 4]
            made = [each.result() for each in asked]
            assert all(each == made[0] for each in made)
    assert len(ada.get("/api/tables")[1]) == 3


def test_events_of_one_server_reach_the_other_without_a_wake_up(database: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Each listens to a bus of its own, so that they never wake each other."""
    with redis() as bus:
        options = [("--bus", bus), ()]
        one, other = (Serving(tmp_path_factory.mktemp("pg"), "--no-limits", "--workers", "1", *more, db=database) for more in options)
        ada = guest_at(one, "Ada")
        seat = ada.sit(ada.table("me", game="fromthemoon")["table"])
        path, twin = f"/api/tables/{seat.now['table']}/replay", Guest(other.host)
        for _ in range(3):
            assert twin.get(path)[1]["steps"] == seat.now["steps"]
            assert seat.act(seat.actions[0])["ok"]
        assert twin.get(path)[1]["steps"] == seat.now["steps"]
        assert one.stop() == other.stop() == 0


def _answer(seat: Seat) -> dict[str, object]:
    while True:
        message = seat.hear()
        if message["type"] == "answer":
            return message


def test_the_schema_is_made_once(database: str, tmp_path: Path) -> None:
    server = Serving(tmp_path, db=database)
    assert Guest(server.host).get("/healthz")[0] == 200
    assert server.stop() == 0


@pytest.mark.long
def test_a_database_that_falls_silent_leaves_no_table_waiting(database: str, tmp_path: Path) -> None:
    server = Serving(tmp_path, "--no-limits", "--workers", "1", db=database)
    ada = guest_at(server, "Ada")
    seat = ada.sit(ada.table("me", game="fromthemoon")["table"])
    seat.my_turn()
    with closing(asyncio.new_event_loop()) as loop:
        other: Any = loop.run_until_complete(asyncpg.connect(database))
        loop.run_until_complete(other.execute("BEGIN; LOCK TABLE entries IN EXCLUSIVE MODE"))
        answer = seat.act(seat.actions[0])
        assert (answer["ok"], answer["code"]) == (False, "defect")
        loop.run_until_complete(other.close())
    assert seat.act(seat.actions[0])["ok"]
    assert server.stop() == 0


def test_a_commit_before_a_lost_connection_is_reported_as_kept(database: str, tmp_path: Path) -> None:
    with closing(WireCutter(database)) as line:
        server = Serving(tmp_path, "--no-limits", "--workers", "1", db=line.address)
        ada, ben = guest_at(server, "Ada"), guest_at(server, "Ben")
        seat = ada.sit(ada.table("me", game="fromthemoon")["table"])
        watcher = ben.sit(seat.my_turn()["table"])
        before = seat.now["steps"]
        line.cut.set()
        answer = seat.act(seat.actions[0])
        assert not line.cut.is_set()
        assert answer["ok"], answer
        assert watcher.reach(answer["sequence"])["steps"] > before
        assert seat.act(seat.actions[0])["ok"]
        assert server.stop() == 0


def test_text_that_postgresql_cannot_store_is_refused(pair: list[Serving]) -> None:
    for path in ("/api/tables/%00/replay", "/api/tables/a%00b/record"):
        status, answer = guest_at(pair[0], "Ada").get(path)
        assert (status, answer["error"]["code"]) == (400, "malformed")
    status, answer = guest_at(pair[0], "Ada").post(
        "/api/tables", {"game": "moon", "seats": [{"kind": "me"}, {"kind": "open"}], "set": "\x00"}
    )
    assert (status, answer["error"]["code"]) == (400, "malformed")
