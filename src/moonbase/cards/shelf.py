"""The only module that opens card files: those of a package, and one that a person names."""

import os
import re
from collections.abc import Iterable
from importlib import import_module
from typing import Any, Final

import tomli

from moonbase.cards.errors import CardError
from moonbase.cards.place import fault_at
from moonbase.languages.phrase import Phrase

LINE: Final = re.compile(r"\(at line (\d+), column (\d+)\)$")
"""The place that the reader of TOML names at the end of its sentence."""


def packaged(package: str, names: Iterable[str]) -> dict[str, str]:
    """Return the texts of files in the package, by name."""
    (folder,) = import_module(package).__path__
    return {name: _text(os.path.join(folder, name)) for name in names}


def from_path(path: str | os.PathLike[str]) -> str:
    """Return the text of a file that a person named."""
    try:
        return _text(path)
    except FileNotFoundError:
        raise _unread(path, Phrase("fault.no_file", "no such file")) from None
    except IsADirectoryError:
        raise _unread(path, Phrase("fault.folder", "this is a folder, not a card file")) from None
    except UnicodeDecodeError:
        raise _unread(path, Phrase("fault.no_text", "not a text file in UTF-8")) from None
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise _unread(path, Phrase("fault.unreadable", "cannot be read ({why})", why=why)) from None


def _unread(path: str | os.PathLike[str], message: Phrase) -> CardError:
    return CardError([fault_at(str(path), message)])


def _text(path: str | os.PathLike[str]) -> str:
    with open(path, encoding="utf-8-sig") as file:  # some editors begin a file with a mark of its encoding
        return file.read()


def parse(name: str, text: str) -> dict[str, Any]:
    """Parse TOML; an error is one line that names the fault and its place."""
    try:
        return tomli.loads(text)
    except RecursionError:
        raise CardError([fault_at(name, Phrase("fault.deep", "nested too deeply"))]) from None
    except ValueError as error:
        raise CardError([fault_at(name, _no_toml(" ".join(str(error).split())))]) from None


def _no_toml(why: str) -> Phrase:
    """Return what the reader of TOML says; its words are English, so other languages have only the place from it."""
    found = LINE.search(why)
    if found is None:
        return Phrase("fault.no_toml", "not valid TOML: {why}", why=why)
    return Phrase("fault.no_toml_at", "not valid TOML: {why}", why=why, line=int(found[1]), column=int(found[2]))
