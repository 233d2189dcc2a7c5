"""A rule that changes leaves old games as they were: a switch says since when, and what was played before."""

import json
from dataclasses import replace
from typing import Any

import pytest

from kit.games import step
from moonbase.catalog.registry import game
from moonbase.engine.game import Game, GameError, Options, State, Switch
from moonbase.engine.rng import Rng
from moonbase.records.record import RecordError, parse
from moonbase.records.replay import replay, verify
from moonbase.records.session import resume, start, start_from

OLD = game("moon")
PLANTED = (
    Switch("fresh_discard", "M16.1", 0, (0, 1), "the rule that version 2 changes", since=2, before=1, offered=False),
    *OLD.switches[1:],
)


def newer() -> Game:
    """Return the same game in a later version, whose rules lay out a new face-up discard in Era I only."""
    found = game("moon")
    found.version, found.switches = 2, PLANTED
    return found


def played(rules: Game, version: int | None, seed: int = 3) -> Any:
    session, rng = start(rules, 3, seats=["random"] * 3, rules=version), Rng(seed)
    while not session.over:
        step(session, rng)
    return session


def test_an_old_log_replays_as_it_did() -> None:
    old = played(OLD, None).record
    assert old.rules == 1
    now = newer()
    assert verify(now, parse(old.text())) == len(old.steps)
    again = resume(now, parse(old.text())).record
    assert (again.rules, again.text()) == (1, old.text())
    events = [[repr(event) for event in moment.events] for moment in replay(OLD, old)]
    assert [[repr(event) for event in moment.events] for moment in replay(now, old)] == events


def test_a_new_game_has_the_new_rule() -> None:
    record = played(newer(), None).record
    assert record.rules == 2
    assert verify(newer(), parse(record.text())) == len(record.steps)
    with pytest.raises(RecordError, match=r"^line \d+: "):
        verify(newer(), replace(record, rules=1))
    with pytest.raises(RecordError, match=r"^line 1: made by version 2 of the rules of moon; this program knows them up to version 1$"):
        verify(OLD, record)


def test_a_game_that_began_by_old_rules_goes_on_by_them() -> None:
    whole = played(OLD, None)
    assert played(newer(), 1).record.text() == whole.record.text()


def test_a_switch_for_old_games_is_not_offered() -> None:
    now = newer()
    assert now.chosen(None)["fresh_discard"] == 0
    assert now.chosen(None, 1)["fresh_discard"] == 1
    assert now.chosen({"fresh_discard": 0})["fresh_discard"] == 0, "as tables keep it"
    with pytest.raises(GameError, match="unknown option 'fresh_discard'; Moon has flag_minimum, expedition_moves"):
        now.chosen({"fresh_discard": 1})


def test_rules_from_before_the_oldest_are_refused() -> None:
    now = newer()
    now.oldest = 2
    with pytest.raises(RecordError, match="made by version 1 of the rules of moon; this program knows them from version 2 on"):
        verify(now, played(OLD, None).record)
    with pytest.raises(GameError, match="version: made by version 1 of the rules of moon; this program knows them from version 2 on"):
        now.load(OLD.dump(OLD.new(2)))


def position(values: Options, version: int) -> str:
    """One that lacks or has the switch, as the program of that version wrote it."""
    text = json.loads(OLD.dump(midway(OLD)))
    text["options"], text["version"] = values, version
    return json.dumps(text)


def midway(rules: Game) -> State:
    session, rng = start(rules, 2), Rng(8)
    for _ in range(70):
        step(session, rng)
    return session.state


def test_a_position_of_old_rules_lacks_the_switch_and_is_played_as_it_was() -> None:
    others = {"flag_minimum": 1, "expedition_moves": 1}
    now = newer()
    assert now.fingerprint(now.load(position(others, 1))) == now.fingerprint(now.load(position({"fresh_discard": 1, **others}, 2)))
    with pytest.raises(GameError, match="options: the key 'fresh_discard' is missing"):
        now.load(position(others, 2))
    session = start_from(now, position(others, 1), rules=1)
    assert session.record.rules == 1
    assert verify(now, parse(session.record.text())) == 0
