"""A browser's identity never changes by surprise, the earlier one stays within reach, and a saved key restores one."""

import http.client
import json
from http.cookies import SimpleCookie
from typing import Any

import pytest

from kit.server.player import PATIENCE, Guest
from kit.server.serving import Serving
from kit.texts import refused
from moonbase.server.base.keys import MOST_OTHERS, Signer, fresh_id


class Browser(Guest):
    """Keeps every cookie, as browsers do."""

    def __init__(self, host: str, name: str | None = None) -> None:
        self.jar: dict[str, str] = {}
        self.lines: list[str] = []
        super().__init__(host, name)

    def request(self, method: str, path: str, body: str | bytes | None, headers: dict[str, str]) -> tuple[int, Any]:
        connection = http.client.HTTPConnection(self.host, timeout=PATIENCE)
        cookie = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.jar.items())} if self.jar else {}
        try:
            connection.request(method, path, body, headers | cookie)
            answer = connection.getresponse()
            self.lines = answer.headers.get_all("set-cookie", [])
            for line in self.lines:
                self.jar |= {name: morsel.value for name, morsel in SimpleCookie(line).items()}
            return answer.status, json.loads(answer.read())
        finally:
            connection.close()

    @property
    def name(self) -> str | None:
        person = self.get("/api/me")[1]
        return None if person is None else str(person["name"])

    def device_key(self) -> str:
        return str(self.post("/api/me/link", {})[1]["link"].partition("?device=")[2])

    def saved_key(self) -> str:
        return str(self.post("/api/me/key", {})[1]["key"])

    def open(self, key: str, **more: object) -> tuple[int, Any]:
        return self.post("/api/me/open", {"key": key, **more})

    def names_before(self) -> list[str]:
        return [each["name"] for each in self.get("/api/me/others")[1]]


def code(answer: tuple[int, Any]) -> tuple[int, str]:
    return answer[0], answer[1]["error"]["code"]


def test_a_strangers_link_does_not_replace_me(server: Serving) -> None:
    ada, eve = Browser(server.host, "Ada"), Browser(server.host, "Eve")
    table = ada.table("me", "open")["table"]
    key = eve.device_key()
    refused = ada.open(key)
    assert code(refused) == (409, "other_identity")
    assert refused[1]["error"]["message"]["args"] == {"name": "Ada"}
    assert ada.name == "Ada"
    assert ada.lines == []
    assert ada.open(key, switch=True) == (200, eve.me), "the link was not used up by asking"
    assert ada.name == "Eve"
    assert ada.get("/api/me/others") == (200, [ada.me])
    assert ada.post("/api/me/switch", {"id": ada.me["id"]}) == (200, ada.me)
    assert [each["table"] for each in ada.get("/api/tables")[1]] == [table]
    assert ada.names_before() == ["Eve"]


def test_a_peek_uses_nothing_up(server: Serving) -> None:
    ada, phone = Browser(server.host, "Ada"), Browser(server.host)
    for key in (ada.device_key(), ada.saved_key()):
        for _ in range(2):
            assert phone.post("/api/me/peek", {"key": key}) == (200, {"name": "Ada", "mine": False})
            assert ada.post("/api/me/peek", {"key": key}) == (200, {"name": "Ada", "mine": True})
        assert phone.name is None
    key = ada.device_key()
    assert phone.open(key) == (200, ada.me), "who is nobody yet is not asked"
    assert code(phone.post("/api/me/peek", {"key": key})) == (410, "key_used")
    assert phone.names_before() == []


def test_a_saved_key_brings_me_back(server: Serving) -> None:
    ada = Browser(server.host, "Ada")
    key = ada.saved_key()
    assert key == ada.saved_key(), "the same each time"
    assert key.startswith("moon-")
    assert {len(group) for group in key.split("-")} == {4}
    sloppy = (key, key.upper(), key.replace("-", " "), key.replace("-", ""), f"  {key}\n", key.removeprefix("moon-"), key.replace("o", "0"))
    for typed in sloppy:
        found = Browser(server.host)
        assert found.open(typed) == (200, ada.me), typed
        assert found.name == "Ada"
    wrong = key[:-1] + ("a" if key[-1] != "a" else "b")
    answer = Browser(server.host).open(wrong)
    assert code(answer) == (410, "key_used")
    assert answer[1]["error"]["message"] == refused("key_used.saved")
    assert Browser(server.host).post("/api/me/key", {})[0] == 401
    for text in ("", "moon", "x", "\u00e4" * 44, "-" * 100):
        assert code(Browser(server.host).open(text)) == (410, "key_used")


def test_only_who_this_browser_was_can_be_switched_to(server: Serving) -> None:
    ada, eve = Browser(server.host, "Ada"), Browser(server.host, "Eve")
    assert code(eve.post("/api/me/switch", {"id": ada.me["id"]})) == (404, "unknown")
    eve.open(Browser(server.host, "Ivy").device_key(), switch=True)
    (cookie,) = (name for name in eve.jar if name.endswith("_others"))
    eve.jar[cookie] = eve.jar[cookie].replace(eve.me["id"], ada.me["id"])
    assert code(eve.post("/api/me/switch", {"id": ada.me["id"]})) == (404, "unknown")
    assert eve.get("/api/me/others") == (200, [])
    assert eve.name == "Ivy"


def test_the_latest_identities_are_kept_in_a_cookie_like_the_first(server: Serving) -> None:
    ada = Browser(server.host, "Ada")
    for n in range(MOST_OTHERS + 2):
        assert ada.open(Browser(server.host, f"Guest {n}").saved_key(), switch=True)[0] == 200
    assert ada.names_before() == [f"Guest {n}" for n in range(MOST_OTHERS, 0, -1)]
    assert len(ada.lines) == 0
    ada.open(Browser(server.host, "Last").saved_key(), switch=True)
    assert len(ada.lines) == 2
    assert all("HttpOnly" in line and "SameSite=lax" in line for line in ada.lines)


def test_a_browser_without_its_current_cookie_still_has_earlier_identities(server: Serving) -> None:
    ada = Browser(server.host, "Ada")
    ada.open(Browser(server.host, "Eve").saved_key(), switch=True)
    (now,) = (name for name in ada.jar if not name.endswith("_others"))
    del ada.jar[now]
    assert (ada.name, ada.names_before()) == (None, ["Ada"])
    assert ada.post("/api/me", {"name": "New"})[0] == 200
    assert ada.names_before() == ["Ada"], "a new guest forgets nobody"


def test_signs_cannot_be_taken_for_each_other() -> None:
    signer, person = Signer("secret"), fresh_id()
    key = signer.saved_key(person)
    assert signer.saved_by(key) == person
    assert Signer("other").saved_by(key) is None
    assert signer.saved_by(signer.cookie(person)) is None
    assert signer.person(signer.others_cookie([person])) is None
    assert signer.others(signer.cookie(person)) == []
    assert len(key.replace("-", "")) >= len("moon") + len(person) + 26, "at least 128 bits that cannot be guessed"
    assert signer.saved_by(signer.saved_key("p0")) == "p0"


@pytest.mark.parametrize("body", [{}, {"key": 1}, {"key": "x", "switch": "yes"}])
def test_malformed(server: Serving, body: object) -> None:
    assert code(Browser(server.host, "Ada").post("/api/me/open", body)) == (400, "malformed")
