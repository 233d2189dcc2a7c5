"""Names that the examples of the help make up, as a reader of another language would choose them."""

from typing import Final

from moonbase.languages.files import ENGLISH
from moonbase.languages.phrase import Phrase

SAMPLES: Final = (
    Phrase("sample.card", "distiller"),
    Phrase("sample.other_card", "printer"),
    Phrase("sample.record", "game.txt"),
    Phrase("sample.records", "--save games"),
    Phrase("sample.results", "match.jsonl"),
    Phrase("sample.tables", "tables.sqlite"),
    Phrase("sample.cards", "my-box.toml"),
    Phrase("sample.other_cards", "mine.toml"),
    Phrase("sample.bot", "my_bots:Cautious"),
)


def sample(line: str, language: str) -> str:
    """Return an example with the names that the reader would choose."""
    if language != ENGLISH:
        for name in SAMPLES:
            line = line.replace(name, name.said(language))
    return line
