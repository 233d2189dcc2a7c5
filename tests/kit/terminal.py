"""A terminal of its own for the command line: what a person types, and what the screen shows then."""

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType

from kit.command import surroundings

PATIENCE = 60
"""Seconds without a word after which the game counts as hung."""
PAUSE = 0.4
"""Seconds without a word after which the game counts as waiting, where the system does not tell."""
GLANCE = 0.02
"""Seconds between two looks at whether the game waits."""
PROMPTS = ("\n> ", ": ", "] ")
"""The last letters of a prompt; text in the middle of a page may end so too."""
CODES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\r")
HALF = re.compile(r"\x1b(\[[0-9;?]*)?$")
"""A code whose rest is on its way."""


def heed_interrupts() -> None:
    """Ctrl-C works in a terminal even where the tests themselves were started with it switched off, as in the background of a script."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def own_the_terminal() -> None:
    """The terminal of this process tells it of a new size, as a window does."""
    heed_interrupts()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def sleeping(session: int) -> bool:
    """Tell whether every thread of a session sleeps. One that waits for a core or a disk does not."""
    if not Path("/proc/self/stat").exists():
        time.sleep(PAUSE)
        return True
    states = [state for process in Path("/proc").glob("[0-9]*") for state in states_of(process, session)]
    return bool(states) and all(state in "SZ" for state in states)


def states_of(process: Path, session: int) -> list[str]:
    """The state of each thread of a process, as /proc writes it; none where it is not of the session or has just gone."""
    try:
        if stat(process)[3] != str(session):
            return []
        return [stat(thread)[0] for thread in (process / "task").iterdir()]
    except OSError:
        return []


def stat(place: Path) -> list[str]:
    """The fields after the name: state, parent, group, session..."""
    return (place / "stat").read_text(errors="replace").rpartition(")")[2].split()


class Screen:
    """``moonbase ARGUMENTS`` in a pseudo-terminal of 100 columns. Games keep themselves in the folder ``cwd / "data"``."""

    program: Sequence[str] = (sys.executable, "-m", "moonbase")
    terminal: Mapping[str, str] = {"TERM": "dumb", "COLUMNS": "100", "LINES": "30"}
    size = (100, 30)

    def __init__(self, *arguments: str, cwd: Path, **env: str) -> None:
        self.keyboard, inside = pty.openpty()
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")  # a sign may come in two pieces
        self.half = ""  # and so may a code
        self.resize(*self.size)
        self.process = subprocess.Popen(
            [*self.program, *arguments],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            cwd=cwd,
            env=surroundings(**{"INPUTRC": "/dev/null", "XDG_DATA_HOME": str(cwd / "data"), **self.terminal, **env}),
            start_new_session=True,
            preexec_fn=own_the_terminal,
        )
        os.close(inside)

    def resize(self, columns: int, lines: int) -> None:
        size = struct.pack("HHHH", lines, columns, 0, 0)
        fcntl.ioctl(self.keyboard, termios.TIOCSWINSZ, size)

    @contextmanager
    def held_up(self) -> Iterator[None]:
        """Hold the program up, as on a busy machine: it finds everything that came meanwhile at once."""
        self.process.send_signal(signal.SIGSTOP)
        yield
        self.process.send_signal(signal.SIGCONT)

    def __enter__(self) -> "Screen":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.keyboard)

    def read(self) -> str:
        """Read up to the next prompt or the end."""
        shown = ""
        patience = time.monotonic() + PATIENCE
        while True:
            prompt = shown.endswith(PROMPTS)
            asks = prompt and sleeping(self.process.pid)  # looked at first: what came before that is there to be read
            ready, _, _ = select.select([self.keyboard], [], [], 0 if asks else GLANCE if prompt else PATIENCE)
            if asks and not ready:
                return shown
            if ready:
                patience = time.monotonic() + PATIENCE
                new = self._new()
                if new is None:
                    return shown
                shown += new
            assert time.monotonic() < patience, f"nothing more came after:\n{shown}"

    def heard(self) -> str:
        """Return the next output, whatever it is."""
        ready, _, _ = select.select([self.keyboard], [], [], PATIENCE)
        assert ready, "nothing more came"
        new = self._new()
        assert new is not None, "it has ended"
        return new

    def _new(self) -> str | None:
        """Return the output that has come, without codes; None when the other side has closed."""
        try:
            new = os.read(self.keyboard, 65536)
        except OSError:  # how Linux says it
            return None
        if not new:
            return None
        text = self.half + self.decoder.decode(new)
        half = HALF.search(text)
        end = half.start() if half else len(text)
        self.half = text[end:]
        return CODES.sub("", text[:end])

    def type(self, line: str) -> str:
        """Type a line; what the screen shows then."""
        os.write(self.keyboard, (line + "\n").encode())
        return self.read()

    def press(self, keys: str) -> None:
        """Type without Enter."""
        os.write(self.keyboard, keys.encode())

    def end_of_input(self) -> str:
        os.write(self.keyboard, b"\x04")
        return self.read()

    def code(self) -> int:
        return self.process.wait(PATIENCE)


class Window(Screen):
    """A screen with colours and a size, in columns and lines, that can be resized."""

    terminal: Mapping[str, str] = {"TERM": "xterm"}

    def __init__(self, size: tuple[int, int], *arguments: str, cwd: Path, **env: str) -> None:
        self.size = size
        super().__init__(*arguments, cwd=cwd, **env)
