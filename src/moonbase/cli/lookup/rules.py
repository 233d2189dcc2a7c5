"""Quotations from the rules of a game: a rule, a section, the notes on a card."""

from moonbase.catalog import rulebook
from moonbase.cli.arguments.spelling import nearest
from moonbase.engine.game import GameError


def rules(name: str) -> dict[str, str]:
    """Every rule of the game, its sentence by its id."""
    return {rule.id: rule.text for section in rulebook.sections(name) for rule in section.rules}


def letter(name: str) -> str:
    """Return the letter that the ids of the game's rules begin with."""
    return next(iter(rules(name))).rstrip("0123456789.")


def rule(name: str, id: str) -> str:
    """``M5.3 For this test ...``; a whole section for ``M5``."""
    known = rules(name)
    wanted = id.strip().upper()
    if wanted[:1].isdecimal():  # 7.6 means M7.6
        wanted = letter(name) + wanted
    found = [key for key in known if key == wanted or key.split(".")[0] == wanted]
    if not found:
        raise GameError(f"no rule '{id}'{nearest(wanted, known)}")
    return "\n".join(f"{key} {known[key]}" for key in found)


def sections(name: str) -> list[str]:
    """``M5   Constructing``."""
    return [f"{section.id:<4} {section.title}" for section in rulebook.sections(name)]


def rules_on(name: str, card: str) -> list[str]:
    """The notes on one card: rules that begin with its name."""
    return [f"{id} {text}" for id, text in rules(name).items() if _is_on(text, card)]


def _is_on(text: str, card: str) -> bool:
    head, sign, _ = text.partition(":")
    return bool(sign) and (card == head or card.startswith(head + " "))
