"""What a worker can be asked. Positions come as dumps of a resampled world: a worker never sees what its seat may not know."""

from functools import cache, lru_cache
from typing import Any

from msgspec import Struct

from moonbase.bots.decision import Decision
from moonbase.catalog import registry
from moonbase.engine.game import Game, GameError
from moonbase.engine.rng import Rng
from moonbase.engine.text import Text
from moonbase.records.record import Record, parse
from moonbase.records.replay import verify
from moonbase.roster.levels import opponent, require
from moonbase.server.base.wire import Choice
from moonbase.server.table.message import choice_of

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
    """The set of the game, as ``Game.set_text`` has it."""
    most: int = LONGEST_TURN
    """Actions that are wanted."""


class Reason(Struct, tag="reason"):
    """Why an action is closed, and the cheapest way to open it."""

    game: str
    position: str
    seat: int
    action: str
    cards: str | None = None


class Explained(Struct):
    """A reason, with the repair and the actions that make it."""

    rule: str
    reason: Text
    repair: Text | None
    steps: list[Choice]


class Check(Struct, tag="check"):
    """Whether a record can have been played."""

    record: str
    cards: str | None = None
    """The set that was kept under its fingerprint, where one was."""
    overlay: str | None = None
    """The text of an owner's card file with these cards."""


class Read(Struct, tag="read"):
    """Whether an owner's card file can be played with."""

    game: str
    cards: str


class Warm(Struct, tag="warm"):
    """Read a game's cards before they are needed."""

    game: str


class Meet(Struct, tag="meet"):
    """Import an opponent before it is asked: the time that this takes is not its thinking."""

    level: str


Task = Turn | Reason | Check | Read | Warm | Meet


@cache
def packaged(name: str) -> Game:
    return registry.game(name)


def opened(name: str, cards: str | None) -> Game:
    return packaged(name) if cards in (None, packaged(name).set_text) else kept(name, cards)


@lru_cache(MOST_GAMES)
def kept(name: str, cards: str) -> Game:
    return registry.game_again(name, cards)


def work(task: Task) -> Any:
    if isinstance(task, Turn):
        return turn(task)
    if isinstance(task, Reason):
        return reason(task)
    if isinstance(task, Check):
        return check(task)
    if isinstance(task, Read):
        return {"name": registry.set_name(task.cards) or UNNAMED, "fingerprint": registry.game_of(task.game, task.cards).card_set}
    if isinstance(task, Meet):
        return require(task.level)
    return packaged(task.game).title


def turn(task: Turn) -> list[str]:
    """The actions up to the end of the turn, or to the point where something hidden is seen or somebody else is asked."""
    game = opened(task.game, task.cards)
    s = game.load(task.position)
    bot = opponent(task.level, game, Rng(task.seed))
    seal, turn = s.seal, s.turn()
    texts: list[str] = []
    while s.waiting == task.seat and s.seal == seal and s.turn() == turn and len(texts) < task.most:
        action = bot.choose(Decision(game, s))
        texts.append(game.write(s, action))
        game.apply(s, action)
    return texts


def reason(task: Reason) -> Explained | None:
    game = opened(task.game, task.cards)
    s = game.load(task.position)
    asked = next((each for each in game.candidates(s, task.seat) if game.write(s, each) == task.action), None)
    refusal = None if asked is None else game.why_not(s, task.seat, asked)
    if refusal is None:
        return None
    world, steps = game.clone(s), []
    for step in () if refusal.later else refusal.steps:
        steps.append(choice_of(game, world, step))
        game.apply(world, step)
    return Explained(refusal.rule, refusal.reason, refusal.repair, steps)


def check(task: Check) -> dict[str, Any]:
    """The facts of a record that replays to its last line; GameError names the line that does not. Without ``cards`` nobody knows them."""
    record = parse(task.record)
    game = packaged(record.game)
    if game.card_set != record.card_set:
        game = kept(record.game, task.cards) if task.cards else played(record, task.overlay)
    if game.card_set != record.card_set:
        return {"over": False, "cards": None}
    verify(game, record)
    return {"over": record.result is not None, "cards": game.set_text}


def played(record: Record, overlay: str | None) -> Game:
    """An owner's file from before may no longer fit today's cards, and the record may hold the set all the same."""
    try:
        return registry.game_played(record.game, record.card_set, record.cards, overlay)
    except GameError:
        if overlay is None:
            raise
        return registry.game_played(record.game, record.card_set, record.cards)
