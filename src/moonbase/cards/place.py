"""The key path of a value in a card file. Places collect problems, so one reading reports them all."""

from collections.abc import Iterable
from typing import Final, final

from moonbase.languages.phrase import Phrase, did_you_mean

LONGEST: Final = 40


@final
class Place:
    """A key path such as ``A-17 > do[1] > pay``, with the list of problems that all places of one reading share."""

    def __init__(self, path: str = "", problems: list[Phrase] | None = None) -> None:
        self.path: Final = path
        self.problems: Final[list[Phrase]] = [] if problems is None else problems

    def key(self, name: str) -> "Place":
        """Return the place below a key; at the top it may be a phrase, for a place that no file has as a key."""
        step = name if name.isprintable() and 0 < len(name) <= LONGEST else repr(_cut(name))
        return Place(f"{self.path} > {step}" if self.path else step, self.problems)

    def item(self, index: int) -> "Place":
        return Place(f"{self.path}[{index}]", self.problems)

    def wrong(self, message: Phrase) -> None:
        self.problems.append(fault_at(self.path, message) if self.path else message)


def fault_at(path: str, message: Phrase) -> Phrase:
    """``A-17 > cost: missing``."""
    return Phrase("fault.at", "{path}: {message}", path=path, message=message)


def short_value(value: object) -> str:
    """Return the value as a few words on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**LONGEST else Phrase("fault.huge", "a huge number")
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, dict):
        return Phrase("fault.table", "a table")
    if isinstance(value, list):
        return Phrase("fault.list", "a list")
    return str(value)


def quoted(word: str) -> Phrase:
    """Return a word of a file in quotes, cut where it is long."""
    shown = repr(_cut(word))
    return Phrase("fault.quoted", "{shown}", shown=shown, word=shown[1:-1])


def expected(words: Phrase, value: object) -> Phrase:
    """``expected a list of steps, not 7``."""
    return Phrase("fault.expected", "expected {words}, not {value}", words=words, value=short_value(value))


def both(parts: list[Phrase]) -> Phrase:
    """``a and b``, or the only one."""
    said, *more = parts
    for part in more:
        said = Phrase("list.and", "{first} and {last}", first=said, last=part)
    return said


def missing() -> Phrase:
    return Phrase("fault.missing", "missing")


def unknown(what: str, name: str, names: Iterable[str], listed: bool = True) -> Phrase:
    """``unknown resource 'or'; did you mean 'ore'?``, or the whole choice where nothing is near and it is to be listed."""
    from difflib import get_close_matches

    known = list(names)
    folded = {each.lower(): each for each in known}
    near = get_close_matches(name.lower()[:LONGEST], folded, n=1)
    hint: str = ""
    if near:
        hint = did_you_mean(folded[near[0]])
    elif listed:
        hint = Phrase("fault.known", "; known: {names}", names=", ".join(known))
    return Phrase("fault.unknown", "unknown {what} {name}{hint}", what=what, name=short_value(name), hint=hint)


def _cut(word: str) -> str:
    return word if len(word) <= LONGEST else word[: LONGEST - 3] + "..."
