"""Windows and macOS: no module needs what only Linux has, and what runs there differs by name. Here Python is made to look like Windows.

The libraries are imported first, as what they are; then the platform is renamed, and modules and calls that Windows lacks are hidden.
"""

import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import moonbase
from kit.command import surroundings

PACKAGE = Path(str(moonbase.__file__)).parent

WINDOWS = """
import asyncio, asyncpg, concurrent.futures, importlib, logging, multiprocessing.pool, os, pathlib, redis.asyncio, sqlite3, ssl, subprocess
import sys, tempfile, uvicorn, uvicorn.lifespan.off, uvicorn.protocols.http.httptools_impl, webbrowser, websockets.asyncio.client
import rich.console, rich.progress, starlette.applications, starlette.responses
HIDDEN = ("fcntl", "grp", "pwd", "readline", "resource", "termios", "tty", "uvloop", "syslog")
for name in HIDDEN:
    sys.modules[name] = None
for name in ("fork", "geteuid", "getuid", "getloadavg", "killpg", "mkfifo", "nice", "pread", "pwrite", "setsid", "sysconf", "uname"):
    delattr(os, name)
sys.platform = "win32"
"""
EVERY_MODULE = """
import moonbase
home = pathlib.Path(moonbase.__file__).parent
names = [".".join(("moonbase", *file.relative_to(home).with_suffix("").parts)) for file in home.rglob("*.py")]
for name in names:
    try:
        importlib.import_module(name.removesuffix(".__init__"))
    except ModuleNotFoundError as lacking:  # what stands on a library that is not installed is no matter of the platform
        assert lacking.name not in HIDDEN, name
print(len(names))
"""
DIFFERENCES = """
from pathlib import Path
from moonbase.prove.usage import usage
from moonbase.server.host.file_limit import MOST_CONNECTIONS, connections_within, raise_file_limit
from moonbase.server.host.serve import fast_loop, has_display
from moonbase.server.base.settings import default_db
from moonbase.server.store.file_lock import FileLock
from moonbase.server.store.private import make_private
from moonbase.server.workers.process import give_way

assert connections_within(raise_file_limit()) == MOST_CONNECTIONS
assert fast_loop() is None and has_display()
os.environ.pop("XDG_DATA_HOME", None)
os.environ["LOCALAPPDATA"] = sys.argv[1]
assert default_db() == f"sqlite:///{Path(sys.argv[1]) / 'moonbase' / 'tables.sqlite'}"
make_private(Path(sys.argv[1]) / "made" / "tables.sqlite")
lock = FileLock(Path(sys.argv[1]) / "tables.lock")
lock.take(), lock.sign("http://here/"), lock.release()
give_way()
"""
COMMAND = "from moonbase.cli import main\nsys.exit(main(sys.argv[1:]))"


def on_windows(program: str, *arguments: str) -> str:
    command = [sys.executable, "-c", WINDOWS + program, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, env=surroundings(), timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_module_can_be_imported() -> None:
    assert int(on_windows(EVERY_MODULE)) == len(list(PACKAGE.rglob("*.py")))


def test_features_missing_on_windows_have_replacements(tmp_path: Path) -> None:
    on_windows(DIFFERENCES, str(tmp_path))


def test_a_command_runs() -> None:
    assert "the game ends" in on_windows(COMMAND, "play", "moon")


def test_the_server_answers_and_stops_in_good_order(tmp_path: Path) -> None:
    serve = ["serve", "--no-open", "--port", "0", "--workers", "1", "--db", f"sqlite:///{tmp_path / 'tables.sqlite'}"]
    with subprocess.Popen(
        [sys.executable, "-c", WINDOWS + COMMAND, *serve], stdout=subprocess.PIPE, text=True, env=surroundings()
    ) as server:
        assert server.stdout is not None
        address = server.stdout.readline().split()[3]
        assert b'"ok":true' in urlopen(f"{address}readyz").read()
        server.terminate()
        assert server.wait(300) == 0
