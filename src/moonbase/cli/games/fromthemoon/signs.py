"""The signs on the table, by the ends of their keys: one is the sign, and the same with ``about`` is its meaning."""

from typing import Final

SIGNS: Final = (
    "choice",
    "goods",
    "star",
    "players",
    "rover",
    "building",
    "cubes",
    "send",
    "specialist",
    "effect",
    "ship",
    "part",
    "launch",
    "sum",
    "counts",
    "team",
    "closed",
    "turn",
)
