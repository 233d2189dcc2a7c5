"""The text of a tile, made from its fields and ops. Nothing is stored, so text and play cannot disagree."""

from functools import reduce
from typing import Final

from moonbase.cards.face import Face
from moonbase.engine.text import Text
from moonbase.games.fromthemoon.cards.checks import TIME_NAMES
from moonbase.games.fromthemoon.cards.rule_text import RULE_TEXTS
from moonbase.games.fromthemoon.cards.steps import standing, steps
from moonbase.games.fromthemoon.effects.phrases import goods, key, points
from moonbase.games.fromthemoon.rules.table import codes

ACHIEVE: Final = Text("card.do.gain", goods=[Text("card.good.achievement", n=1)])
"""Goods that a Progress tile pays."""


def cost(face: Face) -> Text:
    paid = goods(face.values.get("cost", ()))
    return Text("card.goods", goods=paid) if paid else Text("card.nothing")


def effect(face: Face) -> Text:
    """Return all sentences of the tile, one after the other."""
    if face.table in RULE_TEXTS:
        return RULE_TEXTS[face.table](face)
    return _one_after_the_other([_sentence(each) for each in _parts(face)])


def effect_within(face: Face) -> Text:
    """Say the effect of a tile within a sentence: no full stop at the end."""
    *others, last = _parts(face)
    return _one_after_the_other([*map(_sentence, others), last])


def _one_after_the_other(sentences: list[Text]) -> Text:
    return reduce(lambda first, second: Text("card.both", first=first, second=second), sentences)


def _sentence(what: Text) -> Text:
    return Text("card.sentence", what=what)


def _parts(face: Face) -> list[Text]:
    """Return the sentences of the tile, without their full stops."""
    return [*([_start(face)] if face.table == "faction" else []), *_power(face)]


def _power(face: Face) -> list[Text]:
    if face.table in ("mission", "improvement"):
        return [_part(face)]
    if face.table == "progress":
        return [_when(face, ACHIEVE), Text("card.refill", n=face.values["refill"])]
    if "when" not in face.values:
        return [Text(f"card.on.{face.table}", do=steps(face.ops)) if face.ops else Text("card.no_bonus")]
    if face.values["when"] == codes.ALWAYS:
        return [standing(op) for op in face.ops]
    return [_when(face, steps(face.ops))]


def _when(face: Face, do: Text) -> Text:
    return Text(f"card.when.{key(TIME_NAMES[face.values['when']])}", do=do)


def _part(face: Face) -> Text:
    score = Text("card.do.score", points=points(face.values["points"]))
    paid = goods(face.values["cost"])
    return Text(f"card.on.{face.table}", do=Text("card.pay", goods=paid, rest=score) if paid else score)


def _start(face: Face) -> Text:
    extra = [Text("card.greenhouses", n=face.values["greenhouses"])] if face.values["greenhouses"] else []
    things = [Text("card.charged", n=face.values["batteries"]), *goods(face.values["start"]), *extra]
    return Text("card.start", things=things)
