"""The Reputations on the table: what can be claimed, how far the viewer is, and who has the others."""

from collections.abc import Collection, Iterator
from typing import Final

from rich.text import Text

from moonbase.cli.games.moon.words import FLAGS
from moonbase.cli.rendering.elements import Found, Gallery, Plain, numbered

COUNTED: Final = {
    **{f"flag:{name}": short for name, short in FLAGS.items()},
    "kinds": "kinds made",
    "rovers": "Rovers",
    "spent": "paid",
    "most of a flag": "of one Flag",
    "flag types": "Flag types",
    "sets": "each Flag",
    "production": "made",
    "scarcest": "each",
    "tokens": "♥ on cards",
    "hearts": "♥",
    "resources": "Resources",
    "flags": "Flags",
}
"""A shorter word for what a requirement counts, where there is one."""


def counted_words(card: Plain) -> str:
    """``Sci`` for a requirement that counts ``flag:science``."""
    counts = str(card["counts"])
    return COUNTED.get(counts, counts)


def reputation_lines(
    view: Plain, gallery: Gallery, choices: Found, names: list[str], shrunk: Collection[str]
) -> Iterator[tuple[str, list[Text]]]:
    """By level, or in as few rows as can be; those that somebody has always stay in sight."""
    rows: dict[str, list[Text]] = {}
    closed = 0
    for reputation in view["reputations"]:
        claim = choices.get(f"claim {reputation['card']}")
        level = "open" if "levels of claims" in shrunk else reputation["level"]
        if reputation["owner"] is not None:
            if "claimed by level" not in shrunk:
                rows.setdefault(level, []).append(_claimed(reputation, gallery, names))
        elif "closed claims" in shrunk and claim is not None and claim.refusal is not None:
            closed += 1
        else:
            rows.setdefault(level, []).append(_open(reputation, view["viewer"], gallery, choices, "what claims count" not in shrunk))
    if closed:
        rows.setdefault("open", []).append(Text(f"{closed} not yet: goals", "dim"))
    if "claimed by level" in shrunk:
        rows["claimed"] = [*_by_owner(view, gallery, names)]
    yield from ((name, parts) for name, parts in rows.items() if parts)


def _by_owner(view: Plain, gallery: Gallery, names: list[str]) -> Iterator[Text]:
    """``Greedy 1: Thrifty, Hospitable +1♥``."""
    for seat, name in enumerate(names):
        held = [reputation for reputation in view["reputations"] if reputation["owner"] == seat]
        hearts = [f" +{reputation['hearts']}♥" if reputation["hearts"] else "" for reputation in held]
        cards = ", ".join(gallery[reputation["card"]]["name"] + on for reputation, on in zip(held, hearts, strict=True))
        if cards:
            yield Text(f"{name}: {cards}", "dim")


def _worth(reputation: Plain) -> Text:
    return Text(f" {reputation['worth']}♥" + (f"+{reputation['hearts']}♥" if reputation["hearts"] else ""), "red")


def _claimed(reputation: Plain, gallery: Gallery, names: list[str]) -> Text:
    name = gallery[reputation["card"]]["name"]
    return Text(f"{name}: {names[reputation['owner']]}", "dim").append_text(_worth(reputation))


def _open(reputation: Plain, viewer: int, gallery: Gallery, choices: Found, counted: bool) -> Text:
    """``(23) Innovative 0/2 Sci 2♥``."""
    card = gallery[reputation["card"]]
    claim = choices.get(f"claim {reputation['card']}")
    open = claim is not None and claim.refusal is None
    part = numbered(claim).append(card["name"], "bold green" if open else "")
    part.append(f" {reputation['counts'][viewer]}/{reputation['least']}", "bold" if open else "dim")
    words = counted_words(card) if counted else ""
    part.append(f" {words}" if words else "", "dim")
    return part.append_text(_worth(reputation)).append(" claim now" if open else "", "bold green")
