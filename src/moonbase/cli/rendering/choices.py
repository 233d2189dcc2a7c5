"""The numbered choices of a decision, open and closed."""

from textwrap import fill
from typing import NamedTuple

from rich.text import Text as Styled

from moonbase.cli.rendering.narrator import Narrator
from moonbase.engine.game import Game, Operands, Refusal, State
from moonbase.engine.text import Text


class Choice(NamedTuple):
    number: int
    action: int
    text: str
    """The action as records write it."""
    operands: Operands
    """Its verb, and the things that it acts on, by name."""
    said: Text
    """The action as a text."""
    words: str
    """The same in the reader's language."""
    refusal: Refusal | None
    """The reason why it is closed; None where it is open."""

    @property
    def verb(self) -> str:
        return str(self.operands["verb"])

    @property
    def card(self) -> str | None:
        """The id of the card that it names."""
        card = self.operands.get("card")
        return None if card is None else str(card)


def choices_of(game: Game, s: State, seat: int, narrator: Narrator) -> list[Choice]:
    """Return all choices of the seat, open and closed, numbered in the order of the actions."""
    legal = set(game.legal(s))
    found = []
    for number, action in enumerate(game.candidates(s, seat), 1):
        refusal = None if action in legal else game.refusal(s, seat, action)
        said = game.say(s, action)
        found.append(Choice(number, action, game.write(s, action), game.operands(s, action), said, narrator.plain(said), refusal))
    return found


def choice_lines(choices: list[Choice], narrator: Narrator, width: int) -> list[Styled]:
    """Draw every choice in words, the closed ones with their reason; wrapped lines begin under the words."""
    lines = []
    for choice in choices:
        if choice.refusal is None:
            line = Styled(_hanging(f"{choice.number:>4}  {choice.words}", width))
            line.stylize("bold green", 0, 4)
        else:
            why = f"{choice.words}  ✗ {narrator.plain(choice.refusal.reason)} {choice.refusal.rule}"
            line = Styled(_hanging(f"{f'({choice.number})':>5} {why}", width), "dim")
        lines.append(line)
    return lines


def _hanging(line: str, width: int) -> str:
    return fill(line, width - 1, subsequent_indent=" " * 8)
