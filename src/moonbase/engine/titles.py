"""Cards in the text of a position: ``A-17 Printer``, or the id alone."""

from typing import Final, final

from mypy_extensions import i64

from moonbase.engine.reader import Reader


@final
class Titles:
    """The ids and names of all faces of a game, and which number each has."""

    def __init__(self, ids: list[str], names: list[str]) -> None:
        self.titles: Final[list[str]] = [f"{id} {name}" for id, name in zip(ids, names, strict=True)]
        self._ids: Final = ids
        self._names: Final = names
        self._faces: Final[dict[str, int]] = {title: face for face, title in enumerate(self.titles)}

    def read(self, entry: Reader, first: i64, end: i64) -> i64:
        """Read a face from ``first`` up to ``end``; a name that belongs to another card is an error."""
        text = entry.text()
        known = self._faces.get(text)
        face: i64 = self._named(entry, text) if known is None else known
        if not first <= face < end:
            raise entry.wrong(f"{self._ids[face]} does not belong here")
        return face

    def _named(self, entry: Reader, text: str) -> int:
        words = text.split(" ", 1)
        if words[0] not in self._ids:
            raise entry.wrong(f"unknown card '{words[0]}'")
        face = self._ids.index(words[0])
        if len(words) == 2 and words[1] != self._names[face]:
            raise entry.wrong(f"{words[0]} is {self._names[face]}, not {words[1]}")
        return face
