"""Cards of Moon at work, held against the numbers in their files: which were, and the tables at which they are put to work."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from kit.moon.course import CARDS, RESOURCES, set_flags
from kit.moon.stage import Stage
from moonbase.cards import Face
from moonbase.games.moon.rules.table.names import FLAGS, GOODS, SELECTORS

STRUCTURES = CARDS.table("structure")
EVERY_KIND = [f"choose {kind}" for kind in RESOURCES]
NAMES = {pair: name for name, pair in SELECTORS.items()}
Test = TypeVar("Test", bound=Callable[..., None])


class Working:
    """Remembers which cards the tests of a file put to work."""

    def __init__(self) -> None:
        self.ids: set[str] = set()

    def __call__(self, *ids: str) -> Callable[[Test], Test]:
        self.ids.update(ids)
        return lambda test: test

    def idle(self, *tables: str) -> list[str]:
        """Cards of these tables that have an effect and were left out."""
        return [face.id for face in CARDS.faces if face.table in tables and face.ops and face.id not in self.ids]


def of(colour: int, when: int | None = None) -> list[str]:
    return [face.id for face in STRUCTURES if face.values["colour"] == colour and when in (None, face.values["when"])]


def face(id: str) -> Face:
    return CARDS.face(id)


def era(id: str) -> int:
    return max(1, int(face(id).values.get("era", 1)))


def step(id: str, n: int = 0) -> dict[str, Any]:
    """A step of a card's effect as its file has it."""
    return dict(face(id).ops[n].args)


def number(stage: Stage, value: int | str) -> int:
    return stage.s.x if value == "X" else int(value)


def hearts(stage: Stage, step: dict[str, Any], counted: int = 1) -> int:
    """Return the Hearts that a scoring step pays for this count."""
    return number(stage, step["score"]) * min(counted, int(step.get("max", counted)))


def goods(stage: Stage, seat: int = 0) -> list[int]:
    return [stage.has(seat, good) for good in GOODS]


def bag(values: Sequence[int]) -> dict[str, int]:
    return dict(zip(GOODS, values, strict=False))


def ready(id: str) -> Stage:
    """The card in hand, with exactly the Resources and Flags that it asks for, and no Rovers."""
    values = face(id).values
    stage = Stage(3, era(id)).hand(0, id).goods(0, rover=0, **bag(values["cost"]))
    return set_flags(stage, 0, **dict(zip(FLAGS, values["need"], strict=True)))


def standing(id: str, *others: str, players: int = 3) -> Stage:
    """The card stands in the Settlement of seat 0, whose turn it is."""
    return Stage(players, era(id)).settle(0, id, *others).hand(0, f"S{era(id)}-02")
