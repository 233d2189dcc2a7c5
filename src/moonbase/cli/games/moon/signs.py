"""The signs on the table, by the ends of their keys: one is the sign, and the same with ``about`` is its meaning."""

from typing import Final

SIGNS: Final = (
    "choice",
    "goods",
    "heart",
    "sum",
    "flags",
    "rovers",
    "wins",
    "wins_tie",
    "tie",
    "turn",
    "rover",
    "tokens",
    "claim",
    "closed",
    "x",
)
