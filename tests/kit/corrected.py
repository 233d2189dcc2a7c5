"""The program after a correction: a copy of its sources with some texts changed."""

import os
import shutil
from pathlib import Path

import moonbase

SOURCES = Path(moonbase.__file__).parent


def corrected(folder: Path, *changes: tuple[str, str, str]) -> dict[str, str]:
    """The environment of that program. Each change names a file of the games, and which text becomes which."""
    copy = folder / "corrected" / "moonbase"
    shutil.copytree(SOURCES, copy, ignore=shutil.ignore_patterns("__pycache__", "_native"))
    compiled = SOURCES / "_native"
    if compiled.is_dir():
        (copy / "_native").symlink_to(compiled)
    for file, old, new in changes:
        path = copy / "games" / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
    rules = SOURCES.parents[1] / "docs" / "rules"
    if rules.is_dir():
        (folder / "docs").mkdir()
        (folder / "docs" / "rules").symlink_to(rules)
    return {"PYTHONPATH": os.pathsep.join([str(copy.parent), os.environ.get("PYTHONPATH", "")]).strip(os.pathsep)}
