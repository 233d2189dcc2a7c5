"""A terminal of its own for the command line: what a person types, and what the screen shows then."""

import codecs
import os
import pty
import re
import select
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType

from kit.command import surroundings

PATIENCE = 60
"""Seconds without a word after which the game counts as hung."""
PAUSE = 0.4
"""Seconds without a word after what looks like a prompt: text in the middle of a page may end like one."""
CODES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\r")


def heed_interrupts() -> None:
    """Ctrl-C works in a terminal even where the tests themselves were started with it switched off, as in the background of a script."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Screen:
    """``moonbase ARGUMENTS`` in a pseudo-terminal of 100 columns."""

    def __init__(self, *arguments: str, cwd: Path, **env: str) -> None:
        self.keyboard, inside = pty.openpty()
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")  # a sign may come in two pieces
        env = surroundings(TERM="dumb", COLUMNS="100", LINES="30", INPUTRC="/dev/null", **env)
        command = [sys.executable, "-m", "moonbase.cli", *arguments]
        self.process = subprocess.Popen(
            command, stdin=inside, stdout=inside, stderr=inside, cwd=cwd, env=env, start_new_session=True, preexec_fn=heed_interrupts
        )
        os.close(inside)

    def __enter__(self) -> "Screen":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.keyboard)

    def read(self) -> str:
        """Everything up to the next prompt or the end."""
        shown = ""
        while True:
            asks = shown.endswith(("\n> ", ": ", "] ")) and shown != "> "
            ready, _, _ = select.select([self.keyboard], [], [], PAUSE if asks else PATIENCE)
            if asks and not ready:
                return shown
            assert ready, f"nothing more came after:\n{shown}"
            try:
                new = os.read(self.keyboard, 65536)
            except OSError:  # the other side has closed
                return shown
            if not new:
                return shown
            shown = CODES.sub("", shown + self.decoder.decode(new))

    def type(self, line: str) -> str:
        """Type a line; what the screen shows then."""
        os.write(self.keyboard, (line + "\n").encode())
        return self.read()

    def end_of_input(self) -> str:
        os.write(self.keyboard, b"\x04")
        return self.read()

    def code(self) -> int:
        return self.process.wait(PATIENCE)
