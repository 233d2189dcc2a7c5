"""``moonbase`` alone: the table in the browser; where its page is missing, the game in the terminal instead."""

from moonbase.cli.terminal.prompt import at_terminal, confirm


def default_command() -> list[str]:
    """Return the command to run where none is named; nothing where the person declines."""
    from moonbase.server.web.page import LACKING, folder

    if folder(None) is not None:
        return ["serve"]
    print(f"{LACKING} The game in the terminal needs no page.", flush=True)
    return ["play"] if not at_terminal() or confirm("Play there now? [Y/n] ") else []
