"""A digest of the others' turns: what one player did becomes one sentence, and what everybody knows is left out."""

from typing import Final

from moonbase.cli.rendering.narrator import Narrator
from moonbase.cli.rendering.news import retold
from moonbase.engine.text import Text

QUIET: Final = frozenset(
    f"event.{key}"
    for key in ("turn", "round", "passed", "dealt", "dealt_hidden", "dealt_expedition_hidden", "reputation", "base", "turned_up")
)
BREAKS: Final = frozenset(("event.turn", "event.era"))
SCORING: Final = frozenset(f"event.{key}" for key in ("flag_won", "flag_kept", "flag_lost", "cards_scored", "x"))
"""Events at the end of an Era, which get a line of their own."""
HEADLINES: Final[frozenset[str]] = frozenset(
    f"event.{key}" for key in ("lead", "era", "claimed", "flag_won", "flag_kept", "flag_lost", "cards_scored", "over", "final")
)
LISTS: Final = {f"event.{key}": "what" for key in ("gained", "scored", "scored_from", "paid")}
"""Several events in a row, told once: "gains 1 Water and 2 Bio"."""


def digest(events: list[Text], narrator: Narrator) -> list[str]:
    """Make a line for each turn, one for the end of an Era, and one for what happens between turns."""
    lines: list[list[Text]] = [[]]
    last = ""
    for text in events:
        if text.key in BREAKS or (text.key in SCORING and last not in SCORING):
            lines.append([])
        if text.key not in QUIET:
            lines[-1].append(_briefly(text))
        last = text.key
    return [_line(line, narrator) for line in lines if line]


def _briefly(text: Text) -> Text:
    """Leave out which card goods come from, so that they are added up; the log has it."""
    if text.key != "event.gained_from":
        return text
    return Text("event.gained", seat=text.args["seat"], what=text.args["what"])


def _line(events: list[Text], narrator: Narrator) -> str:
    told = " ".join(retold(events, "moon", LISTS, narrator))
    return narrator.say("moon.news.era_ends", told=told) if events[0].key in SCORING else told
