"""Bad input: one line that says what and where, exit code 2, nothing on standard output and nothing written."""

from pathlib import Path

import pytest

from kit.command import moonbase
from kit.games import MOON, random_session
from moonbase.cli.arguments.spelling import nearest
from moonbase.records.session import start

CASES = {
    "dance": "unknown command 'dance'; moonbase --help lists them all",
    "pley": "unknown command 'pley'; did you mean 'play'?",
    "mon": "unknown command 'mon'; did you mean 'moon'?",
    "play mon": "unknown game 'mon'; did you mean 'moon'?",
    "play moon --players 9": "Moon seats 2 to 5 players, not 9",
    "play moon --players some": "--players: expected a whole number from 0 to 99, not 'some'",
    "play moon --players 1": "Moon seats 2 to 5 players, not 1",
    "play moon --players 0": "Moon seats 2 to 5 players, not 0",
    "play moon --players 2 --bots greedy,random": "--bots: 2 players need 1 opponent, not 2",
    "play moon --resume prose.txt --from prose.txt": "--resume and --from both say where to begin: give one of them",
    "play moon --resume game.txt --players 4": "--resume: game.txt is a game of 3 players, not 4",
    "play moon --resume game.txt --option flag_minimum=0": "--resume: game.txt is a game with flag_minimum=1, not 0",
    "play moon --resume game.txt --option x=0": "unknown option 'x'; Moon has",
    "play moon --resume game.txt --bots random": "--resume: game.txt is a game against greedy, greedy, not random",
    "play moon --from puzzle.json --players 3": "--from: puzzle.json is a game of 2 players, not 3",
    "play moon --from puzzle.json --option flag_minimum=0": "--from: puzzle.json is a game with flag_minimum=1, not 0",
    "moon --players 9": "Moon seats 2 to 5 players, not 9",
    "sim moon --players 0": "Moon seats 2 to 5 players, not 0",
    "cards moon zzz": "no card 'zzz'",
    "play moon --bots gredy": "unknown opponent 'gredy'; did you mean 'greedy'?",
    "play moon --players 4 --bots greedy,random": "--bots: 4 players need 3 opponents or one level for all of them, not 2",
    "play moon --seed -1": "--seed: expected a whole number from 0 to 9223372036854775807, not '-1'",
    "play moon --option speed=1": "unknown option 'speed'; Moon has",
    "play moon --option flag_minimum": "--option: expected name=number, not 'flag_minimum'",
    "play moon --option flag_minimum=7": "option flag_minimum is one of 0, 1, not 7",
    "play moon --from nowhere.json": "nowhere.json: no such file",
    "play moon --from prose.txt": "prose.txt: ",
    "play moon --resume prose.txt": "prose.txt, line 1: this is not the record of a game",
    "play moon --set nowhere.toml": "nowhere.toml: no such file",
    "sim moon --plyers 3": "unknown option '--plyers'; did you mean '--players'?",
    "sim": "the following arguments are required: GAME",
    "sim moon extra": "unknown argument 'extra'",
    "sim moon --players 1 --save out": "Moon seats 2 to 5 players, not 1",
    "sim moon --bots mighty --save out": "unknown opponent 'mighty'; there is random, greedy",
    "sim moon --games 0 --save out": "--games: expected a whole number from 1 to",
    "sim moon --games 1 --option x=1 --save out": "unknown option 'x'; Moon has",
    "sim moon --games 1 --save prose.txt": "prose.txt: this is a file, not a folder",
    "sim moon --set prose.txt --save out": "prose.txt: not valid TOML",
    "replay nowhere.txt": "nowhere.txt: no such file",
    "replay .": ".: this is a folder, not a file",
    "replay prose.txt": "prose.txt, line 1: this is not the record of a game",
    "replay bytes.txt": "bytes.txt: not a text file in UTF-8",
    "cards moon --set .": ".: this is a folder, not a card file",
    "fuzz moon --players 2-9": "--players: Moon seats 2 to 5 players, not 2-9",
    "fuzz moon --players two": "--players: expected a number such as 3 or a range such as 2-4, not 'two'",
    "perft moon --depth 99": "--depth: expected a whole number from 0 to 12, not '99'",
    "perft moon --from prose.txt": "prose.txt: ",
    "bench --seconds soon": "--seconds: expected a number of seconds",
}


@pytest.mark.parametrize("line", CASES)
def test_bad_input_is_refused_in_one_line(line: str, tmp_path: Path) -> None:
    (tmp_path / "prose.txt").write_text("Once upon a time\n")
    (tmp_path / "bytes.txt").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "game.txt").write_text(start(MOON, 3, seats=["you", "greedy", "greedy"]).record.text())
    (tmp_path / "puzzle.json").write_text(MOON.dump(random_session(2, 9, steps=150).state))
    before = sorted(tmp_path.iterdir())
    ran = moonbase(*line.split(), cwd=tmp_path)
    assert ran.err.startswith(f"moonbase: {CASES[line]}")
    assert len(ran.err.splitlines()) == 1
    assert (ran.code, ran.out) == (2, "")
    assert sorted(tmp_path.iterdir()) == before


def test_only_what_is_needed_is_said_to_be_missing() -> None:
    assert moonbase("cards").err == "moonbase: the following arguments are required: GAME ('moonbase cards --help' shows how)\n"


def test_a_card_file_with_a_fault_names_the_file(tmp_path: Path) -> None:
    ran = moonbase("sim", "moon", "--set", str(tmp_path))
    assert ran.err == f"moonbase: {tmp_path}: this is a folder, not a card file\n"
    (tmp_path / "mine.toml").write_text("[cards]\nx = 1\n[y]\n")
    ran = moonbase("cards", "moon", "--set", "mine.toml", cwd=tmp_path)
    assert [line.split(": unknown")[0] for line in ran.err.splitlines()] == ["moonbase: mine.toml"] * 2


def test_a_word_that_is_far_from_all_others_is_no_slip() -> None:
    assert nearest("dish", ["Ice Drill", "Distiller"]) == ""
    assert nearest("pley", ["play", "sim"]) == "; did you mean 'play'?"
