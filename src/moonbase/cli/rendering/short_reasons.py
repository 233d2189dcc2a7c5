"""The reason why a choice is closed, in two or three words that fit beside it."""

from collections.abc import Callable, Sequence

from moonbase.cli.rendering.narrator import Narrator
from moonbase.engine.game import Refusal
from moonbase.engine.text import Arg, Text


def short_reason(refusal: Refusal, game: str, narrator: Narrator, listed: Callable[[list[Text]], str]) -> str:
    """Return the words that a game has for the reason, its lists put together by ``listed``; the rule's id where it has none."""
    key = f"{game}.{refusal.reason.key}"
    if not narrator.has(key):
        return refusal.rule
    return narrator.say(key, **{name: _short(arg, listed) for name, arg in refusal.reason.args.items()})


def _short(arg: Arg, listed: Callable[[list[Text]], str]) -> Arg:
    if isinstance(arg, Sequence) and not isinstance(arg, str):
        return listed([part for part in arg if isinstance(part, Text)])
    return arg


def last(key: str) -> str:
    """``water`` of the key ``goods.water``."""
    return key.rpartition(".")[2]
