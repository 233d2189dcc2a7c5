"""Docstrings, and comments of the page, start with a verb or a noun phrase, not with a question word."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = ROOT / "src" / "moonbase"
PAGE: Final = ROOT / "web" / "src"
ABOUT: Final = re.compile(r"/\*\*\s+(?:\* )?(\w+)[^\n]*")
WORDS: Final = frozenset(
    (
        *("As", "Can", "Does", "Has", "How", "Is", "May", "Of", "What", "Whatever", "Where", "Whether"),
        *("Which", "Who", "Whoever", "Whom", "Whose", "Why", "Would"),
    )
)


def docstrings(file: Path) -> Iterator[tuple[int, str]]:
    """Yield every string that stands alone, with its line: docstrings of modules, classes, functions and fields."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value


def offenders(folder: Path) -> list[str]:
    found = []
    for file in sorted([folder] if folder.is_file() else folder.rglob("*.py")):
        for line, text in docstrings(file):
            if text.split()[:1] and text.split()[0] in WORDS:
                found.append(f"{file.relative_to(ROOT)}:{line}: {text.splitlines()[0]}")
    return found


PARTS: Final = [
    *sorted(each for each in PACKAGE.iterdir() if each.suffix == ".py" or (each / "__init__.py").exists()),
    *(ROOT / "tools", ROOT / "tests"),
]


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)
def test_no_docstring_starts_with_a_question_word(part: Path) -> None:
    assert offenders(part) == []


def test_no_comment_of_the_page_starts_with_a_question_word() -> None:
    sources = [path for kind in ("*.ts", "*.svelte") for path in sorted(PAGE.rglob(kind))]
    about = [(path, match) for path in sources for match in ABOUT.finditer(path.read_text(encoding="utf-8"))]
    assert len(about) > 500
    assert [f"{path.relative_to(ROOT)}: {match[0]}" for path, match in about if match[1] in WORDS] == []
