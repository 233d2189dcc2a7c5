"""The profile of From the Moon."""

from typing import TYPE_CHECKING, Final

from moonbase.cli.rendering.profile import Profile
from moonbase.languages.phrase import Phrase

if TYPE_CHECKING:
    from moonbase.cli.rendering.profile import MakeRenderer


def _renderer() -> "MakeRenderer":
    from moonbase.cli.games.fromthemoon.renderer import FromTheMoonRenderer

    return FromTheMoonRenderer


PROFILE: Final = Profile(
    "From the Moon",
    1,
    4,
    2,
    _renderer,
    {
        "cards": ("fromthemoon --schema",),
        "fuzz": ("fromthemoon --games 100",),
        "perft": ("fromthemoon --seed 1 --depth 2",),
        "play": ("fromthemoon --players 3", "fromthemoon --players 1 --difficulty easy"),
        "sim": ("fromthemoon --players 1 --bots greedy",),
    },
    {
        "play fromthemoon": Phrase("example.greedy", "a game of {game} against a greedy opponent", game="From the Moon"),
        "play fromthemoon --players 1": Phrase("example.alone", "a game for one"),
    },
)
