"""A long command with a screen for its progress bar, ended in the middle of its work."""

import os
import pty
import re
import select
import signal
import subprocess
import sys

from kit.command import surroundings
from kit.terminal import PATIENCE, heed_interrupts

BEGUN = re.compile(rb"[1-9]\d*/\d+")
"""A bar that has moved."""


class ProgressCommand:
    """``moonbase ARGUMENTS``, at the moment when its bar has moved."""

    def __init__(self, *arguments: str) -> None:
        self.screen, inside = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "moonbase", *arguments],
            stdout=subprocess.PIPE,
            stderr=inside,
            env=surroundings(TERM="xterm", COLUMNS="80"),
            text=True,
            start_new_session=True,
            preexec_fn=heed_interrupts,
        )
        os.close(inside)
        self.shown = b""
        while not BEGUN.search(self.shown):
            new = self._heard()
            assert new, self.shown
            self.shown += new

    def _heard(self) -> bytes:
        """Return new output; nothing once every process that could write it has ended."""
        ready, _, _ = select.select([self.screen], [], [], PATIENCE)
        assert ready, "somebody holds the screen open, and says nothing"
        try:
            return os.read(self.screen, 65536)
        except OSError:  # how Linux says it
            return b""

    def interrupt(self) -> tuple[int, str]:
        """Press Ctrl-C, which reaches the workers too."""
        os.killpg(self.process.pid, signal.SIGINT)
        return self.end()

    def end(self) -> tuple[int, str]:
        """Return the exit code and the output when the last process has ended: the workers hold the terminal as well."""
        while new := self._heard():
            self.shown += new
        os.close(self.screen)
        out, _ = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out
