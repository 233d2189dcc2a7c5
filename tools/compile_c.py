"""Turn the sources below the current folder into extension modules below ``lib``: ``compile_c.py DIGEST [--profiled]``.

``compile.py`` runs this on a copy. A profiled build is made twice at the same place: the first one counts which way every branch goes
while ``train.py`` plays games, and the second one reads the counts. Only the large library is profiled; the small files of the modules
just load it. gcc fails the build when it finds no counts (``-Wmissing-profile``), so a profile that is not used cannot go unnoticed.
"""

import os
import shutil
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

from compile import FLAGS, PACKAGE, TRANSLATED

if TYPE_CHECKING:
    from moonbase.native import binary
else:
    from compile import binary

LIBRARY: Final = "moonbase__mypyc"
COUNTING: Final = ("-fprofile-generate",)
COUNTED: Final = ("-fprofile-use", "-Wmissing-profile", "-Werror=missing-profile")
TRAINING: Final = Path("train")


def main(digest: str, profiled: bool) -> None:
    package = os.path.join("src", "moonbase")  # relative paths make tracebacks that read like the source tree
    paths = [binary.source(name, package) for name in binary.modules(package)]
    made = mypycify(["--config-file=pyproject.toml", *paths], opt_level="3", target_dir="c", group_name="moonbase")
    extensions = cast("list[Extension]", made)
    print(TRANSLATED, flush=True)
    usual = list(extensions[0].extra_compile_args)
    if profiled:
        build(extensions, usual, COUNTING, TRAINING)
        train(digest)
        build(extensions, usual, COUNTED, Path("lib"))
    else:
        build(extensions, usual, (), Path("lib"))


def build(extensions: list[Extension], usual: list[str], profile: tuple[str, ...], lib: Path) -> None:
    """Compile what mypyc made; ``profile`` are the flags of the large library."""
    flags = [*usual, *(FLAGS if os.name == "posix" else ("/w",))]
    profiled = [*(each for each in flags if each != "-w" or profile != COUNTED), *profile]  # -w would silence the missing profile
    for extension in extensions:
        extension.extra_compile_args = profiled if extension.name == LIBRARY else flags
        extension.extra_link_args = list(COUNTING) if extension.name == LIBRARY and profile == COUNTING else []
    command = build_ext(Distribution({"name": "moonbase", "ext_modules": extensions}))
    command.build_lib, command.build_temp, command.force = str(lib), "o", True
    command.finalize_options()
    command.parallel = os.cpu_count() or 1  # the modules' small files beside the one large file
    command.run()


def train(digest: str) -> None:
    """Play with the counting library; it writes its counts beside the object file when the process ends."""
    served = Path("src") / "moonbase" / "_native" / digest
    served.mkdir(parents=True)
    for path in TRAINING.rglob("*" + binary.SUFFIX):
        shutil.copy(path, served / ".".join(path.relative_to(TRAINING).parts))
    surroundings = {key: value for key, value in os.environ.items() if not key.startswith("MOONBASE_")}
    packages = os.pathsep.join(filter(None, ("src", os.environ.get("PYTHONPATH"))))  # pip names there what a build needs
    script = Path(PACKAGE).parents[1] / "tools" / "train.py"
    subprocess.run([sys.executable, str(script)], env={**surroundings, "PYTHONPATH": packages}, check=True)
    if not list(Path("o").rglob("*.gcda")):
        raise SystemExit("the games that were played left no counts")


def end_with_the_caller() -> None:
    """Wait until the caller closes its end of the pipe, which its death does too, and end this process and the C compiler at once."""
    os.read(0, 1)  # not sys.stdin: a thread that waits in it keeps the interpreter from ending
    if sys.platform != "win32" and os.getpgrp() == os.getpid():  # a group of its own, as the caller starts it
        os.killpg(0, signal.SIGKILL)
    os._exit(1)


if __name__ == "__main__":
    threading.Thread(target=end_with_the_caller, daemon=True).start()
    main(sys.argv[1], "--profiled" in sys.argv)
