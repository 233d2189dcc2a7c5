"""Golden files: what the program wrote, reviewed by a person and kept under ``tests/golden``."""

import difflib
import os
from pathlib import Path

import pytest

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
SHOWN = 60


def check_golden(name: str, text: str) -> None:
    """Fail with a readable difference unless ``text`` is what ``tests/golden/<name>`` holds; ``MOONBASE_BLESS=1`` rewrites the file."""
    path = GOLDEN / name
    if os.environ.get("MOONBASE_BLESS") == "1":
        _write(path, text)
        return
    if not path.is_file():
        pytest.fail(f"tests/golden/{name} does not exist. MOONBASE_BLESS=1 make test writes it.", pytrace=False)
    kept = path.read_text(encoding="utf-8")
    if kept != text:
        pytest.fail(_difference(name, kept, text), pytrace=False)


def _write(path: Path, text: str) -> None:
    if path.is_file() and path.read_text(encoding="utf-8") == text:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")


def _difference(name: str, kept: str, text: str) -> str:
    lines = list(difflib.unified_diff(kept.splitlines(), text.splitlines(), f"tests/golden/{name}", "now", lineterm="", n=2))
    lines = lines or ["(only line ends or the end of the file differ)"]
    more = [f"... and {len(lines) - SHOWN} more lines"] if len(lines) > SHOWN else []
    help = "If the change is meant, MOONBASE_BLESS=1 make test rewrites the golden files; review them before committing."
    return "\n".join([f"{name} differs from its golden file.", *lines[:SHOWN], *more, help])
