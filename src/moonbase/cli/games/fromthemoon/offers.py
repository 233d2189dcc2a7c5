"""The choices of a turn besides sending rovers and growing the team: groups of numbered choices in running lines."""

from collections.abc import Collection

from rich.text import Text

from moonbase.cli.games.fromthemoon.prices import goods_of, price_of
from moonbase.cli.games.fromthemoon.short import brief
from moonbase.cli.games.fromthemoon.words import cut, in_letters, short_reason
from moonbase.cli.rendering.choices import Choice
from moonbase.cli.rendering.elements import Found, Plain, numbered, running
from moonbase.cli.rendering.narrator import Narrator

GROUPS = {
    "greenhouse": (("greenhouse", "upgrade"), "list"),
    "build": (("build",), "build"),
    "research": (("foundation", "lab"), "research"),
}
"""The verbs of each row, and the word that lists its choices."""
ALL = {"all": (("greenhouse", "upgrade", "build", "foundation", "lab"), "list")}
"""In one row, where room is short."""
BUILT = ("why.built", "why.not_on_board")
"""Reasons of what is no offer any more."""
LONGEST = 24
"""Letters of an effect beside a choice."""


def offer_lines(view: Plain, choices: Found, narrator: Narrator, width: int, shrunk: Collection[str]) -> list[Text]:
    """Draw a group of choices for each kind of action that is not taken yet, then what ends the turn."""
    lines: list[Text] = []
    if not view["this_turn"]["acted"]:
        for label, (verbs, word) in (ALL if "rows of choices" in shrunk else GROUPS).items():
            found = [choice for choice in choices.values() if choice.verb in verbs]
            parts = group(found, narrator, narrator.say(f"word.{word}"), shrunk)
            lines += running([("", parts)], narrator.say(f"fromthemoon.label.{label}"), width)
    turn = [*_gather(view, choices, narrator, shrunk), *small_change(choices, narrator), *_end(choices, narrator, shrunk)]
    return [*lines, *running([("", turn)], narrator.say("fromthemoon.label.turn"), width)]


def group(found: list[Choice], narrator: Narrator, word: str, shrunk: Collection[str]) -> list[Text]:
    """Draw the choices of one kind; closed ones by their count where there is no room for them."""
    shown = [choice for choice in found if choice.refusal is None or choice.refusal.reason.key not in BUILT]
    if "closed choices" not in shrunk:
        return [_part(choice, narrator, shrunk) for choice in shown] or [Text(narrator.say("fromthemoon.offers.nothing"), "dim")]
    parts = [_part(choice, narrator, shrunk) for choice in shown if choice.refusal is None]
    reasons = {short_reason(choice.refusal, narrator) for choice in shown if choice.refusal is not None}
    closed = len(shown) - len(parts)
    if "every offer" in shrunk and len(parts) > 2:
        return [Text(narrator.say("fromthemoon.offers.more", n=len(parts), word=word), "dim")]
    if not closed:
        return parts
    if len(reasons) == 1:
        return [*parts, Text(narrator.say("fromthemoon.offers.closed_why", n=closed, why=reasons.pop(), word=word), "dim")]
    return [*parts, Text(narrator.say("fromthemoon.offers.closed", n=closed, word=word), "dim")]


def _part(choice: Choice, narrator: Narrator, shrunk: Collection[str]) -> Text:
    """``48 Canteen 1M 2E +2F``."""
    card = None if choice.card is None else narrator.gallery[choice.card]
    name = card["name"] if card else narrator.say(f"fromthemoon.offers.{choice.verb}")
    out = numbered(choice).append(name, "" if choice.refusal is None else "dim")
    out.append(f" {price_of(choice.said, narrator)}", "yellow" if choice.refusal is None else "dim")
    if choice.refusal is not None:
        return out.append(f" ✗ {short_reason(choice.refusal, narrator)}", "dim")
    if card is not None and "effects of choices" not in shrunk:
        out.append(f" {cut(brief(card, narrator), LONGEST)}", "cyan")
    return out


# --- gathering, conversions, the end of the turn


def food_words(seat: Plain, narrator: Narrator) -> Text:
    """``team eats 4, food 2 + 1: SHORT OF 1``."""
    feeding = seat["income"]["feeding"]
    if not feeding["mouths"]:
        return Text(narrator.say("fromthemoon.food.nobody"), "dim")
    have = seat["goods"]["food"]
    out = Text(narrator.say("fromthemoon.food.eats", n=feeding["mouths"], have=have, coming=feeding["food"] - have), "green")
    return out.append(f": {narrator.say('fromthemoon.food.short', n=feeding['short'])}", "bold red") if feeding["short"] else out


def _gather(view: Plain, choices: Found, narrator: Narrator, shrunk: Collection[str]) -> list[Text]:
    gather = choices.get("gather")
    food = food_words(view["seats"][view["viewer"] or 0], narrator)
    if gather is None or view["this_turn"]["acted"] or (gather.refusal is not None and "closed choices" in shrunk):
        return [Text(f"{narrator.say('fromthemoon.offers.gather')}: ", "dim").append_text(food)]
    out = numbered(gather).append(narrator.say("fromthemoon.offers.gather"), "" if gather.refusal is None else "dim")
    if gather.refusal is not None:
        out.append(f" ✗ {short_reason(gather.refusal, narrator)}", "dim")
    return [out, food]


def small_change(choices: Found, narrator: Narrator) -> list[Text]:
    """List the conversions that are open: ``67 2E→1F``."""
    found = [choices[text] for text in ("convert food", "convert energy") if text in choices]
    return [numbered(choice).append(_arrow(choice, narrator)) for choice in found if choice.refusal is None]


def _arrow(choice: Choice, narrator: Narrator) -> str:
    given, made = (in_letters(goods_of(choice.said.args[name]), narrator) for name in ("given", "made"))
    return f"{given}→{made}"


def _end(choices: Found, narrator: Narrator, shrunk: Collection[str]) -> list[Text]:
    end = choices.get("end")
    if end is None or (end.refusal is not None and "closed choices" in shrunk):
        return []
    line = numbered(end).append(narrator.say("fromthemoon.offers.end"), "bold" if end.refusal is None else "dim")
    return [line if end.refusal is None else line.append(f" ✗ {short_reason(end.refusal, narrator)}", "dim")]
