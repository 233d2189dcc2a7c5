"""A question that a card asks, and the answers with what their cards say."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from moonbase.cli.rendering.choices import Choice
from moonbase.cli.rendering.elements import Plain, number
from moonbase.cli.rendering.narrator import Narrator


def question_block(asked: Plain, choices: list[Choice], narrator: Narrator, brief: bool) -> list[RenderableType]:
    card = narrator.gallery[asked["card"]]
    words = narrator.say(f"question.{asked['kind']}")
    question = Text(f"{card['name']}: {words}", "bold")
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=brief, overflow="ellipsis")
    for choice in choices:
        grid.add_row(number(choice), choice.words, Text(_about(choice, narrator), "dim"))
    return [question, Text(f"  {card['text']}", "dim"), grid]


def _about(choice: Choice, narrator: Narrator) -> str:
    """Return the text of the card that a choice takes, discards or constructs; empty if it names none."""
    return "" if choice.card is None else str(narrator.gallery[choice.card]["text"])
