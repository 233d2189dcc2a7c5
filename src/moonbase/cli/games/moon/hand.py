"""The hand as rows: what each card costs, needs and does, with the numbers to construct and to assimilate it."""

from textwrap import wrap

from rich.table import Table
from rich.text import Text

from moonbase.cli.games.moon.cards import tinted
from moonbase.cli.games.moon.words import flags, goods, short_reason
from moonbase.cli.rendering.choices import Choice
from moonbase.cli.rendering.elements import Found, Gallery, Plain, dash, number, numbered
from moonbase.cli.rendering.narrator import Narrator

HEADS = ("", "construct", "", "cost", "needs", "assimilate")
"""The columns of the hand around what the cards do."""


def hand_table(ids: list[str], gallery: Gallery, choices: Found, narrator: Narrator, lines: int, width: int) -> Table:
    """One row a card: the number to construct it, what it costs, needs and does, and the number to assimilate it."""
    rows = [_hand_row(id, ids.count(id), gallery[id], choices) for id in dict.fromkeys(ids)]
    room = width - sum(max(len(head), *(len(row[i]) for row in rows)) + 1 for i, head in enumerate(HEADS))
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", justify="right")
    for head in (*HEADS[1:5], "what it does", HEADS[5]):
        table.add_column(head, no_wrap=head != "what it does")
    for id, row in zip(dict.fromkeys(ids), rows, strict=True):
        build = choices.get(f"build {id}")
        does = wrap(_closed(build, narrator) + _does(gallery[id]), max(20, room - 1), max_lines=lines, placeholder=" …")
        table.add_row(*row[:5], Text("\n".join(does), "dim" if build and build.refusal else ""), row[5])
    return table


def _hand_row(id: str, copies: int, card: Plain, choices: Found) -> list[Text]:
    build, take = choices.get(f"build {id}"), choices.get(f"assimilate {id}")
    name = tinted(card).append(f" ×{copies}" if copies > 1 else "", "dim")
    reward = numbered(take).append_text(dash(goods(card["assimilate"])))
    return [
        number(build) if build else Text(""),
        name,
        Text(card["colour"], "dim"),
        dash(goods(card["cost"])),
        dash(flags(card["need"])),
        reward,
    ]


def hand_parts(ids: list[str], gallery: Gallery, choices: Found) -> list[Text]:
    """The hand in a line, for the time after the main action."""
    parts = []
    for id in dict.fromkeys(ids):
        both = [choices[text] for text in (f"build {id}", f"assimilate {id}") if text in choices]
        part = tinted(gallery[id]).append(f" ×{ids.count(id)}" if ids.count(id) > 1 else "", "dim")
        parts.append(part.append("".join(f" {number(choice)}" for choice in both), "dim"))
    return parts


def _closed(choice: Choice | None, narrator: Narrator) -> str:
    if choice is None or choice.refusal is None:
        return ""
    return f"✗ {short_reason(choice.refusal, narrator)}. "


def _does(card: Plain) -> str:
    """The text without what the row says anyway: that pink cards flip, and that Flags are Flags."""
    text: str = card["text"].removeprefix("Flip: ").replace(" Flags.", ".").replace(" Flag.", ".")
    return text[0].upper() + text[1:]
