"""Every key that the sources use has words, and every word for play is used."""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from moonbase.languages.files import ENGLISH, word_file

ROOM = Path(str(files("moonbase.games.fromthemoon")))
SOURCES = {str(path.relative_to(ROOM)): ast.parse(path.read_text()) for path in sorted(ROOM.rglob("*.py"))}
WORDS = {id.replace("-", ".") for id in re.findall(r"^([a-zA-Z][\w-]*) =", word_file(ENGLISH, "fromthemoon"), re.MULTILINE)}
OF_THE_PAGE = {"say.build_small_priced"}
SPACES = ("card.", "goods.", "colour.", "ship.", "say.", "event.", "why.")


def constant(node: ast.expr) -> str | None:
    """A text that is written down; of one that is put together, its beginning and a star."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        left = constant(node.left)
        return None if left is None else left.rstrip("*") + "*"
    if isinstance(node, ast.JoinedStr) and node.values:
        first = constant(node.values[0])
        return None if first is None else first + "*"
    return None


def called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else node.func.attr if isinstance(node.func, ast.Attribute) else ""


def used(tree: ast.Module) -> Iterator[str]:
    """The keys of a module: texts made here, events told by key, and keys kept in tables."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node).startswith("tell"):
            texts = [constant(arg) for arg in node.args]
            yield from (f"event.{text}" for text in texts if text is not None)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(SPACES):
            yield node.value + "*" if node.value.endswith((".", "_")) else node.value
        elif isinstance(node, ast.JoinedStr):
            text = constant(node)
            if text is not None and text.startswith(SPACES):
                yield text


def has_words(key: str) -> bool:
    return any(word.startswith(key[:-1]) for word in WORDS) if key.endswith("*") else key in WORDS


@pytest.mark.parametrize("name", SOURCES)
def test_every_key_has_words(name: str) -> None:
    assert [key for key in used(SOURCES[name]) if not has_words(key)] == []


def test_no_words_are_left_over() -> None:
    engine = ast.parse((files("moonbase.engine") / "repair.py").read_text())
    keys = {key for tree in (*SOURCES.values(), engine) for key in used(tree)}
    exact = {key for key in keys if not key.endswith("*")}
    begun = tuple(key[:-1] for key in keys if key.endswith("*") and key[:-1] not in SPACES)
    mine = [
        word for word in WORDS if word.startswith(("say.", "event.", "why.")) and not word.endswith(".short") and word not in OF_THE_PAGE
    ]
    assert [word for word in mine if word not in exact and not word.startswith(begun)] == []
