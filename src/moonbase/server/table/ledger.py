"""A table as its log tells it: fold the entries in their order, and you know everything. Nothing here decides, commits or sends."""

import json
from typing import Final, NamedTuple

import msgspec

from moonbase.engine.events import Event
from moonbase.engine.game import Game
from moonbase.engine.notation import read
from moonbase.engine.record import Step
from moonbase.engine.session import Session, start, start_from
from moonbase.server.errors import Refused
from moonbase.server.store.rows import PERSON, CardFile, Entry, SeatRow, TableRow
from moonbase.server.table import kinds
from moonbase.server.table.chairs import Chair, chairs_of
from moonbase.server.table.clock import Clock, Times
from moonbase.server.table.proposal import Proposal
from moonbase.server.words import of_table


class Told(NamedTuple):
    """What one entry has to tell."""

    entry: Entry
    action: str
    """The stable text of a game's action, which only its own seat may see: it can name what is hidden from the others."""
    events: list[Event]


class Ledger:
    def __init__(self, game: Game, row: TableRow, seats: list[SeatRow], cards: CardFile | None = None) -> None:
        self.game: Final = game
        self.row: Final = row
        self.cards: Final = cards
        """The owner's cards that the game is played with; None for those of the project."""
        self.chairs: Final[list[Chair]] = chairs_of(seats)
        self.told: Final[list[Told]] = []
        self.moved = 0
        """The sequence number of the last entry that changed the game."""
        self.asked: Final[list[int]] = [int(kinds.SERVER)]
        """Who was waited on after each entry."""
        self.requests: Final[dict[tuple[int, str], int]] = {}
        self.takeback: Proposal | None = None
        self.replace: Proposal | None = None
        self.times: Times | None = None
        if row.clock is not None:
            self.times = Times(msgspec.json.decode(row.clock, type=Clock), row.players)
        self.session = self.opening()
        self.undone: Final[list[Step]] = []
        self.rewinds: Final[dict[int, int]] = {}
        """By the entry that decided it: the entry after which the game stands again."""

    @property
    def sequence(self) -> int:
        return len(self.told)

    @property
    def waiting(self) -> int:
        return int(self.session.state.waiting)

    @property
    def card_text(self) -> str | None:
        return None if self.cards is None else self.cards.text

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def seat_of(self, person: str | None) -> int | None:
        for seat, chair in enumerate(self.chairs):
            if person is not None and chair.person == person:
                return seat
        return None

    def voters(self) -> set[int]:
        return {seat for seat, chair in enumerate(self.chairs) if chair.votes}

    def fold(self, entry: Entry) -> None:
        """Take the next entry in."""
        if entry.sequence != self.sequence + 1:
            raise ValueError(f"entry {entry.sequence} does not follow {self.sequence}")
        action, events = "", self._happen(entry)
        if entry.kind in (kinds.ACT, kinds.UNDO, kinds.REDO):
            action = entry.text
            self.moved = entry.sequence
            self.takeback = None
        self.told.append(Told(entry, action, events))
        self.asked.append(self.waiting)
        if entry.request is not None:
            self.requests[entry.seat, entry.request] = entry.sequence
        if self.times is not None:
            self.times.follow(entry, self.waiting)

    def _happen(self, entry: Entry) -> list[Event]:
        if entry.kind in (kinds.ACT, kinds.UNDO, kinds.REDO):
            self._remember(entry)
            return self._play(self.session, entry)
        if entry.kind == kinds.TAKEBACK:
            self.takeback = Proposal(entry.seat, self.voters(), {entry.seat}, to=int(entry.text))
            return self._rewind_if_passed(entry.sequence, "back") or [of_table("takeback", entry.seat)]
        if entry.kind == kinds.CONSENT and self.takeback is not None:
            return self._consent(self.takeback, entry)
        if entry.kind == kinds.REPLACE:
            return self._propose(entry, *entry.text.split())
        if entry.kind == kinds.VOTE and self.replace is not None:
            return self._vote(self.replace, entry)
        if entry.kind == kinds.RETURN:
            self.chairs[entry.seat].stand_in = None
            return [of_table("return", entry.seat)]
        if entry.kind == kinds.JOIN:
            return self._join(entry)
        return []

    def _play(self, session: Session, entry: Entry) -> list[Event]:
        if entry.kind == kinds.UNDO:
            session.undo()
            events = [of_table("undo", entry.seat)]
        elif entry.kind == kinds.REDO:
            session.redo()
            events = [of_table("redo", entry.seat), *session.history[-1]]
        else:
            events = session.act(read(self.game, session.state, entry.text))
        if self._position(session) != entry.fingerprint:
            raise Refused("other_rules.game")
        return events

    def _position(self, session: Session) -> str:
        """By its fingerprint: the last step has it, and to take it again would cost a quarter of the step."""
        steps = session.record.steps
        return steps[-1].fingerprint if steps else self.game.fingerprint(session.state)

    def _remember(self, entry: Entry) -> None:
        """What can be played again: everything that was taken back since the last action."""
        if entry.kind == kinds.UNDO:
            self.undone.append(self.session.record.steps[-1])
        elif entry.kind == kinds.REDO:
            self.undone.pop()
        else:
            self.undone.clear()

    def _consent(self, proposal: Proposal, entry: Entry) -> list[Event]:
        if entry.text == kinds.NO:
            self.takeback = None
            return [of_table("withdrawn" if entry.seat == proposal.seat else "declined", entry.seat)]
        proposal.agreed.add(entry.seat)
        return [of_table("agreed", entry.seat), *self._rewind_if_passed(entry.sequence, "rewind")]

    def _rewind_if_passed(self, sequence: int, told: str) -> list[Event]:
        proposal = self.takeback
        if proposal is None or not proposal.passed:
            return []
        self.rewinds[sequence] = proposal.to
        self.session = self.position_after(proposal.to)
        self.undone.clear()
        self.moved = sequence
        self.takeback = None
        return [of_table(told, proposal.seat)]

    def _propose(self, entry: Entry, other: str, level: str, asked: str | None = None) -> list[Event]:
        """Who is asked stands in the entry; in the logs of earlier versions everybody was."""
        voters = self.voters() - {int(other)}
        if asked is not None:
            voters = set() if asked == kinds.NOBODY else {int(seat) for seat in asked.split(",")}
        self.replace = Proposal(entry.seat, voters, {entry.seat}, other=int(other), level=level)
        return [of_table("replace", entry.seat, int(other)), *self._stand_in_if_passed(self.replace)]

    def _vote(self, proposal: Proposal, entry: Entry) -> list[Event]:
        if entry.text == kinds.NO:
            self.replace = None
            return [of_table("withdrawn" if entry.seat == proposal.seat else "declined", entry.seat)]
        proposal.agreed.add(entry.seat)
        return [of_table("agreed", entry.seat), *self._stand_in_if_passed(proposal)]

    def _stand_in_if_passed(self, proposal: Proposal) -> list[Event]:
        if not proposal.passed:
            return []
        self.chairs[proposal.other].stand_in = proposal.level
        self.replace = None
        return [of_table("stand_in", proposal.seat, proposal.other)]

    def _join(self, entry: Entry) -> list[Event]:
        person, _, name = entry.text.partition(" ")
        self.chairs[entry.seat] = Chair(PERSON, name, person)
        return [of_table("join", entry.seat)]

    def opening(self) -> Session:
        """The game before its first action."""
        options = json.loads(self.row.options)
        if self.row.position is not None:
            return start_from(self.game, self.row.position, self.names)
        return start(self.game, self.row.players, options, self.names)

    def position_after(self, sequence: int) -> Session:
        """The game as it stood after an entry, with what could be undone then."""
        begun = max((at for at in self.rewinds if at <= sequence), default=0)
        session = self.position_after(self.rewinds[begun]) if begun else self.opening()
        for told in self.told[begun:sequence]:
            if told.entry.kind in (kinds.ACT, kinds.UNDO, kinds.REDO):
                self._play(session, told.entry)
        return session
