"""The rules of a game as they stand in docs/rules, by id."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from moonbase.cli.arguments import nearest
from moonbase.engine.game import GameError

_RULE: Final = re.compile(r"^- \*\*([A-Z]+[0-9]+\.[0-9]+)\*\* (.+)$", re.MULTILINE)
_SECTION: Final = re.compile(r"^## ([A-Z]+[0-9]+) (.+)$", re.MULTILINE)


@cache
def rules(name: str) -> dict[str, str]:
    """Every rule of the game, its sentence by its id."""
    return {id: text.replace("*", "").replace("`", "") for id, text in _RULE.findall(_text(name))}


def letter(name: str) -> str:
    """What the ids of the game's rules begin with."""
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
    return [f"{id:<4} {title}" for id, title in _SECTION.findall(_text(name))]


def rules_on(name: str, card: str) -> list[str]:
    """The notes on one card: rules that begin with its name."""
    return [f"{id} {text}" for id, text in rules(name).items() if _is_on(text, card)]


def _is_on(text: str, card: str) -> bool:
    head, sign, _ = text.partition(":")
    return bool(sign) and (card == head or card.startswith(head + " "))


def _text(name: str) -> str:
    """From the installed package, or from the project's folder."""
    package = files("moonbase")
    for place in (package.joinpath("rules", f"{name}.md"), Path(str(package)).parents[1] / "docs" / "rules" / f"{name}.md"):
        if place.is_file():
            return place.read_text(encoding="utf-8")
    raise GameError(f"the rules of {name} are not installed")
