"""The steps of a tile's effect in words: the phrases of their verbs, joined to sides and sentences."""

from collections.abc import Sequence
from itertools import groupby

from moonbase.cards.ops import Op
from moonbase.engine.text import Text
from moonbase.games.fromthemoon.effects.all_verbs import BY_NAME
from moonbase.games.fromthemoon.effects.phrases import goods_of


def sides(ops: Sequence[Op]) -> list[list[Op]]:
    """Return one side, or two of which one is done."""
    return [list(side) for parted, side in groupby(ops, lambda op: op.verb == "or") if not parted]


def steps(ops: Sequence[Op]) -> Text:
    """Return the whole effect, both sides of it where there are two."""
    parts = sides(ops)
    if len(parts) == 1:
        return _side(parts[0])
    first, second = parts
    short = len(first) == len(second) == 1
    if short and _merges(first[0]) and _merges(second[0]):
        return Text(
            "card.do.gain_or", first=Text("card.goods", goods=goods_of(first[0])), second=Text("card.goods", goods=goods_of(second[0]))
        )
    return Text("card.or" if short else "card.or_long", first=_side(first), second=_side(second))


def standing(op: Op) -> Text:
    """Return a rule that always holds, as a sentence."""
    return BY_NAME[op.verb].phrase(op, False)


def _side(ops: list[Op]) -> Text:
    if ops[0].verb == "pay":
        return Text("card.pay", goods=goods_of(ops[0]), rest=_all(ops[1:], paid=True))
    return _all(ops, paid=False)


def _all(ops: list[Op], paid: bool) -> Text:
    phrases: list[Text] = []
    for merged, group in groupby(ops, _merges):
        if merged:
            phrases.append(Text("card.do.gain", goods=[good for op in group for good in goods_of(op)]))
        else:
            phrases += [BY_NAME[op.verb].phrase(op, paid) for op in group]
    return Text("card.and", steps=phrases)


def _merges(op: Op) -> bool:
    return BY_NAME[op.verb].merges(op)
