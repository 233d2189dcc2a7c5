"""Compiled code is used exactly when it was made from the sources that are there."""

import ast
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

import compile as compile_tool
from foundation.sources import imported
from kit.terminal import heed_interrupts
from moonbase.native import binary

ROOT = Path(__file__).resolve().parents[2]
RNG = "from moonbase.engine.text import PLUS\n\n\ndef answer() -> int:\n    return {number} + PLUS\n"
TEXT = "from typing import Final\n\nPLUS: Final = 1\n"
PROBE = """
import moonbase.engine.rng as r
from moonbase.native import binary
print(r.answer(), binary.compiled(), r.__file__.endswith('.py'))
"""

needs_compiler = pytest.mark.skipif(compile_tool.missing() != "", reason=f"cannot compile here: {compile_tool.missing()}")
pytestmark = pytest.mark.xdist_group("native")
COMPILED = "{} True False"
INTERPRETED = "{} False True"
HELD_COMPILER = """#!/bin/sh
touch "$0.runs"
while [ -e "$0.held" ]; do sleep 0.05; done
exec {compiler} "$@"
"""
"""A C compiler that says that it runs, and waits until it is let go: a build stands still there for as long as a test looks at it."""


class Tree:
    """A small package of the same shape, which tests may edit and compile."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.engine = root / "src" / "moonbase" / "engine"
        self.engine.mkdir(parents=True)
        for name in (
            "pyproject.toml",
            "src/moonbase/native/binary.py",
            *(f"tools/{each}.py" for each in ("bar", "compile", "compile_c", "file_lock")),
        ):
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, root / name)
        (root / "src/moonbase/__init__.py").write_text("from moonbase.native import binary\n\nbinary.activate()\n")
        (self.engine / "__init__.py").write_text("")
        self.edit("text.py", TEXT)
        self.edit("rng.py", RNG.format(number=41))

    def edit(self, name: str, text: str) -> None:
        (self.engine / name).write_text(text)

    def compile(self, *arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
        return self._python([str(self.root / "tools" / "compile.py"), *arguments], env)

    @contextmanager
    def start(self, *arguments: str, **env: str) -> Iterator["subprocess.Popen[str]"]:
        """Start a build that does not outlive the test."""
        command = [sys.executable, str(self.root / "tools" / "compile.py"), *arguments]
        with subprocess.Popen(
            command,
            cwd=self.root,
            env=self._surroundings(env),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=heed_interrupts,
        ) as process:
            try:
                yield process
            finally:
                process.kill()

    @contextmanager
    def compiling(self, *arguments: str) -> Iterator["subprocess.Popen[str]"]:
        """Start a build and wait until it has come to the C compiler, which goes on when it is let go."""
        compiler = self.root / "cc"
        compiler.write_text(HELD_COMPILER.format(compiler=compile_tool.compiler()))
        compiler.chmod(0o755)
        self._held.touch()
        with self.start(*arguments, CC=str(compiler)) as process:
            while not (self.root / "cc.runs").exists():
                assert process.poll() is None, "the build ended before it came to the C compiler"
                time.sleep(0.01)
            yield process

    def let_go(self) -> None:
        self._held.unlink()

    @property
    def _held(self) -> Path:
        return self.root / "cc.held"

    def kill_a_build(self) -> None:
        with self.compiling("--background") as process:
            process.kill()

    def wait_until_nothing_runs(self) -> None:
        """Fails where a process of a build has not ended after a minute: a compiler that is held never ends by itself."""
        until = time.monotonic() + 60
        while str(self.root) in running():
            assert time.monotonic() < until, "the build went on without whoever started it"
            time.sleep(0.01)

    def probe(self, **env: str) -> str:
        result = self._python(["-c", PROBE], env)
        assert result.returncode == 0, result.stderr
        return result.stdout.strip()

    def folders(self) -> set[str]:
        home = self.root / "src" / "moonbase" / "_native"
        return {path.name for path in home.iterdir() if path.is_dir()} if home.is_dir() else set()

    def _python(self, arguments: list[str], env: dict[str, str]) -> subprocess.CompletedProcess[str]:
        return subprocess.run([sys.executable, *arguments], cwd=self.root, env=self._surroundings(env), text=True, capture_output=True)

    def _surroundings(self, env: dict[str, str]) -> dict[str, str]:
        kept = {k: v for k, v in os.environ.items() if not k.startswith("MOONBASE_")}
        return kept | {"PYTHONPATH": str(self.root / "src"), "PYTHONDONTWRITEBYTECODE": "1", **env}


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    tree = Tree(tmp_path_factory.mktemp("made"))
    result = tree.compile()
    assert result.returncode == 0, result.stdout + result.stderr
    return tree


@pytest.fixture
def tree(made: Tree, tmp_path: Path) -> Tree:
    """A compiled tree of its own for each test."""
    copy = Tree(tmp_path / "copy")
    shutil.copytree(made.root / "src" / "moonbase" / "_native", copy.root / "src" / "moonbase" / "_native")
    return copy


@needs_compiler
def test_compiled_modules_run_when_the_sources_are_those_they_were_made_from(tree: Tree) -> None:
    assert tree.probe() == COMPILED.format(42)


@needs_compiler
def test_the_switch_runs_the_sources(tree: Tree) -> None:
    assert tree.probe(MOONBASE_INTERPRETED="1") == INTERPRETED.format(42)


@needs_compiler
@pytest.mark.parametrize(
    ("name", "text"),
    [
        pytest.param("rng.py", RNG.format(number=1), id="a compiled module"),
        pytest.param("text.py", "PLUS = -39\n", id="a constant compiled into another module", marks=pytest.mark.long),
    ],
)
def test_an_edited_source_runs_at_once_and_its_old_form_is_compiled_again_after_going_back(tree: Tree, name: str, text: str) -> None:
    before = (tree.engine / name).read_text()
    tree.edit(name, text)
    assert tree.probe() == INTERPRETED.format(2)
    tree.edit(name, before)
    assert tree.probe() == COMPILED.format(42)


@pytest.mark.long
@needs_compiler
def test_compiling_again_serves_the_new_source_and_leaves_the_tree_clean(tree: Tree) -> None:
    tree.edit("rng.py", RNG.format(number=7))
    result = tree.compile()
    assert result.returncode == 0, result.stdout + result.stderr
    assert tree.probe() == COMPILED.format(8)
    assert {path.suffix for path in tree.engine.iterdir()} <= {".py"}
    assert not list(tree.root.glob("**/*.c"))


@needs_compiler
def test_nothing_is_done_when_nothing_changed(tree: Tree) -> None:
    result = tree.compile()
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")


@needs_compiler
def test_refusals_of_mypyc_are_shown_and_fail(tree: Tree) -> None:
    before = tree.folders()
    tree.edit("rng.py", 'def answer() -> int:\n    return "two"\n')
    result = tree.compile()
    assert result.returncode == 1
    assert "src/moonbase/engine/rng.py:2: error" in result.stderr
    assert tree.folders() == before


@pytest.mark.long
@needs_compiler
def test_a_killed_build_harms_nothing_and_the_next_one_clears_it_away(tree: Tree) -> None:
    before = tree.folders()
    tree.edit("rng.py", RNG.format(number=3))
    tree.kill_a_build()
    assert tree.folders() == before
    (tree.root / "src/moonbase/_native/.new-left").mkdir()  # as where it is killed when it has nearly finished
    assert tree.probe() == INTERPRETED.format(4)
    result = tree.compile()
    assert result.returncode == 0, result.stdout + result.stderr
    assert tree.probe() == COMPILED.format(4)
    assert not list((tree.root / "build" / "compile").iterdir())
    assert len(tree.folders()) == len(before) + 1


@needs_compiler
def test_a_killed_build_takes_the_compiler_along(tree: Tree) -> None:
    tree.edit("rng.py", RNG.format(number=3))
    tree.kill_a_build()
    tree.wait_until_nothing_runs()


def running() -> str:
    """Return the command lines of all processes."""
    return subprocess.run(["ps", "-eww", "-o", "args="], capture_output=True, text=True, check=True).stdout


@pytest.mark.long
@needs_compiler
def test_a_folder_that_still_fills_does_not_stop_the_next_build(tree: Tree) -> None:
    tree.edit("rng.py", RNG.format(number=3))
    full, ended = tree.root / "build" / "compile" / "left", threading.Event()

    def fill() -> None:
        while not ended.is_set():
            with suppress(OSError):  # the folder goes and comes
                os.makedirs(full, exist_ok=True)
                for name in range(100):
                    (full / str(name)).write_bytes(b"")

    writer = threading.Thread(target=fill)
    writer.start()
    try:
        result = tree.compile()
    finally:
        ended.set()
        writer.join()
    assert result.returncode == 0, result.stdout + result.stderr
    assert tree.probe() == COMPILED.format(4)


@needs_compiler
@pytest.mark.parametrize(
    ("number", "code", "said"),
    [
        pytest.param(signal.SIGTERM, 128 + signal.SIGTERM, "", id="SIGTERM"),
        pytest.param(signal.SIGINT, 1, "stopped; the next run begins again\n", id="SIGINT"),
    ],
)
def test_a_build_that_is_told_to_stop_takes_the_compiler_along(tree: Tree, number: signal.Signals, code: int, said: str) -> None:
    tree.edit("rng.py", RNG.format(number=3))
    with tree.compiling() as process:
        process.send_signal(number)
        out, err = process.communicate()
    assert (process.returncode, out, err) == (code, "", "Compiling the engine\n" + said)
    assert not list((tree.root / "build" / "compile").iterdir()), "a compiler that goes on would write here"
    tree.wait_until_nothing_runs()


def ended(program: str, *arguments: str, wait: bool = False) -> None:
    """Start a program in place of a build, and kill it after its first output."""
    command = [sys.executable, "-c", program, *arguments]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline()
        if wait:
            process.wait()
        compile_tool.end(process)


def test_a_build_that_is_ended_writes_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A killed compiler may take a moment to die; here it is not killed at all, and ends by itself."""
    monkeypatch.setattr(compile_tool, "PATIENCE", 60.0)
    late = "import sys, time; time.sleep(1); open(sys.argv[1], 'w')"
    start = "import subprocess, sys, time; subprocess.Popen([sys.executable, '-c', *sys.argv[1:]], start_new_session=True)"
    ended(f"{start}; print('started', flush=True); time.sleep(600)", late, str(tmp_path / "written"))
    assert (tmp_path / "written").exists(), "somebody would still have written"


