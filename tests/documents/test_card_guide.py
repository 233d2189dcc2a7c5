"""The steps of docs/guides/cards.md give what the guide shows; the first lines of the README and of the page agree."""

import json
import re
import shlex
from pathlib import Path

import pytest

from kit.command import moonbase
from kit.server.player import Guest
from kit.server.serving import Serving

ROOT = Path(__file__).resolve().parents[2]
GUIDE = (ROOT / "docs" / "guides" / "cards.md").read_text(encoding="utf-8")
FILE = re.compile(r"`([\w-]+\.toml)`:\n\n```toml\n(.*?)```", re.DOTALL)
SHOWN = re.compile(r"```console\n\$ moonbase ([^\n]*)\n(.*?)```", re.DOTALL)
TYPED = [line for block in re.findall(r"```sh\n(.*?)```", GUIDE, re.DOTALL) for line in block.splitlines()]
SERVED = [line for line in TYPED if line.startswith("moonbase serve ")]


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    """A folder with every file of the guide."""
    for name, text in FILE.findall(GUIDE):
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert {path.name for path in tmp_path.iterdir()} == {"my-moon.toml", "slip.toml", "my-fromthemoon.toml"}
    return tmp_path


def test_the_guide_shows_the_real_output(desk: Path) -> None:
    shown = SHOWN.findall(GUIDE)
    assert len(shown) == 5
    for command, expected in shown:
        ran = moonbase(*shlex.split(command), cwd=desk)
        assert (ran.out + ran.err).strip() == expected.strip(), command


@pytest.mark.parametrize("line", [line for line in TYPED if line not in SERVED])
def test_the_commands_of_the_guide_run(desk: Path, line: str) -> None:
    ran = moonbase(*shlex.split(line)[1:], cwd=desk)
    assert (ran.code, ran.err) == (0, "")


@pytest.mark.parametrize("line", SERVED)
def test_a_table_that_is_served_so_has_the_cards(desk: Path, line: str) -> None:
    server = Serving(desk, "--workers", "1", *shlex.split(line)[2:])
    games = {game["name"]: game["set"] for game in Guest(server.host).get("/api/games")[1]}
    assert [name for name in games if games[name]] == [name for name in games if f"my-{name}.toml" in line]
    assert {offered["name"] for offered in games.values() if offered} == {"my box"}
    assert server.stop() == 0


@pytest.mark.parametrize("name", ["moon", "fromthemoon"])
def test_the_page_shows_the_examples_of_the_guide(desk: Path, name: str) -> None:
    assert (ROOT / "web" / "src" / "games" / name / "own_cards.toml").read_text() == (desk / f"my-{name}.toml").read_text()


def test_the_readme_counts_as_the_command_does() -> None:
    top = " ".join((ROOT / "README.md").read_text(encoding="utf-8").partition("## Start")[0].split())
    moon, fromthemoon = (json.loads(moonbase("cards", name, "--sources", "--json").out)["sources"] for name in ("moon", "fromthemoon"))
    told = "{known_values} of {values} values of *{title}* are known"
    assert told.format(**moon, title="Moon") in top
    assert f"{fromthemoon['known_values']} of {fromthemoon['values']} of *From the Moon*" in top
    rest = [counts["values"] - counts["known_values"] for counts in (moon, fromthemoon)]
    assert f"the other {rest[0]} and {rest[1]} are reconstructed" in top
    assert "unofficial" in top
    assert "(docs/guides/cards.md)" in top
