"""The card files that a host offers: which game each is for, and that it can be played with."""

from collections.abc import Iterable

from moonbase.cards.shelf import from_path
from moonbase.catalog.registry import game_for
from moonbase.cli.arguments.faults import every_fault
from moonbase.cli.arguments.opening import file_faults, game_with
from moonbase.languages.errors import SaidError
from moonbase.languages.phrase import Phrase


def host_sets(files: Iterable[str]) -> dict[str, str]:
    """Return the text of the card file by game; GameError lists every fault of the first faulty file."""
    sets: dict[str, str] = {}
    for file in files:
        with every_fault():
            with file_faults(file):
                text = from_path(file)
                name = game_for(text)
            game_with(name, file)
        if name in sets:
            raise SaidError(
                Phrase("refused.second_set", "--set: {file} is a second card file for {game}; one for each game", file=file, game=name)
            )
        sets[name] = text
    return sets
