"""The reference of Moon's card file format."""

from typing import Final

from moonbase.cards.reference import Chapter, fields_of, names_of, times_of, verbs_of
from moonbase.games.moon.cards.checks import VERBS_AT
from moonbase.games.moon.cards.verbs import WORDS
from moonbase.games.moon.cards.vocabulary import FORMAT
from moonbase.games.moon.effects.operands import SELECTOR
from moonbase.games.moon.rules.table.names import WHENS_ABOUT

_COUNTS: Final = (
    'What `per`, `mirror` and `require` can count. An amount written `"X"` is as many as the Hearts on the X space when the step is done: '
    "3, 2 and 1 in the three Eras."
)
CHAPTERS: Final[tuple[Chapter, ...]] = (
    *(fields_of(table) for table in FORMAT.tables),
    times_of(WHENS_ABOUT, VERBS_AT),
    verbs_of(WORDS),
    names_of("Counts", _COUNTS, SELECTOR),
)
