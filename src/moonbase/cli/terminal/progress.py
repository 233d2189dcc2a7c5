"""A progress bar on standard error, where that is a terminal."""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from moonbase.cli.terminal.words import reader_language
from moonbase.languages.phrase import Phrase

if TYPE_CHECKING:
    from rich.progress import Progress

Item = TypeVar("Item")


def watched(items: Iterable[Item], total: int, what: str, done: int = 0) -> Iterator[Item]:
    """Yield the items, with a bar that shows how many have come; ``done`` were there before."""
    with counting(total, what, done) as advance:
        for item in items:
            yield item
            advance(1)


@contextmanager
def counting(total: int, what: str, done: int = 0) -> Iterator[Callable[[int], None]]:
    """Show a bar for work that says by itself how much it has done."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    with _bar() as bar:
        task = bar.add_task(what.said(reader_language(None)) if isinstance(what, Phrase) else what, total=total, completed=done)
        yield lambda done: bar.advance(task, done)


@contextmanager
def naming(total: int) -> Iterator[Callable[[str], None]]:
    """Show a bar for work in steps of which each is named as it begins.

    It is drawn only then: a bar that moved meanwhile would take time from what a step measures.
    """
    if not sys.stderr.isatty():
        yield lambda what: None
        return
    with _bar(still=True) as bar:

        def begin(what: str) -> None:
            for task in bar.task_ids:
                bar.update(task, advance=1, description=what)
            if not bar.task_ids:
                bar.add_task(what, total=total)
            bar.refresh()

        yield begin


@contextmanager
def waiting(what: str) -> Iterator[None]:
    """Show a bar that only says that work is under way."""
    if not sys.stderr.isatty():
        yield
        return
    with _bar() as bar:
        bar.add_task(what, total=None)
        yield


def _bar(still: bool = False) -> "Progress":
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True, auto_refresh=not still)
