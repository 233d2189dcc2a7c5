"""The error of a card file: one line for each problem, which starts with its place."""

from collections.abc import Sequence
from typing import Final

from moonbase.engine.game import GameError

SHOWN: Final = 20


class CardError(GameError):
    """Everything that is wrong with a card file; ``problems`` has all of it, the message the first twenty lines."""

    def __init__(self, problems: Sequence[str]) -> None:
        lines = list(problems[:SHOWN])
        if len(problems) > SHOWN:
            lines.append(f"... and {len(problems) - SHOWN} more")
        super().__init__("\n".join(lines))
        self.problems: Final = tuple(problems)
