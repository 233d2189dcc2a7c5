"""The card file, the games and the program of the guide for designers work as the guide says."""

import re
import subprocess
import sys
from pathlib import Path

from kit.command import surroundings

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "guides" / "designers.md"


def block(language: str) -> str:
    (found,) = re.findall(rf"```{language}\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    return str(found)


def test_a_changed_card_is_measured(tmp_path: Path) -> None:
    def run(*words: str) -> str:
        done = subprocess.run([sys.executable, *words], capture_output=True, text=True, env=surroundings(), cwd=tmp_path, timeout=300)
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    (tmp_path / "cheap-printer.toml").write_text(block("toml"), encoding="utf-8")
    (tmp_path / "measure_card.py").write_text(block("python"), encoding="utf-8")
    assert "cost 1 Energy; needs –" in run("-m", "moonbase", "cards", "moon", "printer", "--set", "cheap-printer.toml")
    played = "sim moon --players 3 --bots random --games 4 --jobs 1 --save cheap --set cheap-printer.toml"
    run("-m", "moonbase", *played.split())
    measured = r"S1-03: [1-9]\d* owners in 4 games\nthey win \d+% and score [\d.]+, the others [\d.]+\n"
    assert re.fullmatch(measured, run("measure_card.py", "S1-03", "cheap"))
    assert run("measure_card.py", "S9-99", "cheap") == "S9-99: 0 owners in 4 games\n"
