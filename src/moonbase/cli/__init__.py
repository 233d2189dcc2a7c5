"""The command line and the game in the terminal."""

from moonbase.cli.main import main

__all__ = ["main"]
