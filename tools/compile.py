"""Compile the engine with mypyc: one group, one C file, one library beside the sources.

Nothing happens when the compiled folder of these very sources is there already. Without a C compiler the sources run as they are.
The build works on a copy and the result is moved into place whole, so an interrupted or a second run harms nothing.
"""

import fcntl
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Final

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGE: Final = ROOT / "src" / "moonbase"
FLAGS: Final = ["-fvisibility=hidden"]  # lets the C compiler inline across modules: a quarter more speed
KEPT: Final = 3  # older results stay for processes that still run from them, and for going back to an earlier source

if TYPE_CHECKING:
    from moonbase import native
else:  # the file alone: importing the package would run the modules that are to be compiled
    sys.path.insert(0, str(PACKAGE))
    import native

    del sys.path[0]

HOME: Final = Path(native.home(str(PACKAGE)))


def main() -> int:
    if "--build" in sys.argv:
        build()
        return 0
    if fresh(native.digest(str(PACKAGE))):
        return 0
    lack = missing()
    if lack:
        print(f"Moonbase runs interpreted (slower, same results): {lack}.")
        return 0
    with alone():
        return compile_sources()


def missing() -> str:
    """What the machine lacks to compile C, in words; empty when it lacks nothing."""
    if compiler() is None:
        return "no C compiler was found (cc, gcc or clang)"
    if not os.path.isfile(os.path.join(sysconfig.get_path("include"), "Python.h")):
        return "the C headers of Python were not found (python3-dev on Debian and Ubuntu)"
    return ""


def compiler() -> str | None:
    usual = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    return next((name for name in (usual, "cc", "gcc", "clang") if shutil.which(name.split()[0])), None)


def tools() -> str:
    """What besides the sources decides the result."""
    return "\n".join(["mypy " + version("mypy"), "librt " + version("librt"), *FLAGS, ""])


def fresh(digest: str) -> bool:
    note = HOME / digest / "tools.txt"
    return note.is_file() and note.read_text() == tools()


@contextmanager
def alone() -> Iterator[None]:
    """Let a second run wait for the first, and find its work done."""
    HOME.mkdir(exist_ok=True)
    with open(HOME / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def compile_sources() -> int:
    with tempfile.TemporaryDirectory(prefix="moonbase-") as temporary:
        work = Path(temporary)
        shutil.copytree(PACKAGE, work / "src" / "moonbase", ignore=shutil.ignore_patterns("_native", "__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", work)
        package = str(work / "src" / "moonbase")
        digest = native.digest(package)  # of the copy: an edit made meanwhile counts for the next run
        modules = native.present(package)
        if fresh(digest):
            return 0
        print(f"Compiling {len(modules)} modules with mypyc; this is done once.", flush=True)
        start = time.monotonic()
        command = [sys.executable, str(Path(__file__).resolve()), "--build"]
        result = subprocess.run(command, cwd=work, env=environment(), stdin=subprocess.DEVNULL, text=True, capture_output=True)
        if result.returncode:
            print(result.stdout + result.stderr, file=sys.stderr, end="")
            print("Moonbase: mypyc could not compile the engine; the reason is above. The sources still run.", file=sys.stderr)
            return 1
        publish(work / "lib", digest)
        print(f"Compiled in {time.monotonic() - start:.0f} s.")
    return 0


def environment() -> dict[str, str]:
    """The surroundings of the build, with a compiler that is there even if it is not the one Python was made with."""
    name = compiler()
    usual = str(sysconfig.get_config_var("CC") or "")
    return dict(os.environ) if name in (None, usual) else {**os.environ, "CC": str(name)}


def build() -> None:
    """Turn the copied sources into extension modules below ``lib``. Runs in a process of its own, in the folder of the copy."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    package = os.path.join("src", "moonbase")  # relative paths make tracebacks that read like the source tree
    paths = [native.source(name, package) for name in native.present(package)]
    extensions = mypycify(["--config-file=pyproject.toml", *paths], opt_level="3", target_dir="c", group_name="moonbase")
    for extension in extensions:
        extension.extra_compile_args.extend(FLAGS)
    command = build_ext(Distribution({"name": "moonbase", "ext_modules": extensions}))
    command.build_lib, command.build_temp = "lib", "o"
    command.finalize_options()
    command.parallel = os.cpu_count() or 1  # the modules' small files beside the one large file
    command.run()


def publish(lib: Path, digest: str) -> None:
    """Move the result into place in one step, each file named by its module, and clear away the oldest results."""
    staging = Path(tempfile.mkdtemp(prefix=".new-", dir=HOME))
    for path in lib.rglob("*" + native.SUFFIX):
        shutil.copy(path, staging / ".".join(path.relative_to(lib).parts))
    (staging / "tools.txt").write_text(tools())
    staging.chmod(0o755)
    shutil.rmtree(HOME / digest, ignore_errors=True)
    staging.rename(HOME / digest)
    for old in sorted((p for p in HOME.iterdir() if p.is_dir()), key=lambda p: p.stat().st_mtime)[: -1 - KEPT]:
        shutil.rmtree(old, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
