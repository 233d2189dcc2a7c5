"""A replay shows every step as it was seen then, and no viewer more than they may know."""

import asyncio
import random
from typing import Any

import pytest

from kit.server.ledgers import new_ledger, play_any
from kit.server.player import Guest, Seat, play_out
from kit.server.serving import Serving
from moonbase.engine.game import PUBLIC
from moonbase.engine.rng import Rng
from moonbase.server.base.wire import text_of
from moonbase.server.table.replay.frames import frame, steps_shown
from moonbase.server.table.replay.positions import Replay, Replays

Shown = dict[int, Any]


def two_people(server: Serving, game: str = "moon") -> list[Seat]:
    ada, ben = Guest(server.host, "Ada"), Guest(server.host, "Ben")
    made = ada.table("me", "open", game=game)
    ben.join(made["invites"][0]["link"])
    return [ada.sit(made["table"]), ben.sit(made["table"])]


def watched_play(seats: list[Seat], acts: int) -> list[Shown]:
    """Let everybody play at random; return what each socket was shown, by the number of steps then."""
    chance, shown = random.Random(5), [{seat.now["steps"]: seat.now["view"]} for seat in seats]
    for _ in range(acts):
        asked = next((seat for seat in seats if seat.asked), None)
        assert asked is not None
        assert asked.act(asked.pick(chance))["ok"]
        for seat, seen in zip(seats, shown, strict=True):
            seat.reach(asked.now["sequence"])
            seen[seat.now["steps"]] = seat.now["view"]
    return shown


@pytest.mark.parametrize("game", ["moon", "fromthemoon"])
def test_a_running_game_shows_what_was_shown(server: Serving, game: str) -> None:
    seats = two_people(server, game)
    table = seats[0].now["table"]
    watcher = Guest(server.host).sit(table)
    lookers = [*seats, watcher]
    for seat, seen in zip(lookers, watched_play(lookers, 25), strict=True):
        guest = Guest(server.host)
        guest.cookie = seat.socket.request.headers.get("Cookie", "") if seat.socket.request else ""
        assert len(seen) > 20
        for step, view in seen.items():
            again = guest.get(f"/api/tables/{table}/replay?step={step}")[1]
            assert (again["view"], again["step"], again["you"]) == (view, step, seat.now["you"])
        course = guest.get(f"/api/tables/{table}/steps")[1]
        own = seat.now["you"]
        assert (course["you"], course["own"], course["over"]) == (own, own, False)
        assert course["seats"] == ([] if own is None else [own])
        assert [step["step"] for step in course["steps"]] == list(range(1, seat.now["steps"] + 1))
        acts = [event for _, event in sorted(seat.told.items()) if event["kind"] == "act"]
        assert [step["lines"] for step in course["steps"] if step["lines"]] == [act["lines"] for act in acts if act["lines"]]
        public = guest.get(f"/api/tables/{table}/replay?seat=public")[1]
        assert (public["you"], public["view"]) == (None, watcher.now["view"])
        for other in {0, 1} - {own}:
            for path in ("steps", "replay"):
                assert guest.get(f"/api/tables/{table}/{path}?seat={other}")[0] == 403


@pytest.mark.parametrize(("title", "players"), [("moon", 2), ("moon", 4), ("fromthemoon", 2)])
def test_every_frame_is_the_same_in_a_resampled_world(title: str, players: int) -> None:
    rng = Rng(21)
    ledger = new_ledger(title, players, rng)
    for _ in range(40):
        play_any(ledger, rng)
    replay, different = asyncio.run(Replays().replay(ledger)), 0
    for step, state in enumerate(replay.states):
        for viewer in (*range(players), int(PUBLIC)):
            other = ledger.game.resample(state, viewer, rng)
            different += other.numbers() != state.numbers()
            there = Replay(replay.steps, replay.history, [*replay.states[:step], other, *replay.states[step + 1 :]])
            assert text_of(frame(ledger, there, viewer, step)) == text_of(frame(ledger, replay, viewer, step))
    assert title != "moon" or different > 50, "the worlds were all the same: nothing was tested"


def test_an_action_is_named_to_its_own_seat_only() -> None:
    rng = Rng(22)
    ledger = new_ledger("moon", 3, rng)
    for _ in range(30):
        play_any(ledger, rng)
    replay = asyncio.run(Replays().replay(ledger))
    for viewer in (0, 1, 2, int(PUBLIC)):
        for step, done in enumerate(replay.steps, 1):
            (event,) = frame(ledger, replay, viewer, step).events
            assert event.action == (done.text if done.seat == viewer else None)
        for shown, done in zip(steps_shown(ledger.game, replay, viewer), replay.steps, strict=True):
            assert shown.action == (done.text if done.seat == viewer else None)
            assert shown.phase


def test_actions_that_were_taken_back_are_not_replayed(server: Serving) -> None:
    ada = Guest(server.host, "Ada")
    seat = ada.sit(ada.table("me", "random")["table"])
    seat.wait(lambda: seat.asked)
    path, chance = f"/api/tables/{seat.now['table']}", random.Random(7)
    while not seat.now["undo"]:
        assert seat.act(seat.pick(chance))["ok"]
        seat.wait(lambda: seat.asked)
    steps = ada.get(f"{path}/steps")[1]["steps"]
    assert seat.ask("undo", sequence=seat.now["sequence"])["ok"]
    seat.wait(lambda: seat.now["redo"])
    assert ada.get(f"{path}/steps")[1]["steps"] == steps[:-1]
    assert ada.get(f"{path}/replay")[1]["view"] == seat.now["view"]
    assert ada.get(f"{path}/replay?step={len(steps)}")[0] == 400
    assert seat.act(seat.actions[-1])["ok"]
    seat.wait(lambda: seat.asked)
    assert ada.get(f"{path}/replay")[1]["view"] == seat.now["view"]


def test_after_the_end_all_is_shown_and_nothing_taken_back(server: Serving) -> None:
    ada = Guest(server.host, "Ada")
    seat = ada.sit(ada.table("me", "random")["table"])
    play_out([seat], random.Random(4))
    table, nobody = seat.now["table"], Guest(server.host)
    course = nobody.get(f"/api/tables/{table}/steps?seat=1")[1]
    assert (course["over"], course["seats"], course["own"], course["you"]) == (True, [0, 1], None, 1)
    marks = [(step["era"], step["round"]) for step in course["steps"] if step["phase"] == "turns"]
    assert marks == sorted(marks)
    assert {era for era, _ in marks} == {1, 2, 3}
    answer = seat.ask("takeback", sequence=seat.now["sequence"], to=seat.now["sequence"] - 5)
    assert (answer["ok"], answer["code"]) == (False, "over")


@pytest.mark.parametrize("query", ["seat=7", "seat=-1", "seat=x", "seat="])
def test_bad_questions(server: Serving, query: str) -> None:
    ada = Guest(server.host, "Ada")
    table = ada.table("me", "random")["table"]
    for path in ("steps", "replay"):
        status, answer = ada.get(f"/api/tables/{table}/{path}?{query}")
        assert (status, answer["error"]["code"]) == (400, "malformed")
    assert ada.get("/api/tables/nowhere/steps")[0] == 404
