"""Plain letters for signs that the output cannot show, such as ``H`` for a heart where only ASCII is understood.

Every sign becomes exactly one letter, so that columns stay in line.
"""

import codecs
import io
import sys
from typing import Final
from unicodedata import normalize

LETTERS: Final = {
    "·": "-",
    "–": "-",
    "—": "-",
    "─": "-",
    "━": "-",
    "│": "|",
    "┼": "+",
    "…": "~",
    "×": "x",
    "✗": "!",
    "✓": "+",
    "↑": "+",
    "→": ">",
    "▸": ">",
    "◄": "<",
    "▲": "^",
    "■": "#",
    "○": "o",
    "★": "*",
    "♥": "H",
    "Σ": "S",
    "µ": "u",
    "‘": "'",
    "’": "'",
    "‚": "'",
    "„": '"',
    "ß": "s",
    "“": '"',
    "”": '"',
}
UNKNOWN: Final = "?"
HANDLER: Final = "moonbase.plain_letters"


def use_plain_letters() -> None:
    """Let the standard streams write a plain letter for a sign that they cannot encode, and read on where they cannot decode one."""
    codecs.register_error(HANDLER, _replaced)
    for stream, errors in ((sys.stdout, HANDLER), (sys.stderr, HANDLER), (sys.stdin, "replace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def plain(sign: str) -> str:
    """Return one ASCII letter for a sign: its own, that of the letter under an accent, or a question mark."""
    letter = LETTERS.get(sign) or normalize("NFKD", sign)[0]
    return letter if letter.isascii() else UNKNOWN


def _replaced(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(plain, error.object[error.start : error.end])), error.end
