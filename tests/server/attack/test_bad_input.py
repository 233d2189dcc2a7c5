"""Malformed, oversized, foreign, repeated, stale and out of turn: a typed error, a plain sentence, and nothing changed."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kit.server.player import Guest, Seat
from kit.server.serving import Serving
from kit.texts import sentence


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


def refused(answer: dict[str, Any], code: str) -> None:
    assert answer["ok"] is False
    assert answer["code"] == code, answer
    assert sentence(answer["message"]).endswith((".", "?"))
    assert "Traceback" not in sentence(answer["message"])


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
    assert asked.hear() == {"type": "pong", "number": asked.now["number"]}
    assert asked.now["sequence"] == before


@pytest.mark.parametrize("number", ["1e400", "NaN", "Infinity", "1.5", "true", '"7"', "null", "[]"])
def test_wrong_numbers_in_messages_are_malformed(seats: tuple[Seat, Seat], number: str) -> None:
    asked, _ = seats
    before = asked.now["sequence"]
    for member in ("sequence", "to", "seat"):
        type = {"sequence": "act", "to": "takeback", "seat": "replace"}[member]
        asked.socket.send(
            f'{{"type": "{type}", "request": "n", "sequence": {before}, "action": "end", "to": 1, "seat": 0, "{member}": {number}}}'
        )
        answer = asked.hear()
        refused(answer, "malformed")
        assert answer["request"] == (None if number in ("NaN", "Infinity") else "n"), "what is no JSON has no name"
    assert asked.now["sequence"] == before


@pytest.mark.parametrize("number", [-1, -(2**70), 2**31, 2**53 + 1, 2**63, 10**300])
def test_numbers_beyond_all_tables(seats: tuple[Seat, Seat], number: int) -> None:
    asked, _ = seats
    before = asked.now["sequence"]
    refused(asked.ask("act", sequence=number, action=asked.actions[0]), "stale")
    refused(asked.ask("takeback", sequence=before, to=number), "malformed")
    refused(asked.ask("replace", seat=number), "malformed")
    assert asked.now["sequence"] == before


@pytest.mark.parametrize("request_id", ["", "r" * 65, "a\x00", "\n", "\u202e"])
def test_request_ids_can_be_printed(server: Serving, seats: tuple[Seat, Seat], request_id: str) -> None:
    asked, _ = seats
    before = asked.now["sequence"]
    asked.send(type="act", request=request_id, sequence=before, action=asked.actions[0])
    refused(asked.hear(), "malformed")
    body = {"game": "moon", "seats": [{"kind": "me"}, {"kind": "open"}], "request": request_id}
    status, answer = Guest(server.host, "Ada").post("/api/tables", body)
    assert (status, answer["error"]["code"]) == (400, "malformed")


def test_unknown_fields_and_binary_frames_are_no_offence(seats: tuple[Seat, Seat]) -> None:
    asked, _ = seats
    asked.socket.send(json.dumps({"type": "ping", "mood": {"deep": [[[]]]}}).encode())
    assert asked.hear() == {"type": "pong", "number": asked.now["number"]}
    answer = asked.act(asked.actions[0], mood="good", seat=99, you=1)
    assert answer["ok"]


def test_binary_nonsense(seats: tuple[Seat, Seat]) -> None:
    asked, _ = seats
    for frame in (b"", b"\xff\xfe\x00", b"\x00" * 8000, b'{"type": "act", "request": "\xc3\x28"}', bytes(range(256))):
        asked.socket.send(frame)
        refused(asked.hear(), "malformed")
    asked.socket.send(b"\x00" * 8193)
    refused(asked.hear(), "too_long")


def shout(seat: Seat) -> object:
    """The line may be closed after it, or in the middle of it."""
    seat.socket.send("x" * 2_000_000)
    return seat.hear()


def test_oversized_messages(seats: tuple[Seat, Seat]) -> None:
    asked, _ = seats
    asked.socket.send(json.dumps({"type": "act", "request": "r", "sequence": 1, "action": "x" * 9000}))
    refused(asked.hear(), "too_long")
    with pytest.raises(ConnectionClosed):
        shout(asked)


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


@pytest.mark.parametrize("origin", ["http://{host}.example", "http://evil@{host}", "http://127.0.0.1:1", "file://", "null", "//", "{host}"])
def test_origins_that_only_look_like_ours(server: Serving, seats: tuple[Seat, Seat], origin: str) -> None:
    asked, _ = seats
    ada = Guest(server.host, "Ada")
    with pytest.raises(InvalidStatus) as failure:
        Seat(ada, asked.now["table"], Origin=origin.format(host=server.host))
    assert failure.value.response.status_code == 403
    assert json.loads(failure.value.response.body)["error"]["code"] == "foreign_origin"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Zoë 🌙", "Zoë 🌙"),
        ("日本語" * 20, "日本語" * 8),
        ("a\nb\t c", "a b c"),
        ("\u202eadA\u200b", "adA"),
        ("Z" + "\u0301" * 400, "Z" + "\u0301" * 2),
        ("[card:S1-01|Ada]", "[card:S1-01|Ada]"),
        ("<img src=x onerror=alert(1)>", "<img src=x onerror=alert"),
    ],
)
def test_names_of_all_kinds_fit_on_the_table(server: Serving, given: str, kept: str) -> None:
    assert Guest(server.host, given).me["name"] == kept


def test_no_session(server: Serving) -> None:
    nobody = Guest(server.host)
    assert nobody.get("/api/me") == (200, None)
    assert nobody.get("/api/tables")[0] == 401
    assert nobody.post("/api/tables", {"game": "moon", "seats": [{"kind": "me"}, {"kind": "open"}]})[0] == 401
    nobody.cookie = "moonbase=aaaa.bbbb"
    assert nobody.get("/api/me") == (200, None)


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
    assert sentence(answer["error"]["message"]).endswith((".", "?"))


@pytest.mark.parametrize("path", ["/api/games/chess/gallery", "/api/tables/nowhere/replay", "/api/tables/nowhere/record", "/api/x"])
def test_nothing_there(server: Serving, path: str) -> None:
    status, answer = Guest(server.host, "Ada").get(path)
    assert (status, set(answer)) == (404, {"error"})


@pytest.mark.parametrize(
    ("method", "path"), [("PUT", "/api/me"), ("DELETE", "/api/tables"), ("PATCH", "/api/records"), ("POST", "/api/games")]
)
def test_another_method(server: Serving, method: str, path: str) -> None:
    status, answer = Guest(server.host, "Ada").request(method, path, "{}", {"Origin": f"http://{server.host}"})
    assert (status, set(answer)) == (405, {"error"})


@pytest.mark.parametrize("query", ["step=-1", "step=99999999999", "step=x", "step=%F0%9F%8C%99", "seat=99", "seat=-3", "seat=1e3"])
def test_numbers_in_addresses(server: Serving, seats: tuple[Seat, Seat], query: str) -> None:
    asked, _ = seats
    status, answer = Guest(server.host, "Ada").get(f"/api/tables/{asked.now['table']}/replay?{query}")
    assert (status, answer["error"]["code"]) == (400, "malformed")


def test_bad_records_are_not_kept(server: Serving) -> None:
    ada = Guest(server.host, "Ada")
    origin = {"Origin": f"http://{server.host}"}
    for body in (b"hello", b"\xff\xfe", b'{"moonbase": 1, "game": "chess"}\nopen\n'):
        status, answer = ada.request("POST", "/api/records", body, origin)
        assert (status, answer["error"]["code"]) == (400, "malformed"), answer
    assert ada.request("POST", "/api/records", b"x" * (3 << 20), origin)[0] == 413
    assert ada.get("/api/tables")[1] == []
