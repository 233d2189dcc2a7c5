"""Compiled code is used exactly when it was made from the sources that are there."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import compile as compile_tool
from moonbase import native

ROOT = Path(__file__).resolve().parents[2]
RNG = "from moonbase.engine.text import PLUS\n\n\ndef answer() -> int:\n    return {number} + PLUS\n"
TEXT = "from typing import Final\n\nPLUS: Final = 1\n"
PROBE = "import moonbase.engine.rng as r; from moonbase import native; print(r.answer(), native.compiled(), r.__file__.endswith('.py'))"

needs_compiler = pytest.mark.skipif(compile_tool.missing() != "", reason=f"cannot compile here: {compile_tool.missing()}")
one_worker = pytest.mark.xdist_group("native")
COMPILED = "{} True False"
INTERPRETED = "{} False True"


class Tree:
    """A small package of the same shape, which tests may edit and compile."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.engine = root / "src" / "moonbase" / "engine"
        self.engine.mkdir(parents=True)
        for name in ("pyproject.toml", "tools/compile.py", "src/moonbase/native.py"):
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, root / name)
        (root / "src/moonbase/__init__.py").write_text("from moonbase import native\n\nnative.activate()\n")
        (self.engine / "__init__.py").write_text("")
        self.edit("text.py", TEXT)
        self.edit("rng.py", RNG.format(number=41))

    def edit(self, name: str, text: str) -> None:
        (self.engine / name).write_text(text)

    def compile(self, **env: str) -> subprocess.CompletedProcess[str]:
        return self._python([str(self.root / "tools" / "compile.py")], env)

    def probe(self, **env: str) -> str:
        result = self._python(["-c", PROBE], env)
        assert result.returncode == 0, result.stderr
        return result.stdout.strip()

    def folders(self) -> set[str]:
        home = self.root / "src" / "moonbase" / "_native"
        return {path.name for path in home.iterdir() if path.is_dir()} if home.is_dir() else set()

    def _python(self, arguments: list[str], env: dict[str, str]) -> subprocess.CompletedProcess[str]:
        surroundings = {k: v for k, v in os.environ.items() if not k.startswith("MOONBASE_")}
        surroundings |= {"PYTHONPATH": str(self.root / "src"), "PYTHONDONTWRITEBYTECODE": "1", **env}
        return subprocess.run([sys.executable, *arguments], cwd=self.root, env=surroundings, text=True, capture_output=True)


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
@one_worker
def test_compiled_modules_run_when_the_sources_are_those_they_were_made_from(tree: Tree) -> None:
    assert tree.probe() == COMPILED.format(42)


@needs_compiler
@one_worker
def test_the_switch_runs_the_sources(tree: Tree) -> None:
    assert tree.probe(MOONBASE_INTERPRETED="1") == INTERPRETED.format(42)


@needs_compiler
@one_worker
@pytest.mark.parametrize(
    ("name", "text"),
    [
        pytest.param("rng.py", RNG.format(number=1), id="a compiled module"),
        pytest.param("text.py", "PLUS = -39\n", id="a constant compiled into another module"),
    ],
)
def test_an_edited_source_runs_at_once_and_its_old_form_is_compiled_again_after_going_back(tree: Tree, name: str, text: str) -> None:
    before = (tree.engine / name).read_text()
    tree.edit(name, text)
    assert tree.probe() == INTERPRETED.format(2)
    tree.edit(name, before)
    assert tree.probe() == COMPILED.format(42)


@needs_compiler
@one_worker
def test_compiling_again_serves_the_new_source_and_leaves_the_tree_clean(tree: Tree) -> None:
    tree.edit("rng.py", RNG.format(number=7))
    result = tree.compile()
    assert result.returncode == 0, result.stdout + result.stderr
    assert tree.probe() == COMPILED.format(8)
    assert {path.suffix for path in tree.engine.iterdir()} <= {".py"}
    assert not list(tree.root.glob("**/*.c"))


@needs_compiler
@one_worker
def test_nothing_is_done_when_nothing_changed(tree: Tree) -> None:
    result = tree.compile()
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")


@needs_compiler
@one_worker
def test_what_mypyc_refuses_is_shown_and_fails(tree: Tree) -> None:
    before = tree.folders()
    tree.edit("rng.py", 'def answer() -> int:\n    return "two"\n')
    result = tree.compile()
    assert result.returncode == 1
    assert "src/moonbase/engine/rng.py:2: error" in result.stderr
    assert tree.folders() == before


def test_without_a_compiler_the_sources_run_and_one_line_says_so(tmp_path: Path) -> None:
    tree = Tree(tmp_path)
    result = tree.compile(PATH=str(tmp_path / "empty"), CC="")
    assert result.returncode == 0, result.stderr
    assert result.stdout.startswith("Moonbase runs interpreted (slower, same results): no C compiler")
    assert result.stdout.count("\n") == 1
    assert tree.probe() == INTERPRETED.format(42)


def test_every_module_of_the_games_and_the_bots_is_listed() -> None:
    package = ROOT / "src" / "moonbase"
    paths = [path for part in ("games", "bots") for path in (package / part).rglob("*.py") if path.name != "__init__.py"]
    names = {".".join(("moonbase", *path.relative_to(package).with_suffix("").parts)) for path in paths}
    unlisted = sorted(names - {*native.MODULES, *native.INTERPRETED})
    assert not unlisted, f"name in MODULES or in INTERPRETED of src/moonbase/native.py: {unlisted}"


def test_this_process_runs_what_native_says() -> None:
    import moonbase.engine.rng

    assert native.compiled() == (not str(moonbase.engine.rng.__file__).endswith(".py"))
