"""``moonbase`` alone: the table in the browser; where its page is missing, the game in the terminal instead."""

import sys


def way_in() -> list[str]:
    """The command that is meant by none at all; nothing where the person would rather not."""
    from moonbase.server.page import LACKING, folder

    if folder(None) is not None:
        return ["serve"]
    print(f"{LACKING} The game in the terminal needs no page.", flush=True)
    return ["play"] if not at_terminal() or agreed("Play there now? [Y/n] ") else []


def at_terminal() -> bool:
    """Tell whether a person can read the output and type an answer."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def agreed(question: str) -> bool:
    try:
        return input(question).strip().casefold() in ("", "y", "yes")
    except EOFError:
        print()
        return False
