"""A PostgreSQL and a Redis of the tests' own, on loopback and thrown away; a skip by name where they are not installed."""

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

PATIENCE = 120
"""Seconds for a start or an end; a slow machine may take some of them."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _postgres_folder() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    where = shutil.which("initdb")
    return Path(where).parent if where else None


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh cluster. As root it runs as the user ``postgres``, because PostgreSQL refuses root."""
    binaries = _postgres_folder()
    if binaries is None:
        pytest.skip("PostgreSQL is not installed (apt-get install postgresql)")
    root = os.geteuid() == 0
    folder = Path(tempfile.mkdtemp(prefix="moonbase-pg-"))
    if root:
        shutil.chown(folder, "postgres", "postgres")
    become = ["runuser", "-u", "postgres", "--"] if root else []

    def run(*command: str) -> None:
        subprocess.run([*become, str(binaries / command[0]), *command[1:]], check=True, capture_output=True, cwd=folder)

    def control(*command: str) -> None:
        run("pg_ctl", "-D", str(folder / "data"), "-t", str(PATIENCE), "-w", *command)

    try:
        run("initdb", "-D", str(folder / "data"), "-A", "trust", "-U", "postgres", "--no-sync")
        port = free_port()  # now, not before: meanwhile somebody else could have taken it
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
        control("-o", options, "-l", str(folder / "log"), "start")
        try:
            yield f"postgresql://postgres@127.0.0.1:{port}/postgres"
        finally:
            control("-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def redis() -> Iterator[str]:
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("Redis is not installed (apt-get install redis-server)")
    port = free_port()
    command = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        _wait(port, process)
        yield f"redis://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _wait(port: int, process: "subprocess.Popen[bytes]") -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        assert process.poll() is None, "the server ended by itself"
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError("the server did not start")
