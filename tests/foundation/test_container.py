"""The files for containers keep their promises: no root, no secret, a health check, data in a volume, and options that the server knows."""

import json
import re
import subprocess
import sys
from pathlib import Path
from socket import socket
from urllib.error import URLError

import pytest

from kit.command import surroundings
from kit.server.serving import Serving
from moonbase.cli.commands import parser_of

ROOT = Path(__file__).resolve().parents[2]
BUILD = (ROOT / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
COMPOSE = (ROOT / "compose.yaml").read_text(encoding="utf-8")
IGNORED = (ROOT / ".dockerignore").read_text(encoding="utf-8").split("\n")
PINNED = re.compile(r"[a-z]+:[0-9]+(\.[0-9]+)?-[a-z-]+")


def lines(word: str, text: str = BUILD) -> list[str]:
    return [line.split(maxsplit=1)[1].strip() for line in text.splitlines() if line.startswith(f"{word} ")]


def last_stage() -> str:
    return BUILD[BUILD.rindex("\nFROM ") :]


def services() -> dict[str, str]:
    """The block of each service."""
    block = COMPOSE.partition("\nservices:\n")[2].partition("\nvolumes:\n")[0]
    parts = re.split(r"(?m)^  ([a-z]+):\n", block)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


def listed(name: str, block: str) -> list[str]:
    """Return a list on one line, with the default values of its variables."""
    (found,) = re.findall(rf"(?m)^ +{name}: (\[.*\])", block)
    values: list[str] = json.loads(re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", found))
    return values


def test_base_images_are_pinned_by_tag() -> None:
    bases = [base.split()[0] for base in lines("FROM")] + re.findall(r"(?m)^    image: (\S+:\S+)", COMPOSE)
    assert len(bases) == 4
    assert [base for base in bases if not PINNED.fullmatch(base)] == []


def test_the_server_is_not_root_and_keeps_its_data_in_a_volume() -> None:
    (user,) = lines("USER", last_stage())
    (volume,) = lines("VOLUME", last_stage())
    assert user == "10001:10001"
    assert f"--home-dir {volume} " in BUILD
    assert last_stage().index("USER ") < last_stage().index("ENTRYPOINT ")


def test_no_secret_and_no_leftover_gets_into_an_image() -> None:
    assert {".git", ".env", ".venv", "web/node_modules", "src/moonbase/_native", "**/*.sqlite*"} <= {*IGNORED}
    assert ".env" in (ROOT / ".gitignore").read_text(encoding="utf-8").split("\n")
    assert not re.search("(?i)password|secret|token", BUILD)
    assert re.findall(r"PASSWORD: (?!\$\{POSTGRES_PASSWORD:\?)", COMPOSE) == []
    assert "PASSWORD=" not in re.sub(r"(?m)^#.*$", "", COMPOSE)


def test_the_server_knows_its_options_and_its_port() -> None:
    (entry,) = lines("ENTRYPOINT", last_stage())
    (port,) = lines("EXPOSE", last_stage())
    program, command, *options = json.loads(entry)
    assert (program, command) == ("moonbase", "serve")
    args = parser_of("serve").parse([*options, *listed("command", services()["moonbase"])])
    assert (args.host, args.port, args.no_open) == ("0.0.0.0", int(port), True)
    assert (args.db, args.bus) == ("postgresql://moonbase@postgres/moonbase", "redis://redis:6379")


def test_moonbase_starts_after_its_services_are_healthy() -> None:
    found = services()
    assert set(found) == {"moonbase", "postgres", "redis"}
    for name in ("postgres", "redis"):
        assert "    healthcheck:\n" in found[name]
        assert f"      {name}:\n        condition: service_healthy\n" in found["moonbase"]
    assert "      - postgres:/var/lib/postgresql/data\n" in found["postgres"]
    assert COMPOSE.endswith("\nvolumes:\n  postgres:\n")


def test_only_this_machine_reaches_the_published_port() -> None:
    assert re.findall(r'(?m)^      - "(.*):\$\{MOONBASE_PORT', COMPOSE) == ["127.0.0.1"]
    assert re.findall("(?m)^    ports:", COMPOSE) == ["    ports:"]


def test_the_health_check_tells_a_server_from_none(tmp_path: Path) -> None:
    (said,) = re.findall(r"HEALTHCHECK .* CMD (\[.*\])", BUILD)
    program, flag, script = json.loads(said)
    assert (program, flag) == ("python", "-c")
    patient = script.replace("timeout=4", "timeout=300")
    assert patient != script

    def asked(port: int) -> "subprocess.CompletedProcess[str]":
        command = [sys.executable, "-c", patient.replace("8000", str(port))]
        return subprocess.run(command, capture_output=True, text=True, env=surroundings())

    server = Serving(tmp_path)
    assert asked(server.port).returncode == 0
    assert server.stop() == 0
    with socket() as silent:  # nobody else can get this port, and nobody listens there
        silent.bind(("127.0.0.1", 0))
        gone = asked(silent.getsockname()[1])
    assert gone.returncode == 1
    assert URLError.__name__ in gone.stderr


@pytest.mark.parametrize("path", re.findall(r"(?:tools|locks)/\w+\.\w+", "\n".join(lines("RUN"))))
def test_the_build_asks_for_files_that_are_there(path: str) -> None:
    assert (ROOT / path).is_file()
