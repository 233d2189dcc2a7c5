"""A digest of the others' turns: the sentences of one player become one, and what everybody knows is left out."""

from typing import Final

from moonbase.cli.rendering.narrator import Narrator
from moonbase.cli.rendering.news import add_sentence
from moonbase.engine.text import Text

QUIET: Final = frozenset(
    f"event.{key}" for key in ("turn", "laid_out", "shown", "drew", "filled", "dummy_building", "dummy_rover", "answers", "progress")
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
    )
)
SAME_VERB: Final = frozenset(f"event.{key}" for key in ("collected", "gained", "scored", "paid", "converted", "activated"))
"""Said once for several things in a row: "gains 1 water, 1 food"."""


def digest(events: list[Text], narrator: Narrator) -> list[str]:
    """A line for each turn."""
    lines: list[list[str]] = [[]]
    last = Text("")
    for text in events:
        if text.key == "event.turn":
            lines.append([])
        if text.key in QUIET:
            last = last if text.key != "event.turn" else Text("")
            continue
        sentence = narrator.plain(text).rstrip(".")
        add_sentence(lines[-1], sentence, text, last, narrator, SAME_VERB)
        last = text if sentence.startswith(tuple(narrator.names)) else Text("")
    return [" ".join(sentence + "." for sentence in line) for line in lines if line]
