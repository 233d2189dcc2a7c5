"""An absent player keeps seat and vote, and returns at any time. After the table's time a stand-in plays if all others agree."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from kit.server.player import Guest, Seat
from kit.texts import of_seat, text
from server.table.hours import Hours

PATIENCE = 2
"""Somebody who is gone for a tenth of these seconds is away, and may be replaced so many seconds later."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hours]:
    serving = Hours(tmp_path_factory.mktemp("leaving"), away_live=PATIENCE, limits=False)
    yield serving
    assert serving.stop() == 0
    assert "Traceback" not in serving.log()


def people(server: Hours, *names: str) -> list[tuple[Guest, Seat]]:
    guests = [Guest(server.host, name) for name in names]
    made = guests[0].table("me", *["open"] * (len(names) - 1))
    for guest, invite in zip(guests[1:], made["invites"], strict=True):
        guest.join(invite["link"])
    found = [(guest, guest.sit(made["table"])) for guest in guests]
    for _, seat in found:
        seat.all_here()
    return found


def go(gone: Seat, *stay: Seat) -> None:
    """Close a seat's socket and hear that its player is away."""
    number = gone.now["you"]
    gone.close()
    for seat in stay:
        hear_absence(seat, number)


def hear_absence(seat: Seat, number: int) -> None:
    seat.wait(lambda: "away" in seat.now["seats"][number])


def when_free(server: Hours, asking: Seat, type: str, **more: Any) -> None:
    """The server says in how many seconds it is time."""
    answer = asking.ask(type, **more)
    if not answer["ok"]:
        assert answer["code"] == "not_away", answer
        assert 0 < answer["message"]["args"]["seconds"] <= PATIENCE
        server.pass_time(answer["message"]["args"]["seconds"])
        answer = asking.ask(type, **more)
    assert answer["ok"], answer


def test_a_vote_a_stand_in_and_the_return(server: Hours) -> None:
    (_, ada), (_, ben), (cem_guest, cem) = people(server, "Ada", "Ben", "Cem")
    assert ada.ask("replace", seat=2)["code"] == "still_here"
    go(cem, ada, ben)
    away = ada.now["seats"][2]["away"]
    assert (ada.now["patience"], away["seconds"], away["replace_in"]) == (PATIENCE, 0, PATIENCE)
    when_free(server, ada, "replace", seat=2)
    ben.wait(lambda: ben.now["replace"] is not None)
    assert ben.now["replace"]["waiting"] == [1]
    assert ada.ask("vote", yes=True)["code"] == "nothing_asked", "who proposes has agreed"
    assert ben.ask("vote", yes=True)["ok"]
    ada.wait(lambda: ada.now["seats"][2].get("stand_in") == "greedy")
    said = [line for event in ada.told.values() for line in event["lines"]]
    assert text("table.replace", seat=of_seat(0), other=of_seat(2)) in said
    assert "table.stand_in" in [line["key"] for line in said]
    chance = random.Random(3)
    while "stood_in" not in ada.now["seats"][2]:
        asked = next((seat for seat in (ada, ben) if seat.asked), None)
        if asked is None:
            min((ada, ben), key=lambda seat: int(seat.now["sequence"])).hear()
        else:
            assert asked.act(asked.pick(chance))["ok"]
    cem = cem_guest.sit(ada.now["table"])
    assert cem.now["you"] == 2
    returned = cem.hear()
    while returned["type"] != "returned":
        returned = cem.hear()
    assert returned["level"] == "greedy"
    assert returned["turns"] >= 1
    assert returned["since"] < cem.now["sequence"]
    assert cem.ask("return")["ok"]
    cem.wait(lambda: "stand_in" not in cem.now["seats"][2])
    assert cem.ask("return")["code"] == "nothing_asked"


def test_one_no_is_enough(server: Hours) -> None:
    (_, ada), (_, ben), (_, cem) = people(server, "Ada", "Ben", "Cem")
    go(cem, ada)
    when_free(server, ada, "replace", seat=2)
    ben.wait(lambda: ben.now["replace"] is not None)
    assert ben.ask("vote", yes=False)["ok"]
    ada.wait(lambda: ada.now["replace"] is None and any(event["kind"] == "vote" for event in ada.told.values()))
    assert "stand_in" not in ada.now["seats"][2]


