"""The full list of faults in a card file, for commands that show more than the first one."""

from collections.abc import Iterator
from contextlib import contextmanager

from moonbase.engine.game import GameError


class Faults(GameError):
    """An error that is printed in full, one line per fault."""

    def __init__(self, error: GameError) -> None:
        super().__init__(str(error))
        self.error = error


@contextmanager
def every_fault() -> Iterator[None]:
    """Turn a GameError raised in the block into one that is printed in full."""
    try:
        yield
    except GameError as error:
        raise Faults(error) from None
