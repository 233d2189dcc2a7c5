"""An open question, and its answers as numbered words; answers that are places stand on the Moon or on the board as well."""

from collections.abc import Collection
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from moonbase.cli.games.fromthemoon.labs import lab_lines
from moonbase.cli.games.fromthemoon.offers import small_change
from moonbase.cli.games.fromthemoon.short import brief
from moonbase.cli.games.fromthemoon.team import is_of_team, team_lines
from moonbase.cli.games.fromthemoon.words import COLOURS, goods, place, short_reason
from moonbase.cli.rendering.choices import Choice
from moonbase.cli.rendering.elements import Found, Gallery, Plain, number, running
from moonbase.cli.rendering.narrator import Narrator

QUESTIONS: Final = {
    "halves": "You may do the other half of the action as well.",
    "side": "which side, if any?",
    "pay": "will you pay?",
    "gain": "which resource?",
    "recruit": "whom do you recruit, and into which rover?",
    "train": "whom do you train?",
    "greenhouse": "a greenhouse?",
    "upgrade": "improve a greenhouse?",
    "foundation": "a foundation?",
    "take lab": "which laboratory do you take?",
    "research": "Special Research: a foundation or a laboratory?",
    "approval": "an approval. Construct a part, improve one, or take the point.",
    "income": "Your income: what comes first?",
    "faction": "Which faction will you lead?",
    "keep": "Which small building do you do without?",
}
ON_THE_MOON: Final = ("build", "use", "tasks")
"""Kinds of questions whose answers are seen on the Moon."""
OUT_OF_PLACE: Final = ("why.no_specialist", "why.part_taken", "why.part_improved", "why.launched")
"""Reasons of choices that only `list` names."""
ON_THE_BOARD: Final = ("lab", "chain")


def question_block(
    view: Plain, gallery: Gallery, choices: list[Choice], narrator: Narrator, width: int, shrunk: Collection[str]
) -> list[RenderableType]:
    asked = view["question"]
    found = {choice.text: choice for choice in choices}
    out: list[RenderableType] = [_title(view, asked, gallery, width)]
    if asked["kind"] in ON_THE_BOARD and "labs" not in shrunk:
        out += lab_lines(view["seats"][view["viewer"] or 0], gallery, found, width)
    if any(is_of_team(choice.text) for choice in choices):
        out += team_lines(view, found, shrunk)
    return [*out, *_answers(gallery, choices, found, narrator, width, shrunk)]


def _title(view: Plain, asked: Plain, gallery: Gallery, width: int) -> Text:
    kind = asked["kind"]
    columns = view["grid"]["columns"]
    if kind == "tasks":
        tile = view["grid"]["tiles"][asked["tile"]]
        left = {colour: asked["tasks"][colour] for colour in COLOURS if asked["tasks"][colour]}
        name = gallery[tile["card"]]["name"]
        line = Text(f"Rover {asked['rover']} works on {name} ({place(columns, asked['tile'])}).", "bold")
        return line.append(" Tasks left: ").append_text(goods(left) if left else Text("none"))
    if kind == "feed":
        return Text(f"Feeding: your team eats {asked['mouths']}, you have {asked['food']} food.", "bold")
    if kind == "build":
        return Text(f"Where does {gallery[asked['card']]['name']} stand? The numbers are on the corners of the Moon.", "bold")
    if kind == "use":
        return Text("The new building may use a tile beside it. Which one?", "bold")
    if kind == "lab":
        return Text(f"Where does {gallery[asked['card']]['name']} go? It sets off its row and its column.", "bold")
    if kind == "chain":
        left = min(asked["left"], len(asked["labs"]))
        return Text(f"Which laboratory do you activate next? {left} may still work.", "bold")
    card = gallery.get(asked.get("card") or "")
    words = QUESTIONS.get(kind, "what do you choose?")
    if card is None:
        return Text(words[0].upper() + words[1:], "bold")
    line = Text(f"{card['name']}: {words}", "bold")
    text = str(card["text"]).removeprefix("Activate: ")
    text = f"  {text[:1].upper()}{text[1:]}"
    return line.append(text, "dim") if len(line) + len(text) <= width else line


def _words(choice: Choice, gallery: Gallery) -> str:
    """A faction in brief, since eight of them are offered at once; anything else as it is said."""
    verb, *rest = choice.text.split()
    if verb != "faction":
        return choice.words
    card = gallery[rest[-1]]
    start, _, power = str(card["text"]).removeprefix("Start with ").partition(". ")
    return f"{card['name']}: {brief(start).replace(',', '').replace(' charged batteries', 'bat')}. {power}"


def _answers(
    gallery: Gallery, choices: list[Choice], found: Found, narrator: Narrator, width: int, shrunk: Collection[str]
) -> list[RenderableType]:
    """One line each; what stands in a picture already is left out where room is short."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(overflow="ellipsis")
    closed = 0
    for choice in choices:
        if is_of_team(choice.text) or choice.text.startswith("convert ") or ("spaces in words" in shrunk and choice.text.startswith("at ")):
            continue
        if choice.refusal is not None and ("closed choices" in shrunk or choice.refusal.reason.key in OUT_OF_PLACE):
            closed += 1
            continue
        words = Text(_words(choice, gallery), "" if choice.refusal is None else "dim")
        words.append(f"  ✗ {short_reason(choice.refusal, narrator)}" if choice.refusal is not None else "", "dim")
        if "texts of choices" in shrunk:
            words.truncate(width - 6, overflow="ellipsis")
        grid.add_row(number(choice), words)
    out: list[RenderableType] = [grid] if grid.row_count else []
    change = small_change(found)
    if closed:
        change.append(Text(f"{closed} closed: list", "dim"))
    return [*out, *(running([("", change)], "Also", width) if change else [])]
