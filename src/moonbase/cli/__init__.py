"""The command line and the game in the terminal."""

from moonbase.cli.commands import main

__all__ = ["main"]
