"""The stable text of an action: ids and plain words, the same in every language, unique on every legal list."""

from mypy_extensions import i64

from moonbase.games.moon.rules.table.actions import SPAN
from moonbase.games.moon.rules.table.state import MoonState
from moonbase.games.moon.words.operands import FORMS, operands


def write(s: MoonState, action: i64) -> str:
    named = operands(s, action)
    if "copy" in named:
        named["card"] = named["copy"]
    return FORMS[int(action // SPAN)].text(named)
