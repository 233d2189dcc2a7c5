"""A real server: a process of its own on loopback, with a database file of its own."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kit.command import surroundings

PATIENCE = 120.0


class Serving:
    """Started at once; ``kill`` ends it as a crash would, ``start`` brings it back on the same port and file."""

    def __init__(self, folder: Path, *arguments: str, db: str | None = None) -> None:
        self.folder = folder
        self.db = db or f"sqlite:///{folder / 'tables.sqlite'}"
        self.arguments = arguments
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.program: dict[str, str] = {}
        """Additional environment variables, such as the path of another version of the program."""
        self.start()

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def command(self) -> list[str]:
        return [sys.executable, "-m", "moonbase", "serve", "--no-open", "--port", str(self.port), "--db", self.db, *self.arguments]

    def start(self) -> None:
        with open(self.folder / "server.log", "a") as log:
            self.process = subprocess.Popen(
                self.command, stdout=subprocess.PIPE, stderr=log, text=True, env=surroundings(**self.program), cwd=self.folder
            )
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        assert self.said.startswith("Moonbase is at http://127.0.0.1:"), self.said + self.log()
        self.port = int(self.said.split("127.0.0.1:")[1].split("/")[0])

    def kill(self) -> None:
        """Like a power cut for the process: no handler of it runs."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        return self._end(signal.SIGTERM)

    @contextmanager
    def held_up(self) -> Iterator[None]:
        """Stop the process as a busy machine might: it then finds everything that came in the meantime at once."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)
        yield
        self.process.send_signal(signal.SIGCONT)

    def log(self) -> str:
        return (self.folder / "server.log").read_text()

    def lines(self) -> list[str]:
        """The lines of the log; one that is being written at this moment is left out."""
        return self.log().split("\n")[:-1]

    def _end(self, how: signal.Signals) -> int:
        process, self.process = self.process, None
        if process is None:
            return 0
        os.kill(process.pid, how)
        code = process.wait(PATIENCE)
        assert process.stdout is not None
        process.stdout.close()
        return code
