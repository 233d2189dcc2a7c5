"""The tasks of a worker. Positions come as dumps of a resampled world: a worker never sees what its seat may not know."""

from functools import cache, lru_cache
from typing import Any

from msgspec import Struct

from moonbase.bots.decision import Decision
from moonbase.catalog import registry
from moonbase.engine.game import Game, GameError
from moonbase.engine.rng import Rng
from moonbase.engine.text import Text
from moonbase.languages.files import ENGLISH
from moonbase.records.record import Record, parse
from moonbase.records.replay import verify
from moonbase.roster.levels import opponent, require
from moonbase.server.base.choices import choice_of
from moonbase.server.base.wire import Choice

LONGEST_TURN = 60
MOST_GAMES = 16
UNNAMED = "an owner's cards"


class Turn(Struct, tag="turn"):
    """Return the action that an opponent of a level would take here."""

    game: str
    position: str
    seat: int
    level: str
    seed: int
    cards: str | None = None
    """The card set, as ``Game.set_text`` has it."""
    most: int = LONGEST_TURN
    """The most actions to return."""


class Reason(Struct, tag="reason"):
    """Explain why an action is closed, with the cheapest way to open it."""

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
    """Tell whether a record can have been played."""

    record: str
    cards: str | None = None
    """The stored set with this fingerprint, if there is one."""
    overlay: str | None = None
    """The text of an owner's card file with these cards."""


class Checked(Struct):
    """A record that was replayed to its last line."""

    over: bool
    cards: str | None
    """The card set that it was played with; None if it is unknown."""


class Read(Struct, tag="read"):
    """Tell whether an owner's card file can be played with."""

    game: str
    cards: str
    language: str = ENGLISH
    """In which its faults are said."""


class SetRead(Struct, tag="set"):
    """A card file that can be played with."""

    name: str
    fingerprint: str


class Faults(Struct, tag="faults"):
    """The faults of a card file. Where there are very many, the last line counts the rest."""

    count: int
    lines: list[str]


ReadAnswer = SetRead | Faults


class Warm(Struct, tag="warm"):
    """Read a game's cards before they are needed."""

    game: str


class Meet(Struct, tag="meet"):
    """Import an opponent in advance, so that the import does not count as thinking time."""

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
        return read(task)
    if isinstance(task, Meet):
        return require(task.level)
    return packaged(task.game).title


def read(task: Read) -> ReadAnswer:
    faults = registry.faults_of(task.game, task.cards)
    if faults is not None:
        return Faults(len(faults.problems), faults.lines(task.language))
    return SetRead(registry.set_name(task.cards) or UNNAMED, registry.game_of(task.game, task.cards).card_set)


def turn(task: Turn) -> list[str]:
    """Return the actions up to the end of the turn, or to the point where something hidden is seen or somebody else is asked."""
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


def check(task: Check) -> Checked:
    """Replay a record; GameError names the line that cannot have been played."""
    record = parse(task.record)
    game = packaged(record.game)
    if game.card_set != record.card_set:
        game = kept(record.game, task.cards) if task.cards else played(record, task.overlay)
    if game.card_set != record.card_set:
        return Checked(over=False, cards=None)
    verify(game, record)
    return Checked(record.result is not None, game.set_text)


def played(record: Record, overlay: str | None) -> Game:
    """Open a record's game by its own set where the owner's file no longer fits today's cards."""
    try:
        return registry.game_played(record.game, record.card_set, record.cards, overlay)
    except GameError:
        if overlay is None:
            raise
        return registry.game_played(record.game, record.card_set, record.cards)
