"""Guests, invitations that seat one person once, a link to another device, and watching."""

import sqlite3
from contextlib import closing
from pathlib import Path

from kit.server.player import Guest
from kit.server.serving import Serving


def test_links_to_open_seats_can_be_asked_for_again(server: Serving) -> None:
    ada, ben, eve = (Guest(server.host, name) for name in ("Ada", "Ben", "Eve"))
    made = ada.table("me", "open", "open")
    path = f"/api/tables/{made['table']}/invites"
    assert ada.get(path) == (200, made["invites"])
    assert eve.get(path)[0] == 403
    assert Guest(server.host).get(path)[0] == 401
    ben.join(made["invites"][0]["link"])
    assert ben.get(path) == (200, made["invites"][1:])


def test_a_guest_has_a_signed_cookie_that_scripts_cannot_read(server: Serving) -> None:
    ada = Guest(server.host, "  Ada   L. ")
    assert ada.me["name"] == "Ada L."
    assert "HttpOnly" in ada.cookie_line
    assert "SameSite=lax" in ada.cookie_line
    assert ada.get("/api/me")[1] == ada.me
    forged = Guest(server.host)
    forged.cookie = ada.cookie[:-1] + ("a" if ada.cookie[-1] != "a" else "b")
    assert forged.get("/api/me") == (200, None)
    assert Guest(server.host).get("/api/me") == (200, None), "a first visit is no error"


def test_a_name_can_be_changed(server: Serving) -> None:
    ada = Guest(server.host, "Ada")
    assert ada.post("/api/me", {"name": "Ida"})[1] == {"id": ada.me["id"], "name": "Ida"}
    assert ada.get("/api/me")[1]["name"] == "Ida"


def test_an_invitation_works_once(server: Serving) -> None:
    ada, ben, cem = (Guest(server.host, name) for name in ("Ada", "Ben", "Cem"))
    made = ada.table("me", "open", "open")
    link = made["invites"][0]["link"]
    seat = ada.sit(made["table"])
    assert ben.join(link) == {"table": made["table"], "seat": 1}
    seat.wait(lambda: seat.now["names"][1] == "Ben")
    assert seat.now["seats"][2]["kind"] == "open"
    assert ben.join(link)["seat"] == 1, "who sits there already is told so"
    key = link.partition("?key=")[2]
    status, answer = cem.post(f"/api/tables/{made['table']}/join", {"key": key})
    assert (status, answer["error"]["code"]) == (410, "key_used")
    other = ada.table("me", "open")
    status, answer = cem.post(f"/api/tables/{other['table']}/join", {"key": made["invites"][1]["link"].partition("?key=")[2]})
    assert status == 410, "the key of one table opens no other"
    (listed,) = ben.get("/api/tables")[1]
    assert listed["table"] == made["table"]
    assert [shown["me"] for shown in listed["seats"]] == [False, True, False]


def test_an_invitation_says_who_invites_to_what(server: Serving) -> None:
    ada, ben, cem = (Guest(server.host, name) for name in ("Ada", "Ben", "Cem"))
    made = ada.table("me", "open", "greedy", options={"flag_minimum": 0}, clock={"bank": 600})
    key = made["invites"][0]["link"].partition("?key=")[2]
    asked = f"/api/tables/{made['table']}/invitation?key={key}"
    status, told = Guest(server.host).get(asked)
    assert status == 200, told
    assert (told["table"], told["game"], told["title"], told["host"]) == (made["table"], "moon", "Moon", "Ada")
    assert (told["seat"], told["mine"], told["over"], told["set"]) == (1, False, False, None)
    assert [(seat["name"], seat["kind"]) for seat in told["seats"]] == [("Ada", "person"), ("Seat 2", "open"), ("Greedy", "bot")]
    assert told["options"] == {"flag_minimum": 0}
    assert told["clock"] == {"bank": 600.0, "increment": 0.0, "grace": 300.0}
    assert ada.get(asked)[1]["mine"], "who sits there is told so"
    ben.join(made["invites"][0]["link"])
    assert (ben.get(asked)[1]["seat"], ben.get(asked)[1]["mine"]) == (1, True)
    assert ada.get(asked.partition("?")[0])[0] == 200
    for late in (cem.get(asked), cem.get(asked[:-1]), cem.get(asked.partition("?")[0]), Guest(server.host).get(asked)):
        assert (late[0], late[1]["error"]["code"]) == (410, "key_used")
    assert cem.get(f"/api/tables/nowhere/invitation?key={key}")[0] == 404
    empty = ada.table("open", "open")
    link = empty["invites"][1]["link"].partition("?key=")[2]
    assert cem.get(f"/api/tables/{empty['table']}/invitation?key={link}")[1]["host"] == "Ada", "who made it need not sit there"


def test_a_watcher_who_joins_plays_over_the_same_socket(server: Serving) -> None:
    ada, ben = Guest(server.host, "Ada"), Guest(server.host, "Ben")
    made = ada.table("me", "open")
    seat = ben.sit(made["table"])
    assert seat.now["you"] is None
    ben.join(made["invites"][0]["link"])
    seat.wait(lambda: seat.now["you"] == 1)


def test_a_link_moves_me_to_another_device_once(server: Serving) -> None:
    ada, phone, thief = Guest(server.host, "Ada"), Guest(server.host), Guest(server.host)
    key = ada.post("/api/me/link", {})[1]["link"].partition("?device=")[2]
    assert phone.post("/api/me/open", {"key": key}) == (200, ada.me)
    assert phone.get("/api/me")[1] == ada.me
    assert thief.post("/api/me/open", {"key": key})[0] == 410


def test_links_that_are_too_old_open_nothing_and_are_not_kept(tmp_path: Path) -> None:
    server = Serving(tmp_path, "--workers", "1")
    ada, phone = Guest(server.host, "Ada"), Guest(server.host)
    key = ada.post("/api/me/link", {})[1]["link"].partition("?device=")[2]
    with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as store:
        store.execute("UPDATE links SET made = made - 25 * 3600")
        assert ada.post("/api/me/link", {})[0] == 200
        assert store.execute("SELECT COUNT(*) FROM links").fetchall() == [(1,)]
    assert phone.post("/api/me/open", {"key": key})[0] == 410
    assert server.stop() == 0


def test_the_same_request_makes_one_table(server: Serving) -> None:
    ada = Guest(server.host, "Ada")
    one, two = ada.table("me", "open", request="new-1"), ada.table("me", "open", request="new-1")
    assert one == two
    assert len(ada.get("/api/tables")[1]) == 1
    Guest(server.host, "Ben").join(two["invites"][0]["link"])
