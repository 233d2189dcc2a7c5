"""The file of ``sim --results``: the games that it holds need not be played again, and each new one is added as it ends."""

import os
from pathlib import Path

from moonbase.cli.base.errors import why
from moonbase.cli.base.files import FileError, read_text, reason, write_new
from moonbase.engine.game import Game, GameError
from moonbase.lab.matches import Match, Played
from moonbase.lab.results import heading, line, read, text_of, whole_lines


class ResultsFile:
    """A program that is killed may leave half a line, which is cut off when the file is opened again."""

    def __init__(self, path: str, game: Game, match: Match) -> None:
        """Read the results of this match, where some are there; FileError where the file holds anything else."""
        self.path = path
        self.begun = os.path.lexists(path)
        self._match = match
        self._heading = heading(game, match)
        self.games = self._read(read_text(path)) if self.begun else {}

    def _read(self, text: str) -> dict[int, Played]:
        kept = whole_lines(text)
        if not kept and text_of(self._heading).startswith(text):
            return {}
        try:
            games = read(kept or text, self._heading)
        except GameError as error:
            raise FileError("file.faulty", path=str(self.path), why=why(error)) from None
        return {number: game for number, game in games.items() if number <= self._match.games}

    def begin(self) -> None:
        """Make the file ready for more games."""
        if not self.begun:
            write_new(self.path, "")
        whole = Path(self.path).read_bytes().rfind(b"\n") + 1
        try:
            os.truncate(self.path, whole)
        except OSError as error:
            raise self._unwritable(error) from None
        if not whole:
            self._write(text_of(self._heading))

    def add(self, number: int, played: Played) -> None:
        self._write(text_of(line(self._match, number, played)))

    def _write(self, text: str) -> None:
        try:
            with open(self.path, "ab") as file:
                file.write(text.encode())
        except OSError as error:
            raise self._unwritable(error) from None

    def _unwritable(self, error: OSError) -> FileError:
        return FileError("file.unwritable", path=str(self.path), why=reason(error))
