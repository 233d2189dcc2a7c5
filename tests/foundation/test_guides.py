"""What the guides show is what runs."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from kit.command import surroundings
from kit.serving import Serving

GUIDES = Path(__file__).resolve().parents[2] / "docs" / "guides"


def block(guide: str, language: str) -> str:
    (found,) = re.findall(rf"```{language}\n(.*?)```", (GUIDES / guide).read_text(encoding="utf-8"), re.DOTALL)
    return str(found)


@pytest.mark.slow
def test_the_opponent_over_the_wire_plays_a_whole_game(tmp_path: Path) -> None:
    server = Serving(tmp_path, "--no-limits", "--workers", "1")
    done = subprocess.run(
        [sys.executable, "-c", block("bots.md", "python"), server.host], capture_output=True, text=True, env=surroundings(), timeout=240
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(r"\[-?\d+, -?\d+\]\n", done.stdout)
    assert server.stop() == 0


def test_every_option_that_the_hosting_guide_names_is_one_of_serve() -> None:
    from moonbase.cli.arguments import Parser
    from moonbase.cli.serve_command import arguments

    parser = Parser("serve", "serve")
    arguments(parser)
    lines = re.findall(r"moonbase serve ([^\n`]*)", (GUIDES / "hosting.md").read_text(encoding="utf-8"))
    assert len(lines) >= 4
    for line in lines:
        parser.parse(line.split())
