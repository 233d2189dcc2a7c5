"""The only module that opens card files: those of a package, and one that a person names."""

import os
from collections.abc import Iterable
from importlib import import_module
from typing import Any

import tomli

from moonbase.cards.errors import CardError


def packaged(package: str, names: Iterable[str]) -> dict[str, str]:
    """Return the texts of files in the package, by name."""
    (folder,) = import_module(package).__path__
    return {name: _text(os.path.join(folder, name)) for name in names}


def from_path(path: str | os.PathLike[str]) -> str:
    """Return the text of a file that a person named."""
    try:
        return _text(path)
    except FileNotFoundError:
        raise CardError([f"{path}: no such file"]) from None
    except IsADirectoryError:
        raise CardError([f"{path}: this is a folder, not a card file"]) from None
    except UnicodeDecodeError:
        raise CardError([f"{path}: not a text file in UTF-8"]) from None
    except (OSError, ValueError) as error:
        raise CardError([f"{path}: cannot be read ({getattr(error, 'strerror', None) or error})"]) from None


def _text(path: str | os.PathLike[str]) -> str:
    with open(path, encoding="utf-8-sig") as file:  # some editors begin a file with a mark of its encoding
        return file.read()


def parse(name: str, text: str) -> dict[str, Any]:
    """Parse TOML; an error is one line that names the fault and its place."""
    try:
        return tomli.loads(text)
    except RecursionError:
        raise CardError([f"{name}: nested too deeply"]) from None
    except ValueError as error:
        raise CardError([f"{name}: not valid TOML: {' '.join(str(error).split())}"]) from None
