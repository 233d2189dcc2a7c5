"""The laboratories of a board: three rows of four, where a new one sets off its row and its column."""

from rich.text import Text

from moonbase.cli.games.fromthemoon.short import brief
from moonbase.cli.games.fromthemoon.words import cut
from moonbase.cli.rendering.elements import LABEL, Found, Plain, number
from moonbase.cli.rendering.narrator import Narrator

NONE = "·"


def lab_lines(seat: Plain, choices: Found, narrator: Narrator, width: int, label: str = "fromthemoon.label.labs") -> list[Text]:
    """List names with what they do where there is room; a free space says so, or has the number to place a laboratory there."""
    room = (width - LABEL) // 4 - 1
    lines = []
    for row, labs in enumerate(seat["labs"]):
        line = Text(f"{narrator.say(label) if row == 0 else '':<{LABEL - 2}}", "bold").append(f"{row + 1} ", "dim")
        for column, lab in enumerate(labs):
            cell = _cell(lab, choices, narrator, f"{row + 1}-{column + 1}", room)
            cell.truncate(room, overflow="ellipsis", pad=True)
            line.append_text(cell).append("│" if column < 3 else "", "dim")
        lines.append(line)
    return lines


def _cell(lab: str | None, choices: Found, narrator: Narrator, at: str, room: int) -> Text:
    if lab is None:
        return Text(NONE, "dim")
    if not lab:
        choice = choices.get(f"space {at}")
        return (
            Text(narrator.say("fromthemoon.labs.free"), "dim")
            if choice is None
            else Text.assemble(number(choice), f" {narrator.say('fromthemoon.labs.here')}")
        )
    sides = [choices.get(text) for text in (f"activate {at}", f"activate {at} first", f"activate {at} second")]
    numbers = Text("/").join(number(choice) for choice in sides if choice is not None and choice.refusal is None)
    out = numbers.append(" ") if numbers else Text()
    name = str(narrator.gallery[lab]["name"])
    effect = brief(narrator.gallery[lab], narrator)
    out.append(name, "bold")
    return out.append(f" {cut(effect, room - len(out) - 1)}", "cyan") if len(out) + len(effect) + 1 <= room else out
