"""Lock files say what is installed, by version and hash, and never from where."""

from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("name", ["requirements.lock", "web/package-lock.json"])
def test_a_lock_names_no_host(name: str) -> None:
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    assert len(lines) > 100
    assert [line for line in lines if "://" in line] == []
