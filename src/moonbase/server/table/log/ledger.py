"""A table as its log tells it: entries folded in their order tell everything. Nothing here decides, commits or sends."""

import json
from collections.abc import Set
from typing import Final, NamedTuple

import msgspec

from moonbase.engine.events import Event
from moonbase.engine.game import CHANCE, Game, GameError, State
from moonbase.engine.notation import read
from moonbase.records.fair import Deal
from moonbase.records.record import Record, Step, add_origin, begin, result_of
from moonbase.server.base.errors import Refused
from moonbase.server.store.rows import PERSON, CardFile, Entry, SeatRow, TableRow
from moonbase.server.table.log import kinds
from moonbase.server.table.log.chairs import Chair, chairs_of
from moonbase.server.table.log.clock import Clock, Times
from moonbase.server.table.log.line import Line, Place, Played
from moonbase.server.table.log.proposal import Proposal
from moonbase.server.table.log.sight import Sight
from moonbase.server.table.log.table_event import of_table


class Told(NamedTuple):
    """An entry and the events that it caused."""

    entry: Entry
    action: str
    """The stable text of a game's action, which only its own seat may see: it can name what is hidden from the others."""
    events: list[Event]


class Gone(NamedTuple):
    """The time since which somebody is away, and the entry that says so."""

    at: float
    sequence: int


