"""Tables of any game for tests of pictures: seats, renderers, and the decisions of a random game."""

from collections.abc import Iterator
from io import StringIO

from rich.console import Console, RenderableType

from kit.games import step
from moonbase.cli.games.registry import renderer
from moonbase.cli.rendering.narrator import Narrator, seat_names
from moonbase.cli.rendering.renderer import Renderer
from moonbase.engine.game import Game, Options
from moonbase.engine.rng import Rng
from moonbase.languages.files import ENGLISH
from moonbase.records.session import Session, start


def drawn(picture: RenderableType, width: int) -> str:
    console = Console(file=StringIO(), width=width, highlight=False)
    console.print(picture)
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


def seats_of(players: int) -> list[str]:
    return ["you"] + ["random"] * (players - 1)


def narrator_for(game: Game, players: int, language: str = ENGLISH) -> Narrator:
    """Speak to seat 0."""
    return Narrator(game, seat_names(seats_of(players), language=language), 0, language)


def renderer_for(game: Game, players: int, width: int, language: str = ENGLISH) -> tuple[Renderer, Narrator]:
    narrator = narrator_for(game, players, language)
    return renderer(game, narrator, width), narrator


def decisions(game: Game, players: int, seed: int, options: Options | None = None) -> Iterator[Session]:
    """A random game, at each decision of seat 0; after the last of them it is over."""
    session = start(game, players, options or {}, seats_of(players))
    rng = Rng(seed)
    while not session.over:
        if session.state.waiting == 0:
            yield session
        step(session, rng)


def last_words(game: Game) -> str:
    """Return the sentence with which every game ends."""
    return Narrator(game, []).say("event.over", n="III")
