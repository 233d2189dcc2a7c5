"""What others did, in few lines: the sentences of one player become one, and what everybody knows is left out."""

from typing import Final

from moonbase.cli.names import Narrator
from moonbase.engine.text import Ref, Text

QUIET: Final = frozenset(
    f"event.{key}"
    for key in ("turn", "round", "passed", "dealt", "dealt_hidden", "dealt_expedition_hidden", "reputation", "base", "turned_up")
)
BREAKS: Final = frozenset(("event.turn", "event.era"))
HEADLINES: Final[frozenset[str]] = frozenset(
    f"event.{key}" for key in ("lead", "era", "claimed", "flag_won", "flag_kept", "cards_scored", "over")
)
SAME_VERB: Final = frozenset(("event.gained", "event.scored", "event.paid"))
"""Said once for several things in a row: "gains 1 Water, 1 Bio"."""


def digest(events: list[Text], narrator: Narrator) -> list[str]:
    """A line for each turn, and one for what happens between turns."""
    lines: list[str] = []
    sentences: list[str] = []
    last = Text("")
    for text in events:
        if text.key in BREAKS and sentences:
            lines.append(" ".join(sentence + "." for sentence in sentences))
            sentences = []
        if text.key not in QUIET:
            _add(sentences, text, last, narrator)
            last = text
        else:
            last = Text("")
    if sentences:
        lines.append(" ".join(sentence + "." for sentence in sentences))
    return lines


def _add(sentences: list[str], text: Text, last: Text, narrator: Narrator) -> None:
    sentence = narrator.plain(text).replace(" from the hand", "").rstrip(".")
    seat = text.args.get("seat")
    if not sentences or not isinstance(seat, Ref) or seat != last.args.get("seat"):
        sentences.append(sentence)
        return
    rest = sentence.removeprefix(narrator.names[int(seat.id)]).strip()
    if text.key == last.key and text.key in SAME_VERB:
        rest = rest.split(" ", 1)[1]
    sentences[-1] += f", {rest}"
