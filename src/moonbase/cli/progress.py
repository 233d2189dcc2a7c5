"""A progress bar on standard error, where that is a terminal."""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

Item = TypeVar("Item")


def watched(items: Iterable[Item], total: int, what: str) -> Iterator[Item]:
    """The items, with a bar that shows how many have come."""
    with counting(total, what) as advance:
        for item in items:
            yield item
            advance(1)


@contextmanager
def counting(total: int, what: str) -> Iterator[Callable[[int], None]]:
    """A bar for work that says by itself how much it has done."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)
