"""One person and the opponents at a table: opponents play on until the person is asked."""

from dataclasses import dataclass, field

from moonbase.bots.bot import Bot
from moonbase.bots.decision import Decision
from moonbase.bots.greedy import GreedyBot
from moonbase.cli.base.errors import TerminalError
from moonbase.cli.rendering.choices import Choice, choices_of
from moonbase.cli.rendering.narrator import Narrator, seat_names
from moonbase.engine.events import visible
from moonbase.engine.game import CHANCE, Game, GameError
from moonbase.engine.rng import Rng
from moonbase.engine.text import Text
from moonbase.languages.files import ENGLISH
from moonbase.records.session import Session
from moonbase.roster.levels import opponent
from moonbase.roster.own import BotError

PERSON = "you"
"""The name of the person's seat in a record."""


@dataclass
class Table:
    session: Session
    rng: Rng
    name: str = ""
    """The person's own; empty for the word "You"."""
    language: str = ENGLISH
    seen: int = 0
    """The number of steps that the person has read."""
    bot_errors: list[GameError] = field(default_factory=list)
    """Errors of opponents that the person has not seen yet."""
    bots: dict[int, Bot] = field(init=False)
    me: int = field(init=False)

    def __post_init__(self) -> None:
        seats = self.session.record.seats
        if PERSON not in seats:
            raise TerminalError("play.no_seat", levels=", ".join(seats))
        self.me = seats.index(PERSON)
        self.deals = self.rng.fork()
        self.bots = {seat: opponent(level, self.game, self.rng.fork()) for seat, level in enumerate(seats) if seat != self.me}
        self.narrator = Narrator(self.game, seat_names(seats, self.name, self.language), self.me, self.language)

    @property
    def game(self) -> Game:
        return self.session.game

    def advance(self) -> None:
        """Let nature and the opponents act until the person is asked or the game is over."""
        while not self.session.over and self.session.state.waiting != self.me:
            s = self.session.state
            if s.waiting == CHANCE:
                self.session.act(self.game.sample(s, self.deals))
            else:
                self.session.act(self._answer(Decision(self.game, s)))

    def _answer(self, decision: Decision) -> int:
        """Return the action of the opponent that is asked; if it fails, that of a greedy one, so that the game can continue."""
        try:
            return int(self.bots[int(decision.seat)].choose(decision))
        except BotError as error:
            self.bot_errors.append(TerminalError("play.bot_error", why=error.phrase))
            return int(GreedyBot(self.game, self.rng).choose(decision))

    def choices(self) -> list[Choice]:
        return choices_of(self.game, self.session.state, self.me, self.narrator)

    def others_acted(self) -> bool:
        """Tell whether an opponent acted since the last news."""
        return any(step.seat in self.bots for step in self.session.record.steps[self.seen :])

    def news(self) -> list[Text]:
        """Return the events since the last news that the person may see."""
        events = [event for step in self.session.history[self.seen :] for event in step]
        self.seen = len(self.session.history)
        return visible(events, self.me)
