"""The line that runs this program again, as the person would type it where they are now."""

import os
import shlex
import subprocess
import sys
from pathlib import Path
from shutil import which
from typing import Final

MODULE: Final = "moonbase"
NEEDS_CARE: Final = frozenset("\"'$`\\#!")
"""Characters with a special meaning to a shell or to make within ``ARGS="..."``."""


def command_line(*arguments: str) -> str:
    """Return what to type for ``moonbase ARGUMENTS``, quoted for a shell: by ``make play`` where that started the program."""
    if os.name == "nt":
        return subprocess.list2cmdline([*_program(), *arguments])
    if _by_make() and not any(NEEDS_CARE & set(argument) for argument in arguments):
        words = shlex.join(arguments)
        return f"make play ARGS={words}" if len(arguments) == 1 and words == arguments[0] else f'make play ARGS="{words}"'
    return shlex.join([*_program(), *arguments])


def _by_make() -> bool:
    """Tell whether make runs this program out of the folder it was started in."""
    return "MAKELEVEL" in os.environ and Path("Makefile").is_file() and Path(sys.argv[0]).absolute().is_relative_to(Path.cwd())


def _program() -> list[str]:
    started = Path(sys.argv[0])
    if started.name == "__main__.py":
        return [sys.executable, "-m", MODULE]
    found = which(started.name)
    if found is not None and Path(found).resolve() == started.resolve():
        return [started.name]
    try:
        return [str(started.absolute().relative_to(Path.cwd()))]
    except ValueError:
        return [str(started.absolute())]
