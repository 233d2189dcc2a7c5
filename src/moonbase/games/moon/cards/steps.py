"""The steps of a card's effect in words: the phrases of their verbs, joined to sentences."""

from collections.abc import Sequence

from moonbase.cards.face import Face
from moonbase.cards.ops import Op
from moonbase.engine.text import Text
from moonbase.games.moon.cards.verbs import verb_of


def steps(face: Face) -> Text:
    """Say all steps; a price, or a move that the next step counts, comes with "then"."""
    phrases: list[tuple[bool, Text]] = []
    for i, op in enumerate(face.ops):
        more = verb_of(op).more(op, face, face.ops[i - 1]) if i > 0 else None
        if more is None:
            phrases.append((verb_of(op).price or op.special, step(op, face)))
        else:
            ahead, first = phrases.pop()
            phrases.append((ahead, Text("card.plus", first=first, more=more)))
    return _joined(phrases)


def _joined(phrases: Sequence[tuple[bool, Text]]) -> Text:
    if len(phrases) > 1 and phrases[0][0]:
        return Text("card.then", first=phrases[0][1], rest=_joined(phrases[1:]))
    return Text("card.and", steps=[phrase for _, phrase in phrases])


def step(op: Op, face: Face) -> Text:
    """Say a single step; a standing rule is a sentence of its own."""
    return verb_of(op).phrase(op, face)
