"""The steps of a card's effect in words: one phrase for each op, read from the op itself."""

from collections.abc import Callable, Sequence
from typing import Final

from moonbase.cards.face import Face
from moonbase.cards.ops import Op
from moonbase.engine.text import Arg, Text
from moonbase.games.moon.cards.checks import PRICES
from moonbase.games.moon.rules.table import codes
from moonbase.games.moon.rules.table.names import GOODS, SELECTORS

NAMES: Final = {pair: name for name, pair in SELECTORS.items()}


def steps(face: Face) -> Text:
    """All steps; a price, or a move that the next step counts, comes with "then"."""
    return _joined([(op.verb in PRICES or op.special, step(op, face)) for op in face.ops])


def _joined(phrases: Sequence[tuple[bool, Text]]) -> Text:
    if len(phrases) > 1 and phrases[0][0]:
        return Text("card.then", first=phrases[0][1], rest=_joined(phrases[1:]))
    return Text("card.and", steps=[phrase for _, phrase in phrases])


def step(op: Op, face: Face) -> Text:
    phrase = PHRASES.get(op.verb)
    return phrase(op, face) if phrase else Text(f"card.do.{op.verb}")


def goods(counts: Sequence[int]) -> list[Text]:
    """``1 Energy``, ``2 Rovers``; four equal Resources read as one of each."""
    resources = counts[: codes.RES]
    texts = [good(kind, count) for kind, count in enumerate(counts) if count]
    if resources[0] and len(set(resources)) == 1 and len(resources) == codes.RES:
        return [Text("card.good.every", n=resources[0]), *texts[codes.RES :]]
    return texts


def good(kind: int, count: int) -> Text:
    return Text(f"card.good.{GOODS[kind]}", n="X" if count == codes.X_HEARTS else count)


def name(word: str) -> Text:
    return Text(f"card.name.{word}")


def counted(family: str, selector: str, face: Face, **args: Arg) -> Text:
    """A selector in words: ``each`` or ``holds``."""
    word, _, thing = selector.partition(":")
    if word == "paid":
        thing = next((str(op.main) for op in face.ops if op.verb == "pay_up_to"), "energy")
    key = "production_of" if word == "production" and thing else word.replace(" ", "_")
    if thing:
        args["thing"] = name(thing)
    return Text(f"card.{family}.{key}", **args)


def _hearts(n: int | str) -> Text:
    return Text("card.good.heart", n=n)


def _bag(op: Op, face: Face) -> Text:
    return Text(f"card.do.{op.verb}", goods=goods([op.main.get(name, 0) for name in GOODS]))


def _number(op: Op, face: Face) -> Text:
    return Text(f"card.do.{op.verb}", n=op.main)


def _hearts_on_flag(op: Op, face: Face) -> Text:
    return Text("card.do.reward", hearts=_hearts(op.main))


def _gain_any(op: Op, face: Face) -> Text:
    many = "one" if op.main == 1 else "many"
    return Text(f"card.do.gain_any_{many}{'_or_rover' if op.args.get('or_rover') else ''}", n=op.main)


def _gain_kind(op: Op, face: Face) -> Text:
    args: dict[str, Arg] = {"n": op.main, "kind": Text("card.kind.other" if op.args.get("other") else "card.kind.any")}
    if "per" not in op.args:
        return Text("card.do.gain_kind", **args)
    args["each"] = counted("each", op.args["per"], face)
    if "max" not in op.args:
        return Text("card.do.gain_kind_per", **args)
    return Text("card.do.gain_kind_max", most=op.main * op.args["max"], **args)


def _pay_up_to(op: Op, face: Face) -> Text:
    if "max" not in op.args:
        return Text("card.do.pay_up_to", kind=name(op.main))
    return Text("card.do.pay_up_to_max", kind=name(op.main), most=op.args["max"])


def _score(op: Op, face: Face) -> Text:
    hearts = _hearts(op.main)
    if "per" not in op.args:
        return Text("card.do.score", hearts=hearts)
    most = op.args.get("max")
    if most == 1:
        return Text("card.do.score_if", hearts=hearts, holds=counted("holds", op.args["per"], face, n=1))
    each = counted("each", op.args["per"], face)
    if most is None:
        return Text("card.do.score_per", hearts=hearts, each=each)
    if op.main == "X":
        return Text("card.do.score_max_x", hearts=hearts, each=each, most=most)
    return Text("card.do.score_max", hearts=hearts, each=each, most=op.main * most)


def _put(op: Op, face: Face) -> Text:
    return Text(f"card.do.put.{op.args.get('on', 'this').replace(' ', '_')}", hearts=_hearts(op.main))


def _build(op: Op, face: Face) -> Text:
    less = op.args.get("less", 0)
    terms = Text("card.terms.less", n=less) if less else Text("card.terms.full")
    return Text(f"card.do.build.{op.main.replace(' ', '_')}", terms=terms)


def _named(op: Op, face: Face) -> Text:
    return Text(f"card.do.{op.verb}.{op.main.replace(' ', '_')}")


def _unflip(op: Op, face: Face) -> Text:
    cards = Text("card.flipped.other" if face.values["when"] == codes.FLIP else "card.flipped.any")
    return Text("card.do.unflip_one" if op.main == 1 else "card.do.unflip_many", n=op.main, cards=cards)


PHRASES: Final[dict[str, Callable[[Op, Face], Text]]] = {
    "gain": _bag,
    "pay": _bag,
    "gain_any": _gain_any,
    "gain_kind": _gain_kind,
    "pay_any": _number,
    "pay_up_to": _pay_up_to,
    "score": _score,
    "put": _put,
    "build": _build,
    "rewards": _number,
    "give": _number,
    "reward": _hearts_on_flag,
    "unflip": _unflip,
    "swap": _named,
    "recall": _number,
    "special": _named,
}
"""Verbs that need more than their own name to be said."""
