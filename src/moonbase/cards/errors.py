"""The error of a card file: one line for each problem, which starts with its place."""

from collections.abc import Sequence
from typing import Final

from moonbase.languages.errors import SaidError
from moonbase.languages.phrase import Phrase

SHOWN: Final = 20


class CardError(SaidError):
    """Everything that is wrong with a card file; ``problems`` has all of it, the message the first twenty lines."""

    def __init__(self, problems: Sequence[str]) -> None:
        lines = list(problems[:SHOWN])
        if len(problems) > SHOWN:
            lines.append(f"... and {len(problems) - SHOWN} more")
        super().__init__(Phrase("cards.faults", "{faults}", faults="\n".join(lines)))
        self.problems: Final = tuple(problems)
        self._lines: Final = lines

    def said(self, language: str) -> str:
        """Return the message for a reader; faults within a file are told in English, as its keys are."""
        return "\n".join(line.said(language) if isinstance(line, Phrase) else line for line in self._lines)
