"""The deals in a database whose server has stopped."""

from collections.abc import Iterable

from moonbase.engine.game import CHANCE
from moonbase.prove.report import Broken
from moonbase.server.store.choice import store_at
from moonbase.server.store.rows import Entry
from moonbase.server.store.tables import entries_of


async def logs(db: str, tables: Iterable[str]) -> dict[str, list[Entry]]:
    store = store_at(db)
    await store.open()
    found = {table: await store.read(entries_of(table)) for table in tables}
    await store.close()
    return found


def check_draws(table: str, entries: list[Entry]) -> int:
    """Count the draws of nature. Each has a number of its own, even after takebacks."""
    used: dict[int, int] = {}
    for entry in entries:
        if entry.seat != CHANCE or entry.kind != "act":
            continue
        if entry.draw is None:
            raise Broken(f"entry {entry.sequence} of table {table} is nature's and has no draw number")
        if entry.draw in used:
            raise Broken(f"draw {entry.draw} of table {table} was used twice, at entries {used[entry.draw]} and {entry.sequence}")
        used[entry.draw] = entry.sequence
    return len(used)


def set_up(entries: list[Entry]) -> list[str]:
    """Return nature's actions before anybody was asked."""
    found: list[str] = []
    for entry in entries:
        if entry.kind == "act" and entry.seat != CHANCE:
            break
        if entry.kind == "act":
            found.append(entry.text)
    return found
