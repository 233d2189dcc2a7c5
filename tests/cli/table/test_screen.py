"""The screen that the other tests read: it tells a prompt from a page that is not finished yet."""

import sys
from pathlib import Path

from kit.terminal import Screen

BUSY = """
import time
print("Cost: ", end="", flush=True)
began = time.process_time()
while time.process_time() - began < 1:
    pass
print("3 metal")
input("> ")
"""
HALVES = r"""
import time
for piece in ("\033[1", "mbold", "\033", "[0m\n"):
    print(piece, end="", flush=True)
    time.sleep(0.2)
input("> ")
"""


class Script(Screen):
    program = (sys.executable, "-c")


def test_a_page_that_takes_its_time_is_read_to_its_end(tmp_path: Path) -> None:
    with Script(BUSY, cwd=tmp_path) as screen:
        assert screen.read() == "Cost: 3 metal\n> "


def test_a_program_that_another_one_runs_is_waited_for(tmp_path: Path) -> None:
    (tmp_path / "busy.py").write_text(BUSY)
    with Script("import subprocess, sys; subprocess.run([sys.executable, 'busy.py'])", cwd=tmp_path) as screen:
        assert screen.read() == "Cost: 3 metal\n> "


def test_a_code_that_comes_in_two_pieces_is_not_shown(tmp_path: Path) -> None:
    with Script(HALVES, cwd=tmp_path) as screen:
        heard = screen.heard()
        while not heard.endswith("\n> "):
            heard += screen.heard()
        assert heard == "bold\n> "
