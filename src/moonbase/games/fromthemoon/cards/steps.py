"""The steps of a tile's effect in words: one phrase for each op, read from the op itself."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Final

from moonbase.cards.ops import Op
from moonbase.engine.text import Text
from moonbase.games.fromthemoon.rules.table.names import GOODS

FREE: Final = ("recruit", "train", "upgrade", "foundation")
"""Verbs that are free unless their side asks a price of its own."""


def sides(ops: Sequence[Op]) -> list[list[Op]]:
    """One side, or two of which one is done."""
    return [list(side) for parted, side in groupby(ops, lambda op: op.verb == "or") if not parted]


def steps(ops: Sequence[Op]) -> Text:
    """The whole effect, both sides of it where there are two."""
    parts = sides(ops)
    if len(parts) == 1:
        return _side(parts[0])
    first, second = parts
    short = len(first) == len(second) == 1
    if short and _plain_gain(first[0]) and _plain_gain(second[0]):
        return Text("card.do.gain_or", first=Text("card.goods", goods=_goods(first[0])), second=Text("card.goods", goods=_goods(second[0])))
    return Text("card.or" if short else "card.or_long", first=_side(first), second=_side(second))


def goods(counts: Iterable[int]) -> list[Text]:
    """``1 metal``, ``2 batteries``."""
    return [Text(f"card.good.{GOODS[kind]}", n=count) for kind, count in enumerate(counts) if count]


def points(n: int) -> Text:
    return Text("card.points", n=n)


def each(selector: str) -> Text:
    return Text(f"card.each.{key(selector)}")


def key(words: str) -> str:
    return words.replace(" ", "_")


def _side(ops: list[Op]) -> Text:
    if ops[0].verb == "pay":
        return Text("card.pay", goods=_goods(ops[0]), rest=_all(ops[1:], paid=True))
    return _all(ops, paid=False)


def _all(ops: list[Op], paid: bool) -> Text:
    phrases: list[Text] = []
    for plain, group in groupby(ops, _plain_gain):
        if plain:
            phrases.append(Text("card.do.gain", goods=[good for op in group for good in _goods(op)]))
        else:
            phrases += [_phrase(op, paid) for op in group]
    return Text("card.and", steps=phrases)


def _plain_gain(op: Op) -> bool:
    return op.verb == "gain" and "per" not in op.args


def _phrase(op: Op, paid: bool) -> Text:
    if op.verb in FREE:
        return Text(f"card.do.{op.verb}", n=op.main, terms=Text("card.terms.paid" if paid else "card.terms.free"))
    return PHRASES[op.verb](op)


def _goods(op: Op) -> list[Text]:
    return goods(op.main.get(name, 0) for name in GOODS)


def _gain_per(op: Op) -> Text:
    return Text("card.do.gain_per", goods=_goods(op), each=each(op.args["per"]))


def _gain_any(op: Op) -> Text:
    if "per" in op.args:
        return Text("card.do.gain_any_per", n=op.main, each=each(op.args["per"]))
    return Text("card.do.gain_any_one" if op.main == 1 else "card.do.gain_any_many", n=op.main)


def _score(op: Op) -> Text:
    if "per" in op.args:
        return Text("card.do.score_per", points=points(op.main), each=each(op.args["per"]))
    return Text("card.do.score", points=points(op.main))


def _greenhouse(op: Op) -> Text:
    return Text("card.do.greenhouse_stack" if "from" in op.args else "card.do.greenhouse", n=op.main)


def _approve(op: Op) -> Text:
    return Text(f"card.do.approve_{op.args.get('only', 'any')}", ships=Text(f"card.to.{key(op.main)}"))


def _number(op: Op) -> Text:
    return Text(f"card.do.{op.verb}", n=op.main)


def _plain(op: Op) -> Text:
    return Text(f"card.do.{op.verb}")


def _more(op: Op) -> Text:
    return Text(f"card.do.{op.verb}", goods=_goods(op))


PHRASES: Final[dict[str, Callable[[Op], Text]]] = {
    "gain": _gain_per,
    "gain_any": _gain_any,
    "score": _score,
    "greenhouse": _greenhouse,
    "lab": _number,
    "research": _plain,
    "approve": _approve,
    "activate": _number,
    "no_food": _plain,
    "recruit_surcharge": _more,
    "convert_food": _number,
    "rim_double": _plain,
    "build_discount": _number,
}


def standing(op: Op) -> Text:
    """A rule that always holds, as a sentence."""
    return PHRASES[op.verb](op)
