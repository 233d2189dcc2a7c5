"""The Reputations on the table: what can be claimed, how far the viewer is, and who has the others."""

from collections.abc import Collection, Iterator

from rich.text import Text

from moonbase.cli.games.moon.words import flag_word
from moonbase.cli.rendering.elements import Found, Plain, numbered
from moonbase.cli.rendering.narrator import Narrator


def counted_words(card: Plain, narrator: Narrator) -> str:
    """``Sci`` for a requirement that counts ``flag:science``."""
    kind, _, thing = str(card["counts"]).partition(":")
    if kind == "flag":
        return flag_word(thing, narrator)
    name = thing or kind
    return narrator.say(f"moon.counts.{name}")


def reputation_lines(view: Plain, choices: Found, narrator: Narrator, shrunk: Collection[str]) -> Iterator[tuple[str, list[Text]]]:
    """List Reputations by level, or in as few rows as possible; claimed ones always stay in sight."""
    rows: dict[str, list[Text]] = {}
    closed = 0
    for reputation in view["reputations"]:
        claim = choices.get(f"claim {reputation['card']}")
        level = "open" if "levels of claims" in shrunk else reputation["level"]
        if reputation["owner"] is not None:
            if "claimed by level" not in shrunk:
                rows.setdefault(level, []).append(_claimed(reputation, narrator))
        elif "closed claims" in shrunk and claim is not None and claim.refusal is not None:
            closed += 1
        else:
            rows.setdefault(level, []).append(_open(reputation, view["viewer"], choices, narrator, "what claims count" not in shrunk))
    if closed:
        rows.setdefault("open", []).append(Text(narrator.say("moon.claim.closed", n=closed), "dim"))
    if "claimed by level" in shrunk:
        rows["claimed"] = [*_by_owner(view, narrator)]
    yield from ((narrator.say(f"moon.level.{level}"), parts) for level, parts in rows.items() if parts)


def _by_owner(view: Plain, narrator: Narrator) -> Iterator[Text]:
    """``Greedy 1: Thrifty, Hospitable +1♥``."""
    for seat, name in enumerate(narrator.names):
        held = [reputation for reputation in view["reputations"] if reputation["owner"] == seat]
        hearts = [f" +{reputation['hearts']}♥" if reputation["hearts"] else "" for reputation in held]
        cards = ", ".join(f"{narrator.gallery[reputation['card']]['name']}{on}" for reputation, on in zip(held, hearts, strict=True))
        if cards:
            yield Text(f"{name}: {cards}", "dim")


def _worth(reputation: Plain) -> Text:
    return Text(f" {reputation['worth']}♥" + (f"+{reputation['hearts']}♥" if reputation["hearts"] else ""), "red")


def _claimed(reputation: Plain, narrator: Narrator) -> Text:
    name = narrator.gallery[reputation["card"]]["name"]
    return Text(f"{name}: {narrator.names[reputation['owner']]}", "dim").append_text(_worth(reputation))


def _open(reputation: Plain, viewer: int, choices: Found, narrator: Narrator, counted: bool) -> Text:
    """``(23) Innovative 0/2 Sci 2♥``."""
    card = narrator.gallery[reputation["card"]]
    claim = choices.get(f"claim {reputation['card']}")
    open = claim is not None and claim.refusal is None
    part = numbered(claim).append(str(card["name"]), "bold green" if open else "")
    part.append(f" {reputation['counts'][viewer]}/{reputation['least']}", "bold" if open else "dim")
    words = counted_words(card, narrator) if counted else ""
    part.append(f" {words}" if words else "", "dim")
    return part.append_text(_worth(reputation)).append(f" {narrator.say('moon.claim.now')}" if open else "", "bold green")
