"""How the terminal draws Moon."""

from moonbase.cli.moon.board import MoonPainter

__all__ = ["MoonPainter"]
