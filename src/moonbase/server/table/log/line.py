"""The game of a table and every position it ever stood at: a tree of steps. A takeback goes to any place of it in a few steps."""

from collections import deque
from typing import Final, NamedTuple

from moonbase.engine.events import Event
from moonbase.engine.game import OVER, Game, State
from moonbase.engine.notation import read
from moonbase.records.record import Step

STRIDE: Final = 32
"""The steps from one state that is kept to the next: to go somewhere takes at most so many from there."""
MOST_ASIDE: Final = 32
"""States that are kept of lines that were taken back."""


class Place:
    """A position, reached by one step from the place before. The first place of a game has neither."""

    __slots__ = ("before", "depth", "events", "sealed", "state", "step", "waiting")

    def __init__(self, before: "Place | None", step: Step | None, events: list[Event], waiting: int, sealed: bool) -> None:
        self.before: Final = before
        self.depth: Final[int] = 0 if before is None else before.depth + 1
        self.step: Final = step
        self.events: Final = events
        self.waiting: Final = waiting
        self.sealed: Final = sealed
        """True if the step cannot be undone: nature made it, or it showed something hidden or asked somebody else."""
        self.state: State | None = None


class Played(NamedTuple):
    """A step that was played on a copy: ``before`` is the position it was played from, ``state`` the one it led to."""

    before: State
    state: State
    step: Step
    events: list[Event]

    @property
    def sealed(self) -> bool:
        return self.state.seal != self.before.seal or self.before.waiting < 0


def play(game: Game, before: State, action: int, draw: int | None = None) -> Played:
    """Play an action that comes from the legal list or from nature's sample; ``before`` stays as it is."""
    state, events = game.clone(before), list[Event]()
    game.step(state, action, events)
    return Played(before, state, Step(int(before.waiting), game.write(before, action), game.fingerprint(state), draw), events)


class Line:
    """The line from the first position to where the game stands. ``state`` is the present one."""

    def __init__(self, game: Game, opening: State) -> None:
        self.game: Final = game
        self.state = opening
        self.root: Final = Place(None, None, [], int(opening.waiting), True)
        self.root.state = game.clone(opening)
        self.path: Final[list[Place]] = []
        self._undoable: Final[list[State]] = []
        self._aside: Final[deque[Place]] = deque()

    @property
    def place(self) -> Place:
        return self.path[-1] if self.path else self.root

    @property
    def over(self) -> bool:
        return self.state.waiting == OVER

    @property
    def steps(self) -> list[Step]:
        return [place.step for place in self.path if place.step is not None]

    @property
    def history(self) -> list[list[Event]]:
        """The events of each step."""
        return [place.events for place in self.path]

    def stamp(self) -> str:
        """Return the fingerprint of the present position. The last step has it; to take it again would cost a quarter of the step."""
        step = self.place.step
        return self.game.fingerprint(self.state) if step is None else step.fingerprint

    def can_undo(self) -> bool:
        return bool(self._undoable)

    def act(self, action: int, draw: int | None = None) -> Place:
        """Play an action of a seat or of nature."""
        return self.follow(play(self.game, self.state, action, draw))

    def follow(self, played: Played) -> Place:
        """Stand where a step has led that was played from the present position."""
        place = Place(self.place, played.step, played.events, int(played.state.waiting), played.sealed)
        self.state = played.state
        self._stand(place, played.before)
        return place

    def undo(self) -> Step:
        """Go back by one step and return it; only where ``can_undo``."""
        self.state = self._undoable.pop()
        left = self.path.pop()
        self._leave([left])
        assert left.step is not None
        return left.step

    def go_to(self, place: Place) -> None:
        """Stand at a place where the game once stood, with what could be undone there."""
        path = path_to(place)
        left = self.path[shared_length(self.path, path) :]
        sealed = next((each.depth for each in reversed(path) if each.sealed), 0)
        kept = next((each for each in reversed(path[:sealed]) if each.state is not None), self.root)
        assert kept.state is not None
        self.state = self.game.clone(kept.state)
        self.path[:] = path[: kept.depth]
        self._undoable.clear()
        for each in path[kept.depth :]:
            self._again(each)
        self._leave(left)

    def _again(self, place: Place) -> None:
        assert place.step is not None
        before = self.game.clone(self.state)
        self.game.apply(self.state, read(self.game, self.state, place.step.text))
        self._stand(place, before)

    def _stand(self, place: Place, before: State) -> None:
        self.path.append(place)
        if place.sealed:
            self._undoable.clear()
        else:
            self._undoable.append(before)
        if place.depth % STRIDE == 0 and place.state is None:
            place.state = self.game.clone(self.state)

    def _leave(self, places: list[Place]) -> None:
        """Put places aside that are taken back. Only the latest keep their states."""
        self._aside.extend(place for place in places if place.state is not None)
        while len(self._aside) > MOST_ASIDE:
            oldest = self._aside.popleft()
            if oldest.depth > len(self.path) or self.path[oldest.depth - 1] is not oldest:
                oldest.state = None


def path_to(place: Place) -> list[Place]:
    """Return the places from the first step to this one."""
    found: list[Place] = []
    each: Place | None = place
    while each is not None and each.step is not None:
        found.append(each)
        each = each.before
    found.reverse()
    return found


def shared_length(one: list[Place], other: list[Place]) -> int:
    """Return how many places both begin with."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        if one[middle - 1] is other[middle - 1]:
            low = middle
        else:
            high = middle - 1
    return low
