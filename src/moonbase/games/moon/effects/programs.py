"""The columns of a card set, with what the programs of its cards ask for and put in force."""

from mypy_extensions import i64

from moonbase.cards.card_set import CardSet
from moonbase.games.moon.effects.verb import BY_CODE
from moonbase.games.moon.rules.table.codes import WIDTH
from moonbase.games.moon.rules.table.columns import Columns


def table_of(cards: CardSet) -> Columns:
    t = Columns(cards)
    for face in range(t.faces):
        row: i64 = t.start[face]
        while t.rows[row] != 0:
            BY_CODE[t.rows[row]].enter(t, face, row)
            row += WIDTH
    return t
