"""The server leaks nothing hidden: a seat's messages are the same, byte for byte, in every world it cannot tell apart."""

import json
import random
from functools import partial

import pytest

from kit.server.ledgers import new_ledger, play_any
from kit.server.player import Guest, Seat, play_out
from kit.server.serving import Serving
from moonbase.engine.game import PUBLIC
from moonbase.engine.rng import Rng
from moonbase.languages.speech import speech
from moonbase.server.base.metrics import Metrics
from moonbase.server.base.texts import as_data
from moonbase.server.base.wire import LONGEST_PLAN, text_of
from moonbase.server.table.absence import Presence
from moonbase.server.table.log.ledger import Ledger
from moonbase.server.table.message import common_message, table_message
from moonbase.server.table.snapshots import Known, Snapshots, Told

ABSENT = Presence(set(), 0.0, 0.0)


def told(ledger: Ledger, viewer: int) -> str:
    return text_of(table_message(ledger, viewer, 0, ABSENT, common_message(ledger, ABSENT)))


def changed(ledger: Ledger, viewer: int, known: Known | None, *before: int) -> Told:
    """Return the next message to a viewer who has one, after the viewers in ``before`` were sent theirs."""
    snapshots = Snapshots(Metrics())
    found = [
        snapshots.of(
            (each, None, 0, 0),
            partial(common_message, ledger, ABSENT),
            partial(table_message, ledger, each, ledger.sequence, ABSENT),
            lambda: as_data,
        )
        for each in (*before, viewer)
    ]
    return snapshots.tell(found[-1], known)


@pytest.mark.parametrize(("title", "players"), [("moon", 2), ("moon", 4), ("fromthemoon", 2), ("fromthemoon", 3)])
def test_changes_are_the_same_in_a_resampled_world(title: str, players: int) -> None:
    """For whoever is asked after each action, and one other viewer: whatever the others are told from the same parts."""
    rng = Rng(12)
    ledger = new_ledger(title, players, rng)
    viewers = (*range(players), int(PUBLIC))
    known = {viewer: changed(ledger, viewer, None).known for viewer in viewers}
    different = 0
    for step in range(80):
        play_any(ledger, rng)
        if ledger.waiting < 0:
            break
        true = ledger.line.state
        for viewer in {viewers[step % len(viewers)], ledger.waiting}:
            others = [each for each in viewers if each != viewer]
            here = changed(ledger, viewer, known[viewer], *others)
            ledger.line.state = ledger.game.resample(true, viewer, rng)
            different += ledger.line.state.numbers() != true.numbers()
            assert changed(ledger, viewer, known[viewer], *others).text == here.text
            assert changed(ledger, viewer, known[viewer]).text == here.text
            ledger.line.state = true
            known[viewer] = here.known
    assert title != "moon" or different > 10, "the worlds were all the same: nothing was tested"


@pytest.mark.parametrize(("title", "players"), [("moon", 2), ("moon", 4), ("fromthemoon", 2), ("fromthemoon", 3)])
def test_messages_are_the_same_in_a_resampled_world(title: str, players: int) -> None:
    rng = Rng(11)
    ledger = new_ledger(title, players, rng)
    different = 0
    for step in range(60):
        if ledger.waiting < 0:
            break
        true = ledger.line.state
        for viewer in (step % players, ledger.waiting, int(PUBLIC)):
            here = told(ledger, viewer)
            ledger.line.state = ledger.game.resample(true, viewer, rng)
            different += ledger.line.state.numbers() != true.numbers()
            assert told(ledger, viewer) == here
            ledger.line.state = true
        play_any(ledger, rng)
    assert title != "moon" or different > 10, "the worlds were all the same: nothing was tested"


def reasons(ledger: Ledger, seat: int) -> list[tuple[str, str] | None]:
    """Return the reasons why the actions that the seat may ask about are closed."""
    game, s = ledger.game, ledger.line.state
    found = [game.refusal(s, seat, action) for action in game.candidates(s, seat)]
    return [None if each is None else (each.rule, speech(game).say(each.reason)) for each in found]


def test_reasons_are_the_same_in_a_resampled_world() -> None:
    rng = Rng(12)
    ledger = new_ledger("moon", 3, rng)
    different = 0
    for _ in range(80):
        true = ledger.line.state
        here = reasons(ledger, ledger.waiting)
        ledger.line.state = ledger.game.resample(true, ledger.waiting, rng)
        different += ledger.line.state.numbers() != true.numbers()
        assert reasons(ledger, ledger.waiting) == here
        ledger.line.state = true
        play_any(ledger, rng)
    assert different > 40, "the worlds were all the same: nothing was tested"


