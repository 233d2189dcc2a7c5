"""Open the game that the arguments or a record name."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from moonbase.catalog.registry import game, game_played
from moonbase.cli.base.files import FileError, read_text
from moonbase.engine.game import Game, GameError
from moonbase.languages.errors import SaidError
from moonbase.languages.phrase import Phrase

if TYPE_CHECKING:
    from moonbase.records.record import Record


def open_game(args: argparse.Namespace) -> Game:
    return game_with(args.game, args.set)


def game_with(name: str, card_file: str | None) -> Game:
    """Return a game with an owner's card file; what is wrong with the file is told with its name."""
    with file_faults(card_file):
        return game(name, card_file)


def game_of_record(record: "Record", card_file: str | None = None) -> Game:
    """Return the game with the cards that a record was played with, if they can be found."""
    from moonbase.cards.errors import CardError
    from moonbase.cards.shelf import from_path
    from moonbase.records.header import RecordError

    try:
        return game_played(record.game, record.card_set, record.cards, None if card_file is None else from_path(card_file))
    except CardError as error:
        if card_file is None:
            raise RecordError(1, error.problems[0]) from None
        raise _of_file(error, card_file) from None


@contextmanager
def file_faults(card_file: str | None) -> Iterator[None]:
    """Call an overlay by the name of its file."""
    try:
        yield
    except GameError as error:
        if card_file is None:
            raise
        raise _of_file(error, card_file) from None


def _of_file(error: GameError, card_file: str) -> GameError:
    from moonbase.cards.errors import CardError

    if not isinstance(error, CardError):
        return error
    try:
        read_text(card_file)
    except FileError as unreadable:
        return SaidError(Phrase("refused.card_file", "{fault}", fault=str(error), why=unreadable.text))
    return error.of_file(card_file)
