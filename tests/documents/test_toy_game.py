"""The toy game of docs/contribute/add-a-game.md is built from that page alone, and plays. tests/web/table/test_recipes.py opens it."""

import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from kit.command import moonbase, surroundings
from kit.recipes import ROOT, Source, listed
from kit.server.player import Guest, play_out
from kit.server.serving import Serving

PAGE = "add-a-game.md"
OWN = re.compile(
    r"src/moonbase/games/toy/.+|src/moonbase/cli/games/toy/.+|web/src/games/toy/.+|src/moonbase/languages/en/toy(-page|-terminal)?\.ftl|docs/rules/toy\.md"
)
REGISTRIES = {"src/moonbase/catalog/registry.py": 1, "src/moonbase/cli/games/registry.py": 2, "web/src/games/registry.ts": 2}
"""An entry in each; the later two import what it names."""

LAWS = """
from moonbase.catalog.registry import game
from moonbase.engine.laws import fuzz_game
from moonbase.languages.speech import speech
toy = game("toy")
findings = [fuzz_game(toy, 2, seed, speech(toy).say, thorough=True).finding for seed in range(12)]
assert findings == [None] * 12, findings
"""
PICKLED = """
import copy, pickle
from moonbase.catalog.registry import game
toy = game("toy")
s = toy.new(2)
toy.step(s, toy.legal(s)[0])
assert pickle.loads(pickle.dumps(s)) == copy.deepcopy(s) == s
"""


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Source:
    copied = Source(tmp_path_factory.mktemp("toy"))
    copied.follow(PAGE)
    return copied


def test_a_game_is_its_own_files_and_an_entry_in_each_registry() -> None:
    found = listed(PAGE)
    assert [path for path in found.files if not OWN.fullmatch(path)] == []
    added = {path: sum(entry.count("\n+") for where, entry in found.entries if where == path) for path, _ in found.entries}
    assert added == REGISTRIES


def test_every_law_of_the_contract_holds(source: Source) -> None:
    source.python("-c", LAWS)


def test_a_state_is_a_value(source: Source) -> None:
    source.python("-c", PICKLED)


def test_the_commands_of_the_page_run(source: Source) -> None:
    commands = [command.split()[1:] for command in listed(PAGE).commands if command.startswith("moonbase ")]
    assert [command[0] for command in commands] == ["fuzz", "sim", "play"]
    for command in commands:
        ran = moonbase(*command, cwd=source.folder, given="1\n" * 40, **source.env)
        assert (ran.code, ran.err) == (0, ""), ran.out


def test_the_opponent_that_looks_ahead_wins_more_than_chance(source: Source) -> None:
    ran = moonbase("sim", "toy", "--bots", "greedy,random", "--games", "60", "--jobs", "1", cwd=source.folder, **source.env)
    wins = re.search(r"^greedy +([\d.]+)", ran.out, re.MULTILINE)
    assert wins
    assert float(wins[1]) > 60


def test_the_cards_can_be_read_and_corrected(source: Source, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('[card."T-3"]\nenergy = 2\n')
    ran = moonbase("cards", "toy", "--set", str(tmp_path / "mine.toml"), "slope", cwd=source.folder, **source.env)
    assert "4 steps for 2 energy." in ran.out


def test_a_game_is_played_at_a_server(source: Source, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in source.env.items():
        monkeypatch.setenv(name, value)
    server = Serving(tmp_path, "--no-limits", "--workers", "1")
    ada, ben = Guest(server.host, "Ada"), Guest(server.host, "Ben")
    table = ada.table("me", "open", game="toy")
    ben.join(table["invites"][0]["link"])
    seats = [ada.sit(table["table"]), ben.sit(table["table"])]
    assert play_out(seats, random.Random(1)) > 5
    assert sorted(score["place"] for score in seats[0].now["scores"]) in ([1, 1], [1, 2])
    assert ada.get("/api/games/toy/rules")[0] == 200
    (tmp_path / "game.txt").write_text(ada.get(f"/api/tables/{table['table']}/record")[1])
    assert moonbase("verify", "game.txt", cwd=tmp_path).code == 0
    assert server.stop() == 0
    assert server.log() == ""


@pytest.mark.long
def test_the_listings_keep_the_house_rules(source: Source) -> None:
    python = [path for path in listed(PAGE).files if path.endswith(".py")]
    settings = str(ROOT / "pyproject.toml")
    for command in (
        ["ruff", "check", "--no-cache", "--config", settings, *python],
        ["ruff", "format", "--check", "--no-cache", "--config", settings, *python],
        ["mypy", "--strict", "--cache-dir", str(source.folder / "cache"), *python],
    ):
        done = subprocess.run(
            [sys.executable, "-m", *command], cwd=source.folder, env=surroundings(MYPYPATH="src"), capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout + done.stderr