def test_the_proposer_withdraws_and_a_vote_on_a_returned_player_lapses(server: Hours) -> None:
    (_, ada), (_, ben), (cem_guest, cem) = people(server, "Ada", "Ben", "Cem")
    go(cem, ada)
    when_free(server, ada, "replace", seat=2)
    assert ada.ask("vote", yes=False)["ok"]
    ben.wait(lambda: any(text("table.withdrawn", seat=of_seat(0)) in event["lines"] for event in ben.told.values()))
    assert ben.ask("vote", yes=True)["code"] == "nothing_asked"
    assert ada.ask("replace", seat=2)["ok"]
    ben.wait(lambda: ben.now["replace"] is not None)
    cem_guest.sit(ada.now["table"])
    ben.wait(lambda: any(text("table.lapsed", seat=of_seat(2)) in event["lines"] for event in ben.told.values()))
    assert ben.now["replace"] is None
    assert ben.ask("vote", yes=True)["code"] == "nothing_asked"
    assert "stand_in" not in ben.now["seats"][2]


def test_a_player_who_just_left_has_a_vote_and_one_long_away_has_none(server: Hours) -> None:
    (_, ada), (_, ben), (_, cem) = people(server, "Ada", "Ben", "Cem")
    go(cem, ada)
    server.pass_time(PATIENCE)
    go(ben, ada)
    assert ada.ask("replace", seat=1)["code"] == "not_away"
    when_free(server, ada, "replace", seat=2)
    ada.wait(lambda: ada.now["replace"] is not None)
    assert ada.now["replace"]["waiting"] == [1], "who went just now may come back and vote"
    assert ada.ask("vote", yes=False)["ok"]
    when_free(server, ada, "replace", seat=1)
    ada.wait(lambda: "stand_in" in ada.now["seats"][1])
    assert ada.ask("replace", seat=2)["ok"]
    ada.wait(lambda: "stand_in" in ada.now["seats"][2])


def test_nobody_takes_a_game_of_two_over(server: Hours) -> None:
    """The old attack: a replacement passed a tenth of a second after the other had left, and then a takeback passed alone."""
    (_, ada), (ben_guest, ben) = people(server, "Ada", "Ben")
    first, chance = ada.now["sequence"], random.Random(1)
    for _ in range(6):
        asked = ada if ada.asked else ben
        assert asked.act(asked.pick(chance))["ok"]
        for seat in (ada, ben):
            seat.reach(asked.now["sequence"])
    ben.close()
    ada.wait(lambda: ada.now["seats"][1]["here"] is False)
    assert ada.ask("replace", seat=1)["code"] in ("still_here", "not_away")
    assert ada.ask("leave")["code"] in ("not_alone", "not_away")
    assert ada.ask("takeback", sequence=ada.now["sequence"], to=first)["ok"]
    ada.wait(lambda: ada.now["takeback"] is not None)
    assert ada.now["takeback"]["waiting"] == [1], "who is away keeps the vote"
    ada.wait(lambda: "away" in ada.now["seats"][1])
    when_free(server, ada, "replace", seat=1)
    ada.wait(lambda: "stand_in" in ada.now["seats"][1])
    assert ada.now["takeback"] is None or ada.now["takeback"]["waiting"] == [1]
    ada.wait(lambda: ada.asked)
    if ada.now["takeback"] is None:
        assert ada.ask("takeback", sequence=ada.now["sequence"], to=first)["ok"]
        ada.wait(lambda: ada.now["takeback"] is not None)
    assert ada.now["takeback"]["waiting"] == [1], "a stand-in has no vote, and the person still has"
    back = ben_guest.sit(ada.now["table"])
    assert back.ask("return")["ok"]
    back.wait(lambda: "stand_in" not in back.now["seats"][1])
    assert back.ask("consent", yes=True)["ok"]
    back.wait(lambda: any("back" in event for event in back.told.values()))


def test_the_one_who_stays_leaves_a_game_of_two_unfinished(server: Hours) -> None:
    (guest, ada), (ben_guest, ben) = people(server, "Ada", "Ben")
    table = ada.now["table"]
    assert not ada.now["leave"]
    go(ben, ada)
    assert 0 < ada.now["leave"] <= PATIENCE
    when_free(server, ada, "leave")
    ada.wait(lambda: ada.now["unfinished"])
    assert {key: ada.now[key] for key in ("over", "waiting", "choices", "leave")} == {
        "over": False,
        "waiting": None,
        "choices": [],
        "leave": None,
    }
    assert ada.now["deal"]["secret"], "the end shows everything"
    listed = guest.get("/api/tables")[1][0]
    assert (listed["table"], listed["over"], listed["unfinished"], listed["waiting"]) == (table, False, True, None)
    back = ben_guest.sit(table)
    assert back.now["unfinished"]
    assert back.ask("act", sequence=back.now["sequence"], action="pass")["code"] == "unfinished"
    status, record = guest.get(f"/api/tables/{table}/record")
    assert (status, record.splitlines()[-1]) == (200, "open")


