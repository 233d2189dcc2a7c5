"""Install the peers into an environment that is thrown away, and time them there."""

import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from moonbase.engine.game import GameError

PACKAGES: Final = ("catanatron", "open_spiel")
HERE: Final = Path(__file__).parent
DRIVEN_TARGET: Final = 25.0
INSIDE_TARGET: Final = 1.0

Figures = dict[str, object]


def peers(inside: float, driven: float, seconds: float) -> dict[str, Figures]:
    """Return the figures of the peers, with how many times as fast ours are; GameError if they cannot be measured."""
    with TemporaryDirectory(prefix="moonbase-peers-") as folder:
        python = _environment(Path(folder))
        catan = _timed(python, "time_catanatron.py", seconds)
        spiel = _timed(python, "time_open_spiel.py", seconds)
    best = max(spiel.values())
    return {
        "catanatron": {**catan, "ratio": round(driven / catan["driven"], 1), "target": DRIVEN_TARGET},
        "open_spiel": {**spiel, "best": best, "ratio": round(inside / best, 2), "target": INSIDE_TARGET},
    }


def _environment(folder: Path) -> Path:
    python = folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    _run([sys.executable, "-m", "venv", str(folder)], "no environment for the peers could be made")
    _run(
        [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check", *PACKAGES],
        f"{' and '.join(PACKAGES)} could not be installed",
    )
    return python


def _timed(python: Path, script: str, seconds: float) -> dict[str, float]:
    out = _run([str(python), str(HERE / script), str(seconds)], f"{script} failed")
    figures: dict[str, float] = json.loads(out.splitlines()[-1])
    return figures


def _run(command: list[str], failure: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        last = (done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1]
        raise GameError(f"{failure}: {last}")
    return done.stdout
