"""The rooms of the command line: only the folder of a game and the registry name that game."""

import re
from pathlib import Path

import pytest

import moonbase.cli
from moonbase.catalog.registry import GAMES
from moonbase.cli.games.registry import PROFILES

ROOT = Path(moonbase.cli.__file__).parent
REGISTRY = ROOT / "games" / "registry.py"
OWN = [ROOT / "games" / name for name in GAMES]
SHARED = [path for path in sorted(ROOT.rglob("*.py")) if path != REGISTRY and not any(path.is_relative_to(folder) for folder in OWN)]
NAMES = re.compile("|".join(rf"\b{name}\b|\b{profile.title}\b" for name, profile in PROFILES.items()))
OTHER = re.compile(r"settling the Moon|moon\.example\.org")
"""The same word for something else."""
MOST = 20


@pytest.mark.parametrize("path", SHARED, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_shared_file_names_no_game(path: Path) -> None:
    text = OTHER.sub("", path.read_text(encoding="utf-8"))
    assert not NAMES.findall(text)


def test_the_registry_has_every_game_in_its_order() -> None:
    assert [*PROFILES] == [*GAMES]


def test_no_room_is_crowded() -> None:
    rooms = {path.parent for path in ROOT.rglob("*.py")}
    assert {room.name: len([*room.glob("*.py")]) for room in rooms if len([*room.glob("*.py")]) > MOST} == {}
