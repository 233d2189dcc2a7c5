"""The help of a command in another language: English is where the options are declared, and the word file has the rest by key."""

import argparse
import re
from typing import TYPE_CHECKING

from moonbase.engine.text import Text
from moonbase.languages.phrase import Phrase, command_words

if TYPE_CHECKING:
    from moonbase.languages.speech import Speech


def translate(actions: list[argparse.Action], command: str, language: str) -> None:
    """Say in a language other than English what each of these arguments means."""
    words = command_words(language)
    for action in actions:
        if isinstance(action.help, Phrase):
            action.help = action.help.said(language)
        elif action.dest != "help":  # argparse has words for that one
            action.help = words.say(Text(help_key(words, command, action)))
        if isinstance(action.metavar, str) and words.has(metavar_key(action.metavar)):
            action.metavar = words.say(Text(metavar_key(action.metavar)))


def help_key(words: "Speech", command: str, action: argparse.Action) -> str:
    """``option.play.name`` where the command has a sentence of its own, else ``option.name``, which several commands share."""
    name = action.option_strings[-1].lstrip("-") if action.option_strings else action.dest
    own = f"option.{command}.{name}"
    return own if words.has(own) else f"option.{name}"


def metavar_key(metavar: str) -> str:
    """``metavar.file`` for FILE."""
    return f"metavar.{'_'.join(re.findall('[a-z]+', metavar.casefold()))}"
