"""The profile of a game: the facts that commands need before they open it."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:  # the renderers import rich, and most commands draw nothing
    from moonbase.cli.rendering.narrator import Narrator
    from moonbase.cli.rendering.renderer import Renderer
    from moonbase.engine.game import Game

    MakeRenderer = Callable[[Game, Narrator, int], Renderer]


class Profile(NamedTuple):
    title: str
    least: int
    most: int
    usual: int
    """The number of players if none is asked for."""
    renderer: "Callable[[], MakeRenderer]"
    """Import the class that draws the game."""
    examples: Mapping[str, tuple[str, ...]]
    """The arguments of examples, by the command whose help shows them."""
    overview: Mapping[str, str]
    """Whole commands for the help of all commands, with their meaning."""
