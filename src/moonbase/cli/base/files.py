"""Files that a person names: read whole, and written only where nothing is lost."""

import errno
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from moonbase.cli.base.errors import TerminalError
from moonbase.engine.text import Text

REASONS: Final = {
    errno.ENOENT: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.ENOSPC: "full",
    errno.EROFS: "read_only",
    errno.ENOTDIR: "no_folder",
    errno.EISDIR: "folder",
    errno.ENAMETOOLONG: "long",
}
"""The reasons for which the system refuses a file, by its numbers for them."""


class FileError(TerminalError):
    """Begins with the name of a file, which is never written in another case."""


def read_text(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise FileError("file.missing", path=path) from None
    except IsADirectoryError:
        raise FileError("file.folder", path=path) from None
    except UnicodeDecodeError:
        raise FileError("file.no_text", path=path) from None
    except (OSError, ValueError) as error:
        raise FileError("file.unreadable", path=path, why=reason(error)) from None


def write_new(path: str | Path, text: str) -> None:
    """Write a file that is not there yet."""
    try:
        with open(path, "x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError:
        raise FileError("file.there", path=str(path)) from None
    except (OSError, ValueError) as error:
        raise FileError("file.unwritable", path=str(path), why=reason(error)) from None


def write_over(path: str | Path, text: str) -> None:
    """Replace a file of ours whole: the old text stays until the new one is complete."""
    new = Path(f"{path}.new")
    try:
        with open(new, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            new.unlink(missing_ok=True)
        raise FileError("file.unwritable", path=str(path), why=reason(error)) from None


def make_folder(path: str) -> Path:
    folder = Path(path)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise FileError("file.file", path=path) from None
    except (OSError, ValueError) as error:
        raise FileError("file.unmade", path=path, why=reason(error)) from None
    return folder


def reason(error: Exception) -> Text | str:
    """Return why the system refused, in the words of whoever reads it; in its own words where we have none."""
    known = REASONS.get(getattr(error, "errno", None) or 0)
    return Text(f"file.why.{known}") if known else getattr(error, "strerror", None) or str(error)
