"""A digest of the others' turns: what one player did becomes one sentence, and what everybody knows is left out."""

from typing import Final

from moonbase.cli.rendering.narrator import Narrator
from moonbase.cli.rendering.news import retold
from moonbase.engine.text import Text

QUIET: Final = frozenset(
    f"event.{key}"
    for key in (
        "turn",
        "laid_out",
        "shown",
        "drew",
        "filled",
        "dummy_building",
        "dummy_rover",
        "answers",
        "power",
        "space_bonus",
    )
)
HEADLINES: Final[frozenset[str]] = frozenset(
    f"event.{key}"
    for key in (
        "lead",
        "faction",
        "constructed",
        "improved",
        "launched",
        "launch_bonus",
        "left_track",
        "lost_1",
        "lost_2",
        "lost_3",
        "over",
        "final",
    )
)
LISTS: Final = {
    "event.collected": "what",
    "event.gained": "what",
    "event.scored": "n",
    "event.paid": "what",
    "event.activated": "card",
}
"""Arguments that are told once for several events in a row: "gains 1 water and 1 food"."""


def digest(events: list[Text], narrator: Narrator) -> list[str]:
    """Make a line for each turn."""
    lines: list[list[Text]] = [[]]
    for text in events:
        if text.key == "event.turn":
            lines.append([])
        if text.key not in QUIET:
            lines[-1].append(text)
    return [" ".join(retold(line, "fromthemoon", LISTS, narrator)) for line in lines if line]
