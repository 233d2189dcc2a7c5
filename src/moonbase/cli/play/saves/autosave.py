"""Autosave: the record of the game is written again after every action."""

from moonbase.cli.base.files import FileError, write_over
from moonbase.cli.play.saves.slots import Slot, earlier_slot, new_slot
from moonbase.engine.text import Text
from moonbase.records.record import Record


class Autosave:
    """Keeps one game as it goes on. A disk that takes nothing is told of once and tried again at the next action."""

    def __init__(self, slot: Slot | None = None, record: Record | None = None) -> None:
        """``record`` is the game that the slot holds."""
        self._slot = slot
        self._kept = None if record is None else record.text()
        self._told = False

    def keep(self, record: Record, text: str) -> Text | None:
        """Write the record, whose text is ``text``; return what the person must know where that fails for the first time."""
        if text == self._kept:
            return None
        try:
            self._slot = self._slot or earlier_slot(text) or new_slot(record.game)
            write_over(self._slot.path, text)
        except FileError as error:
            told, self._told = self._told, True
            return None if told else Text("play.not_kept", why=error.text)
        self._kept = text
        self._told = False
        return None

    def begun(self) -> bool:
        return self._slot is not None

    def holds(self, text: str) -> bool:
        return text == self._kept

    def leave(self) -> None:
        if self._slot is not None:
            self._slot.leave()

    def remove(self) -> None:
        """Remove the file: the game is over and needs no place among the unfinished ones."""
        if self._slot is not None:
            self._slot.remove()
        self._slot = self._kept = None
