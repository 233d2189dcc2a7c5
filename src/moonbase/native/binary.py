"""Compiled modules that cannot be stale.

``tools/compile.py`` compiles the parts named in COMPILED and puts the result into ``_native/<digest>/``. The digest covers every source
that the compiled code was made from. On import it is taken again: when its folder is there, an import hook serves the modules from it;
when it is not, because a source was edited or nothing was compiled, the sources run, slower and with the same results.
``MOONBASE_INTERPRETED=1`` runs the sources in any case.
"""

import os
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from types import ModuleType

COMPILED = ("engine", "bots", "games")
"""The parts of the package that are compiled: every module below them, all into one library."""

PLAIN = ("cards",)
"""The rooms of a game that are not compiled, since cards are read once; compiled modules import them."""

APART = ("shapes",)
"""The rooms of a game that no compiled module imports: shapes are types that are looked at when the page is built."""

_PARTS = tuple(f"moonbase.{part}" for part in COMPILED)

IMPORTED = ("cards",)
"""Parts that run as they are and that compiled modules import: their constants and types are compiled in."""

SUFFIX = EXTENSION_SUFFIXES[0]
"""Names the Python version and the platform too, so a folder of another Python does not match."""

PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def source(module: str, package: str = PACKAGE) -> str:
    """Return the path of a module's source."""
    return os.path.join(package, *module.split(".")[1:]) + ".py"


def modules(package: str = PACKAGE) -> list[str]:
    """Return the modules that are compiled."""
    return [name for part in COMPILED for name in _walk(package, part, False)]


def sources(package: str = PACKAGE) -> list[str]:
    """Return the modules that the compiled code is made from: those that are compiled, and those in the rooms that they import."""
    return [name for part in (*COMPILED, *IMPORTED) for name in _walk(package, part, True)]


def _walk(package: str, part: str, plain: bool) -> Iterator[str]:
    """Yield the modules below a part in a fixed order, those of PLAIN rooms only where they are asked for."""
    left_out = APART if plain else APART + PLAIN
    for folder, folders, files in os.walk(os.path.join(package, part)):
        folders[:] = sorted(name for name in folders if name not in left_out)
        above = ["moonbase", *os.path.relpath(folder, package).split(os.sep)]
        for name in sorted(files):
            if name.endswith(".py") and name != "__init__.py":
                yield ".".join([*above, name[:-3]])


def digest(package: str = PACKAGE) -> str:
    """Return a hash over SUFFIX and the names and bytes of all sources that the compiled code is made from."""
    total = blake2b(SUFFIX.encode(), digest_size=12)
    for module in sources(package):
        with open(source(module, package), "rb") as file:
            content = file.read()
        total.update(f"\n{module} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def home(package: str = PACKAGE) -> str:
    """Return the folder that holds one folder per digest."""
    return os.path.join(package, "_native")


def compiled() -> bool:
    """Tell whether the engine runs compiled in this process."""
    return any(isinstance(finder, _Finder) for finder in sys.meta_path)


def available() -> bool:
    """Tell whether a process that starts now would run the engine compiled."""
    return _wanted() and os.path.isdir(os.path.join(home(), _digest_here()))


def activate() -> None:
    """Serve the engine from the compiled folder that matches the sources, where there is one."""
    if compiled() or not _wanted():
        return
    try:
        folder = os.path.join(home(), digest())
        finder = _Finder(folder, os.listdir(folder))
    except OSError:
        return
    if not any(part in sys.modules for part in _PARTS):  # a thread may have imported one while another was importing moonbase itself
        sys.meta_path.insert(0, finder)


def _wanted() -> bool:
    return os.environ.get("MOONBASE_INTERPRETED") != "1" and os.path.isdir(home())


@cache
def _digest_here() -> str:
    return digest()


class _Finder:
    """Finds the compiled files of one folder, each named by its module."""

    def __init__(self, folder: str, names: list[str]) -> None:
        self.files = {name.removesuffix(SUFFIX): os.path.join(folder, name) for name in names if name.endswith(SUFFIX)}

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        file = self.files.get(name)
        if file is None:
            return None
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))
