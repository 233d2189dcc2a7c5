"""Help, version, and what happens when things go wrong."""

import subprocess
import sys
from pathlib import Path

import pytest

from kit.command import moonbase, surroundings
from moonbase.cli import main
from moonbase.cli.commands import COMMANDS


def test_help_names_every_command_and_gives_examples() -> None:
    ran = moonbase("--help")
    assert ran.code == 0
    assert all(f"  {name}" in ran.out for name in COMMANDS)
    assert "examples:" in ran.out
    assert max(map(len, ran.out.splitlines())) <= 120


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(name: str) -> None:
    ran = moonbase(name, "--help")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"usage: moonbase {name}")
    assert f"examples:\n  moonbase {name}" in ran.out


def test_the_version_says_how_the_engine_runs() -> None:
    assert moonbase("--version", MOONBASE_INTERPRETED="1").out.rstrip().endswith(", interpreted")


def test_a_defect_is_one_line_with_a_way_to_see_more(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("moonbase.cli.dispatch._run", lambda argv, language: 1 // 0)
    assert main([]) == 70
    assert (
        capsys.readouterr().err
        == "moonbase: unexpected ZeroDivisionError: integer division or modulo by zero (MOONBASE_TRACEBACK=1 shows where)\n"
    )
    monkeypatch.setenv("MOONBASE_TRACEBACK", "1")
    with pytest.raises(ZeroDivisionError):
        main([])


def test_ctrl_c_ends_without_a_traceback(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(argv: list[str], language: str) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("moonbase.cli.dispatch._run", interrupted)
    assert main([]) == 130
    assert capsys.readouterr().err == "moonbase: stopped\n"


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = [sys.executable, "-m", "moonbase", "cards", "moon"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=surroundings()) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_output_that_cannot_be_written_is_one_line() -> None:
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-m", "moonbase", "cards", "moon"]
        ran = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, env=surroundings())
    assert (ran.returncode, ran.stderr) == (1, "moonbase: the output cannot be written (No space left on device)\n")


def test_the_name_of_a_game_plays_it() -> None:
    assert moonbase("moon", "--players", "2").out.startswith("A game of Moon between ")
