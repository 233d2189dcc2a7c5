"""Try an installed Moonbase as a person would: ``python smoke.py [compiled|interpreted]``, by the Python that it is installed for.

It tells its version, plays a game in the terminal, lets opponents play, and serves the page and the rules. Nothing of a checkout is used.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final
from urllib.request import urlopen

LONGEST: Final = 120


def main(form: str) -> int:
    with tempfile.TemporaryDirectory() as folder:
        said = moonbase(folder, "--version")
        assert said.strip().endswith(form), f"{said.strip()}: expected {form}"
        assert "the game ends" in moonbase(folder, "play", "moon")
        assert '"games": 4' in moonbase(folder, "sim", "fromthemoon", "--players", "2", "--games", "4", "--json")
        assert_served(folder)
    print(f"{said.strip()}: it plays in the terminal and serves the page.")
    return 0


def moonbase(folder: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-P", "-m", "moonbase", *arguments],
        cwd=folder,
        timeout=LONGEST,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=surroundings(folder),
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def surroundings(folder: str) -> dict[str, str]:
    """Return an environment without compiler, Node and settings; a system's own libraries must still be found on Windows."""
    kept = {key: value for key, value in os.environ.items() if key.upper() in ("SYSTEMROOT", "TEMP", "TMP")}
    return kept | {"PATH": str(Path(sys.executable).parent), "HOME": folder, "USERPROFILE": folder, "PYTHONIOENCODING": "utf-8"}


def assert_served(folder: str) -> None:
    command = [sys.executable, "-P", "-m", "moonbase", "serve", "--no-open", "--port", "0"]
    with subprocess.Popen(command, cwd=folder, env=surroundings(folder), stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            address = next(word for word in process.stdout.readline().split() if word.startswith("http://"))
            assert b"<script" in urlopen(address, timeout=LONGEST).read()
            assert len(urlopen(f"{address}api/games/moon/rules", timeout=LONGEST).read()) > 10_000
        finally:
            process.terminate()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:] or ["interpreted"]))
