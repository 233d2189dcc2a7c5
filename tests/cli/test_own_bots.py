"""``--bots package.module:Class`` in ``sim`` and ``play``: opponents of one's own from the current folder."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from kit.command import moonbase, surroundings
from kit.moon.stage import Stage
from kit.own_bots import written
from kit.terminal import Screen
from moonbase.cli.play.saves.saved_game import next_step
from moonbase.cli.play.table import Table
from moonbase.engine.rng import Rng
from moonbase.records.record import parse
from moonbase.records.session import start

CONSOLE = "import sys; from moonbase.cli import main; sys.exit(main(sys.argv[1:]))"
"""Run it like the installed command, without the current folder on its path."""


@pytest.mark.parametrize("jobs", [pytest.param("1", marks=pytest.mark.long), "2"])
def test_own_opponents_play_many_games(tmp_path: Path, jobs: str) -> None:
    arguments = ["sim", "moon", "--bots", "sound_bots:First,random", "--games", "2", "--jobs", jobs, "--json", "--save", "games"]
    command = [sys.executable, "-P", "-c", CONSOLE, *arguments]
    done = subprocess.run(command, text=True, capture_output=True, cwd=written(tmp_path), env=surroundings())
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["bots"] == ["sound_bots:First", "random"]
    record = min((tmp_path / "games").iterdir())
    assert parse(record.read_text()).seats == ["sound_bots:First", "random"]
    ran = moonbase("replay", str(record), cwd=tmp_path)
    assert ran.code == 0
    assert "First 0" in ran.out


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_one_sentence_tells_which_opponent_failed(tmp_path: Path, jobs: str) -> None:
    ran = moonbase("sim", "moon", "--bots", "broken_bots:Careless,random", "--games", "2", "--jobs", jobs, cwd=written(tmp_path))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "moonbase: opponent broken_bots:Careless failed: KeyError: 'hand' (broken_bots.py, line 26)\n"


@pytest.mark.parametrize("command", ["sim", "play"])
def test_missing_opponents_are_reported_before_anything_is_played(tmp_path: Path, command: str) -> None:
    ran = moonbase(command, "moon", "--bots", "my_bots:Any", cwd=tmp_path)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "moonbase: opponent my_bots:Any: there is no module 'my_bots', neither installed nor in this folder\n"


def test_a_saved_game_does_not_name_a_module_to_import(tmp_path: Path) -> None:
    """Somebody else may have written it."""
    stage = Stage(2)
    session = start(stage.game, 2, {}, ["you", "loud:Any"])
    (tmp_path / "loud.py").write_text("print('imported')")
    (tmp_path / "game.txt").write_text(session.record.text())
    ran = moonbase("play", "--resume", "game.txt", cwd=tmp_path)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "moonbase: game.txt: it was played against loud:Any; to go on, name this opponent with --bots\n"
    ran = moonbase("play", "--resume", "game.txt", "--bots", "loud:Any", cwd=tmp_path)
    assert ran.out == "imported\n"
    assert "its module has no class 'Any'" in ran.err


def test_a_kept_game_has_no_module_imported_unless_its_opponent_is_named_again(tmp_path: Path) -> None:
    session = start(Stage(2).game, 2, {}, ["you", "loud:First"])
    (tmp_path / "loud.py").write_text((written(tmp_path) / "sound_bots.py").read_text() + "\nprint('imported')\n")
    games = tmp_path / "data" / "moonbase" / "games"
    games.mkdir(parents=True)
    (games / "moon-1.txt").write_text(session.record.text())
    with Screen("play", "moon", cwd=tmp_path) as screen:
        shown = screen.read()
    assert "imported" not in shown
    assert "Go on" not in shown
    with Screen("play", "moon", "--bots", "loud:First", cwd=tmp_path) as screen:
        shown = screen.read()
    assert "imported" in shown
    assert "Go on" in shown


def test_the_command_to_continue_names_the_opponents() -> None:
    session = start(Stage(3).game, 3, {}, ["you", "my_bots:Any", "greedy"])
    assert "game.txt --bots my_bots:Any,greedy" in next_step(session.record, "game.txt")[1]


def test_an_opponent_that_fails_does_not_end_the_game_of_the_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(written(tmp_path))
    monkeypatch.syspath_prepend(str(tmp_path))
    game = Stage(2).game
    table = Table(start(game, 2, {}, ["you", "broken_bots:Illegal"]), Rng(3))
    while not table.bot_errors:
        table.advance()
        table.session.act(game.legal(table.session.state)[0])
    assert str(table.bot_errors[0]) == (
        "opponent broken_bots:Illegal chose -5, which is not one of decision.actions(); greedy plays this action"
    )
    sys.modules.pop("broken_bots")
