"""``moonbase perft`` and ``moonbase fuzz``."""

import json
import re

from kit.command import moonbase
from kit.progress_command import ProgressCommand


def test_perft_counts_by_depth() -> None:
    ran = moonbase("perft", "moon", "--players", "3", "--depth", "3")
    assert [line.split() for line in ran.out.splitlines()] == [["0", "1"], ["1", "3"], ["2", "15"], ["3", "60"]]


def test_perft_divides_and_adds_up() -> None:
    lines = moonbase("perft", "moon", "--seed", "1", "--depth", "2", "--divide").out.splitlines()
    counts = [int(line.split()[0].replace(",", "")) for line in lines]
    assert sum(counts[:-1]) == counts[-1]
    assert lines[-1].endswith("in all")


def test_perft_stops_at_a_cap() -> None:
    assert moonbase("perft", "moon", "--players", "3", "--cap", "10").out.splitlines()[-1].split() == ["3", "10", "or", "more"]


def test_perft_lists_actions_in_order() -> None:
    lines = moonbase("perft", "moon", "--seed", "1", "--actions", "4").out.splitlines()
    assert len(lines) == 4
    assert lines[0].startswith("1 ")
    assert "assimilate S1-" in lines[0]


def test_fuzz_reports_games_steps_and_findings() -> None:
    ran = moonbase("fuzz", "moon", "--games", "2", "--players", "2-3", "--json", "--jobs", "1")
    report = json.loads(ran.out)
    assert (report["games"], report["findings"], report["stopped"], ran.code) == (2, [], False, 0)
    assert report["steps"] > 200
    assert moonbase("fuzz", "moon", "--games", "1", "--players", "2", "--jobs", "1").out.endswith("no finding\n")


def test_the_number_of_processes_does_not_show_in_what_fuzz_reports() -> None:
    one, two = (moonbase("fuzz", "moon", "--games", "4", "--players", "2", "--json", "--jobs", jobs).out for jobs in ("1", "2"))
    assert json.loads(one) == json.loads(two)


def test_ctrl_c_reports_what_fuzz_has_checked() -> None:
    code, out = ProgressCommand("fuzz", "moon", "--jobs", "2", "--games", "100000").interrupt()
    assert code == 130
    stopped, checked = out.splitlines()
    assert (number := re.fullmatch(r"Stopped after ([1-9]\d*) of 100000 games\.", stopped))
    assert re.fullmatch(rf"{number[1]} games?, [1-9]\d* steps, no finding", checked)
