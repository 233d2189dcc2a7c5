"""The toy game of docs/contribute/add-a-game.md: a copy of the source, with the files and the entries that the page lists."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

from kit.command import surroundings

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = ROOT / "docs" / "contribute" / "add-a-game.md"
PARTS: Final = ("src/moonbase", "docs/rules", "tools", "web/dev", "web/src", "web/public")
LEFT_OUT: Final = shutil.ignore_patterns("_native", "__pycache__")
BLOCK: Final = re.compile(r"(?:`([\w./-]+)`:\n\n)?```(\w+)\n(.*?)```", re.DOTALL)


class Listed(NamedTuple):
    """What the page tells a reader to write, and to run."""

    files: dict[str, str]
    entries: list[tuple[str, str]]
    """Files of the house, each with a line as it is now and, after it, the new ones."""
    commands: list[str]


def listed() -> Listed:
    found = Listed({}, [], [])
    path = ""
    for named, language, text in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        path = named or path
        if language == "diff":
            found.entries.append((path, text))
        elif language == "sh":
            found.commands.extend(line.partition("#")[0].strip() for line in text.splitlines())
        else:
            found.files[path] = text
    return found


def enter(file: Path, entry: str) -> None:
    """Add the lines of an entry below the line that it shows as it is."""
    before, *added = entry.splitlines()
    assert before[0] == " "
    assert all(line[0] == "+" for line in added)
    text = file.read_text(encoding="utf-8")
    assert text.count(f"{before[1:]}\n") == 1, f"{file}: {before}"
    lines = "".join(f"{line[1:]}\n" for line in (before, *added))
    file.write_text(text.replace(f"{before[1:]}\n", lines), encoding="utf-8")


class Source:
    """A copy of the source in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self.env: Final = {"PYTHONPATH": str(folder / "src"), "MOONBASE_INTERPRETED": "1"}
        for part in PARTS:
            shutil.copytree(ROOT / part, folder / part, ignore=LEFT_OUT)
        for file in (ROOT / "web").glob("*.*"):
            shutil.copy(file, folder / "web")

    def add_toy(self) -> None:
        """Follow the page."""
        found = listed()
        for path, text in found.files.items():
            (self.folder / path).parent.mkdir(parents=True, exist_ok=True)
            (self.folder / path).write_text(text, encoding="utf-8")
        for path, entry in found.entries:
            enter(self.folder / path, entry)
        for command in found.commands:
            if command.startswith("python "):
                self.python(*command.split()[1:])
        self.python("tools/page_keys.py")

    def python(self, *arguments: str) -> str:
        """Run Python in the copy and return what it prints."""
        done = subprocess.run([sys.executable, *arguments], cwd=self.folder, env=surroundings(**self.env), capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
        return done.stdout
