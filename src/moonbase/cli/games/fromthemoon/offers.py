"""The choices of a turn besides sending rovers and growing the team: groups of numbered choices in running lines."""

from collections.abc import Collection

from rich.text import Text

from moonbase.cli.games.fromthemoon.short import brief
from moonbase.cli.games.fromthemoon.team import price_of
from moonbase.cli.games.fromthemoon.words import cut, short_reason
from moonbase.cli.rendering.choices import Choice
from moonbase.cli.rendering.elements import Found, Gallery, Plain, numbered, running
from moonbase.cli.rendering.narrator import Narrator

GROUPS = {
    "Greenhouse": (("greenhouse", "upgrade"), "list"),
    "Build": (("build",), "build"),
    "Research": (("foundation", "lab"), "research"),
}
NAMES = {"upgrade": "improve greenhouse"}
ALL = {"Or": (("greenhouse", "upgrade", "build", "foundation", "lab"), "list")}
"""In one row, where room is short."""
BUILT = ("why.built", "why.not_on_board")
"""Reasons of what is no offer any more."""
LONGEST = 24
"""Letters of an effect beside a choice."""


def offer_lines(view: Plain, gallery: Gallery, choices: Found, narrator: Narrator, width: int, shrunk: Collection[str]) -> list[Text]:
    """A group of choices for each kind of action that is not taken yet, then what ends the turn."""
    lines: list[Text] = []
    if not view["this_turn"]["acted"]:
        for label, (verbs, word) in (ALL if "rows of choices" in shrunk else GROUPS).items():
            found = [choice for text, choice in choices.items() if text.split()[0] in verbs]
            lines += running([("", group(found, gallery, narrator, word, shrunk))], label, width)
    turn = [*_gather(view, choices, narrator, shrunk), *small_change(choices), *_end(choices, narrator, shrunk)]
    return [*lines, *running([("", turn)], "Turn", width)]


def group(found: list[Choice], gallery: Gallery, narrator: Narrator, word: str, shrunk: Collection[str]) -> list[Text]:
    """The choices of one kind; closed ones by their count where there is no room for them."""
    shown = [choice for choice in found if choice.refusal is None or choice.refusal.reason.key not in BUILT]
    if "closed choices" not in shrunk:
        return [_part(choice, gallery, narrator, shrunk) for choice in shown] or [Text("nothing left", "dim")]
    parts = [_part(choice, gallery, narrator, shrunk) for choice in shown if choice.refusal is None]
    reasons = {short_reason(choice.refusal, narrator) for choice in shown if choice.refusal is not None}
    why = f" ({reasons.pop()})" if len(reasons) == 1 else ""
    closed = len(shown) - len(parts)
    if "every offer" in shrunk and len(parts) > 2:
        return [Text(f"{len(parts)} more choices: greenhouses, buildings, research. {word} names them", "dim")]
    return parts + ([Text(f"{closed} closed{why}: {word}", "dim")] if closed else [])


def _part(choice: Choice, gallery: Gallery, narrator: Narrator, shrunk: Collection[str]) -> Text:
    """``48 Canteen 1M 2E +2F``."""
    verb, *rest = choice.text.split()
    card = gallery.get(rest[-1]) if rest else None
    name = card["name"] if card else NAMES.get(verb, verb)
    out = numbered(choice).append(name, "" if choice.refusal is None else "dim")
    out.append(f" {price_of(choice.words)}", "yellow" if choice.refusal is None else "dim")
    if choice.refusal is not None:
        return out.append(f" ✗ {short_reason(choice.refusal, narrator)}", "dim")
    if card is not None and "effects of choices" not in shrunk:
        out.append(f" {cut(brief(card['text']), LONGEST)}", "cyan")
    return out


# --- gathering, conversions, the end of the turn


def food_words(seat: Plain) -> Text:
    """``team eats 4, food 2 + 1: SHORT OF 1``."""
    feeding = seat["income"]["feeding"]
    if not feeding["mouths"]:
        return Text("the team eats nothing", "dim")
    coming = feeding["food"] - seat["goods"]["food"]
    out = Text(f"team eats {feeding['mouths']}, food {seat['goods']['food']} + {coming}", "green")
    return out.append(f": SHORT OF {feeding['short']}", "bold red") if feeding["short"] else out


def _gather(view: Plain, choices: Found, narrator: Narrator, shrunk: Collection[str]) -> list[Text]:
    gather = choices.get("gather")
    food = food_words(view["seats"][view["viewer"] or 0])
    if gather is None or view["this_turn"]["acted"] or (gather.refusal is not None and "closed choices" in shrunk):
        return [Text("gather: ", "dim").append_text(food)]
    out = numbered(gather).append("gather", "" if gather.refusal is None else "dim")
    if gather.refusal is not None:
        out.append(f" ✗ {short_reason(gather.refusal, narrator)}", "dim")
    return [out, food]


def small_change(choices: Found) -> list[Text]:
    """The conversions that are open: ``67 2E→1F``."""
    found = [choices[text] for text in ("convert food", "convert energy") if text in choices]
    return [numbered(choice).append(_arrow(choice.words)) for choice in found if choice.refusal is None]


def _arrow(words: str) -> str:
    return brief(words.removeprefix("Turn ")).replace(" into ", "→")


def _end(choices: Found, narrator: Narrator, shrunk: Collection[str]) -> list[Text]:
    end = choices.get("end")
    if end is None or (end.refusal is not None and "closed choices" in shrunk):
        return []
    line = numbered(end).append("end the turn", "bold" if end.refusal is None else "dim")
    return [line if end.refusal is None else line.append(f" ✗ {short_reason(end.refusal, narrator)}", "dim")]
