"""A command imports what it needs and no more: a question is answered, and a wrong one refused, at once."""

import subprocess
import sys
from pathlib import Path

import pytest

import moonbase
from kit.command import surroundings
from moonbase.cli.commands import COMMANDS
from moonbase.native import binary

PACKAGE = Path(str(moonbase.__file__)).parent
HEAVY = ("asyncio", "importlib.metadata", "importlib.resources", "msgspec", "rich", "starlette", "uvicorn", "websockets")
READING = ("moonbase.cards", "moonbase.games", "tomli", "tomllib")
"""Modules that read cards: refusing a wrong word imports none of them."""
FLUENT = "fluent.runtime"
"""Makes sentences of word files: English help and refusals do not import it."""
RULES = ("argparse", "moonbase.engine", "moonbase.catalog.registry")

COMMAND = "import sys; from moonbase.cli import main; sys.stdout = sys.stderr; code = main(sys.argv[1:])"
TOLD = "print(*sys.modules, sep='\\n', file=sys.__stdout__)"


def imported(program: str, *arguments: str) -> set[str]:
    """The modules that a process has after this."""
    done = subprocess.run([sys.executable, "-c", f"{program}\n{TOLD}", *arguments], capture_output=True, text=True, env=surroundings())
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


def test_importing_the_package_imports_nothing_of_it() -> None:
    modules = imported("import moonbase, sys")
    assert sorted(name for name in modules if name.startswith("moonbase")) == ["moonbase"]
    assert not modules & {*HEAVY, *READING, *RULES, "typing", "hashlib"}


def test_help_needs_no_rules() -> None:
    assert not imported(COMMAND, "--help") & {*HEAVY, *READING, *RULES, FLUENT, "hashlib"}


def test_help_of_a_command_needs_no_word_files() -> None:
    program = "import sys; from moonbase.cli.commands import parser_of; parser_of(sys.argv[1]).format_help()"
    assert not imported(program, "play") & {*HEAVY, *READING, FLUENT}


@pytest.mark.parametrize("line", ["--help", "pley"])
def test_a_german_reader_pays_for_words_and_for_nothing_else(line: str) -> None:
    modules = imported(f"import os; os.environ['LANG'] = 'de_DE.UTF-8'; {COMMAND}", line)
    assert FLUENT in modules
    assert not modules & {*HEAVY, *READING}


def test_the_version_needs_no_rules() -> None:
    assert not imported(COMMAND, "--version") & {*HEAVY, *READING, *RULES, FLUENT}


def test_cards_for_programs_are_written_without_the_terminal() -> None:
    modules = imported(COMMAND, "cards", "moon", "--json")
    assert "moonbase.games.moon.game" in modules
    assert not modules & {*HEAVY, "moonbase.cli.rendering.renderer", "moonbase.records.record", "moonbase.games.fromthemoon"}


@pytest.mark.parametrize("line", ["pley", "--prot 8000", "cards mon", *(f"{name} --no-such-option" for name in COMMANDS)])
def test_refused_commands_read_no_cards(line: str) -> None:
    assert not imported(f"{COMMAND}; assert code == 2", *line.split()) & {*HEAVY, *READING, FLUENT}


def test_every_name_of_the_package_is_found_when_it_is_asked_for() -> None:
    assert {*moonbase.__all__} <= {*dir(moonbase)}
    assert all(getattr(moonbase, name) is not None for name in moonbase.__all__)
    misspelt = "gmae"
    with pytest.raises(AttributeError, match="module 'moonbase' has no attribute 'gmae'"):
        getattr(moonbase, misspelt)


def test_the_parts_that_wait_for_the_engine_are_those_that_may_be_compiled() -> None:
    parts = {".".join(name.split(".")[:2]) for name in binary.sources()}
    assert parts == moonbase._EngineAwaited.PARTS


def test_threads_that_import_at_once_get_one_form() -> None:
    program = """
import sys, threading
names = ["moonbase.engine.game", "moonbase.engine.columns", "moonbase.bots.random", "moonbase.games.moon.rules.table.codes"]
start = threading.Barrier(len(names))
def fetch(name):
    start.wait()
    __import__(name)
threads = [threading.Thread(target=fetch, args=(name,)) for name in names]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
assert len({sys.modules[name].__file__.endswith(".py") for name in names}) == 1
"""
    imported(program)


def test_a_thread_that_runs_ahead_of_the_package_gets_one_form_too() -> None:
    """Python lets a thread import ``moonbase.bots`` while another is still importing ``moonbase``."""
    program = """
import sys
from importlib.util import find_spec, module_from_spec
spec = find_spec("moonbase")
package = sys.modules["moonbase"] = module_from_spec(spec)
import moonbase.bots
spec.loader.exec_module(package)
import moonbase.bots.random, moonbase.engine.game
assert moonbase.bots.random.__file__.endswith(".py") == moonbase.engine.game.__file__.endswith(".py")
"""
    imported(program)


def test_importing_the_engine_waits_for_another_thread_without_a_deadlock(tmp_path: Path) -> None:
    """The other thread is in the middle of a module that the choice of a form needs, and imports one more."""
    (tmp_path / "hashlib.py").write_text("import time\nfrom _blake2 import blake2b\ntime.sleep(0.5)\nimport colorsys\n")
    program = """
import faulthandler, sys, threading, time
faulthandler.dump_traceback_later(300, exit=True)
sys.path.insert(0, sys.argv[1])
thread = threading.Thread(target=__import__, args=("hashlib",))
thread.start()
while "hashlib" not in sys.modules:
    time.sleep(0.01)
import moonbase.engine.game
thread.join()
"""
    assert {"colorsys", "moonbase.engine.game"} <= imported(program, str(tmp_path))


@pytest.mark.parametrize(("game", "said"), [("'moon'", "Success: no issues found"), ("7", 'has incompatible type "int"; expected "str"')])
def test_a_program_that_uses_the_package_is_checked_strictly(game: str, said: str) -> None:
    program = f"import moonbase\nfrom moonbase import Rng\nrng: Rng = moonbase.Rng(1)\ntitle: str = moonbase.game({game}).title\n"
    mypy = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir=/dev/null", "-c", program]
    assert said in subprocess.run(mypy, capture_output=True, text=True, env=surroundings(MYPYPATH=str(PACKAGE.parent))).stdout
