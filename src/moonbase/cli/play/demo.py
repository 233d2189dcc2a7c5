"""One short game between opponents, told in brief: what ``play`` shows where nobody can answer."""

from moonbase.bots.decision import Decision
from moonbase.cli.rendering.narrator import Narrator, seat_names
from moonbase.cli.rendering.renderer import Renderer
from moonbase.engine.events import Event, visible
from moonbase.engine.game import CHANCE, OVER, PUBLIC, Game
from moonbase.engine.rng import Rng
from moonbase.roster.levels import opponent

OPPONENTS = ("greedy", "random")


def demo(game: Game, renderer: Renderer, narrator: Narrator, seed: int) -> list[str]:
    """Tell the headlines of a two-player game, and how it ends."""
    rng = Rng(seed)
    deals = rng.fork()
    bots = [opponent(level, game, rng.fork()) for level in OPPONENTS]
    s = game.new(len(bots))
    lines = [narrator.say("demo.title", game=game.title, first=narrator.names[0], second=narrator.names[1], seed=seed)]
    while s.waiting != OVER:
        action = game.sample(s, deals) if s.waiting == CHANCE else bots[s.waiting].choose(Decision(game, s))
        events: list[Event] = []
        game.apply(s, action, events)
        lines += [f"  {narrator.plain(text)}" for text in visible(events, PUBLIC) if text.key in renderer.headlines]
    places = game.ranking(s)
    lines += [f"{places[seat]}. {narrator.names[seat]}: {score}" for seat, score in enumerate(game.scores(s))]
    return [*lines, narrator.say("demo.how")]


def demo_narrator(game: Game, language: str) -> Narrator:
    return Narrator(game, seat_names(list(OPPONENTS), language=language), language=language)
