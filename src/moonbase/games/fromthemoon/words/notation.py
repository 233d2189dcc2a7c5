"""The stable text of an action: ids and plain words, the same in every language, unique on every legal list.

Rovers, parts, rows and columns are counted from 1, as people do. A place reads ``row-column``.
"""

from mypy_extensions import i64

from moonbase.games.fromthemoon.rules.table.actions import SPAN
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState
from moonbase.games.fromthemoon.words.operands import FORMS, operands


def write(s: FromTheMoonState, action: i64) -> str:
    return FORMS[int(action // SPAN)].text(operands(s, action))
