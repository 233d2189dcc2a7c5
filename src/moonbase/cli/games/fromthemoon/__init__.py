"""How the terminal draws From the Moon."""

from moonbase.cli.games.fromthemoon.board import FromTheMoonPainter

__all__ = ["FromTheMoonPainter"]