def test_a_build_that_has_just_ended_can_be_told_to_stop() -> None:
    ended("print('done')", wait=True)


def test_a_build_that_is_told_to_stop_when_it_has_nearly_finished_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(profiled: bool) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(compile_tool, "HOME", tmp_path)
    monkeypatch.setattr(compile_tool, "tools", interrupted)
    with pytest.raises(KeyboardInterrupt):
        compile_tool.publish(ROOT / "tools", "digest", profiled=False)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.long
@needs_compiler
def test_a_second_build_waits_and_finds_the_work_done(tree: Tree) -> None:
    tree.edit("rng.py", RNG.format(number=5))
    with tree.compiling("--background") as first, tree.start() as second:
        assert second.stdout is not None
        assert second.stderr is not None
        assert second.stderr.readline() == "Waiting for the engine that is being compiled\n"
        tree.let_go()
        assert (second.stdout.read(), second.stderr.read(), second.wait()) == ("", "", 0)
        assert tree.probe() == COMPILED.format(6)
        assert (*first.communicate(), first.returncode) == ("", "", 0)


needs_gcc = pytest.mark.skipif(not compile_tool.can_profile(), reason="profiles are read by gcc alone")


@pytest.mark.long
@needs_gcc
def test_a_profiled_build_reads_what_the_training_counted(tree: Tree) -> None:
    packages = tree.root / "packages"  # as pip names what a build needs
    packages.mkdir()
    (packages / "needed.py").write_text("")
    (tree.root / "tools" / "train.py").write_text(
        "import needed, moonbase.engine.rng as r\nassert r.answer() == 42 and not r.__file__.endswith('.py')\n"
    )
    result = tree.compile("--profiled", PYTHONPATH=str(packages))
    assert result.returncode == 0, result.stdout + result.stderr
    assert tree.probe() == COMPILED.format(42)
    (folder,) = [tree.root / "src/moonbase/_native" / name for name in tree.folders()]
    assert "profiled" in (folder / "tools.txt").read_text()
    assert tree.compile().stdout == ""  # it serves for a plain one too


