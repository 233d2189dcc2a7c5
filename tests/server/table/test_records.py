"""Replay of running and finished games, records taken away and brought along."""

import random
import time
from pathlib import Path
from typing import Any

import pytest

from kit.games import MOON, of_named_cards, record_text, step
from kit.randomly import play
from kit.server.player import Guest, play_out
from kit.server.serving import Serving
from kit.texts import sentence
from moonbase.catalog.registry import game
from moonbase.engine.game import GameError
from moonbase.engine.rng import Rng
from moonbase.records.record import parse
from moonbase.records.replay import verify
from moonbase.records.session import start_from


def test_a_finished_game_is_replayed_from_any_seat(server: Serving) -> None:
    ada = Guest(server.host, "Ada")
    seat = ada.sit(ada.table("me", "random")["table"])
    play_out([seat], random.Random(4))
    path = f"/api/tables/{seat.now['table']}/replay"
    nobody = Guest(server.host)
    last = nobody.get(f"{path}?seat=1")[1]
    assert last["step"] == last["steps"] == seat.now["steps"]
    assert last["scores"] == seat.now["scores"]
    assert ada.get(path)[1]["view"] == seat.now["view"]
    middle = nobody.get(f"{path}?seat=1&step={last['steps'] // 2}")[1]
    assert (middle["you"], middle["over"], middle["scores"]) == (1, False, None)
    assert len(middle["events"]) == 1
    assert nobody.get(f"{path}?step=0")[1]["events"] == []
    for bad in ("step=100000", "step=-1", "step=x", "seat=7"):
        assert nobody.get(f"{path}?{bad}")[0] == 400


def test_a_running_game_is_replayed_as_far_as_one_may_see(server: Serving) -> None:
    ada = Guest(server.host, "Ada")
    seat = ada.sit(ada.table("me", "random")["table"])
    seat.wait(lambda: seat.asked)
    path = f"/api/tables/{seat.now['table']}/replay"
    assert ada.get(path)[1]["view"] == seat.now["view"]
    assert Guest(server.host).get(path)[1]["you"] is None


def test_a_record_comes_and_goes(server: Serving) -> None:
    ada = Guest(server.host, "Ada")
    text = record_text(2, 1)
    status, answer = bring(ada, text)
    assert status == 200, answer
    assert ada.get(f"/api/tables/{answer['table']}/record") == (200, text)
    watcher = Guest(server.host).sit(answer["table"])
    assert watcher.now["over"]
    assert ada.get("/api/tables")[1][0]["over"]
    assert bring(ada, text) == (200, answer), "the same record is the same table"
    assert len(ada.get("/api/tables")[1]) == 1
    assert bring(Guest(server.host, "Ben"), text)[1] != answer


def test_unknown_parts_of_a_record_are_not_kept(server: Serving) -> None:
    ada = Guest(server.host, "Ada")
    text = record_text(2, 1)
    more = text.replace('{"moonbase"', '{"colour": "teal", "moonbase"', 1)
    status, answer = bring(ada, more)
    assert status == 200
    assert ada.get(f"/api/tables/{answer['table']}/record") == (200, text)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('"game": "moon"', '"game": "\\ud800"', "malformed"),
        ('"card_set": "', '"card_set": "\\ud800', "unknown_set"),
        ('"options": {}', '"options": {"\\udfff": 1}', "malformed"),
        ('"players": 2', '"players": 99999999', "malformed"),
        ('"game": "moon"', '"game": "fromthemoon"', "unknown_set"),
        ('"rules": ', '"rules": 9', "malformed"),
        ('"seats": ["random", "random"]', '"seats": ["random", "random"], "from": {"seats": "\\ud800"}', "malformed"),
    ],
)
def test_a_header_that_lies_is_refused(server: Serving, old: str, new: str, code: str) -> None:
    ada = Guest(server.host, "Ada")
    text = of_named_cards(2, 1)
    assert old in text
    status, answer = bring(ada, text.replace(old, new, 1))
    assert (status, answer["error"]["code"]) == (404 if code == "unknown_set" else 400, code), answer
    assert sentence(answer["error"]["message"]).endswith((".", "?"))
    assert ada.get("/api/tables")[1] == []


@pytest.mark.parametrize("options", ['{"\\ud800": 1}', '{"nothing": 1}', '{"fresh_discard": 7}'])
def test_options_are_checked_where_a_game_begins_at_a_position(server: Serving, options: str) -> None:
    ada = Guest(server.host, "Ada")
    session, rng = start_from(MOON, MOON.dump(play(MOON, 2, 3, 60)), ["a", "b"]), Rng(3)
    while not session.over:
        step(session, rng)
    text = session.record.text()
    status, answer = bring(ada, text.replace('"options": {}', f'"options": {options}', 1))
    assert (status, answer["error"]["code"]) == (400, "malformed"), answer
    status, answer = bring(ada, text)
    assert status == 200
    assert ada.get(f"/api/tables/{answer['table']}/record") == (200, text)


