"""The text of a card, made from its fields and ops. Nothing is stored, so text and play cannot disagree."""

from collections.abc import Sequence
from functools import reduce

from moonbase.cards.face import Face
from moonbase.engine.text import Text
from moonbase.games.moon.cards.checks import TIME_NAMES
from moonbase.games.moon.cards.steps import step, steps
from moonbase.games.moon.effects.phrases import SELECTOR_NAMES, counted, goods, name, turn
from moonbase.games.moon.rules.table import codes
from moonbase.games.moon.rules.table.names import FLAGS, RESOURCES


def effect(face: Face) -> Text:
    """Say what the card does once it is in play: all its sentences, one after the other."""
    sentences = []
    if any(face.values.get("production", ())):
        sentences.append(Text("card.produces", goods=goods_text(face.values["production"])))
    if any(face.values.get("flags", ())):
        sentences.append(Text("card.shows", flags=flags_text(face.values["flags"])))
    if face.values.get("when") == codes.ALWAYS:
        sentences += [step(op, face) for op in face.ops]
    elif face.ops:
        sentences.append(_when(face))
    return reduce(lambda first, second: Text("card.both", first=first, second=second), sentences or [Text("card.no_effect")])


def requirement(face: Face) -> Text:
    """Say what a Reputation asks for."""
    selector = SELECTOR_NAMES[face.values["require"]]
    least = face.values["least"]
    if selector == "colours" and least == 4:
        return Text("card.claim", holds=Text("card.holds.all_colours"))
    return Text("card.claim", holds=counted("holds", selector, face, n=least))


def goods_text(counts: Sequence[int]) -> Text:
    return Text("card.goods", goods=goods(counts)) if any(counts) else Text("card.nothing")


def flags_text(counts: Sequence[int]) -> Text:
    shown = [(flag, count) for flag, count in enumerate(counts) if count]
    if not shown:
        return Text("card.nothing")
    if len(shown) == codes.FLAGS and len(set(counts)) == 1:
        return Text("card.flags_every", n=counts[0])
    flags = [Text("card.flag", n=count, flag=name(FLAGS[flag])) for flag, count in shown]
    return Text("card.flags", flags=flags, n=max(counts))


def _when(face: Face) -> Text:
    kind = name(RESOURCES[face.values["kind"]])
    return Text(f"card.when.{TIME_NAMES[face.values['when']]}", do=steps(face), turn=turn(face), kind=kind)
