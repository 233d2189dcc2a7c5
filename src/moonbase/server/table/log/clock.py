"""Clocks, read from the log alone: a bank for each seat, an increment for each turn, and a separate grace while a player is away.

Time that ran out expels nobody: the others may then let a stand-in play on.
"""

from dataclasses import dataclass, field

from msgspec import Struct

from moonbase.server.store.rows import Entry
from moonbase.server.table.log.kinds import BACK, GONE, WAKE


class Clock(Struct, frozen=True):
    """The seconds that a clock gives."""

    bank: float
    increment: float = 0.0
    grace: float = 300.0


@dataclass
class Times:
    clock: Clock
    players: int
    running: int = -1
    since: float = 0.0
    left: list[float] = field(init=False)
    grace: list[float] = field(init=False)
    away: set[int] = field(default_factory=set)
    turn: int = -1
    """The turn of the game, and below it who was asked in it: each of them gets one increment when it ends."""
    asked: set[int] = field(default_factory=set)
    paid: int = -1
    """The turn up to which increments were paid: who undoes a turn's end and ends it again is not paid again."""

    def __post_init__(self) -> None:
        self.left = [self.clock.bank] * self.players
        self.grace = [self.clock.grace] * self.players

    def follow(self, entry: Entry, waiting: int, turn: int, rewound: bool) -> None:
        """Follow an entry of the log that has been played; ``waiting`` is the seat that is asked now."""
        if entry.kind == WAKE:
            self.away = set(range(self.players))
            self.since = entry.at - float(entry.text or 0)
        self.left, self.grace = self.at(entry.at)
        self.since = entry.at
        if entry.kind == GONE:
            self.away.add(entry.seat)
        elif entry.kind == BACK:
            self.away.discard(entry.seat)
        if turn != self.turn:
            self._change_turn(turn, rewound)
        self.running = max(-1, waiting)
        if waiting >= 0:
            self.asked.add(waiting)

    def _change_turn(self, turn: int, rewound: bool) -> None:
        """Pay the increments of the turn that ended, and begin another. A takeback changes the turn too, and pays nothing."""
        if turn > self.paid and not rewound:
            for seat in self.asked:
                self.left[seat] += self.clock.increment
        self.paid = turn if rewound else max(self.paid, turn)
        self.asked.clear()
        self.turn = turn

    def at(self, now: float) -> tuple[list[float], list[float]]:
        """Return what is left in each bank, and of each grace."""
        left, grace = list(self.left), list(self.grace)
        seat = self.running
        if seat >= 0:
            spent = max(0.0, now - self.since)
            if seat in self.away:
                spared = min(grace[seat], spent)
                grace[seat] -= spared
                spent -= spared
            left[seat] -= spent
        return left, grace

    def out(self, seat: int, now: float) -> bool:
        return self.at(now)[0][seat] <= 0
