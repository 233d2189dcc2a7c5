"""Questions that are still open when the table changes under them: a game that is left, a seat that somebody takes."""

import time

from kit.server.player import Guest, Seat
from kit.server.serving import Serving

PATIENCE = 1
ARGUMENTS = ("--away-live", str(PATIENCE))
"""Somebody who is gone for a tenth of these seconds is away, and may be replaced so many seconds later."""


def leave_when_free(seat: Seat) -> None:
    deadline = time.monotonic() + 60
    while not seat.ask("leave")["ok"]:
        assert time.monotonic() < deadline
        time.sleep(0.2)
    seat.wait(lambda: bool(seat.now["unfinished"]))


def test_nothing_is_taken_back_after_the_secret_was_told(server: Serving) -> None:
    """B asks for a takeback and goes; A leaves the game, reads the secret, and agrees only then."""
    ada, ben = Guest(server.host, "Ada"), Guest(server.host, "Ben")
    made = ada.table("me", "open")
    ben.join(made["invites"][0]["link"])
    a, b = ada.sit(made["table"]), ben.sit(made["table"])
    a.all_here()
    start = b.all_here()["sequence"]
    asked = a if a.asked else b
    assert asked.act(asked.actions[0])["ok"]
    b.reach(asked.now["sequence"])
    assert b.ask("takeback", sequence=b.now["sequence"], to=start)["ok"]
    b.close()
    leave_when_free(a)
    steps = a.now["steps"]
    assert a.now["deal"]["secret"] is not None
    assert a.now["takeback"] is None
    answer = a.ask("consent", yes=True)
    assert (answer["ok"], answer["code"]) == (False, "unfinished")
    assert ben.sit(made["table"]).now["steps"] == steps
    listed = next(each for each in ada.get("/api/tables")[1] if each["table"] == made["table"])
    assert (listed["unfinished"], listed["waiting"]) == (True, None)


def test_a_new_player_is_not_replaced_by_an_earlier_vote(server: Serving) -> None:
    ada, ben, cleo = (Guest(server.host, name) for name in ("Ada", "Ben", "Cleo"))
    made = ada.table("me", "open", "open")
    ben.join(made["invites"][0]["link"])
    a, b = ada.sit(made["table"]), ben.sit(made["table"])
    assert a.ask("replace", seat=2)["ok"]
    cleo.join(made["invites"][1]["link"])
    c = cleo.sit(made["table"])
    assert c.now["replace"] is None
    answer = b.ask("vote", yes=True)
    assert (answer["ok"], answer["code"]) == (False, "nothing_asked")
    assert "stand_in" not in cleo.sit(made["table"]).now["seats"][2]
