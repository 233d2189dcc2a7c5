"""Opponents of a user's own: subclasses of Bot, named as ``package.module:Class`` or by an entry point of an installed package.

Any fault of such an opponent is reported in one sentence that names it.
"""

import os
import re
import sys
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from inspect import getfile
from operator import index
from traceback import extract_tb
from typing import Final

from moonbase.bots.bot import Bot
from moonbase.bots.decision import Decision
from moonbase.engine.game import Game
from moonbase.engine.rng import Rng
from moonbase.languages.errors import SaidError
from moonbase.languages.phrase import Phrase, did_you_mean

GROUP: Final = "moonbase.bots"
"""The group of entry points by which a package offers its opponents."""
LONGEST: Final = 300
"""The most letters shown of an error that an opponent raised."""
_NAME: Final = r"[^\W\d]\w*(?:\.[^\W\d]\w*)*"


class BotError(SaidError):
    """A user's own opponent that cannot be made or does not play by the rules."""


class Checked(Bot):
    """A wrapper that plays as the opponent within, and raises BotError where that one fails or chooses an action that is not legal."""

    def __init__(self, level: str, within: Bot, game: Game, rng: Rng) -> None:
        super().__init__(game, rng)
        self.level = level
        self.within = within

    def choose(self, decision: Decision) -> int:
        try:
            answer = self.within.choose(decision)
        except Exception as error:
            raise BotError(
                Phrase("opponent.failed", "opponent {level} failed: {why}", level=self.level, why=_describe_error(error, type(self.within)))
            ) from error
        try:
            action = index(answer)
        except TypeError:
            number = "opponent {level} answered {answer}, which is not the number of an action"
            raise BotError(Phrase("opponent.no_number", number, level=self.level, answer=_short(repr(answer)))) from None
        if action not in decision.actions():
            illegal = "opponent {level} chose {answer}, which is not one of decision.actions()"
            raise BotError(Phrase("opponent.illegal", illegal, level=self.level, answer=_short(repr(answer))))
        return action


@cache
def installed() -> dict[str, str]:
    """Return the opponents of installed packages, ``module:Class`` by name. They are read once, and none is imported."""
    from importlib.metadata import entry_points  # slow to import, and most games are played without it

    return {each.name: each.value for each in sorted(entry_points(group=GROUP), key=lambda each: each.name)}


def opponent(level: str, game: Game, rng: Rng) -> Bot:
    found = bot_class(level)
    try:
        within = found(game, rng)
    except Exception as error:
        raise BotError(
            Phrase("opponent.unmade", "opponent {level} cannot be made: {why}", level=level, why=_describe_error(error, found))
        ) from error
    return Checked(level, within, game, rng)


@cache
def bot_class(level: str) -> type[Bot]:
    """Import the class of an opponent; modules of the current folder are found too, as with ``python -m``."""
    place = installed().get(level, level)
    match = re.fullmatch(rf"({_NAME})\s*:\s*({_NAME})", place)
    if match is None:
        raise BotError(Phrase("opponent.form", "opponent {level}: expected package.module:Class, not '{place}'", level=level, place=place))
    if place == level and os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    return _class_of(level, _module(level, match[1]), match[2])


def _module(level: str, name: str) -> object:
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is not None and (name + ".").startswith(error.name + "."):
            lacking = "opponent {level}: there is no module '{module}', neither installed nor in this folder"
            raise BotError(Phrase("opponent.no_module", lacking, level=level, module=error.name)) from None
        raise _not_imported(level, error) from error
    except (Exception, SystemExit) as error:
        raise _not_imported(level, error) from error


def _not_imported(level: str, error: BaseException) -> BotError:
    return BotError(
        Phrase("opponent.import", "opponent {level}: its module cannot be imported: {why}", level=level, why=_describe_error(error))
    )


def _class_of(level: str, module: object, path: str) -> type[Bot]:
    found = module
    for name in path.split("."):
        if not hasattr(found, name):
            near = get_close_matches(name, dir(found), 1)
            hint = did_you_mean(near[0]) if near else ""
            lacking = "opponent {level}: its module has no class '{name}'{hint}"
            raise BotError(Phrase("opponent.no_class", lacking, level=level, name=name, hint=hint))
        found = getattr(found, name)
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise BotError(Phrase("opponent.no_bot", "opponent {level}: {path} is not a subclass of moonbase.Bot", level=level, path=path))
    if found.choose is Bot.choose:  # which Python itself refuses only where Bot is not compiled
        raise BotError(Phrase("opponent.no_method", "opponent {level}: {path} has no method 'choose'", level=level, path=path))
    return found


def _describe_error(error: BaseException, thrower: type[Bot] | None = None) -> str:
    """Return ``KeyError: 'hand' (my_bots.py, line 12)``: the error, and the last line of the opponent's own file that led to it."""
    said = _short(f"{type(error).__name__}: {error}" if str(error) else type(error).__name__)
    if isinstance(error, SyntaxError):
        return said  # it names the line
    frames = [each for each in extract_tb(error.__traceback__) if not each.filename.startswith("<frozen") and each.filename != __file__]
    own = [each for each in frames if thrower is not None and each.filename == _file(thrower)]
    if not frames:
        return said
    last = (own or frames)[-1]
    return f"{said} ({os.path.basename(last.filename)}, line {last.lineno})"


def _file(thrower: type[Bot]) -> str:
    try:
        return getfile(thrower)
    except (TypeError, OSError):  # made at run time
        return ""


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= LONGEST else line[: LONGEST - 3] + "..."
