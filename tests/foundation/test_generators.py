"""On a server only the workers that think for opponents use the fast generator, and its numbers never reach a deal."""

import ast
from pathlib import Path

import pytest

import moonbase
from foundation.sources import imported

SERVER = Path(moonbase.__file__).parent / "server"
WORKERS = SERVER / "workers"
FAST = "moonbase.engine.rng"
THINKING = ("moonbase.bots.bot", "moonbase.bots.greedy", "moonbase.bots.random")


def reaches(source: str) -> set[str]:
    """Return the names of the fast generator, of bots and of Python's own generator that a source imports or uses."""
    names = imported(ast.parse(source))
    found = {name for name in names if name.startswith((FAST, *THINKING)) or name.split(".")[0] == "random"}
    if "moonbase" in names or "moonbase.Rng" in names:
        found |= {"moonbase.Rng"} if "Rng" in source else set()
    return found


def test_the_server_does_not_reach_for_the_fast_generator() -> None:
    sources = [path for path in SERVER.rglob("*.py") if WORKERS not in path.parents]
    assert len(sources) > 60
    assert {path.name: reaches(path.read_text()) for path in sources if reaches(path.read_text())} == {}


def test_the_workers_do() -> None:
    assert reaches((WORKERS / "tasks.py").read_text()) == {f"{FAST}.Rng"}


@pytest.mark.parametrize(
    "planted",
    [
        "from moonbase.engine.rng import Rng",
        "from moonbase.engine import rng",
        "import moonbase.engine.rng as fast",
        "def f():\n    from moonbase.engine.rng import Rng",
        "import random",
        "from random import choice",
        "import moonbase\nmoonbase.Rng(1)",
        "from moonbase import Rng",
        "from moonbase.bots.random import play_on",
    ],
)
def test_a_planted_use_is_found(planted: str) -> None:
    assert reaches(planted)
