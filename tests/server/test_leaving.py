"""Who leaves is stood in for by an opponent when the others agree, and gets the seat back."""

import random

from kit.player import Guest, Seat
from kit.serving import Serving


def three(server: Serving) -> list[tuple[Guest, Seat]]:
    guests = [Guest(server.host, name) for name in ("Ada", "Ben", "Cem")]
    made = guests[0].table("me", "open", "open")
    for guest, invite in zip(guests[1:], made["invites"], strict=True):
        guest.join(invite["link"])
    found = [(guest, guest.sit(made["table"])) for guest in guests]
    for _, seat in found:
        seat.all_here()
    return found


def test_a_vote_a_stand_in_and_the_return(server: Serving) -> None:
    (_, ada), (_, ben), (cem_guest, cem) = three(server)
    assert ada.ask("replace", seat=2)["code"] == "still_here"
    cem.close()
    ada.wait(lambda: not ada.now["seats"][2]["here"])
    assert ada.ask("replace", seat=2, level="random")["ok"]
    ben.wait(lambda: ben.now["replace"] is not None)
    assert ben.now["replace"]["waiting"] == [1]
    assert ada.ask("vote", yes=True)["code"] == "nothing_asked", "who proposes has agreed"
    assert ben.ask("vote", yes=True)["ok"]
    ada.wait(lambda: ada.now["seats"][2].get("stand_in") == "random")
    chance = random.Random(3)
    while not any(event["seat"] == 2 and event["kind"] == "act" for event in ada.told.values()):
        asked = next((seat for seat in (ada, ben) if seat.asked), None)
        if asked is None:
            min((ada, ben), key=lambda seat: int(seat.now["sequence"])).hear()
        else:
            assert asked.act(asked.pick(chance))["ok"]
    cem = cem_guest.sit(ada.now["table"])
    assert cem.now["you"] == 2
    assert cem.ask("return")["ok"]
    cem.wait(lambda: "stand_in" not in cem.now["seats"][2])
    assert cem.ask("return")["code"] == "nothing_asked"


def test_one_no_is_enough(server: Serving) -> None:
    (_, ada), (_, ben), (_, cem) = three(server)
    cem.close()
    ada.wait(lambda: not ada.now["seats"][2]["here"])
    assert ada.ask("replace", seat=2)["ok"]
    ben.wait(lambda: ben.now["replace"] is not None)
    assert ben.ask("vote", yes=False)["ok"]
    ada.wait(lambda: ada.now["replace"] is None and any(event["kind"] == "vote" for event in ada.told.values()))
    assert "stand_in" not in ada.now["seats"][2]


def test_who_proposed_withdraws_and_who_is_back_declines(server: Serving) -> None:
    (_, ada), (_, ben), (cem_guest, cem) = three(server)
    cem.close()
    ada.wait(lambda: not ada.now["seats"][2]["here"])
    assert ada.ask("replace", seat=2)["ok"]
    assert ada.ask("vote", yes=False)["ok"]
    ben.wait(lambda: any("[seat:0|Ada] withdraws the question." in event["lines"] for event in ben.told.values()))
    assert ben.ask("vote", yes=True)["code"] == "nothing_asked"
    assert ada.ask("replace", seat=2)["ok"]
    cem = cem_guest.sit(ada.now["table"])
    assert cem.ask("vote", yes=True)["code"] == "nothing_asked"
    assert cem.ask("vote", yes=False)["ok"]
    ben.wait(lambda: any("[seat:2|Cem] declines." in event["lines"] for event in ben.told.values()))
    assert ben.now["replace"] is None
    assert "stand_in" not in ben.now["seats"][2]


def test_who_is_away_is_not_asked(server: Serving) -> None:
    (_, ada), (_, ben), (_, cem) = three(server)
    ben.close()
    cem.close()
    ada.wait(lambda: not (ada.now["seats"][1]["here"] or ada.now["seats"][2]["here"]))
    for seat in (1, 2):
        assert ada.ask("replace", seat=seat, level="random")["ok"]
    ada.wait(lambda: all(shown.get("stand_in") == "random" for shown in ada.now["seats"][1:]))


def test_time_on_a_clock_is_time_to_answer(server: Serving) -> None:
    ada, ben, cem = (Guest(server.host, name) for name in ("Ada", "Ben", "Cem"))
    made = ada.table("me", "open", "open", clock={"bank": 600, "increment": 0, "grace": 60})
    for guest, invite in zip((ben, cem), made["invites"], strict=True):
        guest.join(invite["link"])
    seat = ada.sit(made["table"])
    assert seat.ask("replace", seat=2)["ok"]
    seat.wait(lambda: seat.now["replace"] is not None)
    assert seat.now["replace"]["waiting"] == [1]


def test_a_table_of_opponents_only_pauses_until_somebody_looks(server: Serving) -> None:
    ada = Guest(server.host, "Ada")
    made = ada.table("random", "random")
    listed = ada.get("/api/tables")[1][0]
    assert (listed["over"], listed["waiting"]["me"]) == (False, False)
    assert ada.get("/api/tables")[1][0]["sequence"] == listed["sequence"], "nobody looks, nobody plays"
    watcher = ada.sit(made["table"])
    watcher.wait(lambda: watcher.now["over"])
    assert watcher.now["scores"]


def test_a_table_that_all_its_people_left_pauses_until_one_is_back(server: Serving) -> None:
    ada = Guest(server.host, "Ada")
    seat = ada.sit(ada.table("me", "random")["table"])
    seat.wait(lambda: seat.asked)
    assert seat.ask("replace", seat=0, level="random")["ok"]
    seat.wait(lambda: seat.now["seats"][0].get("stand_in") == "random")
    left = seat.now["sequence"]
    other = ada.sit(seat.now["table"])
    assert other.now["sequence"] == left, "who looks on does not make opponents play"
    assert seat.ask("return")["ok"]
    seat.wait(lambda: seat.asked)
    assert seat.now["sequence"] == left + 1


def test_an_open_seat_can_be_given_to_an_opponent(server: Serving) -> None:
    ada = Guest(server.host, "Ada")
    seat = ada.sit(ada.table("me", "open")["table"])
    assert seat.ask("replace", seat=1, level="random")["ok"]
    seat.wait(lambda: seat.now["seats"][1].get("stand_in") == "random")
    seat.wait(lambda: seat.asked)
