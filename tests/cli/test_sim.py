"""``moonbase sim``."""

import json
import re
import signal
from pathlib import Path

from kit.command import moonbase
from kit.progress_command import ProgressCommand
from moonbase.records.record import parse

TOTALS = ["game", "players", "bots", "games", "decisions", "cpu_seconds", "wins", "scores", "winner_median", "margin_median"]
ROUNDS = ["asked", "stopped", "round_games", "rounds", "incomplete_rounds", "opponents", "difference", "seats"]
MEASURED = {"win_share", "win_interval", "mean_score", "score_interval"}


def same(report: str) -> dict[str, object]:
    """A report without what differs from run to run."""
    found: dict[str, object] = json.loads(report)
    del found["cpu_seconds"]
    return found


def test_the_report_is_one_object_with_the_promised_keys() -> None:
    ran = moonbase(
        "sim", "moon", "--players", "3", "--bots", "random,random,random", "--games", "6", "--seed", "5", "--json", "--jobs", "1"
    )
    assert (ran.code, ran.err) == (0, "")
    report = json.loads(ran.out)
    assert not [key for key in TOTALS + ROUNDS if key not in report]
    assert (report["game"], report["players"], report["games"]) == ("moon", 3, 6)
    assert report["bots"] == ["random"] * 3
    assert sum(report["wins"]) == 6
    assert len(report["scores"]) == 3
    assert report["decisions"] > 6 * 3 * 21


def test_opponents_change_seats_and_are_compared() -> None:
    report = json.loads(moonbase("sim", "moon", "--bots", "greedy,random,random", "--games", "8", "--json", "--jobs", "1").out)
    assert (report["round_games"], report["rounds"], report["incomplete_rounds"]) == (3, 2, 1)
    greedy, random = report["opponents"]
    assert (greedy["opponent"], greedy["seats"], greedy["games"]) == ("greedy", 1, 8)
    assert (random["opponent"], random["seats"], random["games"]) == ("random", 2, 8)
    assert set(greedy) == {"opponent", "seats", "games"} | MEASURED
    assert set(report["seats"][2]) == {"seat"} | MEASURED
    assert report["difference"]["opponents"] == ["greedy", "random"]
    low, high = report["difference"]["score_interval"]
    assert 0 < low < report["difference"]["mean_score"] < high


def test_opponents_may_keep_their_seats() -> None:
    command = ("sim", "moon", "--bots", "greedy,random", "--games", "4", "--jobs", "1", "--no-rotate")
    report = json.loads(moonbase(*command, "--json").out)
    assert (report["round_games"], report["rounds"]) == (1, 4)
    assert [row["mean_score"] for row in report["seats"]] == report["scores"]
    assert "Nobody changed seats" in moonbase(*command).out


def test_the_number_of_processes_does_not_show(tmp_path: Path) -> None:
    reports = []
    for jobs in ("1", "2"):
        command = ("sim", "moon", "--bots", "greedy,random", "--games", "8", "--json", "--jobs", jobs, "--save", str(tmp_path / jobs))
        reports.append(same(moonbase(*command).out))
    assert reports[0] == reports[1]
    names = sorted(path.name for path in (tmp_path / "1").iterdir())
    assert len(names) == 8
    assert all((tmp_path / "1" / name).read_text() == (tmp_path / "2" / name).read_text() for name in names)


def test_another_seed_gives_other_games() -> None:
    one, two = (json.loads(moonbase("sim", "moon", "--games", "3", "--seed", seed, "--json", "--jobs", "1").out) for seed in ("1", "2"))
    assert one["scores"] != two["scores"]


