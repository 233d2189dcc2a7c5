"""The file of a game at the table, and whether leaving would lose anything."""

from shlex import quote

from moonbase.cli.files import write_new, write_over
from moonbase.engine.game import GameError
from moonbase.engine.record import Record

UNSAVED = "the game is not saved: 'save FILE' keeps it, 'quit' again leaves it"


class Keeping:
    def __init__(self, file: str | None = None, record: Record | None = None) -> None:
        """``record``: what the file holds."""
        self.file = file
        self._saved = None if record is None else record.text()
        self._warned = False

    def unsaved(self, record: Record) -> bool:
        return record.text() != self._saved

    def stay(self) -> None:
        """Something else was typed: the next wish to leave is asked again."""
        self._warned = False

    def leave(self, record: Record) -> None:
        """GameError, once, where the game would be lost."""
        if self.unsaved(record) and not self._warned:
            self._warned = True
            raise GameError(UNSAVED)

    def save(self, record: Record, path: str) -> list[str]:
        """Write the record; what to tell the person then."""
        path = path or self.file or ""
        if not path:
            raise GameError("name a file: save FILE")
        text = record.text()
        if path == self.file:
            write_over(path, text)
        else:
            write_new(path, text)
        self.file, self._saved = path, text
        return [f"Saved in {path}.", *_afterwards(record, path)]


def _afterwards(record: Record, path: str) -> list[str]:
    name = quote(path)
    if record.result is None:
        return [f'  To go on later: make play ARGS="--resume {name}", or moonbase play --resume {name}']
    return [f"  To see the game again: .venv/bin/moonbase replay {name} (moonbase replay {name} where it is installed)"]
