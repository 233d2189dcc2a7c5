"""The records of ``sim --save``: one file for each game in a folder."""

from pathlib import Path

from moonbase.cli.base.files import FileError, make_folder, read_text, write_new, write_over
from moonbase.lab.matches import Match, Played


class RecordFolder:
    def __init__(self, folder: str, match: Match, begun: bool) -> None:
        """Raise FileError where a file is there already, unless the match was ``begun`` earlier and may have left it."""
        self._folder = Path(folder)
        self._match = match
        for number in () if begun else range(1, match.games + 1):
            if self._file(number).exists():
                raise FileError("file.there", path=str(self._file(number)))

    def begin(self) -> None:
        make_folder(str(self._folder))

    def _file(self, number: int) -> Path:
        width = max(4, len(str(self._match.games)))
        return self._folder / f"{self._match.game}-{self._match.seed}-{number:0{width}}.txt"

    def add(self, number: int, played: Played) -> None:
        """Write a record. A file that breaks off where this record goes on was left by a match that was ended in the middle of it."""
        file = self._file(number)
        if file.exists() and played.record.startswith(read_text(str(file))):
            write_over(file, played.record)
        else:
            write_new(file, played.record)
