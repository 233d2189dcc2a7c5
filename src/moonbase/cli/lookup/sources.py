"""The counts of known and reconstructed card values, as lines for the terminal and as data."""

from typing import Final

from moonbase.cards.sources import Sources
from moonbase.catalog.registry import sources_by_table_of, sources_of
from moonbase.engine.game import Game, View

GUIDE: Final = "docs/guides/cards.md"


def source_sentences(game: Game) -> list[str]:
    counts = sources_of(game)
    return [
        f"{counts.known_values} of {counts.values} values are known and {counts.values - counts.known_values} reconstructed; "
        f"every value is known on {counts.known_faces} of {counts.faces} faces.",
        f"Whoever owns the box can correct any of them in ten minutes: {GUIDE}.",
    ]


def source_lines(game: Game) -> list[str]:
    """Return a line for each game of the card files, then the sum."""
    by_table = sources_by_table_of(game)
    head = f"{'table':<18}{'faces':>7}{'known':>7}{'values':>8}{'known':>7}"
    return [head, *(_line(name, counts) for name, counts in by_table.items()), _line("in all", sources_of(game)), ""]


def source_counts(game: Game) -> View:
    by_table = {name: counts._asdict() for name, counts in sources_by_table_of(game).items()}
    return {**sources_of(game)._asdict(), "by_table": by_table}


def _line(name: str, counts: Sources) -> str:
    return f"{name:<18}{counts.faces:>7}{counts.known_faces:>7}{counts.values:>8}{counts.known_values:>7}"
