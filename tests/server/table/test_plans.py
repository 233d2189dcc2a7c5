"""A plan is seen before anything of it is done: several actions in a row, and what could follow."""

from kit.server.player import Guest, Seat
from kit.server.serving import Serving
from moonbase.server.base.wire import LONGEST_PLAN


def sent(server: Serving) -> tuple[Seat, str]:
    ada = Guest(server.host, "Ada")
    seat = ada.sit(ada.table("me", "random", game="fromthemoon")["table"])
    seat.wait(lambda: seat.asked)
    return seat, next(action for action in seat.actions if action.startswith("send "))


def test_a_preview_tells_what_could_follow(server: Serving) -> None:
    seat, send = sent(server)
    preview = seat.ask("preview", action=send)
    assert seat.act(send)["ok"]
    assert (preview["choices"], preview["closed"]) == (seat.now["choices"], seat.now["closed"])
    assert preview["closed"]


def test_a_plan_shows_the_table_after_its_last_step(server: Serving) -> None:
    seat, send = sent(server)
    before = seat.now["view"]
    step = next(choice["action"] for choice in seat.ask("preview", action=send)["choices"] if choice["verb"] != "convert")
    plan = seat.ask("preview", action=send, then=[step])
    assert plan["then"] == [step]
    assert seat.now["view"] == before
    assert seat.act(send)["ok"]
    assert seat.act(step)["ok"]
    assert plan["view"] == seat.now["view"]
    assert plan["choices"] == seat.now["choices"]


def test_a_plan_that_cannot_be_played_is_refused(server: Serving) -> None:
    seat, send = sent(server)
    assert seat.ask("preview", action=send, then=[send])["code"] == "unknown_action"
    assert seat.ask("preview", action=send, then=["ability water"])["code"] == "illegal"
    assert seat.ask("preview", action=send, then=["done"] * (LONGEST_PLAN + 1))["code"] == "malformed"
