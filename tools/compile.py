"""Compile the engine with mypyc: one group, one C file, one library beside the sources.

compile.py                 compile now, with a bar
compile.py --background    compile at low priority, and say so on one quiet line
compile.py --profiled      compile twice, the second time for the branches that games really take

Nothing happens when the compiled folder of these very sources is there already. Without a C compiler the sources run as they are.
The build works on a copy and the result is moved into place whole, so an interrupted run harms nothing, and a second one waits.
"""

import os
import select
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import time
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bar import Bar
from file_lock import locked

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGE: Final = ROOT / "src" / "moonbase"
WORK: Final = ROOT / "build" / "compile"
FLAGS: Final = ("-fvisibility=hidden", "-Wno-all", "-w")
"""Hidden names let the C compiler inline across modules: a quarter more speed. Looking for what is worth a warning in generated code takes
more than half of its time; ``-w`` alone keeps the looking and drops only the words."""
WHERE: Final = Path(os.environ.get("PROGRAMFILES(X86)", ""), "Microsoft Visual Studio", "Installer", "vswhere.exe")
"""The module that finds Microsoft's compiler on Windows."""
NEW: Final = ".new-"
"""The beginning of the name of a folder in which a result is put together."""
KEPT: Final = 3
"""The number of older results to keep, for processes that still run from them, and for a return to an earlier source."""
PATIENCE: Final = 5.0
"""Seconds that a run waits until a killed run, or its own killed C compiler, has stopped writing."""
TRANSLATED: Final = "translated"
"""The line that the build prints when mypyc has written the C file."""
RATIO: Final = 14
"""The C compiler takes about so many times as long as mypyc, on any machine; the bar relies on it and nothing else does."""

if TYPE_CHECKING:
    from moonbase.native import binary
else:  # the file alone: importing the package would run the modules that are to be compiled
    sys.path.insert(0, str(PACKAGE / "native"))
    import binary

    del sys.path[0]

HOME: Final = Path(binary.home(str(PACKAGE)))
PROGRESS: Final = HOME / "progress"


def main(arguments: list[str]) -> int:
    profiled, background = "--profiled" in arguments, "--background" in arguments
    if background:
        give_way()
    if fresh(binary.digest(str(PACKAGE)), profiled):
        return 0
    lack = missing()
    if lack:
        print(f"Moonbase runs interpreted (slower, same results): {lack}.", flush=True)
        return 0
    show = Quiet() if background else Bar()
    with locked(HOME / "lock", lambda: show.show("Waiting for the engine that is being compiled", progress())):
        try:
            return compile_sources(profiled, show)
        finally:
            show.clear()
            PROGRESS.unlink(missing_ok=True)


class Quiet(Bar):
    """A bar beside a server on the same terminal: it leaves the cursor at the beginning of its line, so that the server writes over it.

    It falls silent when whoever started the build has gone: the terminal belongs to somebody else then."""

    def __init__(self) -> None:
        super().__init__()
        self._parent: Final = os.getppid()

    def _write(self, text: str) -> None:
        if self._terminal and os.getppid() == self._parent:
            super()._write(text + "\r")


def give_way() -> None:
    if sys.platform != "win32":
        os.nice(19)


def progress() -> float:
    """Return the progress of a build that another process runs."""
    try:
        return float(PROGRESS.read_text())
    except (OSError, ValueError):
        return 0.0


def missing() -> str:
    """Say what the machine lacks to compile C; nothing if it lacks nothing."""
    if sys.platform != "win32" and compiler() is None:  # setuptools finds Microsoft's compiler by itself
        return "no C compiler was found (cc, gcc or clang)"
    if sys.platform == "win32" and not (shutil.which("cl") or WHERE.is_file()):
        return "no C compiler was found (Build Tools for Visual Studio)"
    if not os.path.isfile(os.path.join(sysconfig.get_path("include"), "Python.h")):
        return "the C headers of Python were not found (python3-dev on Debian and Ubuntu)"
    return ""


def compiler() -> str | None:
    usual = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    return next((name for name in (usual, "cc", "gcc", "clang") if shutil.which(name.split()[0])), None)


def can_profile() -> bool:
    """Tell whether the C compiler is gcc: the flags for profiles are its own."""
    name = compiler()
    if sys.platform == "win32" or name is None:
        return False
    said = subprocess.run([name.split()[0], "--version"], capture_output=True, text=True, stdin=subprocess.DEVNULL)
    return "Free Software Foundation" in said.stdout


def tools(profiled: bool) -> str:
    """Name everything besides the sources that determines the result."""
    return "\n".join(["mypy " + version("mypy"), "librt " + version("librt"), *FLAGS, *(["profiled"] if profiled else []), ""])


def fresh(digest: str, profiled: bool) -> bool:
    """Tell whether the result exists; a profiled one also serves a request for a plain one."""
    note = HOME / digest / "tools.txt"
    return note.is_file() and note.read_text() in {tools(True), tools(profiled)}


