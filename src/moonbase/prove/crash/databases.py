"""A PostgreSQL and a Redis for one proof, on loopback, if their programs are installed."""

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Final, Self

from moonbase.engine.game import GameError
from moonbase.prove.ports import free_port

TRIES: Final = 200
PAUSE: Final = 0.05


class Postgres:
    """A fresh cluster. As root it runs as the user ``postgres``, because PostgreSQL refuses root."""

    def __init__(self, binaries: Path) -> None:
        self._binaries: Final = binaries
        self._become: Final = ["runuser", "-u", "postgres", "--"] if sys.platform != "win32" and os.geteuid() == 0 else []
        self._folder: Final = Path(tempfile.mkdtemp(prefix="moonbase-pg-"))
        if self._become:
            shutil.chown(self._folder, "postgres", "postgres")
        self._run("initdb", "-D", self._cluster, "-A", "trust", "-U", "postgres", "--no-sync")
        self.port: Final = free_port()

    @classmethod
    def find(cls) -> "Postgres | None":
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
        where = str(found[-1]) if found else shutil.which("initdb")
        return cls(Path(where).parent) if where else None

    @property
    def address(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    @property
    def _cluster(self) -> str:
        return str(self._folder / "data")

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *failure: object) -> None:
        with suppress(subprocess.CalledProcessError):
            self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self._folder}"
        self._run("pg_ctl", "-D", self._cluster, "-o", options, "-l", str(self._folder / "log"), "-w", "start")

    def stop(self) -> None:
        """Stop it at once, without finishing any transaction."""
        self._run("pg_ctl", "-D", self._cluster, "-m", "immediate", "stop")

    def _run(self, program: str, *arguments: str) -> None:
        command = [*self._become, str(self._binaries / program), *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=self._folder)


class Redis:
    def __init__(self, program: str) -> None:
        self.port: Final = free_port()
        command = [program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self._process: Final = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        wait_for(self.port)

    @classmethod
    def find(cls) -> "Redis | None":
        program = shutil.which("redis-server")
        return cls(program) if program else None

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *failure: object) -> None:
        self.kill()

    def kill(self) -> None:
        self._process.kill()
        self._process.wait(10)


def wait_for(port: int) -> None:
    for _ in range(TRIES):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(PAUSE)
    raise GameError(f"the program at port {port} did not start")
