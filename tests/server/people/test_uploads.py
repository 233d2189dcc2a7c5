"""People list and delete their uploads with the space they take; no table breaks by it, on either database."""

import json
import random
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from kit.games import record_text
from kit.server.databases import postgres
from kit.server.player import Guest, play_out
from kit.server.serving import Serving
from moonbase.server.store.quota import CARD_FILES, RECORDS

pytestmark = pytest.mark.xdist_group("databases")

BOX = 'name = "my box"\n[card."S1-17"]\ncost = {}\nneed = {}\n'
Json = dict[str, Any]


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    if request.param == "sqlite":
        yield from _serve(tmp_path_factory.mktemp("brought"))
    else:
        with postgres() as address:
            yield from _serve(tmp_path_factory.mktemp("brought"), db=address)


def _serve(folder: Path, **more: str) -> Iterator[Serving]:
    serving = Serving(folder, "--no-limits", "--workers", "1", **more)
    yield serving
    assert serving.stop() == 0
    assert "Traceback" not in serving.log()


def written(guest: Guest, method: str, path: str, body: str | None = None, origin: str | None = None) -> tuple[int, Any]:
    return guest.request(method, path, body, {"Origin": origin or f"http://{guest.host}"})


def record(guest: Guest, text: str) -> str:
    status, answer = written(guest, "POST", "/api/records", text)
    assert status == 200, answer
    return str(answer["table"])


def card_set(guest: Guest, text: str = BOX) -> str:
    status, answer = written(guest, "POST", "/api/games/moon/sets", text)
    assert status == 200, answer
    return str(answer["set"])


def delete_record(guest: Guest, table: str) -> tuple[int, Any]:
    return written(guest, "DELETE", f"/api/records/{table}")


def delete_set(guest: Guest, id: str, game: str = "moon") -> tuple[int, Any]:
    return written(guest, "DELETE", f"/api/games/{game}/sets/{id}")


def brought(guest: Guest) -> Json:
    status, answer = guest.get("/api/me/brought")
    assert status == 200, answer
    found: Json = answer
    return found


def without_cards(text: str) -> str:
    """Return a record as it was written before records held their cards."""
    first, _, rest = text.partition("\n")
    return json.dumps({key: value for key, value in json.loads(first).items() if key != "cards"}) + "\n" + rest


def code(answer: tuple[int, Any]) -> tuple[int, str]:
    return answer[0], answer[1]["error"]["code"]


def test_everything_brought_is_listed_with_the_room_it_takes(server: Serving) -> None:
    ada = Guest(server.host, "Ada")
    nothing = {"used": 0, "bytes": 0, "most": None, "most_bytes": None}
    assert brought(ada) == {"records": [], "records_space": nothing, "sets": [], "sets_space": nothing, "for_games": 0}
    texts = [record_text(2, 1), record_text(2, 2, "fromthemoon")]
    tables = [record(ada, text) for text in texts]
    ada.table("me", "open")
    box = card_set(ada)
    found = brought(ada)
    assert [(each["table"], each["title"], each["bytes"]) for each in found["records"]] == [
        (table, title, len(text.encode()))
        for table, title, text in reversed(list(zip(tables, ("Moon", "From the Moon"), texts, strict=True)))
    ]
    assert found["records"][1]["names"] == ["random", "random"]
    assert found["records_space"] == nothing | {"used": 2, "bytes": sum(len(text.encode()) for text in texts)}
    assert [(each["set"], each["game"], each["name"], each["bytes"]) for each in found["sets"]] == [(box, "moon", "my box", len(BOX))]
    assert found["sets_space"] == nothing | {"used": 1, "bytes": len(BOX)}