@pytest.mark.long
@needs_gcc
def test_a_profile_that_is_not_used_fails_the_build(tree: Tree) -> None:
    (tree.root / "tools" / "train.py").write_text("import moonbase.engine.rng\n")
    script = tree.root / "tools" / "compile_c.py"
    lost = 'train(digest)\n        [counts.unlink() for counts in Path("o").rglob("*.gcda")]\n'
    script.write_text(script.read_text().replace("train(digest)\n", lost, 1))
    result = tree.compile("--profiled")
    assert result.returncode == 1
    assert "missing-profile" in result.stderr


@needs_compiler
@pytest.mark.parametrize("name", ["games/moon/data/era1.toml", "games/moon/words/de.ftl", "records/record.py", "roster/levels.py"])
def test_words_card_files_and_records_compile_nothing(tree: Tree, name: str) -> None:
    path = tree.root / "src/moonbase" / name
    path.parent.mkdir(parents=True)
    path.write_text("new = 1\n")
    assert tree.probe() == COMPILED.format(42)


@needs_compiler
@pytest.mark.parametrize("name", ["games/moon/cards/names.py", "cards/face.py", "engine/new.py", "games/moon/rules/new.py"])
def test_a_new_module_that_compiled_code_may_import_runs_at_once(tree: Tree, name: str) -> None:
    path = tree.root / "src/moonbase" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("NEW = 1\n")
    assert tree.probe() == INTERPRETED.format(42)


