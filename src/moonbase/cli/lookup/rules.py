"""Quotations from the rules of a game: a rule, a section, the notes on a card."""

from moonbase.catalog import rulebook
from moonbase.catalog.rulebook import Rule
from moonbase.cli.arguments.spelling import near
from moonbase.cli.base.errors import TerminalError
from moonbase.languages.files import ENGLISH


def rules(name: str, language: str = ENGLISH) -> dict[str, Rule]:
    """Return every rule of the game by its id."""
    return {rule.id: rule for section in rulebook.sections(name, language) for rule in section.rules}


def letter(name: str) -> str:
    """Return the letter that the ids of the game's rules begin with."""
    return next(iter(rules(name))).rstrip("0123456789.")


def rule(name: str, id: str, language: str = ENGLISH) -> list[str]:
    """``M5.3 For this test ...``; a whole section for ``M5``."""
    known = rules(name, language)
    wanted = id.strip().upper()
    if wanted[:1].isdecimal():  # 7.6 means M7.6
        wanted = letter(name) + wanted
    found = [key for key in known if key == wanted or key.split(".")[0] == wanted]
    if not found:
        nearest = near(wanted, known)
        raise TerminalError("typed.no_rule_near" if nearest else "typed.no_rule", typed=id, near=nearest)
    return [f"{key} {known[key].text}" for key in found]


def sections(name: str, language: str = ENGLISH) -> list[str]:
    """``M5   Constructing``."""
    return [f"{section.id:<4} {section.title}" for section in rulebook.sections(name, language)]


def rules_on(name: str, card: str, language: str = ENGLISH) -> list[str]:
    """Return the notes on one card, found by the English rules: ``card`` is its name in the card file."""
    said = rules(name, language)
    return [f"{id} {said[id].text}" for id, rule in rules(name).items() if rule.is_about(card)]