def test_a_deleted_record_is_gone_for_everybody(server: Serving) -> None:
    ada, ben = Guest(server.host, "Ada"), Guest(server.host, "Ben")
    text = record_text(2, 1)
    table, other = record(ada, text), record(ben, text)
    watcher = ben.sit(table)
    assert watcher.now["over"]
    assert ada.get(f"/api/tables/{table}/steps")[0] == 200
    assert delete_record(ada, table) == (200, {"table": table})
    with pytest.raises(ConnectionClosed) as closed:
        watcher.wait(lambda: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    for path in ("record", "steps", "replay"):
        assert code(ada.get(f"/api/tables/{table}/{path}")) == (404, "unknown_table")
    assert ada.get("/api/tables")[1] == brought(ada)["records"] == []
    assert code(delete_record(ada, table)) == (404, "unknown")
    assert ben.get(f"/api/tables/{other}/record") == (200, text)
    again = record(ada, text)
    assert again != table
    assert ada.get(f"/api/tables/{again}/record") == (200, text)


def test_nobody_deletes_what_another_brought(server: Serving) -> None:
    ada, ben = Guest(server.host, "Ada"), Guest(server.host, "Ben")
    table, box, played = record(ada, record_text(2, 1)), card_set(ada), ada.table("me", "open")["table"]
    assert delete_record(ben, table) == delete_record(ben, "nothing") == delete_record(ada, played)
    assert delete_set(ben, box) == delete_set(ben, "nothing") == delete_set(ada, box, "fromthemoon")
    assert code(delete_record(ben, table)) == (404, "unknown")
    assert code(delete_set(ben, box)) == (404, "unknown_set")
    assert code(delete_set(ada, box, "chess")) == (404, "unknown")
    for path in (f"/api/records/{table}", f"/api/games/moon/sets/{box}"):
        assert code(written(Guest(server.host), "DELETE", path)) == (401, "no_session")
        assert code(written(ada, "DELETE", path, origin="http://elsewhere.example")) == (403, "foreign_origin")
        assert code(ada.request("DELETE", path, None, {})) == (403, "foreign_origin")
    assert Guest(server.host).get("/api/me/brought")[0] == 401
    assert [each["table"] for each in brought(ada)["records"]] == [table]
    assert [each["set"] for each in brought(ada)["sets"]] == [box]
    assert ada.get(f"/api/tables/{played}/replay")[0] == 200


def test_cards_that_nothing_needs_are_gone(server: Serving) -> None:
    ada, ben = Guest(server.host, "Ada"), Guest(server.host, "Ben")
    text = BOX.replace("my box", "nobody's")
    box = card_set(ada, text)
    assert card_set(ben, text) == box
    shown = f"/api/games/moon/gallery?set={box}"
    assert ada.get(shown)[0] == 200
    assert delete_set(ada, box) == (200, {"set": box, "kept": False})
    assert code(delete_set(ada, box)) == (404, "unknown_set")
    assert (ada.get("/api/games/moon/sets")[1], brought(ada)["sets"]) == ([], [])
    assert [each["set"] for each in ben.get("/api/games/moon/sets")[1]] == [box]
    ben.table("me", "open")
    assert delete_set(ben, box) == (200, {"set": box, "kept": False})
    assert code(ada.get(shown)) == (404, "unknown_set")
    asked = {"game": "moon", "seats": [{"kind": "me"}, {"kind": "open"}], "set": box}
    assert code(ada.post("/api/tables", asked)) == (404, "unknown_set")
    assert card_set(ada, text) == box
    assert ada.get(shown)[0] == 200


def test_a_game_keeps_the_cards_it_is_played_with(server: Serving) -> None:
    """While it runs, after it is over, after a restart, and for its record."""
    ada, ben = Guest(server.host, "Ada"), Guest(server.host, "Ben")
    text = BOX.replace("my box", "played box")
    box = card_set(ada, text)
    seat = ben.sit(ben.table("me", "random", set=box)["table"])
    table, chance = seat.now["table"], random.Random(7)
    assert delete_set(ada, box) == (200, {"set": box, "kept": True})
    found = brought(ada)
    assert (found["sets"], found["for_games"], found["sets_space"]["used"], found["sets_space"]["bytes"]) == ([], 1, 0, len(text))
    assert ada.get("/api/games/moon/sets") == (200, [])
    seat.wait(lambda: seat.asked)
    seat.close()
    assert server.stop() == 0
    server.start()
    ada.host = ben.host = server.host
    seat = ben.sit(table)
    play_out([seat], chance)
    assert seat.now["set"] == {"id": box, "name": "played box"}
    assert ada.get(f"/api/tables/{table}/replay?step=20")[0] == 200
    again = record(ada, ben.get(f"/api/tables/{table}/record")[1])
    assert delete_record(ada, again)[0] == 200
    assert ben.get(f"/api/tables/{table}/steps")[0] == 200
    assert card_set(ada, text) == box
    found = brought(ada)
    assert ([each["set"] for each in found["sets"]], found["for_games"], found["sets_space"]["bytes"]) == ([box], 0, len(text))


def test_the_last_record_of_deleted_cards_takes_them_along(server: Serving, tmp_path: Path) -> None:
    text = BOX.replace("my box", "for a record").replace("cost = {}", "cost = { energy = 3 }")
    away = Serving(tmp_path, "--no-limits", "--workers", "1")
    eve = Guest(away.host, "Eve")
    seat = eve.sit(eve.table("me", "random", set=card_set(eve, text))["table"])
    play_out([seat], random.Random(3))
    played = eve.get(f"/api/tables/{seat.now['table']}/record")[1]
    seat.close()
    assert away.stop() == 0
    ada = Guest(server.host, "Ada")
    box = card_set(ada, text)
    table = record(ada, played)
    assert delete_set(ada, box) == (200, {"set": box, "kept": True})
    assert ada.get(f"/api/tables/{table}/replay?step=20")[1]["set"]["id"] == box
    assert delete_record(ada, table)[0] == 200
    assert (brought(ada)["for_games"], brought(ada)["sets_space"]["bytes"]) == (0, 0)
    assert code(written(ada, "POST", "/api/records", without_cards(played))) == (404, "unknown_set")
    table = record(ada, played)
    assert ada.get(f"/api/tables/{table}/replay?step=20")[1]["set"] is None, (
        "the record holds its cards, and nobody brought a file with them"
    )
    assert ada.get(f"/api/tables/{table}/record") == (200, played)


@pytest.mark.parametrize("thing", ["record", "set"])
def test_deleting_makes_room(tmp_path: Path, thing: str) -> None:
    server = Serving(tmp_path, "--workers", "1")
    ada = Guest(server.host, "Ada")
    bring: Callable[[int], tuple[int, Any]]
    if thing == "record":
        bring, quota = (lambda n: written(ada, "POST", "/api/records", record_text(2, n))), RECORDS
        statement = "UPDATE tables SET brought = ?1 WHERE brought > 0"
    else:
        bring, quota = (lambda n: written(ada, "POST", "/api/games/moon/sets", BOX + "#" * n)), CARD_FILES
        statement = "UPDATE card_file_owners SET bytes = ?1"
    made = bring(1)[1]
    assert server.stop() == 0
    with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as store:
        store.execute(statement, (quota.most_bytes,))
    server.start()
    found = brought(ada)[f"{thing}s_space"]
    assert found == {"used": 1, "bytes": quota.most_bytes, "most": quota.most, "most_bytes": quota.most_bytes}
    assert code(bring(2)) == (403, "full")
    path = f"/api/records/{made['table']}" if thing == "record" else f"/api/games/moon/sets/{made['set']}"
    assert written(ada, "DELETE", path)[0] == 200
    assert bring(2)[0] == 200
    with ThreadPoolExecutor(30) as many:  # one by one they would take so long that a slow machine lets them all through
        answers = list(many.map(lambda _: written(ada, "DELETE", path)[0], range(150)))
    assert set(answers) == {404, 429}, "as often as anything else is written"
    assert server.stop() == 0
    assert "Traceback" not in server.log()
