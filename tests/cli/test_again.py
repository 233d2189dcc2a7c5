"""The lines to copy that the program prints: pasted into a shell, they do what they say."""

import os
import sys
from pathlib import Path

import pytest

from kit.command import moonbase
from kit.games import MOON
from kit.sweeps import sweep
from kit.terminal import Screen
from moonbase.records.session import start

TABLE = ("play", "moon", "--players", "2", "--bots", "random", "--seed", "3")
BIN = Path(sys.executable).parent
NAMES = ("solo.txt", "My Game.txt", 'it\'s 5$ & "more".txt', "-dash.txt")


class Installed(Screen):
    program = ("moonbase",)


class Shell(Screen):
    """A line pasted into a shell."""

    program = ("sh", "-c")


class Made(Screen):
    """The table as ``make play ARGS=...`` opens it."""

    program = ("make", "--no-print-directory", "play")


def on_path() -> dict[str, str]:
    return {"PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"}


def line_after(shown: str, what: str) -> str:
    lines = shown.splitlines()
    return lines[lines.index(what) + 1].strip()


@pytest.mark.parametrize("name", sweep(NAMES, NAMES[-1]))
def test_the_line_after_save_goes_on(tmp_path: Path, name: str) -> None:
    with Screen(*TABLE, cwd=tmp_path) as screen:
        screen.read()
        line = line_after(screen.type(f"save {name}"), "To go on later:")
    with Shell(line, cwd=tmp_path) as screen:
        assert "Era I · round 1 of 8" in screen.read()


def test_an_installed_command_is_called_by_its_name(tmp_path: Path) -> None:
    with Installed(*TABLE, cwd=tmp_path, **on_path()) as screen:
        screen.read()
        assert line_after(screen.type("save My Game.txt"), "To go on later:") == "moonbase play --resume 'My Game.txt'"


@pytest.mark.parametrize("name", sweep(NAMES, NAMES[-1]))
def test_a_game_of_make_goes_on_by_make(tmp_path: Path, name: str) -> None:
    (tmp_path / "Makefile").write_text("play:\n\t@exec bin/moonbase $(ARGS)\n")
    (tmp_path / "bin").symlink_to(BIN)
    with Made(f"ARGS={' '.join(TABLE)}", cwd=tmp_path) as screen:
        screen.read()
        line = line_after(screen.type(f"save {name}"), "To go on later:")
        assert line.startswith("make play ARGS=" if name != NAMES[2] else "bin/moonbase ")
    with Shell(line, cwd=tmp_path) as screen:
        assert "Era I · round 1 of 8" in screen.read()


def test_options_of_play_alone_mean_play(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(start(MOON, 2, seats=["you", "greedy"]).record.text())
    for arguments in (["--resume", "game.txt"], ["--resume=game.txt"], ["--players", "2"]):
        ran = moonbase(*arguments, cwd=tmp_path)
        assert (ran.code, ran.out.splitlines()[0][:14]) == (0, "A game of Moon")
