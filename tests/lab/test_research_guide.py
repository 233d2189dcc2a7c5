"""The examples of the guide to comparing opponents run as shown."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

from kit.command import moonbase, surroundings

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "guides" / "research.md"


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)


def words(text: str) -> list[str]:
    """The text without its numbers, which change with the opponents."""
    return re.sub(r"[-+]?\d[\d.,]*", "#", text).split()


def test_the_report_that_is_shown_is_the_one_that_is_printed(tmp_path: Path) -> None:
    command, *_ = blocks("sh")
    (shown,) = blocks("text")
    (script,) = blocks("python")
    file = tmp_path / "match.jsonl"
    typed = shlex.split(command.replace("--games 100", "--games 7"))
    ran = moonbase(*typed[1:], "--jobs", "1", "--results", str(file))
    assert words(ran.out) == words(shown)
    done = subprocess.run([sys.executable, "-c", script, str(file)], capture_output=True, text=True, env=surroundings())
    assert done.stderr == ""
    assert re.fullmatch(r"7 games of moon: the first is \d+\.\d points ahead of the last\n", done.stdout)
