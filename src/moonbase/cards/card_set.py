"""All the cards of a game, in a fixed order, with a fingerprint of everything that can change play."""

import json
from collections.abc import Iterable, Mapping
from functools import cached_property
from hashlib import blake2b
from typing import Any, Final

from moonbase.cards.face import Face


class CardSet:
    def __init__(self, name: str, faces: Iterable[Face], tables: Mapping[str, Any] | None = None) -> None:
        self.name: Final = name
        self.tables: Final = tables or {}
        """Plain values from which the whole set can be made again: ``name``, and ``cards`` by table and id."""
        self.faces: Final = tuple(faces)
        self._by_id: Final = {face.id: face for face in self.faces}

    def face(self, id: str) -> Face:
        """Return the face with this id; KeyError where there is none."""
        return self._by_id[id]

    def table(self, name: str) -> list[Face]:
        return [face for face in self.faces if face.table == name]

    def names(self) -> dict[str, str]:
        """Return the name of each face, under the key by which texts refer to it."""
        return {f"card:{face.id}": face.name for face in self.faces}

    @cached_property
    def fingerprint(self) -> str:
        """Return sixteen hex digits. Names, notes and sources do not count."""
        played = [[face.table, face.id, dict(face.values), face.rows] for face in self.faces]
        canonical = json.dumps(played, sort_keys=True, separators=(",", ":"))
        return blake2b(canonical.encode(), digest_size=8).hexdigest()
