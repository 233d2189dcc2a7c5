"""The example of the README runs as it stands."""

import re
import subprocess
import sys
from pathlib import Path

README = Path(__file__).resolve().parents[2] / "README.md"


def test_the_library_example_plays_a_game() -> None:
    (block,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert len(block.strip().splitlines()) <= 16
    done = subprocess.run([sys.executable, "-c", block], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(r"\[-?\d+, -?\d+, -?\d+\] \[\d, \d, \d\]\n", done.stdout)