def test_a_person_alone_with_opponents_puts_a_table_away(server: Hours) -> None:
    ada, ben = Guest(server.host, "Ada"), Guest(server.host, "Ben")
    table = ada.table("me", "random")["table"]
    assert ada.get("/api/tables")[1][0]["leave"]
    assert ben.post(f"/api/tables/{table}/leave", {"request": "x"})[1]["error"]["code"] == "not_seated"
    assert ada.post(f"/api/tables/{table}/leave", {"request": "x"}) == (200, {"table": table})
    assert ada.post(f"/api/tables/{table}/leave", {"request": "x"}) == (200, {"table": table}), "the same request, the same answer"
    assert ada.post(f"/api/tables/{table}/leave", {"request": "y"})[1]["error"]["code"] == "unfinished"
    assert ada.get("/api/tables")[1][0]["unfinished"]


def test_three_people_do_not_leave_a_game_for_each_other(server: Hours) -> None:
    (_, ada), _, (_, cem) = people(server, "Ada", "Ben", "Cem")
    go(cem, ada)
    assert ada.now["leave"] is None
    assert ada.ask("leave")["code"] == "not_alone"


def test_an_open_seat_counts_as_a_person_for_draws(server: Hours) -> None:
    """With an invited seat open, nobody can look through the stack by repeated draws and takebacks."""
    ada = Guest(server.host, "Ada")
    made = ada.table("me", "open", "random")
    seat = ada.sit(made["table"])
    chance, first = random.Random(7), 0
    assert seat.ask("replace", seat=1)["ok"]
    while not (first and draws_after(seat, first)):
        seat.wait(lambda: seat.asked)
        first = first or seat.now["sequence"]
        assert seat.act(seat.pick(chance))["ok"]
        assert not seat.now["over"]
    seat.wait(lambda: seat.asked)
    before = seat.now["view"]
    assert seat.ask("takeback", sequence=seat.now["sequence"], to=first)["code"] == "open_seat"
    assert seat.now["view"] == before


def draws_after(seat: Seat, first: int) -> bool:
    """Tell whether chance has drawn since: draws are numbered."""
    return bool(seat.now["deal"]["draws"] > DRAWN.setdefault((seat.now["table"], first), seat.now["deal"]["draws"]))


DRAWN: dict[tuple[str, int], int] = {}


def test_a_table_of_opponents_only_pauses_until_somebody_looks(server: Hours) -> None:
    ada = Guest(server.host, "Ada")
    made = ada.table("random", "random")
    listed = ada.get("/api/tables")[1][0]
    assert (listed["over"], listed["waiting"]["me"]) == (False, False)
    assert ada.get("/api/tables")[1][0]["sequence"] == listed["sequence"], "nobody looks, nobody plays"
    watcher = ada.sit(made["table"])
    watcher.wait(lambda: watcher.now["over"])
    assert watcher.now["scores"]


def test_a_table_that_all_its_people_left_pauses_until_one_is_back(server: Hours) -> None:
    ada = Guest(server.host, "Ada")
    seat = ada.sit(ada.table("me", "random")["table"])
    seat.wait(lambda: seat.asked)
    assert seat.ask("replace", seat=0)["ok"]
    seat.wait(lambda: "stand_in" in seat.now["seats"][0])
    left = seat.now["sequence"]
    other = ada.sit(seat.now["table"])
    assert other.now["sequence"] == left, "who looks on does not make opponents play"
    assert seat.ask("return")["ok"]
    seat.wait(lambda: seat.asked)
    assert seat.now["sequence"] == left + 1


def test_an_open_seat_can_be_given_to_an_opponent(server: Hours) -> None:
    ada = Guest(server.host, "Ada")
    seat = ada.sit(ada.table("me", "open")["table"])
    assert seat.ask("replace", seat=1)["ok"]
    seat.wait(lambda: "stand_in" in seat.now["seats"][1])
    seat.wait(lambda: seat.asked)
