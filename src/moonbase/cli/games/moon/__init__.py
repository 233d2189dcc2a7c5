"""How the terminal draws Moon."""

from moonbase.cli.games.moon.board import MoonPainter

__all__ = ["MoonPainter"]
