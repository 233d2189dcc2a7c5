"""Words as data: a Text names its key and arguments."""

from moonbase.engine.text import Ref, Text


def goods(n: int) -> Text:
    return Text("goods", n=n)


def test_refs_and_texts_are_values() -> None:
    assert Ref("card", "C-1") == Ref("card", "C-1")
    assert len({Ref("card", "C-1"), Ref("card", "C-1"), Ref("seat", "C-1"), Ref("card", "C-2")}) == 3
    assert len({goods(1), goods(1), goods(2), Text("plain")}) == 3
    assert Text("gains", what=[goods(1)]) == Text("gains", what=[goods(1)])
    assert Text("gains", what=[goods(1)]) != Text("gains", what=[goods(2)])
    assert goods(1) != "goods"
    assert Ref("card", "C-1") != "card"


def test_they_say_what_they_are() -> None:
    text = Text("gains", seat=Ref("seat", "0"), n=1)
    assert repr(text) == "Text('gains', seat=Ref('seat', '0'), n=1)"
