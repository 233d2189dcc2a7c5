"""An open question, and its answers as numbered words; answers that are places stand on the Moon or on the board as well."""

from collections.abc import Collection
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from moonbase.cli.games.fromthemoon.labs import lab_lines
from moonbase.cli.games.fromthemoon.offers import small_change
from moonbase.cli.games.fromthemoon.power import power, start
from moonbase.cli.games.fromthemoon.team import is_of_team, team_lines
from moonbase.cli.games.fromthemoon.words import COLOURS, goods, place, short_reason
from moonbase.cli.rendering.choices import Choice
from moonbase.cli.rendering.elements import Found, Plain, number, running
from moonbase.cli.rendering.narrator import Narrator, capital

ON_THE_MOON: Final = ("build", "use", "tasks")
"""Kinds of questions whose answers are seen on the Moon."""
OUT_OF_PLACE: Final = ("why.no_specialist", "why.part_taken", "why.part_improved", "why.launched")
"""Reasons of choices that only `list` names."""
ON_THE_BOARD: Final = ("lab", "chain")
WHOLE: Final = ("feed", "build", "use", "lab", "chain")
"""Kinds of questions that name by themselves all that they are about."""


def question_block(view: Plain, choices: list[Choice], narrator: Narrator, width: int, shrunk: Collection[str]) -> list[RenderableType]:
    asked = view["question"]
    found = {choice.text: choice for choice in choices}
    out: list[RenderableType] = [_title(view, asked, narrator, width)]
    if asked["kind"] in ON_THE_BOARD and "labs" not in shrunk:
        out += lab_lines(view["seats"][view["viewer"] or 0], found, narrator, width)
    if any(is_of_team(choice) for choice in choices):
        out += team_lines(view, found, narrator, shrunk)
    return [*out, *_answers(choices, found, narrator, width, shrunk)]


def _title(view: Plain, asked: Plain, narrator: Narrator, width: int) -> Text:
    kind = asked["kind"]
    if kind == "tasks":
        return _tasks(view, asked, narrator)
    key = f"fromthemoon.question.{kind}"
    card = narrator.gallery.get(asked.get("card") or "")
    name = card["name"] if card else ""
    if kind in WHOLE:
        more = min(asked["left"], len(asked["labs"])) if kind == "chain" else 0
        return Text(narrator.say(key, card=name, n=more, mouths=asked.get("mouths", 0), food=asked.get("food", 0)), "bold")
    words = narrator.say(key if narrator.has(key) else "fromthemoon.question.other")
    if card is None:
        return Text(capital(words), "bold")
    line = Text(f"{name}: {words}", "bold")
    text = f"  {card['text']}" if card["when"] else f"  {narrator.effect(card['id'])}."
    return line.append(text, "not bold dim") if len(line) + len(text) <= width else line


def _tasks(view: Plain, asked: Plain, narrator: Narrator) -> Text:
    tile = view["grid"]["tiles"][asked["tile"]]
    left = {colour: asked["tasks"][colour] for colour in COLOURS if asked["tasks"][colour]}
    name, at = narrator.gallery[tile["card"]]["name"], place(view["grid"]["columns"], asked["tile"])
    line = Text(narrator.say("fromthemoon.question.tasks", rover=asked["rover"], card=name, at=at), "bold").append(" ")
    return line.append_text(goods(left, narrator) if left else Text(narrator.say("fromthemoon.question.no_tasks")))


def _words(choice: Choice, narrator: Narrator) -> str:
    """Return the words of a choice: a faction in brief, since eight of them are offered at once, anything else as it is said."""
    id = choice.card
    if choice.verb != "faction" or id is None:
        return choice.words
    return f"{narrator.gallery[id]['name']}: {start(id, narrator)}. {power(id, narrator)}"


def _answers(choices: list[Choice], found: Found, narrator: Narrator, width: int, shrunk: Collection[str]) -> list[RenderableType]:
    """Draw each answer on a line; what stands in a picture already is left out where room is short."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(overflow="ellipsis")
    closed = 0
    for choice in choices:
        if is_of_team(choice) or choice.verb == "convert" or ("spaces in words" in shrunk and choice.verb == "at"):
            continue
        if choice.refusal is not None and ("closed choices" in shrunk or choice.refusal.reason.key in OUT_OF_PLACE):
            closed += 1
            continue
        words = Text(_words(choice, narrator), "" if choice.refusal is None else "dim")
        words.append(f"  ✗ {short_reason(choice.refusal, narrator)}" if choice.refusal is not None else "", "dim")
        if "texts of choices" in shrunk:
            words.truncate(width - 6, overflow="ellipsis")
        grid.add_row(number(choice), words)
    out: list[RenderableType] = [grid] if grid.row_count else []
    change = small_change(found, narrator)
    if closed:
        change.append(Text(narrator.say("fromthemoon.offers.closed", n=closed, word=narrator.say("word.list")), "dim"))
    return [*out, *(running([("", change)], narrator.say("fromthemoon.label.also"), width) if change else [])]
