"""Modules that nobody names: a folder is the list of what lies in it."""

from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType


def import_all(package: ModuleType) -> None:
    """Import every module of a package, in the order of their names."""
    for found in sorted(iter_modules(package.__path__), key=lambda each: each.name):
        import_module(f"{package.__name__}.{found.name}")
