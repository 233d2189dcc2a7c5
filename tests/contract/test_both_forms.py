"""Compiled and interpreted agree: the golden files and the laws hold in a process that runs the plain sources."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import moonbase.engine  # the form is chosen when the first part of it is imported
import moonbase.native.binary

PROJECT = Path(__file__).parents[2]
SCRIPT = """
import sys
sys.path.insert(0, "tests")
import moonbase.engine, moonbase.native.binary
assert not moonbase.native.binary.compiled()
from kit.randomly import next_action
from moonbase.bots.decision import Decision
from moonbase.roster.levels import opponent
from moonbase.engine.game import CHANCE, OVER
from moonbase.engine.rng import Rng
from moonbase.catalog.registry import GAMES, game
for name in GAMES:
    played = game(name)
    for players in range(played.least, played.most + 1):
        rng = Rng(players)
        s = played.new(players)
        while s.waiting != OVER:
            played.step(s, next_action(played, s, rng))
            print(played.fingerprint(s))
    rng = Rng(9)
    s = played.new(3)
    bots = [opponent("greedy", played, rng.fork()) for _ in range(3)]
    for _ in range(110):
        played.step(s, played.sample(s, rng) if s.waiting == CHANCE else bots[s.waiting].choose(Decision(played, s)))
        print(played.fingerprint(s), *played.legal(s)[:5])
"""


def run(script: str, interpreted: bool) -> str:
    env = {**os.environ, "MOONBASE_INTERPRETED": "1" if interpreted else "0"}
    done = subprocess.run([sys.executable, "-c", script], cwd=PROJECT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.skipif(not moonbase.native.binary.compiled(), reason="nothing is compiled here, so there are not two forms to compare")
def test_every_position_is_the_same_in_both_forms() -> None:
    compiled = run(SCRIPT.replace("assert not moonbase", "assert moonbase"), interpreted=False)
    assert compiled == run(SCRIPT, interpreted=True)
    assert compiled.count("\n") > 3000
