"""A question that a card asks, and the answers with what their cards say."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from moonbase.cli.rendering.choices import Choice
from moonbase.cli.rendering.elements import Gallery, Plain, number
from moonbase.cli.rendering.narrator import Narrator
from moonbase.engine.text import Text as Words


def question_block(asked: Plain, choices: list[Choice], gallery: Gallery, narrator: Narrator, brief: bool) -> list[RenderableType]:
    card = gallery[asked["card"]]
    words = narrator.plain(Words(f"question.{asked['kind'].replace(' ', '_')}"))
    question = Text(f"{card['name']}: {words}", "bold")
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=brief, overflow="ellipsis")
    for choice in choices:
        grid.add_row(number(choice), choice.words, Text(_about(choice, gallery), "dim"))
    return [question, Text(f"  {card['text']}", "dim"), grid]


def _about(choice: Choice, gallery: Gallery) -> str:
    """Return the text of the card that a choice takes, discards or constructs; empty if it names none."""
    card = next((gallery[word] for word in choice.text.split() if word in gallery), None)
    return "" if card is None else str(card["text"])
