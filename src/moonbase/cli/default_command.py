"""``moonbase`` alone: the table in the browser; where its page is missing, the game in the terminal instead."""

from moonbase.cli.terminal.prompt import at_terminal, confirm
from moonbase.cli.terminal.words import reader_language, words
from moonbase.engine.text import Text


def default_command() -> list[str]:
    """Return the command to run where none is named; nothing where the person declines."""
    from moonbase.server.web.page import LACKING, folder

    if folder(None) is not None:
        return ["serve"]
    language = reader_language(None)
    said = words(language)
    print(f"{LACKING.said(language)} {said.say(Text('start.no_page'))}", flush=True)
    return ["play"] if not at_terminal() or confirm(Text("start.play"), said) else []