def test_without_a_compiler_the_sources_run_and_one_line_says_so(tmp_path: Path) -> None:
    tree = Tree(tmp_path)
    result = tree.compile(PATH=str(tmp_path / "empty"), CC="")
    assert result.returncode == 0, result.stderr
    assert result.stdout.startswith("Moonbase runs interpreted (slower, same results): no C compiler")
    assert result.stdout.count("\n") == 1
    assert tree.probe() == INTERPRETED.format(42)


def test_every_module_below_the_compiled_parts_is_found_but_for_those_that_read_cards() -> None:
    found = set(binary.modules())
    assert {"moonbase.engine.rng", "moonbase.bots.greedy", "moonbase.games.moon.game", "moonbase.games.fromthemoon.game"} <= found
    assert not [name for name in found if ".cards." in name or name.endswith("__init__")]
    assert [name for name in binary.sources() if name not in found] == [name for name in binary.sources() if ".cards." in name]


SPEECH = {f"moonbase.languages.{name}" for name in ("errors", "files", "phrase", "speech")}
"""Sentences, and the errors that are said: called by name, so nothing of them is compiled in."""


def test_all_that_compiled_modules_import_is_part_of_the_digest() -> None:
    reached: set[str] = set()
    new = set(binary.modules())
    while new:
        reached |= new
        new -= SPEECH
        names = {name for module in new for name in imported(ast.parse(source_of(module)))}
        new = {module for name in names for module in module_of(name)} - reached
    assert not sorted(reached - SPEECH - set(binary.sources()))


def source_of(module: str) -> str:
    return Path(binary.source(module)).read_text(encoding="utf-8")


def module_of(name: str) -> list[str]:
    """The module of ours that an imported name is, or comes from."""
    candidates = [name, name.rpartition(".")[0]] if name.startswith("moonbase.") else []
    return [each for each in candidates if Path(binary.source(each)).is_file()][:1]


def test_this_process_runs_what_native_says() -> None:
    import moonbase.engine.rng

    assert binary.compiled() == (not str(moonbase.engine.rng.__file__).endswith(".py"))
