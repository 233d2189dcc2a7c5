"""A reader's memory of texts: the names of those that it has, and a digest of each. A server keeps one for each reader, so it is small."""

from sys import intern
from typing import Final, NamedTuple, final

from librt.vecs import append, vec
from mypy_extensions import i64


class Lesson(NamedTuple):
    """The step from the memory before a message to the one after it."""

    memory: "Memory"
    told: list[int]
    """The places, in the message, of texts that are new to the reader or read otherwise now."""
    forgotten: list[str]


@final
class Memory:
    """The names, the latest last, each with the digest of its text at the same place."""

    def __init__(self, names: list[str], digests: vec[i64]) -> None:
        self.names: Final = names
        self.digests: Final[vec[i64]] = digests

    def learn(self, names: list[str], digests: list[int], most: int) -> Lesson:
        """Return what the reader of a message with these texts has to be told. ``most``: texts that it remembers besides them."""
        places = {name: i for i, name in enumerate(self.names)}
        known = self.digests
        told: list[int] = []
        met: list[str] = []
        for k, name in enumerate(names):
            place = places.pop(name, -1)
            digest: i64 = digests[k]
            if place < 0:
                told.append(k)
                met.append(intern(name))
            else:
                if known[place] != digest:
                    told.append(k)
                met.append(self.names[place])
        rest = list(places)
        forgotten = rest[: max(0, len(rest) - most)]
        kept = vec[i64]()
        for name in rest[len(forgotten) :]:
            kept = append(kept, known[places[name]])
        for digest in digests:
            kept = append(kept, digest)
        return Lesson(Memory(rest[len(forgotten) :] + met, kept), told, forgotten)


EMPTY: Final = Memory([], vec[i64]())
