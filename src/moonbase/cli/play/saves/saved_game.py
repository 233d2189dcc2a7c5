"""Tracks where the current game is saved and whether quitting would lose anything."""

from moonbase.cli.base.errors import TerminalError
from moonbase.cli.base.files import write_new, write_over
from moonbase.cli.play.saves.autosave import Autosave
from moonbase.cli.play.saves.command_line import command_line
from moonbase.engine.text import Text
from moonbase.records.record import Record


class SavedGame:
    """The game keeps itself, and the person may save it in a file as well."""

    def __init__(self, autosave: Autosave, file: str | None = None, record: Record | None = None) -> None:
        """``record``: what the file holds."""
        self.autosave = autosave
        self.file = file
        self._saved = None if record is None else record.text()
        self._warned = False

    def keep(self, record: Record, me: int) -> Text | None:
        """Save the game after an action; return a warning when that fails for the first time."""
        text = record.text()
        if not self.autosave.begun() and (text == self._saved or not _acted(record, me)):
            return None
        return self.autosave.keep(record, text)

    def in_file(self, record: Record) -> bool:
        return record.text() == self._saved

    def stay(self) -> None:
        """Note that something else was typed: the next attempt to leave is questioned again."""
        self._warned = False

    def leave(self, record: Record, me: int) -> bool:
        """Tell whether the game is kept by itself; raise TerminalError, once, where it would be lost."""
        text = record.text()
        kept = self.autosave.holds(text)
        if not kept and text != self._saved and _acted(record, me) and not self._warned:
            self._warned = True
            raise TerminalError("play.unsaved")
        return kept

    def save(self, record: Record, path: str) -> str:
        """Write the record; return the name of the file."""
        path = path or self.file or ""
        if not path:
            raise TerminalError("typed.save")
        text = record.text()
        if path == self.file:
            write_over(path, text)
        else:
            write_new(path, text)
        self.file, self._saved = path, text
        return path


def next_step(record: Record, path: str) -> tuple[Text, str]:
    """Return what a saved record is good for, and the line to type for it."""
    named = f"./{path}" if path.startswith("-") else path
    if record.result is None:
        return Text("play.go_on_later"), command_line("play", "--resume", named, *custom_bots(record))
    return Text("play.see_again"), command_line("replay", named)


def custom_bots(record: Record) -> list[str]:
    """Return the option that names the opponents, where one is of the person's own: a file alone does not have a module imported."""
    opponents = [level for level in record.seats if level != "you"]
    return ["--bots", ",".join(opponents)] if any(":" in level for level in opponents) else []


def _acted(record: Record, me: int) -> bool:
    return any(step.seat == me for step in record.steps)
