"""``moonbase sim``."""

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
from pathlib import Path

from kit.command import moonbase, surroundings
from moonbase.engine.record import parse

PATIENCE = 60
NEEDED = ["game", "players", "bots", "games", "decisions", "cpu_seconds", "wins", "scores", "winner_median", "margin_median"]


def test_the_report_is_one_object_with_the_promised_keys() -> None:
    ran = moonbase(
        "sim", "moon", "--players", "3", "--bots", "random,random,random", "--games", "6", "--seed", "5", "--json", "--jobs", "1"
    )
    assert (ran.code, ran.err) == (0, "")
    report = json.loads(ran.out)
    assert not [key for key in NEEDED if key not in report]
    assert (report["game"], report["players"], report["games"]) == ("moon", 3, 6)
    assert report["bots"] == ["random"] * 3
    assert sum(report["wins"]) == 6
    assert len(report["scores"]) == 3
    assert report["decisions"] > 6 * 3 * 21


def test_the_number_of_processes_does_not_show(tmp_path: Path) -> None:
    reports = []
    for jobs in ("1", "2"):
        ran = moonbase("sim", "moon", "--players", "2", "--games", "20", "--json", "--jobs", jobs, "--save", str(tmp_path / jobs))
        report = json.loads(ran.out)
        del report["cpu_seconds"]
        reports.append(report)
    assert reports[0] == reports[1]
    names = sorted(path.name for path in (tmp_path / "1").iterdir())
    assert len(names) == 20
    assert all((tmp_path / "1" / name).read_text() == (tmp_path / "2" / name).read_text() for name in names)


def test_another_seed_gives_other_games() -> None:
    one, two = (json.loads(moonbase("sim", "moon", "--games", "3", "--seed", seed, "--json", "--jobs", "1").out) for seed in ("1", "2"))
    assert one["scores"] != two["scores"]


def test_a_table_for_people() -> None:
    ran = moonbase("sim", "moon", "--players", "2", "--games", "2", "--jobs", "1")
    assert ran.code == 0
    assert ran.out.startswith("2 games of moon with 2 players, seed 1\n")
    assert "mean score" in ran.out


def test_records_name_the_cards_of_an_owner(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text('name = "my box"\n[card."S1-25"]\ncost = { metal = 2 }\n')
    moonbase("sim", "moon", "--games", "1", "--jobs", "1", "--set", str(box), "--save", str(tmp_path / "box"))
    moonbase("sim", "moon", "--games", "1", "--jobs", "1", "--save", str(tmp_path / "plain"))
    names = [parse(next((tmp_path / kind).iterdir()).read_text()).set_name for kind in ("box", "plain")]
    assert names == ["my box", None]


def test_one_is_not_many(tmp_path: Path) -> None:
    ran = moonbase("sim", "moon", "--games", "1", "--jobs", "1", "--save", str(tmp_path / "games"))
    assert ran.out.startswith("1 game of moon")
    assert ran.out.endswith("1 record saved\n")


def heard(screen: int) -> bytes:
    """Nothing once everybody who could write there is gone."""
    ready, _, _ = select.select([screen], [], [], PATIENCE)
    assert ready, "somebody holds the screen open, and says nothing"
    try:
        return os.read(screen, 65536)
    except OSError:  # how Linux says it
        return b""


def test_no_process_outlives_a_simulation_that_is_told_to_stop() -> None:
    """Its workers have the screen for their errors as well, so that it closes with the last of them."""
    command = [sys.executable, "-m", "moonbase.cli", "sim", "moon", "--games", "1000000", "--jobs", "2", "--json"]
    screen, inside = pty.openpty()
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=inside, env=surroundings(TERM="xterm")) as process:
        os.close(inside)
        shown = b""
        while not re.search(rb"[1-9]\d*/1000000", shown):  # the workers have brought some games
            new = heard(screen)
            assert new, shown
            shown += new
        process.terminate()
        assert process.wait(PATIENCE) == 128 + signal.SIGTERM
    while heard(screen):
        pass
    os.close(screen)


def test_saved_games_replay(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    ran = moonbase("sim", "moon", "--players", "4", "--games", "1", "--option", "flag_minimum=0", "--jobs", "1", "--save", str(folder))
    assert ran.code == 0, ran.err
    (file,) = folder.iterdir()
    assert json.loads(file.read_text().splitlines()[0])["options"] == {"flag_minimum": 0}
    again = moonbase("replay", str(file), "--verify")
    assert again.code == 0
    assert "steps verified" in again.out


def test_games_that_are_there_are_not_overwritten(tmp_path: Path) -> None:
    arguments = ("sim", "moon", "--games", "1", "--jobs", "1", "--save", str(tmp_path))
    assert moonbase(*arguments).code == 0
    (file,) = tmp_path.iterdir()
    before = file.read_text()
    ran = moonbase(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"moonbase: {file}: is there already, and is not overwritten\n"
    assert file.read_text() == before
