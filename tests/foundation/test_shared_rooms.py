"""Only a game's own folders and the registries name a game: everything else asks the registry. The page has the same test."""

import re
from pathlib import Path
from typing import Final

import moonbase
from moonbase.catalog.registry import GAMES

PACKAGE: Final = Path(str(moonbase.__file__)).parent
OWN: Final = (PACKAGE / "games", PACKAGE / "cli" / "games")
TITLES: Final = ("From the Moon", "FromTheMoon", "MoonState")
NAMED: Final = re.compile("|".join([*(rf"\b{name}\b" for name in GAMES), *TITLES]))

EXCEPTIONS: Final = {
    "catalog/registry.py": '    "',  # the registry itself
    "__init__.py": 'game = moonbase.game("moon")',  # the example in the documentation of the package
    "engine/game.py": "such as ``moon``",
    "records/record.py": '{"moonbase": 1, "game": "moon"',  # the first line of a record, as an example
    "server/base/keys.py": 'SAVED: Final = "moon"',  # a prefix of cookies, as browsers hold it
    "cli/commands/serve.py": "such as moon.example.org",
}


def shared() -> list[Path]:
    return [path for path in sorted(PACKAGE.rglob("*.py")) if not any(path.is_relative_to(own) for own in (*OWN, PACKAGE / "_native"))]


def named(path: Path) -> list[str]:
    return [line for line in path.read_text(encoding="utf-8").splitlines() if NAMED.search(line)]


def test_no_shared_file_names_a_game() -> None:
    found = {path.relative_to(PACKAGE).as_posix(): named(path) for path in shared()}
    assert len(found) > 150
    assert {file: lines for file, lines in found.items() if any(EXCEPTIONS.get(file, "\n") not in line for line in lines)} == {}
    assert [file for file in EXCEPTIONS if not found[file]] == [], "an exception that nothing needs"
