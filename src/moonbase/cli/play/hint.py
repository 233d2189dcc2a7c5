"""A hint: what the greedy opponent would do in the person's place, and what it expects of it."""

from typing import Final

from moonbase.bots.bot import Bot
from moonbase.bots.decision import Decision
from moonbase.cli.base.errors import TerminalError
from moonbase.cli.play.table import Table
from moonbase.cli.rendering.choices import Choice
from moonbase.cli.rendering.lines import Line
from moonbase.engine.rng import Rng
from moonbase.engine.text import Text
from moonbase.roster.levels import opponent

ADVISER: Final = "greedy"
WORLDS: Final = 4
"""The number of guesses about hidden cards that the worth of a choice is averaged over."""
POINT: Final = 100
"""``Game.estimate`` counts in hundredths of a point."""
STEPS: Final = 4
"""The most actions of a turn that a hint lists."""
ALIKE: Final = 0.1
"""Choices count as equally good if they differ by less than this many points."""


def hint(table: Table, choices: list[Choice]) -> list[Line]:
    """Return the choice in words with its number, what would follow it, and how much better it looks than the next one."""
    open = [choice for choice in choices if choice.refusal is None]
    if not open:
        raise TerminalError("hint.nothing")
    if len(open) == 1:
        return [Line(table.narrator.say("hint.one", choice=_named(open[0])))]
    rng = Rng(len(table.session.record.steps))  # the same question gets the same answer
    adviser = opponent(ADVISER, table.game, rng)
    action = int(adviser.choose(Decision(table.game, table.session.state)))
    advised = next(choice for choice in open if choice.action == action)
    head = table.narrator.say("hint.choice", choice=_named(advised))
    return [Line(head), *_sequel(table, adviser, action, rng), *_comparison(table, advised, open, rng)]


def _sequel(table: Table, adviser: Bot, action: int, rng: Rng) -> list[Line]:
    """Return what the opponent would do next in the same turn, up to the first thing that is hidden."""
    game, seat = table.game, table.me
    world = game.resample(table.session.state, seat, rng)
    turn, seal = world.turn(), world.seal
    words: list[str] = []
    game.apply(world, action)
    while world.waiting == seat and world.turn() == turn and world.seal == seal and len(words) < STEPS:
        action = int(adviser.choose(Decision(game, world)))
        words.append(table.narrator.plain(game.say(world, action)))
        game.apply(world, action)
    return [Line(table.narrator.say("hint.then", choices="; ".join(words)), 2)] if words else []


def _comparison(table: Table, advised: Choice, open: list[Choice], rng: Rng) -> list[Line]:
    """Return how far the advised choice is ahead of the next best; nothing where another choice looks better by itself."""
    worth = _worth(table, open, rng)
    second = max((choice for choice in open if choice is not advised), key=lambda choice: worth[choice.number])
    ahead = worth[advised.number] - worth[second.number]
    if ahead >= ALIKE:
        return [Line(table.narrator.say("hint.ahead", points=_decimal(ahead), choice=_named(second)), 2)]
    return [Line(table.narrator.say("hint.alike", choice=_named(second)), 2)] if ahead > -ALIKE else []


def _worth(table: Table, open: list[Choice], rng: Rng) -> dict[int, float]:
    """Return by number what the position after each choice is worth, in points."""
    game, seat = table.game, table.me
    total = dict.fromkeys((choice.number for choice in open), 0)
    for _ in range(WORLDS):
        world = game.resample(table.session.state, seat, rng)
        for choice in open:
            after = game.clone(world)
            game.apply(after, choice.action)
            total[choice.number] += game.estimate(after, seat)
    return {number: each / WORLDS / POINT for number, each in total.items()}


def _decimal(number: float) -> Text:
    """Return a number with one digit after the point, or after the comma."""
    whole, tenths = divmod(round(number * 10), 10)
    return Text("hint.decimal", whole=whole, tenths=tenths)


def _named(choice: Choice) -> str:
    return f"{choice.number}, {choice.words}"
