"""The recipes of docs/contribute: a copy of the source, with the files and the entries that a page lists."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

from kit.command import surroundings

ROOT: Final = Path(__file__).resolve().parents[2]
RECIPES: Final = ROOT / "docs" / "contribute"
PARTS: Final = ("src/moonbase", "docs/rules", "tools", "web/dev", "web/src", "web/public")
LEFT_OUT: Final = shutil.ignore_patterns("_native", "__pycache__")
BLOCK: Final = re.compile(r"(?:`([\w./-]+)`:\n\n)?```(\w+)\n(.*?)```", re.DOTALL)


class Listed(NamedTuple):
    """The files, entries and commands that a page gives its reader."""

    files: dict[str, str]
    entries: list[tuple[str, str]]
    """Files of the house, each with a line as it is now and the new ones before or after it."""
    commands: list[str]


def listed(page: str) -> Listed:
    found = Listed({}, [], [])
    path = ""
    for named, language, text in BLOCK.findall((RECIPES / page).read_text(encoding="utf-8")):
        path = named or path
        if language == "diff":
            found.entries.append((path, text))
        elif language == "sh":
            found.commands.extend(line.partition("#")[0].strip() for line in text.splitlines())
        elif named:
            found.files[path] = text
    return found


def enter(file: Path, entry: str) -> None:
    """Add the new lines of an entry before or after the line that it shows as it is."""
    lines = entry.splitlines()
    (known,) = [line[1:] for line in lines if not line.startswith("+")]
    text = file.read_text(encoding="utf-8")
    assert text.count(f"\n{known}\n") == 1, f"{file}: {known}"
    file.write_text(text.replace(f"\n{known}\n", "\n" + "".join(f"{line[1:]}\n" for line in lines)), encoding="utf-8")


class Source:
    """A copy of the source in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self.env: Final = {"PYTHONPATH": str(folder / "src"), "MOONBASE_INTERPRETED": "1"}
        for part in PARTS:
            shutil.copytree(ROOT / part, folder / part, ignore=LEFT_OUT)
        for file in (ROOT / "web").glob("*.*"):
            shutil.copy(file, folder / "web")

    def follow(self, page: str) -> None:
        """Write what a recipe lists, and run its tools."""
        found = listed(page)
        for path, text in found.files.items():
            (self.folder / path).parent.mkdir(parents=True, exist_ok=True)
            (self.folder / path).write_text(text, encoding="utf-8")
        for path, entry in found.entries:
            enter(self.folder / path, entry)
        for command in found.commands:
            if command.startswith("python "):
                self.python(*command.split()[1:])

    def python(self, *arguments: str) -> str:
        """Run Python in the copy and return what it prints."""
        done = subprocess.run([sys.executable, *arguments], cwd=self.folder, env=surroundings(**self.env), capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
        return done.stdout