def test_names_in_a_record_fit_the_table(server: Serving) -> None:
    ada = Guest(server.host, "Ada")
    names = '"seats": ["[seat:0|Eve]\\ud800", "' + "x" * 500 + '"]'
    status, answer = bring(ada, record_text(2, 1).replace('"seats": ["random", "random"]', names, 1))
    assert status == 200
    assert Guest(server.host).sit(answer["table"]).now["names"] == ["[seat:0|Eve]", "x" * 24]


@pytest.mark.parametrize("place", ["format", "options", "action"])
def test_errors_quote_the_start_of_a_wrong_value(server: Serving, place: str) -> None:
    """A megabyte of nonsense is not sent back, and the next record is checked as ever."""
    ada = Guest(server.host, "Ada")
    text, nonsense = of_named_cards(2, 1), "\x01" * 2**20
    old, new = {
        "format": ('"moonbase": 1', f'"moonbase": "{"x" * 2**20}"'),
        "options": ('"options": {}', f'"options": {{"{"x" * 2**20}": 1}}'),
        "action": ("\n1 nature ", f"\n1 nature {nonsense} "),
    }[place]
    assert old in text
    status, answer = bring(ada, text.replace(old, new, 1))
    assert (status, answer["error"]["code"]) == (400, "malformed")
    assert len(sentence(answer["error"]["message"])) < 1000
    assert bring(ada, text)[0] == 200


def damaged(text: str, chance: random.Random) -> str:
    """One small fault: a sign changed, a line lost, doubled, moved or cut."""
    lines = text.splitlines()
    at, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    kind = chance.choice(["sign", "lose", "double", "swap", "cut"])
    if kind == "sign":
        place = chance.randrange(len(lines[at]))
        lines[at] = lines[at][:place] + chance.choice('0aZ"{ #\u2028\x00') + lines[at][place + 1 :]
    elif kind == "lose":
        del lines[at]
    elif kind == "double":
        lines.insert(at, lines[at])
    elif kind == "swap":
        lines[at], lines[other] = lines[other], lines[at]
    else:
        lines = lines[: at + 1]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("title", ["moon", "fromthemoon"])
def test_only_what_was_played_is_kept(server: Serving, title: str) -> None:
    ada, chance, text, kept = Guest(server.host, "Ada"), random.Random(30), record_text(2, 2, title), 0
    for _ in range(40):
        body = damaged(text, chance)
        status, answer = bring(ada, body)
        try:
            fine = verify(game(title), parse(body)) > 0 and parse(body).result is not None
        except GameError:
            fine = False
        assert (status == 200) is fine, (answer, body)
        kept += fine
        if not fine:
            assert status in (400, 404)
            assert sentence(answer["error"]["message"]).endswith((".", "?"))
    assert len(ada.get("/api/tables")[1]) <= kept < 20


def test_records_come_at_a_measured_pace(tmp_path: Path) -> None:
    server = Serving(tmp_path, "--workers", "1")
    ada = Guest(server.host, "Ada")
    began = time.monotonic()
    answers = [bring(ada, "nothing")[0] for _ in range(20)]
    most = 5 + (time.monotonic() - began) / 5
    assert answers[:5] == [400] * 5
    assert answers.count(400) <= most
    assert set(answers) == {400, 429}
    assert server.stop() == 0


def test_a_running_game_gives_no_record_away(server: Serving) -> None:
    ada = Guest(server.host, "Ada")
    table = ada.table("me", "random")["table"]
    status, answer = ada.get(f"/api/tables/{table}/record")
    assert (status, answer["error"]["code"]) == (403, "not_over")


def bring(guest: Guest, text: str) -> tuple[int, dict[str, Any]]:
    return guest.request("POST", "/api/records", text.encode(), {"Origin": f"http://{guest.host}"})


@pytest.mark.parametrize("fault", ["fingerprint", "open", "cut"])
def test_a_record_that_was_not_played_is_refused(server: Serving, fault: str) -> None:
    lines = record_text(2, 1).splitlines()
    if fault == "fingerprint":
        lines[40] = lines[40][:-4] + "0000"
    elif fault == "open":
        lines[-1] = "open"
    else:
        lines = lines[:-1]
    ada = Guest(server.host, "Ada")
    status, answer = bring(ada, "\n".join(lines))
    assert (status, answer["error"]["code"]) == (400, "malformed")
    assert ada.get("/api/tables")[1] == []