def test_a_spectator_sees_no_hand_and_no_action(server: Serving) -> None:
    ada, ben = Guest(server.host, "Ada"), Guest(server.host, "Ben")
    made = ada.table("me", "open")
    ben.join(made["invites"][0]["link"])
    watcher = Guest(server.host).sit(made["table"])
    seats = [ada.sit(made["table"]), ben.sit(made["table"])]
    chance = random.Random(8)
    for _ in range(30):
        asked = next((seat for seat in seats if seat.asked), None)
        if asked is None:
            min(seats, key=lambda seat: int(seat.now["sequence"])).hear()
            continue
        assert asked.act(asked.pick(chance))["ok"]
        watcher.reach(asked.now["sequence"])
        assert watcher.now["you"] is None
        assert watcher.now["choices"] == watcher.now["closed"] == []
        assert all(event["action"] is None for event in watcher.told.values())
        heard = json.dumps([event["lines"] for event in watcher.told.values()])
        known = [card for shown in watcher.now["view"]["seats"] for card in shown["hand"]["known"]]
        assert all(f'["card", "{card}"]' in heard for card in known), "only what everybody saw go to a hand is known there"
    for seat in seats:
        own = seat.now["you"]
        assert all(event["action"] is None for event in seat.told.values() if event["seat"] != own)
    for path in ("record", "replay?seat=0", "replay?seat=1"):
        status, answer = Guest(server.host).get(f"/api/tables/{made['table']}/{path}")
        assert (status, answer["error"]["code"]) == (403, "not_over")
    assert ada.get(f"/api/tables/{made['table']}/replay?seat=1")[0] == 403
    play_out(seats, chance)


def test_a_preview_shows_nothing_hidden(server: Serving) -> None:
    ada = Guest(server.host, "Ada")
    seat = ada.sit(ada.table("me", "random")["table"])
    seat.wait(lambda: seat.asked)
    chance, shown, hidden = random.Random(9), 0, 0
    for _ in range(25):
        if seat.now["over"]:
            break
        action = seat.pick(chance)
        preview = seat.ask("preview", action=action)
        assert seat.act(action)["ok"]
        if preview["type"] == "preview":
            shown += 1
            assert preview["view"] == seat.now["view"], "what was shown is what came"
            assert preview["lines"] == seat.told[seat.now["sequence"]]["lines"]
        else:
            hidden += 1
            assert preview["code"] == "hidden"
        seat.wait(lambda: seat.asked or seat.now["over"])
    assert shown
    assert hidden


def test_a_plan_ends_before_anything_hidden_is_shown(server: Serving) -> None:
    """At one of some tables a plan goes on for a while, whatever is dealt."""
    ada, chance = Guest(server.host, "Ada"), random.Random(13)
    tables = (ada.sit(ada.table("me", "random")["table"]) for _ in range(5))
    assert any(longest_plan(seat, chance) > 2 for seat in tables)


def longest_plan(seat: Seat, chance: random.Random) -> int:
    """Check that a previewed plan comes true, and that the step at which its preview stops cannot be undone; return the longest plan."""
    longest = 0
    for _ in range(12):
        seat.wait(lambda: seat.asked)
        plan: list[str] = []
        shown, unseen = seat.now, ""
        while not unseen and len(plan) < LONGEST_PLAN:
            step = chance.choice(shown["choices"])["action"]
            answer = seat.ask("preview", action=[*plan, step][0], then=[*plan, step][1:])
            if answer["type"] == "preview":
                plan, shown = [*plan, step], answer
            else:
                assert answer["code"] == "hidden", answer
                unseen = step
        for each in plan:
            assert seat.act(each)["ok"]
        assert (seat.now["view"], seat.now["choices"]) == (shown["view"], shown["choices"])
        if unseen:
            assert seat.act(unseen)["ok"]
            assert not seat.now["undo"]
        longest = max(longest, len(plan))
    return longest


def test_reasons_name_rule_and_remedy(server: Serving) -> None:
    ada = Guest(server.host, "Ada")
    seat = ada.sit(ada.table("me", "random")["table"])
    seat.wait(lambda: bool(seat.now["closed"]))
    for choice in seat.now["closed"][:4]:
        why = seat.ask("why", action=choice["action"])
        assert why["type"] == "why"
        assert why["rule"].startswith("M")
        assert why["reason"]
        assert bool(why["repair"]) == bool(why["steps"])
    opened = seat.ask("why", action=seat.actions[0])
    assert opened["rule"] is None
