"""From a fresh clone: wrong arguments are refused before anything is set up, steps run side by side, and nothing is done twice."""

import subprocess
import sys
import threading
from pathlib import Path

import pytest

import environment
import page
from bar import Bar
from steps import Failed, Line, Step, program, run_lines

ROOT = Path(__file__).resolve().parents[2]


def bare(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a Python that has nothing installed."""
    return subprocess.run([sys.executable, "-S", "-E", *arguments], cwd=ROOT, capture_output=True, text=True, timeout=300)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("nonsense", "moonbase: unknown command 'nonsense'; moonbase --help lists them all\n"),
        ("moon --plyers 3", "moonbase: unknown option '--plyers'; did you mean '--players'?\n"),
        (
            "moon --players many",
            "moonbase: --players: expected a whole number from 0 to 99, not 'many' ('moonbase play --help' shows how)\n",
        ),
        ("serve --prot 80", "moonbase: unknown option '--prot'; did you mean '--port'?\n"),
        ("--prot 80", "moonbase: unknown option '--prot'; did you mean '--port'?\n"),
        (
            "sim moon --games none",
            "moonbase: --games: expected a whole number from 1 to 10000000, not 'none' ('moonbase sim --help' shows how)\n",
        ),
    ],
)
def test_a_wrong_argument_is_refused_before_anything_is_installed(line: str, said: str) -> None:
    done = bare("tools/start.py", *line.split())
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said)


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("", "serve"),
        ("--port 8080", "serve"),
        ("serve --no-open", "serve"),
        ("moon", "play"),
        ("--resume game.txt", "play"),
        ("--version", ""),
    ],
)
def test_only_the_table_in_the_browser_takes_the_page(line: str, command: str) -> None:
    done = bare("-c", "import sys; sys.path[:0] = ['tools']; import start; print(start.meant(sys.argv[1:]))", *line.split())
    assert (done.stdout, done.stderr) == (f"{command}\n", "")


def test_lines_run_side_by_side_and_one_that_fails_ends_alone(capsys: pytest.CaptureFixture[str]) -> None:
    met = threading.Barrier(2)  # each waits for the other: one after the other they would never end
    done: list[str] = []

    def fail() -> None:
        met.wait(300)
        program([sys.executable, "-c", "print('no such file'); raise SystemExit(3)"], "The page could not be built.")

    first = Line(
        [Step("making an environment", 1, lambda: done.append(str(met.wait(300)))), Step("fetching", 1, lambda: done.append("fetched"))]
    )
    second = Line([Step("building", 1, fail), Step("never", 1, lambda: done.append("never"))])
    run_lines([first, second], Bar())
    assert first.failure is None
    assert done[1:] == ["fetched"]
    assert second.failure is not None
    assert second.failure.sentence() == "no such file\nThe page could not be built."
    alone, together = {"Making an environment", "Fetching", "Building"}, {"Making an environment, building", "Fetching, building"}
    assert set(capsys.readouterr().err.splitlines()) <= alone | together


def test_a_step_that_cannot_begin_is_told_in_a_sentence() -> None:
    line = Line([Step("fetching", 1, lambda: program(["/no/such/program"], "unused"))])
    run_lines([line], Bar())
    assert isinstance(line.failure, Failed)
    assert "fetching failed: " in str(line.failure)


def test_an_environment_that_was_made_for_something_else_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "FOLDERS", dict.fromkeys(environment.FOLDERS, tmp_path))
    assert not environment.ready("play")
    (tmp_path / "ready.txt").write_text(environment._note("dev"))
    assert not environment.ready("play"), "its Python is gone"
    environment.executable("play").parent.mkdir()
    environment.executable("play").touch()
    assert environment.ready("play")  # what tests need has all that a game needs
    assert environment.steps("play") == []
    (tmp_path / "ready.txt").write_text(environment._note("play"))
    assert environment.ready("play")
    assert not environment.ready("dev")
    (tmp_path / "ready.txt").write_text(environment._note("dev").replace(str(ROOT), "/another/folder"))
    assert not environment.ready("play")


def test_the_page_is_built_again_exactly_when_its_sources_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("package.json", "package-lock.json", "index.html", "src/app.ts", "dist/index.html"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name)
    monkeypatch.setattr(page, "WEB", tmp_path)
    monkeypatch.setattr(page, "BUILT", tmp_path / "dist" / "built.txt")
    assert not page.built()
    (tmp_path / "dist" / "built.txt").write_text(page._digest(page._sources()))
    assert page.built()
    assert page.steps() == []
    (tmp_path / "src" / "app.ts").write_text("changed")
    assert [step.what for step in page.steps()][-1] == "building the page"
