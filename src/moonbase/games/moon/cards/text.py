"""What a card says, made from its fields and ops. Nothing is stored, so text and play cannot disagree."""

from collections.abc import Sequence
from functools import reduce

from moonbase.cards.face import Face
from moonbase.engine.text import Lexicon, Text
from moonbase.games.moon.cards.checks import TIME_NAMES
from moonbase.games.moon.cards.steps import step, steps
from moonbase.games.moon.effects.phrases import SELECTOR_NAMES, counted, goods, name, turn
from moonbase.games.moon.rules.table import codes
from moonbase.games.moon.rules.table.names import FLAGS, RESOURCES


def card_text(face: Face, lexicon: Lexicon) -> str:
    """What the card does once it is in play."""
    return lexicon.plain(effect(face))


def requirement_text(face: Face, lexicon: Lexicon) -> str:
    """What a Reputation asks for."""
    return lexicon.plain(requirement(face))


def reward_text(face: Face, lexicon: Lexicon) -> str:
    """What Assimilating the card gives: ``1 Energy and 1 Metal``."""
    return lexicon.plain(goods_text(face.values.get("assimilate", ())))


def cost_text(face: Face, lexicon: Lexicon) -> str:
    """What constructing the card costs: ``2 Energy``."""
    return lexicon.plain(goods_text(face.values.get("cost", ())))


def need_text(face: Face, lexicon: Lexicon) -> str:
    """The Flags that constructing the card asks for: ``1 Science Flag``."""
    return lexicon.plain(flags_text(face.values.get("need", ())))


def effect(face: Face) -> Text:
    """All sentences of the card, one after the other."""
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
