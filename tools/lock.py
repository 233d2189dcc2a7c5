"""Renew the locks in ``locks/``: versions and hashes for every platform, and no addresses. Name packages to renew only those.

The smaller locks take their versions from the largest, so that what is tested is what is played.
"""

import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from environment import ROOT, executable, lock

FLAGS: Final = ("-q", "--universal", "--generate-hashes", "--no-header", "--no-annotate")
PROJECT: Final = ("dev", "play")
"""Groups that are installed with the project's own dependencies, the largest first."""
ALONE: Final = ("docs", "wheels", "node")


def main(packages: list[str]) -> int:
    renewed = [part for name in packages for part in ("-P", name)] or ["-U"]
    for name in (*PROJECT, *ALONE):
        project = [str(ROOT / "pyproject.toml")] if name in PROJECT else []
        same = ["-c", str(lock(PROJECT[0]))] if name in PROJECT[1:] else renewed
        command = [str(executable("dev", "uv")), "pip", "compile", *project, "-", *FLAGS, *same, "-o", str(lock(name))]
        if subprocess.run(command, cwd=ROOT, input="\n".join(group(name)), text=True).returncode:
            return 1
        if hosts(lock(name)):
            print(f"{lock(name)} names a host.", file=sys.stderr)
            return 1
    return 0


def group(name: str) -> Iterator[str]:
    """Yield the requirements of a dependency group, and of the groups in it."""
    with open(ROOT / "pyproject.toml", "rb") as file:
        groups = tomllib.load(file)["dependency-groups"]
    for entry in groups[name]:
        if isinstance(entry, str):
            yield entry
        else:
            yield from group(entry["include-group"])


def hosts(path: Path) -> list[str]:
    return [line for line in path.read_text(encoding="utf-8").splitlines() if "://" in line]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
