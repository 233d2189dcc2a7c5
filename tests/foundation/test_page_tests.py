"""Tests of the page find things by role, label, words or duty: never by a class, nor by where an element stands among others."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

PAGE: Final = Path(__file__).resolve().parents[1] / "web"
SAYING: Final = {"button", "like", "link", "region", "setting", "sheet", "words"}
"""Functions of ``web.words``: they take keys such as ``menu.home``, and no selector."""
SCRIPT: Final = re.compile(r"=>|(?<![:\w-])[\w$.]+\(")
"""Text that is JavaScript: an arrow or a call. ``:not(`` and ``:has-text(`` are none."""
QUOTED: Final = re.compile(r"""(["'`])(.*?)\1""", re.S)
TAGS: Final = (
    "a|article|aside|b|button|dd|details|dialog|dl|dt|em|fieldset|footer|form|g|h[1-6]|header|i|img|input|label|legend|li|main|nav|ol"
)
MORE_TAGS: Final = "p|path|pre|rect|section|select|small|span|svg|table|tbody|td|th|thead|time|tr|ul|use"
BARE: Final = re.compile(r"(?<![\w.*)\]?])\.[a-z_][\w-]*(?![\w(])", re.I)
ON_A_TAG: Final = re.compile(rf"(?<![\w.\[-])(?:{TAGS}|{MORE_TAGS})\.[a-z_]")
ON_AN_ATTRIBUTE: Final = re.compile(r"(?:\[[a-z-]+(?:[~|^$*]?=[^\]]*)?\]|:[a-z-]+\([^()]*\))\.[a-z_]")
BY_PLACE: Final = re.compile(r":(?:nth|first|last|only)-(?:child|of-type)|\bxpath=")
BY_NAME: Final = re.compile(r"\[class\b|\bclassName\b|\bclassList\b|getElementsByClassName")


def faults(text: str) -> list[str]:
    """Return what in a string of a test finds something by a class or by its place."""
    parts = [quoted for _, quoted in QUOTED.findall(text)] if SCRIPT.search(text) else [text]
    found = [rule.search(part) for part in parts for rule in (BARE, ON_A_TAG, ON_AN_ATTRIBUTE, BY_PLACE)]
    return [each.group() for each in (*found, BY_NAME.search(text)) if each]


def strings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield every string with its line, but docstrings, keys of words, endings of file names and what is compared with."""
    skipped: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr):
            skipped.add(node.value)
        elif isinstance(node, ast.Call) and name(node.func) in SAYING | {"endswith"}:
            skipped.update(node.args)
        elif isinstance(node, ast.Compare):
            skipped.update((node.left, *node.comparators))
        elif isinstance(node, ast.JoinedStr):
            skipped.update(node.values)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in skipped:
            yield node.lineno, node.value
        elif isinstance(node, ast.JoinedStr) and node not in skipped:
            yield node.lineno, "".join(str(each.value) if isinstance(each, ast.Constant) else "_" for each in node.values)


def name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else function.id if isinstance(function, ast.Name) else ""


@pytest.mark.parametrize("file", sorted(PAGE.rglob("*.py")), ids=lambda file: str(file.relative_to(PAGE)))
def test_nothing_is_found_by_a_class_or_a_place(file: Path) -> None:
    tree = ast.parse(file.read_text("utf-8"))
    assert [(line, fault) for line, text in strings(tree) for fault in faults(text)] == []


@pytest.mark.parametrize(
    "text",
    [
        ".turn",
        "main .card .art-scene",
        "section.end",
        "dialog ul.stock li",
        "[data-hand].legal",
        "[data-hand]:not(.legal)",
        "[data-hand]:not([data-open]).sel",
        "dl div:nth-child(2) button",
        "() => document.querySelectorAll('.turn h3').length",
        'n => document.querySelectorAll("main .card").length === n',
        "document.querySelector('[data-tile] .piece')?.innerText",
        "[class=card]",
        "each => each.classList.contains('on')",
    ],
)
def test_a_class_and_a_place_are_seen(text: str) -> None:
    assert faults(text)


@pytest.mark.parametrize(
    "text",
    [
        "[data-part=turn] [data-answer]:not([aria-disabled=true])",
        "window.heard.sequence",
        "heard.seats[1].stand_in",
        "(a, b) => a.left < b.right && p.innerText.length > 0",
        "all => all\n    .map((each) => each.dataset.spot)",
        "document.querySelector('[data-outcome]')?.innerText",
        "box.toml",
        "**/assets/Rules-*.js",
    ],
)
def test_other_texts_are_left_alone(text: str) -> None:
    assert faults(text) == []
