"""Tests of one group run in one process, so that they share a server, a browser or a build."""

import os
import subprocess
import sys
from pathlib import Path

FILE = """
import os
import pytest

@pytest.mark.xdist_group("{group}")
@pytest.mark.parametrize("n", range(4))
def test_it(n):
    with open("{notes}", "a") as notes:
        notes.write("{group} " + os.environ["PYTEST_XDIST_WORKER"] + "\\n")
"""


def test_each_group_keeps_to_one_process(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    for name in ("one", "two"):
        for half in ("a", "b"):
            (tmp_path / f"test_{name}_{half}.py").write_text(FILE.format(group=name, notes=notes.as_posix()))
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "--dist", "loadgroup", "-p", "no:cacheprovider", "."]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, env={**os.environ, "PYTEST_ADDOPTS": ""})
    assert ran.returncode == 0, ran.stdout + ran.stderr
    lines = notes.read_text().splitlines()
    assert len(lines) == 16
    assert len(set(lines)) == 2, lines
