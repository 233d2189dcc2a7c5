"""The examples of the guides run as shown."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from kit.command import moonbase, surroundings
from kit.own_bots import package_installed
from kit.randomly import play, until_asked
from kit.server.player import Guest
from kit.server.serving import Serving
from moonbase.bots.decision import Decision
from moonbase.catalog.registry import game
from moonbase.engine.rng import Rng
from moonbase.roster.levels import opponent

SOURCES = Path(__file__).resolve().parents[2] / "src"
GUIDES = SOURCES.parent / "docs" / "guides"


def block(guide: str, language: str, part: str) -> str:
    """The block of a language in which something stands."""
    blocks = re.findall(rf"```{language}\n(.*?)```", (GUIDES / guide).read_text(encoding="utf-8"), re.DOTALL)
    (found,) = [each for each in blocks if part in each]
    return str(found)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with the opponents of the guide, saved as a reader would save them."""
    (tmp_path / "my_bots.py").write_text(block("bots.md", "python", "class Cautious"))
    (tmp_path / "dreams.py").write_text(block("bots.md", "python", "class Dreamer"))
    return tmp_path


def test_the_first_own_opponent_has_ten_lines() -> None:
    assert len([line for line in block("bots.md", "python", "class Cautious").splitlines() if line]) <= 10


def test_own_opponents_play_in_sim(folder: Path) -> None:
    for line in re.findall(r"moonbase (sim [^#\n]*)", block("bots.md", "sh", "moonbase sim")):
        ran = moonbase(*line.replace("20", "1").split(), cwd=folder)
        assert (ran.code, ran.err) == (0, "")
        assert "my_bots:Cautious" in ran.out


def test_an_own_opponent_that_searches_in_worlds_plays(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A few actions in the middle of a game: whole games are long without compiled code."""
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.chdir(folder)
    played = game("moon")
    s = until_asked(played, play(played, 2, 2, 150), 2)
    bot = opponent("dreams:Dreamer", played, Rng(1))
    for _ in range(3):
        played.apply(s, bot.choose(Decision(played, s)))
        until_asked(played, s, 3)
    sys.modules.pop("dreams")


def test_an_own_opponent_plays_at_a_served_table(folder: Path) -> None:
    (line,) = re.findall(r"moonbase serve ([^#\n]*)", block("bots.md", "sh", "moonbase sim"))
    server = Serving(folder, "--no-limits", "--workers", "1", *line.split())
    ada = Guest(server.host, "Ada")
    seat = ada.sit(ada.table("me", "my_bots:Cautious")["table"])
    seat.my_turn()
    while not any(event["seat"] == 1 for event in seat.told.values()):
        seat.act(seat.actions[0])
        seat.my_turn()
    seat.close()
    assert server.stop() == 0
    assert server.log() == ""


def test_strict_types_accept_the_own_opponents(folder: Path) -> None:
    """The package is installed as in a user's project, and its py.typed says that it has types."""
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(folder / "cache"), "my_bots.py", "dreams.py"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=folder, env=surroundings(PYTHONPATH=str(SOURCES)))
    assert (done.returncode, done.stdout) == (0, "Success: no issues found in 2 source files\n")


def test_an_entry_point_offers_an_own_opponent(folder: Path) -> None:
    offered = tomllib.loads(block("bots.md", "toml", "entry-points"))["project"]["entry-points"]["moonbase.bots"]
    package_installed(folder, **offered)
    arguments = ("sim", "fromthemoon", "--players", "2", "--bots", ",".join([*offered, "random"]), "--games", "1", "--jobs", "1")
    ran = moonbase(*arguments, cwd=folder)
    assert (ran.code, ran.err) == (0, "")


@pytest.mark.long
def test_the_opponent_over_the_wire_plays_a_whole_game(tmp_path: Path) -> None:
    server = Serving(tmp_path, "--no-limits", "--workers", "1")
    command = [sys.executable, "-c", block("bots.md", "python", "websockets"), server.host]
    done = subprocess.run(command, capture_output=True, text=True, env=surroundings(), timeout=240)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(r"\[-?\d+, -?\d+\]\n", done.stdout)
    assert server.stop() == 0


def test_every_option_that_the_hosting_guide_names_is_one_of_serve() -> None:
    from moonbase.cli.arguments.parser import Parser
    from moonbase.cli.commands.serve import arguments

    parser = Parser("serve", "serve")
    arguments(parser)
    lines = re.findall(r"moonbase serve ([^\n`]*)", (GUIDES / "hosting.md").read_text(encoding="utf-8"))
    assert len(lines) >= 4
    for line in lines:
        parser.parse(line.split())