def compile_sources(profiled: bool, show: Bar) -> int:
    clear_away()
    WORK.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=WORK) as temporary:
        work = Path(temporary)
        shutil.copytree(PACKAGE, work / "src" / "moonbase", ignore=shutil.ignore_patterns("_native", "__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", work)
        digest = binary.digest(str(work / "src" / "moonbase"))  # of the copy: an edit made meanwhile counts for the next run
        if fresh(digest, profiled):
            return 0
        start = time.monotonic()
        failure = build(work, digest, profiled, show)
        show.clear()
        if failure:
            print(failure, file=sys.stderr, end="")
            print("Moonbase: the engine could not be compiled; the reason is above. The sources still run.", file=sys.stderr)
            return 1
        publish(work / "lib", digest, profiled)
    if not isinstance(show, Quiet):
        print(f"The engine was compiled in {time.monotonic() - start:.0f} s.")
    return 0


def clear_away() -> None:
    """Remove what a killed run left; its C compiler may take a moment to die, and still writes until then."""
    for left in HOME.glob(NEW + "*"):
        shutil.rmtree(left, ignore_errors=True)
    patience = time.monotonic() + PATIENCE
    while WORK.exists() and time.monotonic() < patience:
        shutil.rmtree(WORK, ignore_errors=True)
        time.sleep(0.05)


def build(work: Path, digest: str, profiled: bool, show: Bar) -> str:
    """Run the build in a process of its own, in the folder of the copy; return what it said if it failed."""
    command = [sys.executable, str(Path(__file__).with_name("compile_c.py")), digest, *(["--profiled"] if profiled else [])]
    with open(work / "said", "w+b") as said:
        process = subprocess.Popen(
            command,
            cwd=work,
            env=environment(),
            stdin=subprocess.PIPE,  # the build ends when this pipe closes, so it never outlives this process
            stdout=said,
            stderr=subprocess.STDOUT,
            start_new_session=True,  # so that it can be ended together with the C compiler
        )
        try:
            watch(process, Path(said.name), profiled, show)
        except BaseException:
            end(process)
            raise
        return Path(said.name).read_text(errors="replace") if process.returncode else ""


def end(process: "subprocess.Popen[bytes]") -> None:
    """End the build and the C compiler that it started, and wait until neither can write any more: then nobody reads from the pipe."""
    if sys.platform == "win32":
        process.kill()
        process.wait()
        return
    with suppress(ProcessLookupError):  # it has just ended by itself
        os.killpg(process.pid, signal.SIGKILL)
    assert process.stdin is not None
    readers = select.poll()  # not process.wait(): a signal that came in the middle of another wait may have left its lock taken
    readers.register(process.stdin, 0)
    readers.poll(PATIENCE * 1000)


def watch(process: "subprocess.Popen[bytes]", said: Path, profiled: bool, show: Bar) -> None:
    """Show how far the build is, as far as that can be told from the time that mypyc took."""
    start, translated = time.monotonic(), 0.0
    while process.poll() is None:
        spent = time.monotonic() - start
        if not translated and TRANSLATED in said.read_text(errors="replace"):
            translated = spent
        total = (translated or max(spent, 8.0)) * (1 + RATIO * (3 if profiled else 1))
        share = min(spent / total, 0.99)
        PROGRESS.write_text(f"{share:.3f}")
        show.show("Compiling the engine" + (" in the background" if isinstance(show, Quiet) else ""), share)
        try:
            process.wait(1.0 if isinstance(show, Quiet) else 0.2)
        except subprocess.TimeoutExpired:
            continue


def environment() -> dict[str, str]:
    """Return the surroundings of the build, with a compiler that is there even if it is not the one Python was made with."""
    name = compiler()
    usual = str(sysconfig.get_config_var("CC") or "")
    return dict(os.environ) if name in (None, usual) else {**os.environ, "CC": str(name)}


def publish(lib: Path, digest: str, profiled: bool) -> None:
    """Move the result into place in one step, each file named by its module, and clear away the oldest results."""
    temporary = Path(tempfile.mkdtemp(prefix=NEW, dir=HOME))
    staging = temporary / "new"
    try:
        staging.mkdir()
        for path in lib.rglob("*" + binary.SUFFIX):
            shutil.copy(path, staging / ".".join(path.relative_to(lib).parts))
        (staging / "tools.txt").write_text(tools(profiled))
        staging.chmod(0o755)
        if (HOME / digest).exists():  # moved away whole: Windows cannot remove what a process still runs from
            (HOME / digest).rename(temporary / "old")
        staging.rename(HOME / digest)
    finally:
        shutil.rmtree(temporary, ignore_errors=True)
    for old in sorted((p for p in HOME.iterdir() if p.is_dir()), key=lambda p: p.stat().st_mtime)[: -1 - KEPT]:
        shutil.rmtree(old, ignore_errors=True)


def stop(number: int, frame: object) -> None:
    sys.exit(128 + number)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, stop)
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit("stopped; the next run begins again")
