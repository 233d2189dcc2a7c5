"""Moonbase: two board games about settling the Moon, complete and enforced.

game = moonbase.game("moon")     the rules as a Game: see moonbase.engine.game for what it can be asked
moonbase.Rng(seed)               the random generator that is passed to it
moonbase.CHANCE, moonbase.OVER   who is waited on when it is nature, and when the game is over
moonbase.PUBLIC                  the viewer without a seat
moonbase.State                   where a game stands: a value that is compared, hashed, copied and pickled
moonbase.speech(game)            makes sentences of what the game says in texts
moonbase.Bot, moonbase.Decision  an opponent of your own, and what it is shown when its seat is asked
"""

import sys

TYPE_CHECKING = False  # type checkers take this name for True; importing it from typing would cost more than all the rest here

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.abc import Loader
    from importlib.machinery import ModuleSpec
    from types import ModuleType
    from typing import Any

    from moonbase.bots.bot import Bot
    from moonbase.bots.decision import Decision
    from moonbase.catalog.registry import game
    from moonbase.engine.game import CHANCE, OVER, PUBLIC, Game, GameError, State
    from moonbase.engine.rng import Rng
    from moonbase.languages.speech import speech
    from moonbase.native.version import __version__

__all__ = ["CHANCE", "OVER", "PUBLIC", "Bot", "Decision", "Game", "GameError", "Rng", "State", "__version__", "game", "speech"]

_HOMES = {
    "CHANCE": "moonbase.engine.game",
    "OVER": "moonbase.engine.game",
    "PUBLIC": "moonbase.engine.game",
    "Bot": "moonbase.bots.bot",
    "Decision": "moonbase.bots.decision",
    "Game": "moonbase.engine.game",
    "GameError": "moonbase.engine.game",
    "Rng": "moonbase.engine.rng",
    "State": "moonbase.engine.game",
    "__version__": "moonbase.native.version",
    "game": "moonbase.catalog.registry",
    "speech": "moonbase.languages.speech",
}
"""Maps each public name to the module that is imported when the name is first used."""


if not TYPE_CHECKING:  # a type checker would take it to have every name

    def __getattr__(name: str) -> object:
        if name not in _HOMES:
            raise AttributeError(f"module 'moonbase' has no attribute '{name}'")
        from importlib import import_module

        value = globals()[name] = getattr(import_module(_HOMES[name]), name)
        return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOMES})


class _EngineAwaited:
    """Finds the parts of the engine, and lets ``_Choice`` load them."""

    PARTS = frozenset(("moonbase.bots", "moonbase.cards", "moonbase.engine", "moonbase.games"))

    @staticmethod
    def find_spec(name: str, path: "Sequence[str] | None", target: "ModuleType | None" = None, /) -> "ModuleSpec | None":
        if name not in _EngineAwaited.PARTS:
            return None
        for finder in [*sys.meta_path]:
            spec: Any = None if finder is _EngineAwaited else finder.find_spec(name, path, target)
            if spec is not None and spec.loader is not None:
                spec.loader = _Choice(spec.loader)
                found: ModuleSpec = spec
                return found
        return None


class _Choice:
    """Chooses between compiled and interpreted modules, then leaves the loading to the usual loader.

    The finder cannot do this: Python 3.11 calls it under the global import lock, and importing anything there can deadlock with another
    thread. Nor can the part itself: once it is in ``sys.modules``, other threads import its modules without waiting for it.
    """

    def __init__(self, loader: "Loader") -> None:
        self._loader = loader

    def create_module(self, spec: "ModuleSpec") -> "ModuleType | None":
        import moonbase.native.activated  # noqa: F401  (the lock of this import holds other threads back until it is done)

        spec.loader = self._loader
        return self._loader.create_module(spec)

    def __getattr__(self, name: str) -> object:
        return getattr(self._loader, name)


sys.meta_path.insert(0, _EngineAwaited)
