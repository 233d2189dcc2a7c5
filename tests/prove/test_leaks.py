"""The proof of leaks holds for the server, and finds a leak in each of five places."""

import sys
from pathlib import Path

import pytest

from moonbase.catalog.registry import game
from moonbase.engine.rng import Rng
from moonbase.prove.leaks.compare import compare, neutral
from moonbase.prove.leaks.conversation import Said
from moonbase.prove.leaks.proof import all_pairs, prove
from moonbase.prove.report import Broken, Report
from moonbase.prove.run import run
from moonbase.prove.server_process import MOONBASE, Command
from prove import faulty


def proved(command: Command, pairs: int) -> Report:
    report = Report("leaks", "")
    return run(report, prove(report, pairs, 1, lambda done: None, command))


def with_fault(name: str) -> Command:
    return sys.executable, str(Path(faulty.__file__)), name


def test_nothing_leaks() -> None:
    report = proved(MOONBASE, 500)
    assert report.broken is None
    assert report.code == 0
    compared = [report.figures[f"{name}: messages compared"] for name in ("moon", "fromthemoon")]
    assert all(isinstance(each, int) and each > 400 for each in compared)
    assert report.figures["pairs that differ in what is hidden"] != 0


@pytest.mark.parametrize(
    ("fault", "after"),
    [
        ("leak-view", "sitting down"),
        ("leak-lines", ""),
        pytest.param("leak-preview", "'preview'", marks=pytest.mark.long),
        pytest.param("leak-reason", "'why'", marks=pytest.mark.long),
        pytest.param("leak-steps", "/steps", marks=pytest.mark.long),
    ],
)
def test_a_leak_is_found(fault: str, after: str) -> None:
    report = proved(with_fault(fault), 900)
    assert report.code == 1
    assert report.broken is not None
    assert report.broken.startswith("Moon with ")
    assert f"after {after}" in report.broken or after in report.broken
    assert "can tell two worlds apart" in report.broken


def test_pairs_of_worlds_look_the_same_and_differ() -> None:
    rules, different, histories = game("moon"), 0, 0
    pairs = all_pairs(rules, Rng(3))
    for _ in range(30):
        found = next(pairs)
        here, there = found.true.state, found.other.state
        assert rules.view(here, found.viewer) == rules.view(there, found.viewer)
        assert [each.seat for each in found.true.played] == [each.seat for each in found.other.played]
        different += here.numbers() != there.numbers()
        histories += [each.text for each in found.true.played] != [each.text for each in found.other.played]
    assert different > 22
    assert histories > 2


def test_only_names_promises_and_times_are_left_out() -> None:
    text = '{"table":"a000001","at":17.25,"deal":{"commitment":"%s"},"seconds":3.5,"hearts":4}' % ("0f" * 32)
    assert neutral(text, "a000001") == '{"table":"TABLE","at":0,"deal":{"commitment":""},"seconds":0,"hearts":4}'


def test_one_message_or_two_for_the_same_change_are_equal() -> None:
    events = ['{"sequence":1,"lines":["x"]}', '{"sequence":2,"lines":["y"]}']
    table = '{"type":"table","events":[%s],"sequence":2}'
    one = [Said("a", table % ",".join(events))]
    two = [Said("a", table % events[0]), Said("a", table % events[1])]
    assert compare(one, two, ("one", "two"), "here") == 1
    with pytest.raises(Broken, match="can tell two worlds apart"):
        compare(one, [two[0], two[0]], ("one", "two"), "here")


def test_a_change_says_no_more_than_the_table_after_it() -> None:
    table = '{"type":"table","events":[],"sequence":2}'
    one = Said("a", '{"type":"change","number":4,"since":3,"change":{}}', whole=table)
    other = one._replace(text='{"type":"change","number":5,"since":4,"change":{"view":{"stack":{}}}}')
    assert compare([one], [one], ("one", "two"), "here") == 1
    with pytest.raises(Broken, match="can tell two worlds apart"):
        compare([one], [other], ("one", "two"), "here")


def test_a_hint_is_one_of_the_choices() -> None:
    hint = '{"type":"hint","action":"%s"}'
    one, other = Said("a hint", hint % "end", ("end", "build")), Said("a hint", hint % "build", ("end", "build"))
    assert compare([one], [other], ("one", "two"), "here") == 1
    with pytest.raises(Broken, match="none of the choices"):
        compare([one], [other._replace(choices=("end",))], ("one", "two"), "here")
