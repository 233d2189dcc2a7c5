"""The choices that a client has: most of those that it loses come back, with its next turn or after a question, and are not sent again."""

from typing import Final

from moonbase.engine.memory import Memory
from moonbase.server.base.choices import choice_digest
from moonbase.server.base.wire import Choice

MOST_OFFERS: Final = 200
"""Choices that a client remembers besides those that it has just now."""


def renewed(before: Memory, choices: list[Choice]) -> tuple[Memory, dict[str, list[Choice]]]:
    """Return the client's next memory, and what makes the offers of now of those before: choices that are new or read otherwise now, and
    nothing in place of those that it forgets."""
    if not choices:
        return before, {}
    lesson = before.learn([choice.action for choice in choices], [choice_digest(choice) for choice in choices], MOST_OFFERS)
    news = {choices[k].action: [choices[k]] for k in lesson.told}
    return lesson.memory, news | {action: [] for action in lesson.forgotten}
