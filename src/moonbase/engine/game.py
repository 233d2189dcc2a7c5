"""The Game contract: everything a bot, a server, a lab or a terminal may ask of a game, and what it may rely on.

A game is one object per rules and card set. States are values made of integers: they are cloned, compared, hashed and saved,
never shared. Nature is a seat: where cards are dealt or drawn, ``waiting_on`` is CHANCE and the outcome is an action like any other,
so a log of actions replays without a random generator. A decision that interrupts an effect is data in the state.

Promises, each held by a test over random play:

- ``legal`` is sorted, free of duplicates and not empty until ``waiting_on`` is OVER; every action in it applies.
- ``apply`` changes only the state it is given; an action that is not legal raises ValueError and changes nothing.
- ``why_not`` is None exactly for the legal actions of the seat that is waited on.
- ``view`` is built by whitelist. ``resample`` gives a world that the viewer cannot tell apart: view, events and legal actions are
  equal byte for byte.
- ``read(write(a)) == a`` on the legal list, ``load(dump(s))`` has the fingerprint of ``s``.
- Games end within ``longest`` actions.

A Game object keeps scratch space for its lists, so it serves one thread at a time; processes have their own.
"""

from abc import ABCMeta, abstractmethod
from hashlib import blake2b
from struct import pack
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from moonbase.engine.chance import Chance
from moonbase.engine.events import Event
from moonbase.engine.text import Names, Text

CHANCE: Final[i64] = -1
"""The value of ``waiting`` while nature deals or draws."""
OVER: Final[i64] = -2
"""The value of ``waiting`` when the game is over."""
PUBLIC: Final[i64] = -3
"""A viewer without a seat: spectators see this."""

MOST_ACTIONS: Final = 1 << 62
"""Actions are numbers from 0 on, below this."""

View = dict[str, object]
"""Plain data (dict, list, str, int, bool, None) that json can write."""

Operands = dict[str, int | str]
"""The operands of an action by name: ``{"verb": "park", "seat": 1, "card": "S1-01"}``."""

Options = dict[str, int]
"""The switches of a game by name; a missing one has its default."""


class GameError(ValueError):
    """A message for people: what is wrong and where."""


@final
class Switch:
    """An option of a game: a ruling that a table may change, or a rule that was another one in earlier versions.

    A rule that must change gets a switch with ``since``, the version that changes it, and ``before``, the value by which games of earlier
    versions are played; ``offered`` is False where nobody should choose the old rule for a new game.
    """

    def __init__(
        self,
        name: str,
        rule: str,
        default: int,
        values: tuple[int, ...],
        about: str,
        since: int = 1,
        before: int | None = None,
        offered: bool = True,
    ) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.default: Final = default
        self.values: Final = values
        self.about: Final = about
        self.since: Final = since
        self.before: Final = default if before is None else before
        self.offered: Final = offered

    def usual(self, rules: int) -> int:
        """Return its default value under the current version of the rules."""
        if rules < self.since:
            return self.before
        return self.default


@final
class Refusal:
    """The refusal of a closed action: the rule, the reason, and the cheapest way to open it this turn (None where there is none)."""

    def __init__(self, rule: str, reason: Text, repair: Text | None = None, steps: tuple[int, ...] = (), later: bool = False) -> None:
        self.rule: Final = rule
        self.reason: Final = reason
        self.repair: Final = repair
        self.steps: Final = steps
        """The legal actions that make the repair, in order."""
        self.later: Final = later
        """The steps open it only when all that they set off is settled: draws, and questions to the seat."""

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.reason!r}, {self.repair!r}, {self.steps!r})"


@final
class Progress:
    """The progress of a game. ``era`` is None in a game without eras; ``turn`` is the seat whose turn it is."""

    def __init__(self, era: int | None, round: int, turn: int, phase: str) -> None:
        self.era: Final = era
        self.round: Final = round
        self.turn: Final = turn
        self.phase: Final = phase


