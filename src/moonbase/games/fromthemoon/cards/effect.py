"""A tile's effect as plain data, for whoever draws it in signs: sides, each of them steps."""

from collections.abc import Sequence
from typing import Final

from moonbase.cards.ops import Op
from moonbase.engine.game import View
from moonbase.games.fromthemoon.cards.steps import sides
from moonbase.games.fromthemoon.effects.all_verbs import BY_NAME

BESIDE: Final = ("per", "only", "from")
"""Keys that a step may have besides its verb."""


def effect(ops: Sequence[Op]) -> list[list[View]]:
    return [[_step(op) for op in side] for side in sides(ops)]


def _step(op: Op) -> View:
    """``{"do": "gain", "goods": {"food": 1}, "per": "own rovers"}``; of a switch only the verb is left."""
    step: View = {"do": op.verb}
    return step | BY_NAME[op.verb].shown(op) | {key: op.args[key] for key in BESIDE if key in op.args}
