"""The description for a package index has no dead links."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import moonbase
from index_page import Address, absolute, alone

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
ADDRESS = Address("https://git.example.org/moonbase", "/blob/v{version}/", "/raw/v{version}/", "1.2")
LINKS = re.compile(r'\]\(([^)\s]+)\)|src="([^"]+)"')


@pytest.fixture(scope="module")
def metadata() -> dict[str, Any]:
    told = subprocess.run([sys.executable, "-m", "hatchling", "metadata"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    found: dict[str, Any] = json.loads(told)
    return found


def links(text: str) -> list[str]:
    return [first or second for first, second in LINKS.findall(re.sub(r"```.*?```", "", text, flags=re.DOTALL))]


def test_with_an_address_every_link_is_whole_and_leads_to_a_file_of_the_release() -> None:
    found = links(absolute(README, ADDRESS))
    assert len(found) == len(links(README)) > 10
    for link in found:
        path = re.sub(r"^https://git\.example\.org/moonbase/(blob|raw)/v1\.2/", "", link).partition("#")[0]
        assert "://" in link
        assert (ROOT / path).exists(), link
        assert ("/raw/" in link) == path.endswith(".png")


def test_without_an_address_no_link_and_no_picture_is_left_that_needs_one() -> None:
    text = alone(README)
    assert [link for link in links(text) if "://" not in link] == []
    assert "<img" not in text
    assert "<p>" not in text
    assert not re.search(r"\n\n\n|\| +\|\n", text)


def test_without_an_address_all_words_stay() -> None:
    written = "[How](docs/how.md) and [why](https://example.org/why), [below](#below).\n"
    assert alone(written) == "How and [why](https://example.org/why), [below](#below).\n"
    tables = "| | |\n|---|---|\n| ![a](a.png) | ![b](b.png) |\n\n| name | does |\n|---|---|\n| x | y |\n"
    assert alone(tables).strip() == "| name | does |\n|---|---|\n| x | y |"


def test_the_version_is_said_once(metadata: dict[str, Any]) -> None:
    assert metadata["version"] == moonbase.__version__
    assert moonbase.__version__ not in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def test_the_description_of_the_package(metadata: dict[str, Any]) -> None:
    assert metadata["authors"] == [{"name": "The Moonbase contributors"}]
    assert metadata["license"] == "MIT"
    assert metadata["keywords"]
    said = set(metadata["classifiers"])
    assert {f"Programming Language :: Python :: 3.{minor}" for minor in (11, 12, 13, 14)} <= said
    assert {"Operating System :: OS Independent", "Typing :: Typed"} <= said
    assert metadata["readme"]["text"].startswith("# Moonbase\n")


def test_type_checkers_are_told_that_there_are_types() -> None:
    assert (Path(str(moonbase.__file__)).parent / "py.typed").is_file()


def test_the_changelog_has_a_part_for_this_version_below_what_comes() -> None:
    parts = re.findall(r"(?m)^## \[([^\]]+)\]", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    assert parts[:2] == ["Unreleased", moonbase.__version__]
