"""The key path of a value in a card file. Places collect problems, so one reading reports them all."""

from collections.abc import Iterable
from typing import Final, final

LONGEST: Final = 40


@final
class Place:
    """A key path such as ``A-17 > do[1] > pay``, with the list of problems that all places of one reading share."""

    def __init__(self, path: str = "", problems: list[str] | None = None) -> None:
        self.path: Final = path
        self.problems: Final[list[str]] = [] if problems is None else problems

    def key(self, name: str) -> "Place":
        step = name if name.isprintable() and 0 < len(name) <= LONGEST else short_value(name)
        return Place(f"{self.path} > {step}" if self.path else step, self.problems)

    def item(self, index: int) -> "Place":
        return Place(f"{self.path}[{index}]", self.problems)

    def wrong(self, message: str) -> None:
        self.problems.append(f"{self.path}: {message}" if self.path else message)


def short_value(value: object) -> str:
    """Return the value as a few words on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**LONGEST else "a huge number"
    if isinstance(value, str):
        return repr(value if len(value) <= LONGEST else value[: LONGEST - 3] + "...")
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    return str(value)


def unknown(what: str, name: str, names: Iterable[str]) -> str:
    """``unknown resource 'or'; did you mean 'ore'?``, or the whole choice where nothing is near."""
    from difflib import get_close_matches

    known = list(names)
    folded = {each.lower(): each for each in known}
    near = get_close_matches(name.lower()[:LONGEST], folded, n=1)
    if near:
        return f"unknown {what} {short_value(name)}; did you mean '{folded[near[0]]}'?"
    return f"unknown {what} {short_value(name)}; known: {', '.join(known)}"
