"""The hand as rows: what each card costs, needs and does, with the numbers to construct and to assimilate it."""

from textwrap import wrap

from rich.table import Table
from rich.text import Text

from moonbase.cli.games.moon.brief import brief
from moonbase.cli.games.moon.cards import colour_word, tinted
from moonbase.cli.games.moon.words import flags, goods, short_reason
from moonbase.cli.rendering.choices import Choice
from moonbase.cli.rendering.elements import Found, Plain, dash, number, numbered
from moonbase.cli.rendering.narrator import Narrator

HEADS = ("", "build", "", "cost", "need", "assimilate")
"""The columns of the hand around what the cards do, by the ends of the keys of their heads."""


def hand_table(ids: list[str], choices: Found, narrator: Narrator, lines: int, width: int) -> Table:
    """Draw one row a card: the number to construct it, what it costs, needs and does, and the number to assimilate it."""
    rows = [_hand_row(id, ids.count(id), choices, narrator) for id in dict.fromkeys(ids)]
    heads = [narrator.say(f"moon.hand.{head}") if head else "" for head in HEADS]
    room = width - sum(max(len(head), *(len(row[i]) for row in rows)) + 1 for i, head in enumerate(heads))
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", justify="right")
    for head in heads[1:5]:
        table.add_column(head, no_wrap=True)
    table.add_column(narrator.say("moon.hand.does"))
    table.add_column(heads[5], no_wrap=True)
    for id, row in zip(dict.fromkeys(ids), rows, strict=True):
        build = choices.get(f"build {id}")
        does = wrap(_closed(build, narrator) + brief(id, narrator), max(20, room - 1), max_lines=lines, placeholder=" …")
        table.add_row(*row[:5], Text("\n".join(does), "dim" if build and build.refusal else ""), row[5])
    return table


def _hand_row(id: str, copies: int, choices: Found, narrator: Narrator) -> list[Text]:
    card: Plain = narrator.gallery[id]
    build, take = choices.get(f"build {id}"), choices.get(f"assimilate {id}")
    name = tinted(card).append(f" ×{copies}" if copies > 1 else "", "dim")
    reward = numbered(take).append_text(dash(goods(card["assimilate"], narrator)))
    return [
        number(build) if build else Text(""),
        name,
        Text(colour_word(card["colour"], narrator), "dim"),
        dash(goods(card["cost"], narrator)),
        dash(flags(card["need"], narrator)),
        reward,
    ]


def hand_parts(ids: list[str], choices: Found, narrator: Narrator) -> list[Text]:
    """Draw the hand in a line, for the time after the main action."""
    parts = []
    for id in dict.fromkeys(ids):
        both = [choices[text] for text in (f"build {id}", f"assimilate {id}") if text in choices]
        part = tinted(narrator.gallery[id]).append(f" ×{ids.count(id)}" if ids.count(id) > 1 else "", "dim")
        parts.append(part.append("".join(f" {number(choice)}" for choice in both), "dim"))
    return parts


def _closed(choice: Choice | None, narrator: Narrator) -> str:
    if choice is None or choice.refusal is None:
        return ""
    return f"✗ {short_reason(choice.refusal, narrator)}. "
