"""The command line as a person runs it: a process of its own."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

CHANGING = ("FORCE_COLOR", "NO_COLOR", "COLUMNS", "LINES", "LC_ALL", "LC_MESSAGES", "LANG")


class Ran(NamedTuple):
    code: int
    out: str
    err: str


def surroundings(**more: str) -> dict[str, str]:
    """The environment without what could change the output."""
    kept = {key: value for key, value in os.environ.items() if key not in CHANGING}
    return kept | {"PYTHONIOENCODING": "utf-8", **more}


def moonbase(*arguments: str, cwd: Path | None = None, given: str = "", **env: str) -> Ran:
    command = [sys.executable, "-m", "moonbase", *arguments]
    done = subprocess.run(command, input=given, text=True, encoding="utf-8", capture_output=True, cwd=cwd, env=surroundings(**env))
    return Ran(done.returncode, done.stdout, done.stderr)
