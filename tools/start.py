"""From a fresh clone to the first turn: ``python tools/start.py [ARGUMENTS OF MOONBASE]``. ``make play`` runs this; Windows needs no make.

The environment and the page are made side by side. The engine is compiled in the background at low priority: the game runs interpreted
until then, with the same results, and the next start takes the compiled engine. Standard library only: nothing is installed yet.

start.py --only NAME    make the environment ``play``, ``dev``, ``docs`` or ``wheels``, and nothing else
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - it comes before all that an older Python cannot read
    sys.exit(
        "Moonbase needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Name another one with: make play PYTHON=python3.12"
    )

import os
import subprocess
from pathlib import Path
from typing import Final

import environment
import page
from bar import Bar
from file_lock import locked
from stand_ins import stand_ins
from steps import Line, run_lines

ROOT: Final = Path(__file__).resolve().parents[1]
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["--only"]:
        return only(arguments[1:])
    try:
        command = meant(arguments)
    except ValueError as error:
        print(f"moonbase: {error}", file=sys.stderr)
        return BAD_INPUT
    in_browser = command == "serve"
    if made("play", with_page=in_browser):
        return 1
    compile_beside(shown=in_browser)
    return play(arguments)


def meant(arguments: list[str]) -> str:
    """Return the command that is meant; ValueError where it does not take these arguments, before anybody waits for a set-up."""
    sys.path.insert(0, str(ROOT / "src"))
    with stand_ins():
        from moonbase.cli import dispatch

        try:
            return dispatch.meant(arguments)
        except ImportError:  # the command needs more packages to read its arguments: it is asked again when they are there
            return arguments[0] if arguments else "serve"


def only(names: list[str]) -> int:
    if len(names) != 1 or names[0] not in environment.FOLDERS:
        print(f"--only takes one of {', '.join(environment.FOLDERS)}.", file=sys.stderr)
        return BAD_INPUT
    return made(names[0], with_page=False)


def made(name: str, with_page: bool) -> int:
    """Make an environment, and the page beside it; return 1 if the environment failed.

    Without the page there is the game in the terminal.
    """
    bar = Bar()
    with locked(ROOT / "build" / "set-up.lock", lambda: bar.show("Waiting for another set-up", 0.0)):
        first = Line(environment.steps(name))
        lines = [first, *([Line(page.steps(first.thread.join))] if with_page else [])]
        run_lines(lines, bar)
    for line in lines:
        if line.failure is not None:
            print(line.failure.sentence(), file=sys.stderr)
    return 1 if first.failure else 0


def compile_beside(shown: bool) -> None:
    """Start the compiler, which outlives this process; its one line is only shown where no game is drawn on the terminal."""
    command = [str(environment.executable("play")), str(ROOT / "tools" / "compile.py"), "--background"]
    quiet = None if shown else subprocess.DEVNULL
    if sys.platform == "win32":
        flags = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.IDLE_PRIORITY_CLASS
        subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=quiet, creationflags=flags)
    else:
        subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=quiet, start_new_session=True)


def play(arguments: list[str]) -> int:
    command = [str(environment.executable("play", "moonbase")), *arguments]
    if sys.platform != "win32":  # there the shell would take the terminal back before the game ends
        os.execv(command[0], command)
    return subprocess.run(command).returncode


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:  # what is half made is made again by the next start
        print("\nstopped", file=sys.stderr)
        sys.exit(INTERRUPTED)
