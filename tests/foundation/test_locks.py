"""Lock files say what is installed, by version and hash, and never from where."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("name", ["locks/dev.txt", "locks/play.txt", "locks/wheels.txt", "web/package-lock.json"])
def test_a_lock_names_no_host(name: str) -> None:
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    assert len(lines) > 100
    assert [line for line in lines if "://" in line] == []


def test_played_versions_are_the_tested_versions() -> None:
    pinned = {name: set(re.findall(r"^(\S+==\S+)", (ROOT / "locks" / f"{name}.txt").read_text(), re.MULTILINE)) for name in ("play", "dev")}
    assert len(pinned["play"]) > 20
    assert pinned["play"] <= pinned["dev"]
