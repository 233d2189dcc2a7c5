"""Stand-ins for the two packages whose names the rules use for their types: enough to read arguments before anything is installed.

The rules themselves cannot be played with them.
"""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from types import ModuleType
from typing import Final, TypeVar

Class = TypeVar("Class")


class Vector:
    def __class_getitem__(cls, item: object) -> type["Vector"]:
        return cls


def unchanged(**marks: bool) -> Callable[[Class], Class]:
    """Take the marks for the compiler and return the class as it is."""
    return lambda marked: marked


NAMES: Final[dict[str, dict[str, object]]] = {
    "mypy_extensions": {"i64": int, "u8": int, "mypyc_attr": unchanged},
    "librt": {},
    "librt.vecs": {"vec": Vector},
}


@contextmanager
def stand_ins() -> Iterator[None]:
    """Install the stand-ins where the packages are missing, and remove them afterwards with everything imported meanwhile."""
    missing = [name for name in NAMES if find_spec(name.partition(".")[0]) is None]
    before, surroundings = set(sys.modules), dict(os.environ)
    if missing:
        os.environ["MOONBASE_INTERPRETED"] = "1"  # compiled code takes no stand-ins
    for name in missing:
        module = sys.modules[name] = ModuleType(name)
        vars(module).update(NAMES[name])
    try:
        yield
    finally:
        for name in set(sys.modules) - before if missing else ():
            del sys.modules[name]
        os.environ.clear()
        os.environ.update(surroundings)
