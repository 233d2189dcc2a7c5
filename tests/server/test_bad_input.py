"""Malformed, oversized, foreign, repeated, stale and out of turn: a typed error, a plain sentence, and nothing changed."""

import json
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kit.player import Guest, Seat
from kit.serving import Serving


@pytest.fixture
def seats(server: Serving) -> Iterator[tuple[Seat, Seat]]:
    """The seat that is asked, and the other."""
    ada, ben = Guest(server.host, "Ada"), Guest(server.host, "Ben")
    made = ada.table("me", "open")
    ben.join(made["invites"][0]["link"])
    one, two = ada.sit(made["table"]), ben.sit(made["table"])
    one.wait(lambda: all(shown["here"] for shown in one.now["seats"]))
    yield (one, two) if one.asked else (two, one)
    one.close()
    two.close()


def refused(answer: dict[str, object], code: str) -> None:
    assert answer["ok"] is False
    assert answer["code"] == code, answer
    assert str(answer["message"]).endswith((".", "?"))
    assert "Traceback" not in str(answer["message"])


def test_out_of_turn(seats: tuple[Seat, Seat]) -> None:
    asked, other = seats
    refused(other.act(asked.actions[0]), "not_your_turn")


def test_illegal_and_unknown_actions(seats: tuple[Seat, Seat]) -> None:
    asked, _ = seats
    refused(asked.act("build nothing"), "illegal")
    if asked.now["closed"]:
        refused(asked.act(asked.now["closed"][0]["action"]), "illegal")
    refused(asked.ask("why", action="dance"), "unknown_action")
    refused(asked.ask("preview", action="dance"), "unknown_action")


def test_a_stale_request_gets_the_current_table(seats: tuple[Seat, Seat]) -> None:
    asked, _ = seats
    seen = asked.now["sequence"]
    assert asked.act(asked.actions[0])["ok"]
    before = asked.now["sequence"]
    answer = asked.act("end", sequence=seen)
    refused(answer, "stale")
    assert answer["sequence"] == before
    assert asked.hear()["sequence"] == before


def test_a_repeated_request_changes_nothing(seats: tuple[Seat, Seat]) -> None:
    asked, _ = seats
    seen, action = asked.now["sequence"], asked.actions[0]
    first = asked.act(action, request="once")
    again = asked.act(action, request="once", sequence=seen)
    assert first == again
    assert asked.now["sequence"] == asked.wait(lambda: True)["sequence"]
    assert sum(1 for event in asked.told.values() if event["action"] == action and event["sequence"] > seen) == 1


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"type": "dance"}', '{"type": "act"}', '{"type": "act", "request": 1}', "\x00", "[" * 5000]
)
def test_malformed_messages(seats: tuple[Seat, Seat], text: str) -> None:
    asked, _ = seats
    before = asked.now["sequence"]
    asked.socket.send(text)
    refused(asked.hear(), "malformed")
    asked.socket.send(text.encode())
    refused(asked.hear(), "malformed")
    asked.send(type="ping")
    assert asked.hear() == {"type": "pong"}
    assert asked.now["sequence"] == before


def test_oversized_messages(seats: tuple[Seat, Seat]) -> None:
    asked, _ = seats
    asked.socket.send(json.dumps({"type": "act", "request": "r", "sequence": 1, "action": "x" * 9000}))
    refused(asked.hear(), "too_long")
    asked.socket.send("x" * 2_000_000)
    with pytest.raises(ConnectionClosed):
        asked.hear()


def test_a_spectator_may_not_act(server: Serving, seats: tuple[Seat, Seat]) -> None:
    asked, _ = seats
    watcher = Guest(server.host).sit(asked.now["table"])
    for type in ("act", "undo", "redo", "takeback", "consent", "replace", "vote", "return", "why", "preview"):
        answer = watcher.ask(type, sequence=watcher.now["sequence"], action=asked.actions[0], to=1, yes=True, seat=0)
        refused(answer, "not_seated")
    watcher.close()


def test_foreign_pages_cannot_act(server: Serving) -> None:
    ada = Guest(server.host, "Ada")
    made = ada.table("me", "random")
    for origin in ("http://elsewhere.example", "null", ""):
        status, answer = ada.request("POST", "/api/me", '{"name": "Eve"}', {"Origin": origin} if origin else {})
        assert (status, answer["error"]["code"]) == (403, "foreign_origin")
    with pytest.raises(InvalidStatus) as failure:
        Seat(ada, made["table"], Origin="http://elsewhere.example")
    assert failure.value.response.status_code == 403
    assert ada.get("/api/me")[1]["name"] == "Ada"


def test_no_session(server: Serving) -> None:
    nobody = Guest(server.host)
    assert nobody.get("/api/me")[0] == 401
    assert nobody.get("/api/tables")[0] == 401
    assert nobody.post("/api/tables", {"game": "moon", "seats": [{"kind": "me"}, {"kind": "open"}]})[0] == 401
    nobody.cookie = "moonbase=aaaa.bbbb"
    assert nobody.get("/api/me")[0] == 401


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/me", {}, 400),
        ("/api/me", {"name": " \x07 "}, 400),
        ("/api/me", {"name": "x" * 20_000}, 413),
        ("/api/tables", {"game": "chess", "seats": []}, 400),
        ("/api/tables", {"game": "moon", "seats": [{"kind": "me"}]}, 400),
        ("/api/tables", {"game": "moon", "seats": [{"kind": "me"}, {"kind": "me"}]}, 400),
        ("/api/tables", {"game": "moon", "seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]}, 400),
        ("/api/tables", {"game": "moon", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"nope": 1}}, 400),
        ("/api/tables", {"game": "moon", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": {"bank": -5}}, 400),
        ("/api/tables/nowhere/join", {"key": "x"}, 404),
        ("/api/me/open", {"key": "x"}, 410),
        ("/api/nothing", {}, 404),
    ],
)
def test_bad_requests(server: Serving, path: str, body: object, status: int) -> None:
    found, answer = Guest(server.host, "Ada").post(path, body)
    assert found == status, answer
    assert set(answer) == {"error"}
    assert answer["error"]["message"].endswith((".", "?"))


@pytest.mark.parametrize("path", ["/api/games/chess/gallery", "/api/tables/nowhere/replay", "/api/tables/nowhere/record", "/api/x"])
def test_nothing_there(server: Serving, path: str) -> None:
    status, answer = Guest(server.host, "Ada").get(path)
    assert (status, set(answer)) == (404, {"error"})


def test_bad_records_are_not_kept(server: Serving) -> None:
    ada = Guest(server.host, "Ada")
    origin = {"Origin": f"http://{server.host}"}
    for body in (b"hello", b"\xff\xfe", b'{"moonbase": 1, "game": "chess"}\nopen\n'):
        status, answer = ada.request("POST", "/api/records", body, origin)
        assert (status, answer["error"]["code"]) == (400, "malformed"), answer
    assert ada.request("POST", "/api/records", b"x" * (3 << 20), origin)[0] == 413
    assert ada.get("/api/tables")[1] == []
