"""The names of the players, for the log, and English that speaks to the reader."""

import re
from typing import Final

from moonbase.engine.game import Game
from moonbase.engine.text import Text
from moonbase.languages.speech import speech

YOU: Final = "You"
SEATS: Final = "ABCDE"
"""A letter for each seat, the first one A."""
LONGEST: Final = 12
"""Letters of a name on the table."""
_IRREGULAR: Final = {"is": "are", "has": "have", "was": "were", "does": "do"}


def seat_names(seats: list[str], name: str = YOU) -> list[str]:
    """``["you", "greedy"]`` reads "You" and "Greedy 1": the number is the seat's, as in action texts."""
    from moonbase.roster.levels import label  # late: a wrong argument is refused without any opponent

    name = " ".join(name.split()) or YOU
    name = name if len(name) <= LONGEST else name[: LONGEST - 1].rstrip() + "…"
    return [name if level == "you" else f"{label(level)} {seat}" for seat, level in enumerate(seats)]


class Narrator:
    """Texts as sentences, with the names of the people at the table."""

    def __init__(self, game: Game, names: list[str]) -> None:
        self.names = names
        self._speech = speech(game, {f"seat:{seat}": name for seat, name in enumerate(names)})

    def plain(self, text: Text) -> str:
        return second_person(self._speech.say(text))


def second_person(sentence: str) -> str:
    """ "You gains 1 Water." becomes "You gain 1 Water."."""
    if YOU not in sentence:
        return sentence
    sentence = re.sub(r"^You (\w+)", lambda match: f"You {_verb(match[1])}", sentence)
    sentence = re.sub(r"^(You .* and) (score|lose)s\b", r"\1 \2", sentence)
    sentence = re.sub(r"\bThe (\w+) of You\b", r"Your \1", sentence)
    sentence = re.sub(r"\bof You\b", "of yours", sentence)
    return re.sub(r"\bby You\b", "by you", sentence)


def _verb(word: str) -> str:
    return _IRREGULAR.get(word) or (word[:-1] if word.endswith("s") else word)
