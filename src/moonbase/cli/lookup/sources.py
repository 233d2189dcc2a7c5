"""The counts of known and reconstructed card values, as lines for the terminal and as data."""

from typing import Final

from moonbase.cards.sources import Sources
from moonbase.catalog.registry import sources_by_table_of, sources_of
from moonbase.engine.game import Game, View
from moonbase.engine.text import Text
from moonbase.languages.speech import Speech

GUIDE: Final = "docs/guides/cards.md"


def source_sentences(game: Game, words: Speech) -> list[str]:
    counts = sources_of(game)
    known, values = counts.known_values, counts.values
    told = Text("lookup.values", known=known, n=values, rest=values - known, faces=counts.faces, whole=counts.known_faces)
    return [words.say(told), words.say(Text("lookup.guide", guide=GUIDE))]


def source_lines(game: Game, words: Speech) -> list[str]:
    """Return a line for each table of the card files, then the sum."""
    by_table = sources_by_table_of(game)
    table, faces, values, known, whole = (words.say(Text(f"lookup.head.{key}")) for key in ("table", "faces", "values", "known", "all"))
    head = f"{table:<18}{faces:>9}{known:>9}{values:>9}{known:>9}"
    return [head, *(_line(name, counts) for name, counts in by_table.items()), _line(whole, sources_of(game)), ""]


def source_counts(game: Game) -> View:
    by_table = {name: counts._asdict() for name, counts in sources_by_table_of(game).items()}
    return {**sources_of(game)._asdict(), "by_table": by_table}


def _line(name: str, counts: Sources) -> str:
    return f"{name:<18}{counts.faces:>9}{counts.known_faces:>9}{counts.values:>9}{counts.known_values:>9}"
