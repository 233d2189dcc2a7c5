"""The rules that the terminal quotes."""

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from moonbase.cli.lookup.rules import rule, rules, rules_on
from moonbase.engine.game import GameError

ROOT = Path(__file__).resolve().parents[2]


def test_every_rule_is_read() -> None:
    text = (ROOT / "docs/rules/moon.md").read_text(encoding="utf-8")
    assert len(rules("moon")) == text.count("\n- **M")
    assert rules("moon")["M1.6"].text.startswith("Each player begins with two Rovers")


def test_a_rule_a_section_and_the_nearest() -> None:
    assert rule("moon", "m1.6")[0].startswith("M1.6 Each player")
    assert len(rule("moon", "M6")) == 4
    with pytest.raises(GameError, match=r"^no rule 'M1\.66'; did you mean 'M1\.6'\?$"):
        rule("moon", "M1" + ".66")  # in two parts: no such rule may be cited


def test_the_notes_on_a_card() -> None:
    assert [note.split()[0] for note in rules_on("moon", "Rover Stop")] == ["M15.10", "M15.11"]
    assert [note.split()[0] for note in rules_on("moon", "Hyped Expedition")] == ["M15.27"]
    assert rules_on("moon", "Ice Drill") == []


def test_an_installed_package_brings_its_rules(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    done = subprocess.run(build, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    with ZipFile(wheel) as archive:
        assert archive.read("moonbase/rules/moon.md") == (ROOT / "docs/rules/moon.md").read_bytes()
