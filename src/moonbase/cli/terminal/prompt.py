"""Questions to the person at the terminal."""

import sys

from moonbase.engine.text import Text
from moonbase.languages.speech import Speech


def at_terminal() -> bool:
    """Tell whether a person can read the output and type an answer."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def confirm(question: Text, words: Speech) -> bool:
    try:
        return means_yes(input(f"{words.say(question)} ").strip().casefold(), words)
    except EOFError:
        print()
        return False


def means_yes(typed: str, words: Speech) -> bool:
    """Tell whether this means yes: English is understood everywhere, and Enter alone agrees."""
    return typed in ("", "y", "yes", words.say(Text("answer.y")), words.say(Text("answer.yes")))


def means_no(typed: str, words: Speech) -> bool:
    return typed in ("n", "no", "new", words.say(Text("answer.n")), words.say(Text("answer.no")), words.say(Text("answer.new")))
