"""Build the page for the browser into ``web/dist``; nothing happens when nothing has changed since.

page.py           build it
page.py --check   build it, then run its type checker and its unit tests
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import environment
import node
from bar import Bar
from steps import Failed, Line, Step, program, run_lines

ROOT: Final = Path(__file__).resolve().parents[1]
WEB: Final = ROOT / "web"
WORDS: Final = ROOT / "src" / "moonbase" / "languages"
DIST: Final = WEB / "dist"
FETCHED: Final = WEB / "node_modules" / "fetched.txt"
BUILT: Final = DIST / "built.txt"


def built() -> bool:
    """Tell whether the built page is the one of these sources; a source distribution brings it along."""
    return _is(BUILT, _digest(_sources()))


def steps(wait: Callable[[], None] = lambda: None) -> list[Step]:
    """Return what builds the page; nothing where it is built. ``wait`` returns when the environment has brought the installer."""
    if built():
        return []
    tools = [] if node.find() else [Step("fetching Node", 10, lambda: _fetch_node(wait))]
    packages = [] if _is(FETCHED, _digest(_locks())) else [Step("fetching what the page is built with", 8, _fetch)]
    return [*tools, *packages, Step("building the page", 8, _build)]


def _fetch_node(wait: Callable[[], None]) -> None:
    """Fetch Node as a package for Python: distributions may have none, or an older one."""
    wait()
    lock: list[str | Path] = ["--require-hashes", "-r", environment.lock("node")]
    sentence = f"The page takes Node {node.OLDEST} or newer with npm; they were not found and could not be fetched."
    environment.uv("play", "pip", "install", "-q", "--target", node.FETCHED, *lock, sentence=sentence)


def _fetch() -> None:
    found = _node()
    program(
        [*found.npm, "ci", "--loglevel=error", "--no-fund", "--no-audit"],
        "What the page is built with could not be fetched.",
        WEB,
        found.env,
    )
    FETCHED.write_text(_digest(_locks()), encoding="utf-8")


def _build() -> None:
    found = _node()
    digest = _digest(_sources())  # of what is built: an edit made meanwhile counts for the next run
    program([*found.npm, "run", "--silent", "build", "--", "--logLevel", "warn"], "The page could not be built.", WEB, found.env)
    BUILT.write_text(digest, encoding="utf-8")


def _node() -> node.Node:
    found = node.find()
    if found is None:
        raise Failed(f"The page takes Node {node.OLDEST} or newer with npm, and they were not found.")
    return found


def _locks() -> Iterator[Path]:
    yield from (WEB / "package.json", WEB / "package-lock.json")


def _sources() -> Iterator[Path]:
    yield from _locks()
    yield from sorted(path for path in WEB.iterdir() if path.suffix in (".html", ".ts", ".js", ".json") and path.is_file())
    for folder in ("src", "public"):
        yield from sorted(path for path in (WEB / folder).rglob("*") if path.is_file())
    yield from sorted(WORDS.rglob("*.ftl"))


def _digest(paths: Iterator[Path]) -> str:
    total = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        total.update(f"{Path(os.path.relpath(path, WEB)).as_posix()} {len(content)}\n".encode() + content)
    return total.hexdigest()


def _is(note: Path, digest: str) -> bool:
    return note.is_file() and note.read_text(encoding="utf-8") == digest


def main(arguments: list[str]) -> int:
    line = Line(steps())
    run_lines([line], Bar())
    if line.failure is not None:
        print(line.failure.sentence(), file=sys.stderr)
        return 1
    if "--check" not in arguments:
        return 0
    found = _node()
    scripts = ("check", "test")
    codes = [subprocess.run([*found.npm, "run", "--silent", script], cwd=WEB, env=found.env).returncode for script in scripts]
    return int(any(codes))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
