"""The profile of Moon."""

from typing import TYPE_CHECKING, Final

from moonbase.cli.rendering.profile import Profile
from moonbase.languages.phrase import Phrase

if TYPE_CHECKING:
    from moonbase.cli.rendering.profile import MakeRenderer


def _renderer() -> "MakeRenderer":
    from moonbase.cli.games.moon.renderer import MoonRenderer

    return MoonRenderer


PROFILE: Final = Profile(
    "Moon",
    2,
    5,
    3,
    _renderer,
    {
        "cards": ("moon", "moon S1-17", "moon printer", "moon --set mine.toml", "moon --sources", "moon --json"),
        "fuzz": ("moon --games 1000", "moon --games 200 --players 2-3 --seed 7", "moon --games 50 --json"),
        "perft": ("moon --players 3 --depth 3", "moon --players 2 --seed 1 --depth 2 --divide", "moon --seed 1 --actions 20"),
        "play": (
            "moon --players 4 --bots random",
            "moon --bots greedy,random --seed 7",
            "moon --bots my_bots:Cautious",
            "moon --resume game.txt",
        ),
        "sim": (
            "moon --bots greedy,random,random --games 300",
            "moon --bots greedy --players 4 --json",
            "moon --bots greedy,random --games 5000 --results match.jsonl",
            "moon --games 5 --save games",
        ),
    },
    {
        "play moon --players 4 --bots random": Phrase("example.game", "a game of {game} in the terminal", game="Moon"),
        "sim moon --players 3 --bots greedy,random,random --games 100": "",
        "cards moon distiller": "",
    },
)
