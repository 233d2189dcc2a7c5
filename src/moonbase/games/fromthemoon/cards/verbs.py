"""The program of a tile file: rows of numbers, one or more for each step."""

from typing import Final

from moonbase.cards.ops import Program
from moonbase.games.fromthemoon.effects.all_verbs import VERBS
from moonbase.games.fromthemoon.rules.table import codes

MOST_ROWS: Final = 8
WORDS: Final = tuple(verb.word for verb in VERBS)
PROGRAM: Final = Program(WORDS, int(codes.WIDTH), MOST_ROWS)
