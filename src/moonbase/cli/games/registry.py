"""The games of the command line: one line for each."""

from typing import TYPE_CHECKING, Final

from moonbase.cli.games.fromthemoon import profile as fromthemoon
from moonbase.cli.games.moon import profile as moon

if TYPE_CHECKING:
    from moonbase.cli.rendering.narrator import Narrator
    from moonbase.cli.rendering.profile import Profile
    from moonbase.cli.rendering.renderer import Renderer
    from moonbase.engine.game import Game

PROFILES: "Final[dict[str, Profile]]" = {
    "moon": moon.PROFILE,
    "fromthemoon": fromthemoon.PROFILE,
}


def renderer(game: "Game", narrator: "Narrator", width: int) -> "Renderer":
    return PROFILES[game.name].renderer()(game, narrator, width)


def examples(command: str) -> list[str]:
    """Return the examples of all games for the help of a command."""
    return [line for profile in PROFILES.values() for line in profile.examples.get(command, ())]


def overview() -> dict[str, str]:
    """Return the examples of all games for the help of all commands, with their meaning."""
    return {line: about for profile in PROFILES.values() for line, about in profile.overview.items()}


def check_players(game: str, players: int | None) -> None:
    """Raise GameError where the game does not seat so many. The game itself need not be opened for that."""
    from moonbase.cli.arguments.seats import not_seated

    profile = PROFILES.get(game)
    if profile is not None and players is not None and not profile.least <= players <= profile.most:
        raise not_seated(profile.title, profile.least, profile.most, players)
