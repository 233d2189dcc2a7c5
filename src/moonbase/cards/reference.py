"""The reference of the card file format, in chapters. It is generated from the declarations that read card files."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from moonbase.cards.face import SOURCES
from moonbase.cards.fields import NAME, NOTE, Field
from moonbase.cards.names import Choice
from moonbase.cards.ops import Verb
from moonbase.cards.overlay import COPIES
from moonbase.cards.table import REQUIRED, Table

Row = tuple[str, ...]
HEAD: Final = ("key", "value", "meaning", "needed")


@dataclass(frozen=True)
class Chapter:
    """A table of words with a heading. Code stands between backticks."""

    title: str
    about: str
    head: Row
    rows: tuple[Row, ...]


def common() -> tuple[Chapter, ...]:
    """Return the chapters about keys that every table of every game has."""
    rows = (
        ("`id`", "a word such as `S1-17`", "which face it is; it cannot change", "yes"),
        ("`name`", NAME.words(), "what people call it", "yes"),
        ("`source`", SOURCES.words(), "where its values come from", "yes"),
        ("`source_of`", "a table of key = source", "the source of single values, where it is another one", ""),
        ("`note`", NOTE.words(), "whatever you want to remember", ""),
    )
    about = (
        'A new face is written whole under `[[TABLE]]`, a change to one under `[card."ID"]`, where only what differs is needed. '
        f"There `{COPIES} = 0` leaves out a face of any table."
    )
    return Chapter("Every face", about, HEAD, rows), names_of("Sources", "Where a value comes from.", SOURCES)


def fields_of(table: Table) -> Chapter:
    """Return the chapter about the keys that only this table has."""
    rows = [
        (f"`{key}`", value_words(slot.field), slot.about, "yes" if slot.default is REQUIRED else "") for key, slot in table.slots.items()
    ]
    if table.program:
        rows.append(("`do`", table.program.words(), "what it does, step by step", ""))
    return Chapter(f"`[[{table.name}]]`", f"{table.about[0].upper()}{table.about[1:]}.", HEAD, tuple(rows))


def times_of(about: Mapping[str, str], verbs: Mapping[str, Sequence[str]]) -> Chapter:
    rows = [(f"`{time}`", meaning, coded(verbs[time])) for time, meaning in about.items()]
    return Chapter(
        "Times", "The times that `when` can name, and the verbs that `do` may hold at each.", ("time", "meaning", "verbs"), tuple(rows)
    )


def verbs_of(verbs: Iterable[Verb]) -> Chapter:
    rows = []
    for verb in verbs:
        beside = "; ".join(f"`{key}`: {operand.about} ({value_words(operand.field)})" for key, operand in verb.others.items())
        rows.append((f"`{verb.name}`", value_words(verb.main.field), verb.about, beside))
    about = "An effect, `do`, is a list of steps, done in order. Each step names one verb; some verbs take more keys beside it."
    return Chapter("Verbs", about, ("verb", "value", "meaning", "beside it"), tuple(rows))


def names_of(title: str, about: str, choice: Choice) -> Chapter:
    """Return the chapter that explains each name of a Choice. A family of names such as ``a:b`` is explained once."""
    return Chapter(title, about, (choice.what, "meaning"), tuple((f"`{name}`", meaning) for name, meaning in choice.about.items()))


def value_words(field: Field) -> str:
    """Return the words of error messages for this field. Lists all names of a Choice unless another chapter explains them."""
    if isinstance(field, Choice) and not field.about:
        return f"{field.one} ({', '.join(field.names)})"
    return field.words()


def coded(words: Iterable[str]) -> str:
    return ", ".join(f"`{word}`" for word in words)


def markdown(chapters: Iterable[Chapter]) -> str:
    return "\n\n".join(f"### {chapter.title}\n\n{chapter.about}\n\n{_table(chapter)}" for chapter in chapters)


def _table(chapter: Chapter) -> str:
    lines = [chapter.head, ("---",) * len(chapter.head), *chapter.rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
