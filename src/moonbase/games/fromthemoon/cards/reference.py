"""The reference of From the Moon's card file format."""

from typing import Final

from moonbase.cards.reference import Chapter, coded, fields_of, names_of, times_of, verbs_of
from moonbase.games.fromthemoon.cards.checks import TIMES_OF, VERBS_AT, VERBS_ON
from moonbase.games.fromthemoon.cards.verbs import WORDS
from moonbase.games.fromthemoon.cards.vocabulary import FORMAT
from moonbase.games.fromthemoon.effects.operands import SELECTOR
from moonbase.games.fromthemoon.rules.table.names import WHENS_ABOUT

_KINDS: Final = Chapter(
    "Tiles that work by their kind",
    "These have no `when`; their table says when they work. The verbs that `do` may hold:",
    ("table", "verbs"),
    tuple((f"`{table}`", coded(verbs)) for table, verbs in VERBS_ON.items()),
)
_TIMED: Final = Chapter(
    "Tiles that say when they work",
    "The times that `when` can name:",
    ("table", "times"),
    tuple((f"`{table}`", coded(times)) for table, times in TIMES_OF.items()),
)
CHAPTERS: Final[tuple[Chapter, ...]] = (
    *(fields_of(table) for table in FORMAT.tables),
    _KINDS,
    _TIMED,
    times_of(WHENS_ABOUT, VERBS_AT),
    verbs_of(WORDS),
    names_of("Counts", "What `per` and `count` can count.", SELECTOR),
)
