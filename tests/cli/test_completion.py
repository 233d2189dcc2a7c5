"""A shell completes what the command line knows: asked in a real shell."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from kit.command import moonbase, surroundings
from moonbase.cli.commands import COMMANDS

BASH = """
source "$1"; shift
function_of() { complete -p moonbase | sed 's/.*-F \\([^ ]*\\).*/\\1/'; }
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}
$(function_of) moonbase "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
printf '%s\\n' "${COMPREPLY[@]}"
"""
SHELLS = ("bash", "zsh", "fish")
FISH = 'source $argv[1]; complete -C "$argv[2]"'
CASES = {
    "moonbase ": {*COMMANDS, "moon", "fromthemoon"},
    "moonbase pl": {"play"},
    "moonbase --vers": {"--version"},
    "moonbase --no-op": {"--no-open"},
    "moonbase cards ": {"moon", "fromthemoon"},
    "moonbase cards fr": {"fromthemoon"},
    "moonbase sim moon --pl": {"--players"},
    "moonbase moon --diff": {"--difficulty"},
    "moonbase play fromthemoon --difficulty ": {"easy", "normal", "hard", "expert"},
    "moonbase play --resume ga": {"game.txt"},
    "moonbase replay ga": {"game.txt"},
    "moonbase prove ": {"leaks", "crash", "deals", "load"},
    "moonbase completion ": {"bash", "zsh", "fish"},
}


def needs(shell: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(shell) is None, reason=f"there is no {shell} on this machine")


@pytest.fixture(scope="module")
def scripts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("completion")
    for shell in SHELLS:
        ran = moonbase("completion", shell)
        assert (ran.code, ran.err) == (0, "")
        (folder / f"moonbase.{shell}").write_text(ran.out)
    (folder / "game.txt").touch()
    return folder


def said(command: list[str], folder: Path) -> list[str]:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, env=surroundings(HOME=str(folder)), timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    return [line.partition("\t")[0] for line in done.stdout.splitlines() if line]


@pytest.mark.parametrize("line", CASES)
def test_bash_completes(line: str, scripts: Path) -> None:
    found = said(["bash", "-c", BASH, "bash", "moonbase.bash", *line.split(" ")], scripts)
    assert {each for each in found if not each.startswith("-") or line.split(" ")[-1].startswith("-")} == CASES[line]


@needs("fish")
@pytest.mark.parametrize("line", CASES)
def test_fish_completes(line: str, scripts: Path) -> None:
    assert CASES[line] <= set(said(["fish", "-c", FISH, "moonbase.fish", line], scripts))


@pytest.mark.parametrize("shell", [pytest.param(shell, marks=needs(shell)) for shell in SHELLS])
def test_the_shell_can_read_its_script(shell: str, scripts: Path) -> None:
    assert said([shell, "-n", f"moonbase.{shell}"], scripts) == []


def test_without_shtab_one_line_says_how_to_get_it(tmp_path: Path) -> None:
    (tmp_path / "shtab.py").write_text("raise ImportError\n")
    path = os.pathsep.join(filter(None, (str(tmp_path), os.environ.get("PYTHONPATH"))))
    ran = moonbase("completion", "bash", PYTHONPATH=path)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "moonbase: completion needs the package shtab: pip install 'moonbase[completion]'\n"


def test_another_shell_is_refused() -> None:
    ran = moonbase("completion", "tcl")
    assert (ran.code, ran.out) == (2, "")
    assert "invalid choice: 'tcl' (choose from" in ran.err
