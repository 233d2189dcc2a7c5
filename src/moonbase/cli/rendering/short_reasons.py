"""Why a choice is closed, in two or three words that fit beside it."""

from collections.abc import Callable, Mapping, Sequence
from string import Formatter

from moonbase.cli.rendering.narrator import Narrator
from moonbase.engine.game import Refusal
from moonbase.engine.text import Text


def short_reason(refusal: Refusal, narrator: Narrator, short: Mapping[str, str], named: Callable[[list[str]], str]) -> str:
    """The words that a game has for the reason, its lists put together by ``named``; the rule's id where it has none."""
    words = short.get(refusal.reason.key)
    if words is None:
        return refusal.rule
    asked = [name for _, name, _, _ in Formatter().parse(words) if name]
    return words.format(**{key: named(parts(refusal.reason, key, narrator)) for key in asked})


def parts(reason: Text, key: str, narrator: Narrator) -> list[str]:
    """The things that a reason lists under a key, each in words."""
    found = reason.args.get(key, "")
    listed: Sequence[object] = found if isinstance(found, Sequence) and not isinstance(found, str) else [found]
    return [narrator.plain(part) if isinstance(part, Text) else str(part) for part in listed]
