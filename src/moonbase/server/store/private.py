"""Permissions of a database file: only its owner may read it, because it holds the secret that signs cookies."""

import os
import stat
import sys
from pathlib import Path
from typing import Final

from moonbase.server.base.logs import LOG

BESIDE: Final = ("", "-wal", "-shm")
"""Suffixes of the files beside the database, which SQLite creates with the mode of the database."""


def make_private(path: Path) -> None:
    """Make the folder and the file where they are missing, and close an open file to others. On Windows the user's folder is private."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if sys.platform == "win32":
        return
    os.close(os.open(path, os.O_RDONLY | os.O_CREAT, 0o600))
    for each in (path.with_name(path.name + end) for end in BESIDE):
        if each.exists():
            _tighten(each)


def _tighten(path: Path) -> None:
    mode = stat.S_IMODE(path.stat().st_mode)
    if not mode & 0o077:
        return
    try:
        path.chmod(mode & ~0o077)
    except OSError as error:  # it belongs to somebody else
        LOG.warning("others can read the database", extra={"facts": {"file": str(path), "error": str(error)}})
