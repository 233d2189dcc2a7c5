"""The command line and the game in the terminal."""

from moonbase.cli.dispatch import main

__all__ = ["main"]
