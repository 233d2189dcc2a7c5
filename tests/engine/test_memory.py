"""A reader is told each text once, and again when it reads otherwise."""

from hypothesis import given
from hypothesis import strategies as st

from moonbase.engine.memory import EMPTY

MOST = 3
MESSAGES = st.lists(st.dictionaries(st.sampled_from("abcdefgh"), st.integers(0, 2), max_size=5), max_size=12)


@given(MESSAGES)
def test_a_reader_that_follows_has_every_text_as_it_reads_now(messages: list[dict[str, int]]) -> None:
    memory, reader = EMPTY, dict[str, int]()
    for message in messages:
        lesson = memory.learn(list(message), list(message.values()), MOST)
        texts = list(message.items())
        for k in lesson.told:
            name, digest = texts[k]
            assert reader.get(name) != digest
            reader[name] = digest
        for name in lesson.forgotten:
            del reader[name]
        memory = lesson.memory
        assert message.items() <= reader.items()
        assert dict(zip(memory.names, memory.digests, strict=True)) == reader
        assert len(reader) <= len(message) + MOST


def test_the_texts_that_were_met_longest_ago_are_forgotten() -> None:
    memory = EMPTY.learn(list("abcde"), [1, 2, 3, 4, 5], 2).memory
    memory = memory.learn(["a"], [1], 4).memory
    lesson = memory.learn(["f"], [6], 2)
    assert lesson.forgotten == ["b", "c", "d"]
    assert lesson.memory.names == ["e", "a", "f"]
