"""The error of a card file: one line for each problem, which starts with its place."""

from collections.abc import Sequence
from typing import Final

from moonbase.cards.place import fault_at
from moonbase.languages.errors import SaidError
from moonbase.languages.phrase import Phrase

SHOWN: Final = 20
OVERLAY: Final = "overlay"
"""The name of an owner's file in places, until somebody gives it one of its own."""


class CardError(SaidError):
    """All faults of a card file: ``problems`` lists them, and the message has the first twenty lines."""

    def __init__(self, problems: Sequence[Phrase]) -> None:
        shown = list(problems[:SHOWN])
        if len(problems) > SHOWN:
            shown.append(Phrase("fault.more", "... and {n} more", n=len(problems) - SHOWN))
        message = shown[0]
        for line in shown[1:]:
            message = Phrase("fault.lines", "{first}\n{next}", first=message, next=line)
        super().__init__(message)
        self.problems: Final = tuple(problems)
        self._shown: Final = shown

    def lines(self, language: str) -> list[str]:
        """Return the lines of the message in a language."""
        return [line.said(language) for line in self._shown]

    def of_file(self, name: str) -> "CardError":
        """Return the same faults with this name for the owner's file."""
        return CardError([_of_file(problem, name) for problem in self.problems])


def an_owners_file() -> Phrase:
    """Return the name of an owner's file that came without one."""
    return Phrase("fault.overlay", "overlay")


def _of_file(problem: Phrase, name: str) -> Phrase:
    path, message = problem.args.get("path"), problem.args.get("message")
    if not isinstance(path, str) or not isinstance(message, Phrase) or path.partition(" ")[0] != OVERLAY:
        return problem
    return fault_at(Phrase("fault.path", "{file}{below}", file=name, below=path.removeprefix(OVERLAY)), message)
