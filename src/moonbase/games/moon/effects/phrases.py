"""Parts of the sentences on cards that the steps of several verbs share."""

from collections.abc import Sequence
from typing import Final

from moonbase.cards.face import Face
from moonbase.cards.ops import Op
from moonbase.engine.text import Arg, Text
from moonbase.games.moon.rules.table import codes
from moonbase.games.moon.rules.table.names import GOODS, SELECTORS

SELECTOR_NAMES: Final = {pair: name for name, pair in SELECTORS.items()}


def goods(counts: Sequence[int]) -> list[Text]:
    """``1 Energy``, ``2 Rovers``; four equal Resources read as one of each."""
    resources = counts[: codes.RES]
    texts = [good(kind, count) for kind, count in enumerate(counts) if count]
    if resources[0] and len(set(resources)) == 1 and len(resources) == codes.RES:
        return [Text("card.good.every", n=resources[0]), *texts[codes.RES :]]
    return texts


def goods_of(op: Op) -> list[Text]:
    return goods([op.main.get(name, 0) for name in GOODS])


def good(kind: int, count: int) -> Text:
    return Text(f"card.good.{GOODS[kind]}", n="X" if count == codes.X_HEARTS else count)


def hearts(n: int | str) -> Text:
    return Text("card.good.heart", n=n)


def name(word: str) -> Text:
    return Text(f"card.name.{word}")


def key(words: str) -> str:
    return words.replace(" ", "_")


def turn(face: Face) -> Text:
    """Say how long a rule holds: an Expedition travels on with its hand, so its rules hold this turn."""
    return Text("card.turn.this" if face.table == "expedition" else "card.turn.any")


def counted(family: str, selector: str, face: Face, **args: Arg) -> Text:
    """Say a selector in words: ``each`` or ``holds``."""
    word, _, thing = selector.partition(":")
    if word == "paid":
        thing = next((str(op.main) for op in face.ops if op.verb == "pay_up_to"), "energy")
    last = "production_of" if word == "production" and thing else key(word)
    if thing:
        args["thing"] = name(thing)
    if last == "grey" and family == "each" and face.values.get("colour") == codes.GREY:
        last = "grey_itself"
    return Text(f"card.{family}.{last}", **args)
