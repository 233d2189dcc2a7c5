"""A digest tells one text from another."""

from itertools import combinations

from moonbase.engine.text import Ref, Text, digest

CARD, OTHER = Ref("card", "A-1"), Ref("card", "A-2")
TEXTS = [
    Text("say.end"),
    Text("say.build"),
    Text("say.build", card=CARD),
    Text("say.build", card=OTHER),
    Text("say.build", other=CARD),
    Text("say.build", card="A-1"),
    Text("say.build", card=CARD, other=OTHER),
    Text("say.build", card=OTHER, other=CARD),
    Text("say.build", n=-1),
    Text("say.build", n=-2),
    Text("say.build", n=0),
    Text("say.build", n="0"),
    Text("say.build", goods=[Text("good", n=1), Text("good", n=2)]),
    Text("say.build", goods=[Text("good", n=2), Text("good", n=1)]),
    Text("say.build", goods=[]),
    Text("say.build", goods=Text("good", n=1)),
]


def test_texts_that_differ_have_other_digests() -> None:
    assert all(digest(one) != digest(other) for one, other in combinations(TEXTS, 2))


def test_texts_that_differ_in_small_numbers_have_other_digests() -> None:
    texts = [Text(key, n=n, of=of) for key in ("say.build", "say.end") for n in range(-20, 20) for of in range(-20, 20)]
    assert len({digest(text) for text in texts}) == len(texts)


def test_equal_texts_have_one_digest() -> None:
    assert digest(Text("say.build", card=CARD, n=2)) == digest(Text("say.build", n=2, card=Ref("card", "A-1")))
    assert digest([CARD, OTHER]) == digest((CARD, OTHER))
