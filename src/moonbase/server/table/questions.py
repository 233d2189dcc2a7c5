"""Questions that change nothing: why an action is closed, how the table would look after one, what an opponent would do."""

import secrets
from typing import Final

import msgspec

from moonbase.engine.events import Event, visible
from moonbase.engine.game import CHANCE, Game, GameError, State
from moonbase.roster.levels import LEVELS
from moonbase.server.base.errors import Refused, Stale
from moonbase.server.base.logs import warn
from moonbase.server.base.texts import from_data
from moonbase.server.base.wire import Hint, HintAnswer, Preview, PreviewAnswer, Why, WhyAnswer
from moonbase.server.table.log.sight import view_of
from moonbase.server.table.message import choices_of
from moonbase.server.table.randomness import fresh_stream
from moonbase.server.table.room import Room
from moonbase.server.workers.pool import TooLong
from moonbase.server.workers.tasks import Explained, Reason, Turn

BEST: Final = LEVELS[-1]


def asking(room: Room, person: str | None) -> int:
    """Return the seat of the person who asks; only the seat that is waited on may."""
    seat = room.ledger.seat_of(person)
    if seat is None:
        raise Refused("not_seated")
    if room.ledger.waiting != seat:
        raise Refused("not_your_turn")
    return seat


def asked(room: Room, person: str | None, text: str) -> tuple[int, int]:
    """Return the seat that asks and the action it means."""
    seat = asking(room, person)
    return seat, meant(room.game, room.ledger.line.state, seat, text)


def meant(game: Game, s: State, seat: int, text: str) -> int:
    for action in game.candidates(s, seat):
        if game.write(s, action) == text:
            return action
    raise Refused("unknown_action")


async def why(room: Room, person: str | None, message: Why) -> WhyAnswer:
    seat, action = asked(room, person, message.action)
    game, s = room.game, room.ledger.line.state
    refusal = game.refusal(s, seat, action)
    if refusal is None:
        return WhyAnswer(message.request, message.action, None, None, None, [])
    world = game.resample(s, seat, fresh_stream())
    task = Reason(game.name, game.dump(world), seat, message.action, room.ledger.card_text)
    try:
        found = await room.services.workers.ask(task, room.services.settings.thinking)
    except TooLong:
        found = None
    if found is None:
        return WhyAnswer(message.request, message.action, refusal.rule, refusal.reason, None, [])
    told = msgspec.convert(found, Explained, dec_hook=from_data)
    return WhyAnswer(message.request, message.action, told.rule, told.reason, told.repair, told.steps)


def preview(room: Room, person: str | None, message: Preview) -> PreviewAnswer:
    """Play an action in a world that the seat cannot tell from the true one, and show it only where nothing hidden comes to light."""
    seat, action = asked(room, person, message.action)
    game = room.game
    world = game.resample(room.ledger.line.state, seat, fresh_stream())
    events: list[Event] = []
    foresee(game, world, action, events)
    for text in message.then:
        foresee(game, world, meant(game, world, seat, text), events)
    choices, closed = choices_of(game, world, seat)
    return PreviewAnswer(message.request, message.action, message.then, view_of(game, world, seat), visible(events, seat), choices, closed)


def foresee(game: Game, world: State, action: int, events: list[Event]) -> None:
    if not game.is_legal(world, action):
        raise Refused("illegal.closed")
    seal = world.seal
    game.apply(world, action, events)
    if world.seal != seal or world.waiting == CHANCE:
        raise Refused("hidden")


async def hint(room: Room, person: str | None, message: Hint) -> HintAnswer:
    """Ask a worker what an opponent would do, in a world that the seat cannot tell from the true one, as opponents think."""
    seat, level = asking(room, person), message.level or BEST
    offered = room.services.levels
    if level not in offered:
        raise Refused("malformed", f"The levels of opponents are {', '.join(offered)}.")
    game, moved = room.game, room.ledger.moved
    world = game.resample(room.ledger.line.state, seat, fresh_stream())
    task = Turn(game.name, game.dump(world), seat, level, secrets.randbits(62), room.ledger.card_text, most=1)
    try:
        (text,) = await room.services.workers.ask(task, room.services.settings.thinking)
    except TooLong:
        raise Refused("busy.hint") from None
    except (GameError, RuntimeError) as error:
        warn("an opponent could not give a hint", opponent=level, why=str(error))
        raise Refused("busy.hint") from None
    if room.ledger.moved != moved:
        raise Stale
    _, action = asked(room, person, text)
    words = game.say(room.ledger.line.state, action)
    return HintAnswer(message.request, room.ledger.sequence, level, text, words)
