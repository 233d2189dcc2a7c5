"""The Chromium that is on the machine, and a server for it: for tests of the page, measurements and pictures."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = ROOT / "web" / "dist"
NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]


def chromium() -> str | None:
    """Return its path; MOONBASE_BROWSER names another."""
    return os.environ.get("MOONBASE_BROWSER") or next((path for name in NAMES if (path := shutil.which(name))), None)


class Served(NamedTuple):
    address: str
    port: int
    pid: int


@contextmanager
def server(*arguments: str) -> Iterator[Served]:
    """Run a server on a free port, with a temporary empty database."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "moonbase", "serve", "--no-open", "--no-limits", "--port", "0"]
        command += ["--db", f"sqlite:///{folder}/tables.sqlite", *arguments]
        english = os.environ | {"LC_ALL": "C"}  # the address is found by its place in the sentence
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=english) as process:
            assert process.stdout is not None
            said = process.stdout.readline()
            address = said.split()[3]
            try:
                yield Served(address, int(address.rstrip("/").rpartition(":")[2]), process.pid)
            finally:
                process.terminate()
