"""What a worker can be asked. Positions come as dumps of a resampled world: a worker never sees what its seat may not know."""

from functools import lru_cache
from typing import Any

from msgspec import Struct

from moonbase import registry
from moonbase.bots.levels import opponent
from moonbase.engine.game import Game
from moonbase.engine.record import parse
from moonbase.engine.replay import verify
from moonbase.engine.rng import Rng
from moonbase.server.words import Speech

LONGEST_TURN = 60
MOST_GAMES = 16
UNNAMED = "an owner's cards"


class Turn(Struct, tag="turn"):
    """What an opponent of a level would play here."""

    game: str
    position: str
    seat: int
    level: str
    seed: int
    cards: str | None = None
    """The text of an owner's card file."""
    most: int = LONGEST_TURN
    """Actions that are wanted."""


class Reason(Struct, tag="reason"):
    """Why an action is closed, and the cheapest way to open it."""

    game: str
    position: str
    seat: int
    action: str
    names: list[str]
    cards: str | None = None


class Check(Struct, tag="check"):
    """Whether a record can have been played."""

    record: str
    cards: str | None = None


class Read(Struct, tag="read"):
    """Whether an owner's card file can be played with."""

    game: str
    cards: str


class Warm(Struct, tag="warm"):
    """Read a game's cards before they are needed."""

    game: str


Task = Turn | Reason | Check | Read | Warm


@lru_cache(MOST_GAMES)
def opened(name: str, cards: str | None = None) -> Game:
    return registry.game_of(name, cards)


def work(task: Task) -> Any:
    if isinstance(task, Turn):
        return turn(task)
    if isinstance(task, Reason):
        return reason(task)
    if isinstance(task, Check):
        return check(task)
    if isinstance(task, Read):
        return {"name": registry.set_name(task.cards) or UNNAMED, "fingerprint": opened(task.game, task.cards).card_set}
    return opened(task.game).title


def turn(task: Turn) -> list[str]:
    """The actions up to the end of the turn, or to the point where something hidden is seen or somebody else is asked."""
    game = opened(task.game, task.cards)
    s = game.load(task.position)
    bot = opponent(task.level, game, Rng(task.seed))
    seal, turn = s.seal, s.turn()
    texts: list[str] = []
    while s.waiting == task.seat and s.seal == seal and s.turn() == turn and len(texts) < task.most:
        action = bot.choose(s, task.seat)
        texts.append(game.write(s, action))
        game.apply(s, action)
    return texts


def reason(task: Reason) -> dict[str, Any] | None:
    game = opened(task.game, task.cards)
    s = game.load(task.position)
    asked = next((each for each in game.candidates(s, task.seat) if game.write(s, each) == task.action), None)
    refusal = None if asked is None else game.why_not(s, task.seat, asked)
    if refusal is None:
        return None
    speech = Speech(game, task.names)
    world, steps = game.clone(s), []
    for step in () if refusal.later else refusal.steps:
        steps.append(game.write(world, step))
        game.apply(world, step)
    repair = None if refusal.repair is None else speech.say(refusal.repair)
    return {"rule": refusal.rule, "reason": speech.say(refusal.reason), "repair": repair, "steps": steps}


def check(task: Check) -> dict[str, Any]:
    """The facts of a record that replays to its last line; GameError names the line that does not."""
    record = parse(task.record)
    game = opened(record.game, task.cards)
    verify(game, record)
    return {"over": record.result is not None}