def test_a_table_for_people_fits_their_terminal() -> None:
    ran = moonbase("sim", "moon", "--bots", "greedy,random,random", "--games", "7", "--jobs", "1")
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert lines[:3] == [
        "7 games of moon with 3 players, seed 1",
        "2 rounds of 3 games on the same deals, every opponent once at each seat",
        "and 1 game of an incomplete round",
    ]
    heads = [line.split()[0] for line in lines if line.endswith("mean score     95 % interval")]
    assert heads == ["opponent", "seat"]
    assert [line.split()[0] for line in lines if " to " in line] == ["greedy", "random", "difference", "0", "1", "2"]
    assert max(map(len, lines)) <= 80


def test_one_game_has_no_intervals() -> None:
    ran = moonbase("sim", "moon", "--bots", "greedy,random", "--games", "1", "--jobs", "1")
    assert "no complete round of 2 games on the same deals" in ran.out
    assert "Intervals need two rounds." in ran.out
    assert " to " not in ran.out


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
    assert ran.out.endswith(f"The records are in {tmp_path / 'games'}.\n")


def test_no_process_outlives_a_simulation_that_is_told_to_stop() -> None:
    for number, code in ((signal.SIGTERM, 128 + signal.SIGTERM), (signal.SIGKILL, -signal.SIGKILL)):
        watched = ProgressCommand("sim", "moon", "--jobs", "2", "--json", "--games", "1000000")
        watched.process.send_signal(number)
        assert watched.end() == (code, "")


def test_ctrl_c_reports_what_was_played_and_the_same_command_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    command = ("sim", "moon", "--bots", "greedy,random", "--jobs", "2", "--json", "--results", str(file))
    code, out = ProgressCommand(*command, "--games", "1000000").interrupt()
    report = json.loads(out)
    assert (code, report["stopped"], report["asked"]) == (130, True, 1_000_000)
    played = report["games"]
    assert 0 < played <= file.read_text().count("\n") - 1 <= played + 1
    more = str(played + 5)
    again = moonbase(*command, "--games", more)
    assert (again.code, again.err) == (0, "")
    assert same(again.out) == same(moonbase(*command[:-2], "--games", more).out)


def test_ctrl_c_says_in_words_how_far_it_came() -> None:
    code, out = ProgressCommand("sim", "moon", "--jobs", "1", "--games", "1000000").interrupt()
    assert code == 130
    assert re.match(r"Stopped after [1-9]\d* of 1000000 games\.\n", out)


def test_results_that_break_off_are_completed(tmp_path: Path) -> None:
    file, folder = tmp_path / "match.jsonl", tmp_path / "records"
    command = ("sim", "moon", "--bots", "random,greedy", "--games", "6", "--jobs", "1", "--json")
    kept = (*command, "--results", str(file), "--save", str(folder))
    whole = moonbase(*kept).out
    assert same(whole) == same(moonbase(*command).out)
    file.write_text(file.read_text()[:-100])
    again = moonbase(*kept)
    assert (again.code, again.err) == (0, "")
    assert same(again.out) == same(whole)
    assert [json.loads(line).get("game") for line in file.read_text().splitlines()[1:]] == [1, 2, 3, 4, 5, 6]
    assert len(list(folder.iterdir())) == 6


def test_results_of_another_match_are_refused_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    assert moonbase("sim", "moon", "--games", "2", "--jobs", "1", "--results", str(file)).code == 0
    before = file.read_text()
    for other in (("--seed", "2"), ("--bots", "random,greedy"), ("--option", "flag_minimum=0")):
        ran = moonbase("sim", "moon", "--games", "2", "--jobs", "1", *other, "--results", str(file), "--save", str(tmp_path / "new"))
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith(f"moonbase: {file}: these are the results of another match: ")
        assert ran.err.count("\n") == 1
    assert file.read_text() == before
    assert not (tmp_path / "new").exists()


def test_a_file_that_holds_anything_else_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    for letter in ("Dear Moon,\n", "Dear Moon"):
        file.write_text(letter)
        ran = moonbase("sim", "moon", "--games", "1", "--jobs", "1", "--results", str(file))
        assert (ran.code, ran.err) == (2, f"moonbase: {file}: these are not the results of a match\n")
        assert file.read_text() == letter


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
