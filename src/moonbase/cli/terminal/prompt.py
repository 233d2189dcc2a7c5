"""Questions to the person at the terminal."""

import sys


def at_terminal() -> bool:
    """Tell whether a person can read the output and type an answer."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def confirm(question: str) -> bool:
    try:
        return input(question).strip().casefold() in ("", "y", "yes")
    except EOFError:
        print()
        return False
