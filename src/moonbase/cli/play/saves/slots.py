"""Save slots: the files of unfinished games in the data folder, each locked by the process that plays it."""

from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import BinaryIO, Final

from moonbase.cli.base.files import FileError, make_folder, read_text, reason
from moonbase.cli.play.saves.locks import take
from moonbase.records.record import OPEN
from moonbase.server.base.data_folder import data_folder

RECORD: Final = ".txt"
LOCK: Final = ".lock"


def games_folder() -> Path:
    return data_folder() / "games"


class Slot:
    """The file of one game, locked for this process."""

    def __init__(self, path: Path, lock: BinaryIO) -> None:
        self.path = path
        self._lock = lock

    def leave(self) -> None:
        """Let other processes have the game."""
        self._lock.close()

    def remove(self) -> None:
        with suppress(OSError):
            self.path.unlink(missing_ok=True)
        self.leave()
        with suppress(OSError):
            self.path.with_suffix(LOCK).unlink(missing_ok=True)


def slot_of(path: Path) -> Slot | None:
    """Return the slot of a game that lies there; None where it is being played elsewhere or is gone."""
    lock = _lock(path)
    if lock is None:
        return None
    slot = Slot(path, lock)
    if path.exists():
        return slot
    slot.remove()
    return None


def earlier_slot(text: str) -> Slot | None:
    """Return the slot of the same game at an earlier moment, as after ``save`` and ``--resume``: writing it over loses nothing."""
    for path in games_folder().glob(f"*{RECORD}"):
        with suppress(FileError):
            played = read_text(str(path)).removesuffix(f"{OPEN}\n")  # what is finished keeps its closing line and fits nothing
            slot = slot_of(path) if text.startswith(played) else None
            if slot is not None:
                return slot
    return None


def new_slot(game: str) -> Slot:
    """Return a slot under a name that no game has; the name tells when the game began."""
    folder = make_folder(str(games_folder()))
    for path in _names(folder, f"{game}-{datetime.now():%Y%m%d-%H%M%S}"):
        lock = None if path.exists() else _lock(path)
        if lock is not None:
            return Slot(path, lock)
    raise AssertionError("there is always another name")


def _lock(path: Path) -> BinaryIO | None:
    try:
        return take(path.with_suffix(LOCK))
    except OSError as error:
        raise FileError("file.unwritable", path=str(path), why=reason(error)) from None


def _names(folder: Path, stem: str) -> Iterator[Path]:
    yield folder / f"{stem}{RECORD}"
    for number in count(2):
        yield folder / f"{stem}-{number}{RECORD}"