class Ledger:
    def __init__(self, game: Game, row: TableRow, seats: list[SeatRow], cards: CardFile | None = None) -> None:
        self.game: Final = game
        self.row: Final = row
        self.cards: Final = cards
        """The owner's cards that the game is played with; None for those of the project."""
        self.chairs: Final[list[Chair]] = chairs_of(seats)
        self.people = self._people()
        """The seats of people. A player who is away or has a stand-in keeps seat and vote."""
        self.told: Final[list[Told]] = []
        self.moved = 0
        """The sequence number of the last entry that changed the game."""
        self.requests: Final[dict[tuple[int, str], int]] = {}
        self.takeback: Proposal | None = None
        self.replace: Proposal | None = None
        self.times: Times | None = None
        if row.clock is not None:
            self.times = Times(msgspec.json.decode(row.clock, type=Clock), row.players)
        self.line: Final = Line(game, self.opening())
        self.sight: Final = Sight(game)
        self.places: Final[list[Place]] = [self.line.root]
        """The place of the game after each entry."""
        self.undone: Final[list[Step]] = []
        self.rewinds: Final[dict[int, int]] = {}
        """The entry after which the game stands again, by the entry that decided it."""
        self.deal: Final = None if row.secret is None else Deal(row.secret)
        self.draws = 0
        """Draws of nature so far, those that were taken back included: a number is never used twice."""
        self.provable = self.deal is not None
        """True if every draw is derived from the deal; at a table made before there were deals, the first ones are not."""
        self.away: Final[dict[int, Gone]] = {}
        self.unfinished = False

    @property
    def sequence(self) -> int:
        return len(self.told)

    @property
    def waiting(self) -> int:
        return kinds.UNFINISHED if self.unfinished else int(self.line.state.waiting)

    @property
    def ended(self) -> bool:
        """True if the game is over or left unfinished: nobody is asked any more, and nothing is hidden."""
        return self.unfinished or self.line.over

    @property
    def card_text(self) -> str | None:
        """The text of the cards for the workers, which have the cards of the project as they are now."""
        return self.game.set_text

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def seat_of(self, person: str | None) -> int | None:
        for seat, chair in enumerate(self.chairs):
            if person is not None and chair.person == person:
                return seat
        return None

    def _people(self) -> frozenset[int]:
        return frozenset(seat for seat, chair in enumerate(self.chairs) if chair.kind == PERSON)

    def fold(self, entry: Entry, played: Played | None = None) -> None:
        """Take the next entry in. A step that was played when it was decided is not played again."""
        if entry.sequence != self.sequence + 1:
            raise Refused("damaged.log", after=self.sequence)
        try:
            action, events = "", self._happen(entry, played)
        except GameError as error:  # an action that was kept and cannot be played
            raise Refused("other_rules.game") from error
        if entry.kind in (kinds.ACT, kinds.UNDO, kinds.REDO):
            action = entry.text
            self.moved = entry.sequence
            self.takeback = None
        self.told.append(Told(entry, action, events))
        self.places.append(self.line.place)
        if entry.request is not None:
            self.requests[entry.seat, entry.request] = entry.sequence
        if self.times is not None:
            self.times.follow(entry, self.waiting, int(self.line.state.turn()), entry.sequence in self.rewinds)

    def _happen(self, entry: Entry, played: Played | None) -> list[Event]:
        if entry.kind in (kinds.ACT, kinds.UNDO, kinds.REDO):
            return self._play(entry, played)
        if entry.kind == kinds.TAKEBACK:
            return self._ask_back(entry, *entry.text.split())
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
        if entry.kind == kinds.LEAVE:
            self.unfinished = True
            self.takeback = self.replace = None  # the secret is out: nothing is decided any more
            return [of_table("leave", entry.seat)]
        if entry.kind == kinds.GONE:
            self.away.setdefault(entry.seat, Gone(entry.at, entry.sequence))
        elif entry.kind == kinds.BACK:
            return self._back(entry.seat)
        elif entry.kind == kinds.ENTROPY and self.deal is not None:
            self.deal.add(entry.seat, entry.text, self.draws)
        return []

    def _back(self, seat: int) -> list[Event]:
        self.away.pop(seat, None)
        if self.replace is None or self.replace.other != seat or not self.replace.while_away:
            return []
        self.replace = None
        return [of_table("lapsed", seat)]

    def _play(self, entry: Entry, played: Played | None) -> list[Event]:
        line = self.line
        if entry.kind == kinds.UNDO:
            self.undone.append(line.undo())
            events = [of_table("undo", entry.seat)]
        elif entry.kind == kinds.REDO:
            again = self._follow(self.undone.pop().text, None, played)
            events = [of_table("redo", entry.seat), *again.events]
        else:
            self.undone.clear()
            self._count(entry)
            events = self._follow(entry.text, entry.draw, played).events
        if line.stamp() != entry.fingerprint:
            raise Refused("other_rules.game")
        return events

    def _follow(self, text: str, draw: int | None, played: Played | None) -> Place:
        if played is not None and played.before is self.line.state:
            return self.line.follow(played)
        return self.line.act(read(self.game, self.line.state, text), draw)

    def _count(self, entry: Entry) -> None:
        if entry.draw is not None:
            if entry.draw <= self.draws:
                raise Refused("damaged.log", after=self.sequence)
            self.draws = entry.draw
        elif entry.seat == CHANCE:
            self.provable = False
        elif self.chairs[entry.seat].stand_in is not None:
            self.chairs[entry.seat].stood_in += 1

    def _ask_back(self, entry: Entry, to: str, asked: str | None = None) -> list[Event]:
        """Open a vote among the seats that the entry names; logs of earlier versions name none, and ask everybody without a stand-in."""
        voters = {seat for seat, chair in enumerate(self.chairs) if chair.plays} if asked is None else seats_in(asked)
        self.takeback = Proposal(entry.seat, voters, {entry.seat}, to=int(to))
        return self._rewind_if_passed(entry.sequence, "back") or [of_table("takeback", entry.seat)]

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
        self.line.go_to(self.places[proposal.to])
        self.undone.clear()
        self.moved = sequence
        self.takeback = None
        return [of_table(told, proposal.seat)]

    def _propose(self, entry: Entry, other: str, level: str, asked: str | None = None, cause: str = "") -> list[Event]:
        """Open a vote among the seats that the entry names; logs of earlier versions name none, and ask everybody without a stand-in."""
        voters = {seat for seat, chair in enumerate(self.chairs) if chair.plays} - {int(other)} if asked is None else seats_in(asked)
        self.replace = Proposal(entry.seat, voters, {entry.seat}, other=int(other), level=level, while_away=cause == kinds.WHILE_AWAY)
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
        self.chairs[entry.seat] = Chair(PERSON, name, person, stood_in=self.chairs[entry.seat].stood_in)
        self.people = self._people()
        if self.replace is not None and self.replace.other == entry.seat:  # it was about a seat that nobody had
            self.replace = None
        return [of_table("join", entry.seat)]

    def opening(self) -> State:
        """Return the game before its first action."""
        if self.row.position is not None:
            return self.game.load(self.row.position)
        return self.game.new(self.row.players, json.loads(self.row.options), self.row.rules)

    def record(self) -> Record:
        """Return the record of the game as it stands, with the names that the table has for its seats and its cards."""
        found = begin(self.game, self.row.players, json.loads(self.row.options), self.names, self.row.position, self.row.rules)
        found.steps = self.line.steps
        found.result = result_of(self.game, self.line.state) if self.line.over else None
        if self.cards is not None:
            found.set_name = self.cards.name
        found.stand_ins = [seat for seat, chair in enumerate(self.chairs) if chair.stood_in]
        if self.provable:
            found.deal = self.deal
        if self.told and self.told[0].entry.kind == kinds.RECORD:
            add_origin(found, self.told[0].entry.text)
        return found


def seats_in(text: str) -> set[int]:
    return set() if text == kinds.NOBODY else {int(seat) for seat in text.split(",")}


def seats_text(seats: Set[int]) -> str:
    return ",".join(str(seat) for seat in sorted(seats)) or kinds.NOBODY