@final
class SoloResult:
    """The end of a game for one, by the ids of the gallery. ``lost`` says why, or ``no``; each objective comes with whether it was met."""

    def __init__(
        self, difficulty: str, objectives: list[tuple[str, bool]], won: bool, lost: str, medal: str | None, faction: str | None
    ) -> None:
        self.difficulty: Final = difficulty
        self.objectives: Final = objectives
        self.won: Final = won
        self.lost: Final = lost
        self.medal: Final = medal
        self.faction: Final = faction


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """The position of a game of so many players, as far as every game has it. ``waiting`` is a seat, CHANCE or OVER.

    ``seal`` counts the points that cannot be undone: something hidden was seen, or another seat was asked. Two states of one game with
    equal seals have nothing between them that a player must not take back.

    States are compared, hashed, copied and pickled by value. Two states are equal when they are of the same game, use the same cards and
    have the same numbers, which hold the players, every option and the whole position. The rules of an earlier version are options too.
    A state changes with every action, and its hash with it: do not change a state while it is in a set or a key of a dict. A pickle needs
    the cards as well, so the game registers how its states are pickled (``copyreg``), not the state.
    """

    def __init__(self, players: i64) -> None:
        self.players: i64 = players
        self.waiting: i64 = CHANCE
        self.seal: i64 = 0

    @abstractmethod
    def numbers(self) -> list[int]:
        """Return every number of the state, in a fixed order; with the same cards, equal lists mean equal states."""

    @abstractmethod
    def card_set(self) -> str:
        """Return the fingerprint of the cards in use: the numbers count cards of this set."""

    @abstractmethod
    def turn(self) -> i64:
        """Return the number of the turn. It changes when a turn ends, even if the same seat moves next."""

    @abstractmethod
    def __copy__(self) -> "State":
        """Return an equal state that shares nothing with this one but its cards."""

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        return self.__copy__()

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State)
            and type(self) is type(other)
            and self.card_set() == other.card_set()
            and self.numbers() == other.numbers()
        )

    def __hash__(self) -> int:
        return hash(tuple(self.numbers()))


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(metaclass=ABCMeta):
    """The rules with one set of cards. Every question about a position is asked here, with the state as the first argument."""

    name: str
    """The name in commands, records and addresses, such as ``moon``."""
    title: str
    """The name for people."""
    version: int
    """Raised when the same log would replay differently, unless a switch keeps the old rule for old games."""
    oldest: int = 1
    """The first version whose games are still played as they were."""
    card_set: str
    """Fingerprint of the cards in use."""
    set_name: str | None = None
    """The name of an owner's card set; None for the cards of the project."""
    set_text: str | None = None
    """The cards as JSON, by what differs from a named set: the registry makes the same game of it again."""
    least: int
    """The fewest players."""
    most: int
    """The most players."""
    hides: bool = True
    """False where everybody sees the same: views differ in ``viewer`` alone."""
    longest: int
    """No game has more actions than this, nature's included."""
    switches: tuple[Switch, ...]
    """The options that ``new`` takes."""
    names: Names
    """Names of the cards, and texts of what they do, for the references in other texts."""
    buffer: vec[i64]
    """Scratch space for one list of legal actions, as long as the longest."""

    def new(self, players: int, options: Options | None = None, rules: int | None = None) -> State:
        """Return the state of a game before its set-up, by this version of the rules or by an earlier one."""
        if not self.least <= players <= self.most:
            raise GameError(f"{self.title} seats {self.least} to {self.most} players, not {players}")
        return self._new(players, self.chosen(options, rules))

    @abstractmethod
    def _new(self, players: int, options: Options) -> State:
        """Return the state for a number of players that is right, with the value of every switch."""

    def waiting_on(self, s: State) -> i64:
        """Return the seat that must act, CHANCE where nature does, or OVER."""
        return s.waiting

    def chosen(self, options: Options | None, rules: int | None = None) -> Options:
        """Return every switch with its value: the one given, or the one that games by this version of the rules have."""
        version = self.version if rules is None else rules
        known = {switch.name: switch for switch in self.switches}
        values = {switch.name: switch.usual(version) for switch in self.switches}
        for name, value in (options or {}).items():
            switch = known.get(name)
            if switch is None or not (switch.offered or value == values[name]):
                offered = ", ".join(each.name for each in self.switches if each.offered)
                raise GameError(f"unknown option '{name}'; {self.title} has {offered}")
            if value not in switch.values:
                raise GameError(f"option {name} is one of {', '.join(str(v) for v in switch.values)}, not {value}")
            values[name] = value
        return values

    def lacks(self, rules: int) -> str:
        """Say why games by this version of the rules cannot be played here; return nothing where they can."""
        if rules > self.version:
            return f"made by version {rules} of the rules of {self.name}; this program knows them up to version {self.version}"
        if rules < self.oldest:
            return f"made by version {rules} of the rules of {self.name}; this program knows them from version {self.oldest} on"
        return ""

    def legal(self, s: State) -> list[int]:
        """Return the open actions in ascending order; where nature is waited on, its possible outcomes."""
        out = self.buffer
        n = self.legal_into(s, out)
        return [out[i] for i in range(n)]

    @abstractmethod
    def legal_into(self, s: State, out: vec[i64]) -> i64:
        """``legal`` for compiled loops: fills ``out`` (``room()`` long) and says how many."""

    def is_legal(self, s: State, action: int) -> bool:
        """Tell whether the action is open."""
        if not 0 <= action < MOST_ACTIONS:
            return False
        out = self.buffer
        return contains(out, self.legal_into(s, out), action)

    def room(self) -> i64:
        """Return the longest list that ``legal`` can give."""
        return len(self.buffer)

    @abstractmethod
    def candidates(self, s: State, seat: int) -> list[int]:
        """List what the seat that must act may ask about: its legal actions and the closed ones beside them, sorted. Nothing for others,
        whose questions could tell them of cards that they cannot see."""

    def apply(self, s: State, action: int, log: list[Event] | None = None) -> None:
        """Play an action and add what happened to ``log``. ValueError, and nothing changed, where it is not legal."""
        if not self.is_legal(s, action):
            raise ValueError(f"action {action} is not legal here")
        self.step(s, action, log)

    @abstractmethod
    def step(self, s: State, action: i64, log: list[Event] | None = None) -> None:
        """``apply`` without the check, for loops that take the action from ``legal``."""

    @abstractmethod
    def clone(self, s: State) -> State:
        """Return a copy that shares nothing with the state."""

    @abstractmethod
    def sample(self, s: State, chance: Chance) -> i64:
        """Return one of nature's outcomes, drawn by the true odds."""

    def view(self, s: State, viewer: int, beside: View | None = None) -> View:
        """Return what a seat, or PUBLIC, may know. ``beside`` is another viewer's view of the same position: the parts that both see may be
        shared with it."""
        if beside is None:
            return self._view(s, seat_or_public(s, viewer))
        return self._view_beside(s, seat_or_public(s, viewer), beside)

    @abstractmethod
    def _view(self, s: State, viewer: int) -> View:
        """Return the view of a seat that there is, or of PUBLIC."""

    def _view_beside(self, s: State, viewer: int, beside: View) -> View:
        """Return the same, sharing with another viewer's view the parts that both see."""
        return self._view(s, viewer)

    @abstractmethod
    def progress(self, s: State) -> Progress:
        """Return how far the game has come, as everybody sees it."""

    def solo_result(self, s: State) -> SoloResult | None:
        """Return how a game for one ended; None while it runs, where several play, and in a game that counts points alone."""
        return None

    def resample(self, s: State, viewer: int, chance: Chance) -> State:
        """Return a state that may be the true one for all that the viewer knows."""
        return self._resample(s, seat_or_public(s, viewer), chance)

    @abstractmethod
    def _resample(self, s: State, viewer: int, chance: Chance) -> State:
        """Return a resampled state for a seat that there is, or for PUBLIC."""

    @abstractmethod
    def scores(self, s: State) -> list[int]:
        """Return the final scores by seat; before the end, what each seat would have if the game stopped now."""

    @abstractmethod
    def ranking(self, s: State) -> list[int]:
        """Return the place of each seat, 1 is first; tied seats share a place. Who plays alone and loses has place 2."""

    @abstractmethod
    def estimate(self, s: State, seat: i64) -> i64:
        """Guess quickly what the position is worth to a seat at the end, in hundredths of a point."""

    @abstractmethod
    def write(self, s: State, action: int) -> str:
        """Return the stable text of a legal action: what records hold and people may type."""

    @abstractmethod
    def operands(self, s: State, action: int) -> Operands:
        """Return the operands of the action: ``verb``, the first word of its text, then all else that the text names."""

    @abstractmethod
    def say(self, s: State, action: int) -> Text:
        """Return the action in words, for the seat that is waited on."""

    def refusal(self, s: State, seat: int, action: int) -> Refusal | None:
        """``why_not`` without the search for a repair."""
        if s.waiting == seat and self.is_legal(s, action):
            return None
        return self._refusal(s, seat, action)

    @abstractmethod
    def _refusal(self, s: State, seat: int, action: int) -> Refusal:
        """Return why an action that is not legal is closed."""

    def why_not(self, s: State, seat: int, action: int) -> Refusal | None:
        """Return why an action is closed and the cheapest way to open it this turn; None for a legal one."""
        from moonbase.engine.repair import with_repair  # which stands on this contract

        return with_repair(self, s, seat, action, self.refusal(s, seat, action))

    @abstractmethod
    def gallery(self) -> list[View]:
        """Return every card of the set as plain data, in a fixed order.

        At least: id, name, deck, copies, source with the sources of single values, and text, which is made from what the card does. A game
        adds the facts that its cards have.
        """

    @abstractmethod
    def audit(self, s: State) -> list[str]:
        """List what is wrong with this state, each with its key path; empty for every state that play can reach."""

    @abstractmethod
    def dump(self, s: State) -> str:
        """Write the position as JSON that a person can read and edit."""

    @abstractmethod
    def load(self, text: str) -> State:
        """Read a position that ``dump`` wrote; GameError says by key path what is wrong."""

    def fingerprint(self, s: State) -> str:
        """Return sixteen hexadecimal digits over every number of the state."""
        numbers = s.numbers()
        return blake2b(pack(f"<{len(numbers)}q", *numbers), digest_size=8).hexdigest()


def seat_or_public(s: State, viewer: int) -> int:
    if viewer != PUBLIC and not 0 <= viewer < s.players:
        raise GameError(f"there is no seat {viewer} to look from")
    return viewer


def contains(out: vec[i64], n: i64, action: i64) -> bool:
    """Tell whether the action is in the ascending list."""
    low: i64 = 0
    high = n
    while low < high:
        middle = (low + high) // 2
        if out[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low < n and out[low] == action
