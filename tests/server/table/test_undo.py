"""Undo and redo as far as nothing hidden came to light, and further back by consent."""

import random

from kit.server.player import Guest, Seat
from kit.server.serving import Serving
from kit.texts import of_seat, text


def couple(server: Serving) -> tuple[Seat, Seat]:
    """The seat that is asked, and the other."""
    ada, ben = Guest(server.host, "Ada"), Guest(server.host, "Ben")
    made = ada.table("me", "open")
    ben.join(made["invites"][0]["link"])
    one, two = ada.sit(made["table"]), ben.sit(made["table"])
    return (one, two) if one.asked else (two, one)


def undoable(server: Serving) -> tuple[Seat, Seat]:
    """An action was played that can be taken back."""
    chance = random.Random(5)
    asked, other = couple(server)
    for _ in range(400):
        if not asked.asked:
            asked, other = other, asked
            asked.my_turn()
        assert asked.act(asked.pick(chance))["ok"]
        if asked.now["undo"]:
            return asked, other
    raise AssertionError("nothing could ever be taken back")


def test_undo_redo_and_the_seal(server: Serving) -> None:
    asked, other = undoable(server)
    after = asked.now["view"]
    assert asked.ask("undo", sequence=asked.now["sequence"])["ok"]
    asked.wait(lambda: asked.now["redo"])
    assert asked.now["view"] != after
    other.wait(lambda: other.now["sequence"] == asked.now["sequence"])
    assert other.ask("redo", sequence=other.now["sequence"])["code"] == "nothing_undone"
    assert asked.ask("redo", sequence=asked.now["sequence"])["ok"]
    asked.wait(lambda: not asked.now["redo"])
    assert asked.now["view"] == after
    while asked.now["undo"]:
        done = asked.ask("undo", sequence=asked.now["sequence"])
        asked.reach(done["sequence"])
    assert asked.ask("undo", sequence=asked.now["sequence"])["code"] == "sealed"


def test_only_who_acted_takes_back(server: Serving) -> None:
    asked, other = undoable(server)
    other.wait(lambda: other.now["sequence"] == asked.now["sequence"])
    assert not other.now["undo"]
    assert other.ask("undo", sequence=other.now["sequence"])["code"] == "sealed"


def test_a_takeback_needs_everybody(server: Serving) -> None:
    asked, other = undoable(server)
    first = min(sequence for sequence, event in asked.told.items() if event["seat"] is not None)
    start = first - 1
    before = asked.now["view"]
    assert asked.ask("takeback", sequence=asked.now["sequence"], to=start)["ok"]
    other.wait(lambda: other.now["takeback"] is not None)
    assert other.now["takeback"]["waiting"] == [other.now["you"]]
    assert other.ask("consent", yes=False)["ok"]
    asked.wait(lambda: asked.now["takeback"] is None and asked.now["sequence"] >= other.now["sequence"])
    assert asked.now["view"] == before
    assert asked.ask("takeback", sequence=asked.now["sequence"], to=start)["ok"]
    other.wait(lambda: other.now["takeback"] is not None)
    assert other.ask("consent", yes=True)["ok"]
    asked.wait(lambda: any(event["lines"] and event["lines"][-1]["key"] == "table.rewind" for event in asked.told.values()))
    assert [event["back"] for event in asked.told.values() if "back" in event] == [start]
    assert asked.now["view"] != before
    assert asked.now["steps"] < len([event for event in asked.told.values() if event["seat"] is not None]) + start


def test_the_proposer_withdraws_a_takeback(server: Serving) -> None:
    asked, other = undoable(server)
    first = min(sequence for sequence, event in asked.told.items() if event["seat"] is not None)
    assert asked.ask("takeback", sequence=asked.now["sequence"], to=first)["ok"]
    assert asked.ask("consent", yes=True)["code"] == "nothing_asked", "who asks has agreed"
    assert asked.ask("consent", yes=False)["ok"]
    other.wait(lambda: any(line["key"] == "table.withdrawn" for event in other.told.values() for line in event["lines"]))
    assert other.now["takeback"] is None
    assert other.ask("consent", yes=True)["code"] == "nothing_asked"


def test_alone_with_opponents_a_takeback_is_immediate(server: Serving) -> None:
    ada = Guest(server.host, "Ada")
    seat = ada.sit(ada.table("me", "random")["table"])
    seat.wait(lambda: seat.asked)
    start, view, chance = seat.now["sequence"], seat.now["view"], random.Random(6)
    for _ in range(6):
        seat.act(seat.pick(chance))
        seat.wait(lambda: seat.asked)
    assert seat.ask("takeback", sequence=seat.now["sequence"], to=start)["ok"]
    seat.wait(lambda: seat.now["view"] == view)
    (back,) = [event for event in seat.told.values() if "back" in event]
    assert back["lines"] == [text("table.back", seat=of_seat(seat.now["you"]))]
