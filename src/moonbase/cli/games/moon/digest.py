"""A digest of the others' turns: the sentences of one player become one, and what everybody knows is left out."""

from typing import Final

from moonbase.cli.rendering.narrator import Narrator
from moonbase.cli.rendering.news import add_sentence
from moonbase.engine.text import Text

QUIET: Final = frozenset(
    f"event.{key}"
    for key in ("turn", "round", "passed", "dealt", "dealt_hidden", "dealt_expedition_hidden", "reputation", "base", "turned_up")
)
BREAKS: Final = frozenset(("event.turn", "event.era"))
SCORING: Final = frozenset(f"event.{key}" for key in ("flag_won", "flag_kept", "cards_scored", "x"))
"""Events at the end of an Era, which get a line of their own."""
HEADLINES: Final[frozenset[str]] = frozenset(
    f"event.{key}" for key in ("lead", "era", "claimed", "flag_won", "flag_kept", "cards_scored", "over")
)
SAME_VERB: Final = frozenset(("event.gained", "event.scored", "event.paid"))
"""Said once for several things in a row: "gains 1 Water, 1 Bio"."""


def digest(events: list[Text], narrator: Narrator) -> list[str]:
    """A line for each turn, one for the end of an Era, and one for what happens between turns."""
    lines: list[list[str]] = [[]]
    last = Text("")
    for text in events:
        ends = text.key in SCORING and last.key not in SCORING
        if text.key in BREAKS or ends:
            lines.append([])
        if text.key in QUIET:
            last = Text("")
            continue
        _add(lines[-1], text, last, narrator)
        if ends:
            lines[-1][0] = f"The Era ends: {lines[-1][0]}"
        last = text
    return [" ".join(sentence + "." for sentence in line) for line in lines if line]


def _add(sentences: list[str], text: Text, last: Text, narrator: Narrator) -> None:
    sentence = narrator.plain(text).replace(" from the hand", "").rstrip(".")
    add_sentence(sentences, sentence, text, last, narrator, SAME_VERB)
