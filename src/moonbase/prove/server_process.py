"""A server process for one proof, on loopback. It can be killed as by a power cut and restarted on the same port and database."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final, Self

from moonbase.prove.ports import free_port
from moonbase.prove.report import Broken

Command = tuple[str, ...]
MOONBASE: Final[Command] = (sys.executable, "-m", "moonbase")
"""The command of the server. Tests replace it by a server with a planted fault."""
READY: Final = "Moonbase is at http://127.0.0.1:"
ENGLISH: Final = {"LC_ALL": "C"}
"""Lets the server say in English that it is ready, whatever its host reads."""
PATIENCE: Final = 60.0


class ServerProcess:
    def __init__(self, folder: Path, *options: str, db: str | None = None, command: Command = MOONBASE) -> None:
        self.folder: Final = folder
        self.db: Final = db or f"sqlite:///{folder / 'tables.sqlite'}"
        self.port: Final = free_port()
        self._command: Final = (*command, "serve", "--no-open", "--port", str(self.port), "--db", self.db, *options)
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *failure: object) -> None:
        self.kill()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        env = os.environ | ENGLISH
        with open(self.folder / "server.log", "a") as log:
            self._process = subprocess.Popen(self._command, stdout=subprocess.PIPE, stderr=log, text=True, cwd=self.folder, env=env)
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        if not said.startswith(READY):
            self.kill()
            raise Broken(f"the server did not start; it said: {said.strip() or self.last_words()}")

    def kill(self) -> None:
        """Kill the process; none of its handlers runs."""
        if self._process is not None:
            self._process.kill()
        self._gone()

    def stop(self) -> int:
        """Stop the server by a signal that it handles; return the exit code."""
        if self._process is not None:
            self._process.terminate()
        return self._gone()

    def last_words(self) -> str:
        lines = (self.folder / "server.log").read_text(errors="replace").splitlines()
        return lines[-1] if lines else "nothing"

    def _gone(self) -> int:
        process, self._process = self._process, None
        if process is None:
            return 0
        code = process.wait(PATIENCE)
        if process.stdout is not None:
            process.stdout.close()
        return code
