"""Parts of sentences that the steps of several verbs share."""

from collections.abc import Iterable

from moonbase.cards.ops import Op
from moonbase.engine.text import Text
from moonbase.games.fromthemoon.rules.table.names import GOODS


def goods(counts: Iterable[int]) -> list[Text]:
    """``1 metal``, ``2 batteries``."""
    return [Text(f"card.good.{GOODS[kind]}", n=count) for kind, count in enumerate(counts) if count]


def goods_of(op: Op) -> list[Text]:
    return goods(op.main.get(name, 0) for name in GOODS)


def points(n: int) -> Text:
    return Text("card.points", n=n)


def each(selector: str) -> Text:
    return Text(f"card.each.{key(selector)}")


def key(words: str) -> str:
    return words.replace(" ", "_")


def terms(op: Op, paid: bool) -> Text:
    """Return the terms of a piece, which is free unless its side asks a price of its own."""
    return Text(f"card.do.{op.verb}", n=op.main, terms=Text("card.terms.paid" if paid else "card.terms.free"))
