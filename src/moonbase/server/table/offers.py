"""The choices that a client has: most of those that it loses come back, with its next turn or after a question, and are not sent again."""

from array import array
from collections.abc import Iterable
from itertools import islice
from sys import intern
from typing import Final, NamedTuple

from moonbase.server.base.choices import digest_of
from moonbase.server.base.wire import Choice

MOST_OFFERS: Final = 200
"""Choices that a client remembers besides those that it has just now."""
NUMBERS: Final = "q"


class Offers(NamedTuple):
    """Choices by their actions, the latest last, each with a digest that tells whether the client has it as it is. A table has such a list
    for each of its clients, so it is kept in little memory."""

    actions: tuple[str, ...]
    digests: "array[int]"


NO_OFFERS: Final = Offers((), array(NUMBERS))


def renewed(before: Offers, choices: Iterable[Choice]) -> tuple[Offers, dict[str, list[Choice]]]:
    """Return the choices that a client has next, those of now as the latest, and what makes them of those before: choices that are new or
    read otherwise now, and those that it forgets."""
    after = dict(zip(*before, strict=True))
    news: dict[str, list[Choice]] = {}
    count = 0
    for choice in choices:
        action, digest = intern(choice.action), digest_of(choice)
        if after.pop(action, None) != digest:
            news[action] = [choice]
        after[action] = digest
        count += 1
    if not count:
        return before, {}
    forgotten = max(0, len(after) - count - MOST_OFFERS)
    for action in list(islice(after, forgotten)):
        del after[action]
        news[action] = []
    return Offers(tuple(after), array(NUMBERS, after.values())), news
