"""On a terminal that can only write ASCII every command works, and each sign is one letter, so columns stay aligned."""

import subprocess
import sys
from pathlib import Path

import pytest

from kit.command import moonbase, surroundings
from kit.games import random_session
from kit.terminal import Window
from moonbase.cli.terminal.ascii_letters import LETTERS, plain


def in_plain_letters(text: str) -> str:
    return "".join(letter if letter.isascii() else plain(letter) for letter in text)


@pytest.mark.parametrize(
    "line", ["--help", "cards moon", "cards fromthemoon", "play moon --seed 2", "play fromthemoon --seed 2", "bench --help"]
)
def test_the_same_lines_with_plain_letters(line: str) -> None:
    whole, ascii = moonbase(*line.split()), moonbase(*line.split(), PYTHONIOENCODING="ascii")
    assert (ascii.code, ascii.err) == (0, "")
    assert ascii.out == in_plain_letters(whole.out)


def test_a_replay_and_its_names(tmp_path: Path) -> None:
    (tmp_path / "spiel.txt").write_text(random_session(2, 3).record.text())
    (tmp_path / "spiel.txt").rename(tmp_path / "Spiel für zwei.txt")
    ran = moonbase("replay", "Spiel für zwei.txt", "--verify", cwd=tmp_path, PYTHONIOENCODING="ascii")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Spiel fur zwei.txt: ")
    assert moonbase("replay", "Spiel für zwei.txt", cwd=tmp_path, PYTHONIOENCODING="ascii").out.isascii()
    assert moonbase("replay", "für.txt", cwd=tmp_path, PYTHONIOENCODING="ascii").err == "moonbase: fur.txt: no such file\n"


ASKED = ("list", "? signs", "?", "goals", "show B", "1", "rule", "log all", "hint")


@pytest.mark.parametrize("name", ["moon", "fromthemoon"])
def test_the_table_stays_in_line(name: str, tmp_path: Path) -> None:
    shown = []
    for encoding in ("utf-8", "ascii"):
        with Window((80, 24), "play", name, "--seed", "3", "--bots", "random", cwd=tmp_path, PYTHONIOENCODING=encoding) as screen:
            shown.append(screen.read() + "".join(screen.type(line) for line in ASKED))
    assert shown[1] == in_plain_letters(shown[0])


def test_a_letter_that_cannot_be_read_is_no_choice(tmp_path: Path) -> None:
    with Window((80, 24), "play", "moon", "--seed", "3", cwd=tmp_path, PYTHONIOENCODING="ascii") as screen:
        screen.read()
        assert "is no choice here" in screen.type("über")


def test_a_code_page_keeps_the_signs_it_has() -> None:
    command = [sys.executable, "-m", "moonbase", "cards", "moon"]
    shown = subprocess.run(command, capture_output=True, env=surroundings(PYTHONIOENCODING="cp1252"), check=True).stdout.decode("cp1252")
    assert "–" in shown
    assert "★" not in shown


def test_every_letter_is_one_letter() -> None:
    assert all(len(plain(sign)) == 1 and plain(sign).isascii() for sign in LETTERS)
    assert [plain(sign) for sign in "é¾中"] == ["e", "3", "?"]
