"""Actions as choices of the wire: their notation, their words and what they are done to."""

from moonbase.engine.game import Game, State
from moonbase.engine.text import digest, digest_of
from moonbase.server.base.wire import Choice


def choice_of(game: Game, s: State, action: int) -> Choice:
    """Return the choice that offers an action of the seat that is waited on."""
    operands = game.operands(s, action)
    verb = str(operands.pop("verb"))
    return Choice(game.write(s, action), verb, game.say(s, action), operands)


def choice_digest(choice: Choice) -> int:
    """Return a number that tells whether a choice reads as it did."""
    return digest(choice.words) ^ digest_of(choice.verb, choice.operands)
