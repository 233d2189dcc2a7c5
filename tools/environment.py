"""The Python environments of the project, each made from a lock.

``play`` is enough for a game, ``dev`` is for tests, ``docs`` for the site and ``wheels`` for packages.
uv comes from the lock as well: pip checks its hash, then uv installs the rest in a moment.
"""

import hashlib
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

from steps import Step, program

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDERS: Final = {
    "play": ROOT / ".venv",
    "dev": ROOT / ".venv",
    "docs": ROOT / "build" / "docs-environment",
    "wheels": ROOT / "build" / "wheels-environment",
}
LARGER: Final = {"play": ("play", "dev"), "dev": ("dev",), "docs": ("docs",), "wheels": ("wheels",)}
"""The environments that are good enough for each purpose. The one for tests has everything that a game needs."""


def lock(name: str) -> Path:
    return ROOT / "locks" / f"{name}.txt"


def executable(name: str, program_name: str = "python") -> Path:
    """Return the path of a program in an environment."""
    if os.name == "nt":
        return FOLDERS[name] / "Scripts" / f"{program_name}.exe"
    return FOLDERS[name] / "bin" / program_name


def ready(name: str) -> bool:
    try:
        made = (FOLDERS[name] / "ready.txt").read_text(encoding="utf-8")
    except OSError:
        return False
    return executable(name).is_file() and made in {_note(each) for each in LARGER[name]}


def steps(name: str) -> list[Step]:
    """Return what makes an environment; nothing where it is there."""
    if ready(name):
        return []
    install = [Step("installing Moonbase", 2, lambda: _install(name))] if FOLDERS[name] == FOLDERS["play"] else []
    return [
        Step("making an environment", 4, lambda: _make(name)),
        Step("fetching the installer", 3, lambda: _fetch_uv(name)),
        Step("fetching packages", 4, lambda: _sync(name)),
        *install,
        Step("finishing", 0.1, lambda: _sign(name)),
    ]


def uv(name: str, *arguments: str | Path, sentence: str) -> None:
    program([executable(name, "uv"), *arguments], sentence, ROOT, {**os.environ, "VIRTUAL_ENV": str(FOLDERS[name])})


def _note(name: str) -> str:
    """Say what an environment was made for, where, by which Python and from what: another folder's would run that folder's sources."""
    total = hashlib.sha256(lock(name).read_bytes() + (ROOT / "pyproject.toml").read_bytes())
    return f"{name}\n{ROOT}\n{sys.implementation.cache_tag}\n{total.hexdigest()}\n"


def _make(name: str) -> None:
    folder = FOLDERS[name]
    (folder / "ready.txt").unlink(missing_ok=True)
    made = folder / "made.txt"
    here = f"{ROOT}\n{sys.implementation.cache_tag}"
    if made.is_file() and made.read_text(encoding="utf-8") == here and _runs(executable(name)):
        return
    need = "Moonbase needs Python 3.11 or newer with its venv module (on Debian and Ubuntu: apt install python3-venv)."
    program([sys.executable, "-m", "venv", "--clear", folder], need)
    made.write_text(here, encoding="utf-8")


def _runs(python: Path) -> bool:
    return python.is_file() and subprocess.run([str(python), "-c", ""], capture_output=True).returncode == 0


def _fetch_uv(name: str) -> None:
    pinned = re.search(r"^uv==.*?[^\\]$", lock(name).read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert pinned is not None, f"{lock(name)} pins no uv"
    alone = FOLDERS[name] / "uv.txt"
    alone.write_text(pinned[0] + "\n", encoding="utf-8")
    pip: list[str | Path] = [
        executable(name),
        "-m",
        "pip",
        "install",
        "-qq",
        "--disable-pip-version-check",
        "--require-hashes",
        "-r",
        alone,
    ]
    program(pip, "The installer could not be fetched: is there a connection?")


def _sync(name: str) -> None:
    uv(name, "pip", "sync", "-q", "--require-hashes", lock(name), sentence="The packages could not be fetched: is there a connection?")


def _install(name: str) -> None:
    uv(
        name,
        "pip",
        "install",
        "-q",
        "--no-deps",
        "--no-build-isolation",
        "-e",
        ROOT,
        sentence="Moonbase could not be installed into .venv.",
    )


def _sign(name: str) -> None:
    (FOLDERS[name] / "ready.txt").write_text(_note(name), encoding="utf-8")
