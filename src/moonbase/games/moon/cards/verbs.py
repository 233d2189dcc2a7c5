"""The program of a card file: rows of numbers, one or more for each step."""

from typing import Final

from moonbase.cards.names import Choice
from moonbase.cards.ops import Op, Operand, Program
from moonbase.cards.ops import Verb as Word
from moonbase.games.moon.effects.all_verbs import BY_NAME, VERBS
from moonbase.games.moon.effects.verb import Verb
from moonbase.games.moon.rules.table import codes

MOST_ROWS: Final = 8
RULES: Final = Choice("special", {verb.word.name: verb.word.code for verb in VERBS if verb.word.special})
SPECIAL: Final = Word("special", 0, "a rule that belongs to one card", Operand(RULES, 0), special=True)
"""One word for all rules that belong to one card."""
WORDS: Final = (*(verb.word for verb in VERBS if not verb.word.special), SPECIAL)
PROGRAM: Final = Program(WORDS, int(codes.WIDTH), MOST_ROWS)


def verb_of(op: Op) -> Verb:
    """Return the verb of a step."""
    return BY_NAME[str(op.main) if op.special else op.verb]
