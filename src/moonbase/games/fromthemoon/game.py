"""From the Moon as a Game: the contract's verbs, each a short call into the rules."""

from typing import cast, final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.cards.card_set import CardSet
from moonbase.cards.columns import zeros
from moonbase.engine.events import Event
from moonbase.engine.game import PUBLIC, Game, GameError, Options, Refusal, State, Switch, View
from moonbase.engine.rng import Rng
from moonbase.engine.text import Lexicon, Text
from moonbase.games.fromthemoon import (
    audit,
    estimate,
    gallery,
    knowledge,
    legal,
    nature,
    play,
    position,
    remedy,
    restore,
    say,
    score,
    view,
    why,
    wonder,
    write,
)
from moonbase.games.fromthemoon.state import FromTheMoonState, new_state
from moonbase.games.fromthemoon.table import Table


def switches(table: Table) -> tuple[Switch, ...]:
    """The rulings that a table may change; how hard a game for one can be is in the tile files."""
    hardest = len(table.difficulty_ids)
    return (
        Switch("building_price", "F18.1", 1, (0, 1), "1: a new building pays the price printed in a terrain effect; 0: it does not"),
        Switch("part_research", "F18.2", 0, (0, 1), "0: Special Research follows improving only; 1: constructing a part as well"),
        Switch("rover_seats", "F18.3", int(table.rover_seats), (3, 4), "seats of a rover"),
        Switch("foundation_order", "F18.4", 0, (0, 1), "foundations: 0: from the upper left to the lower right; 1: column by column"),
        Switch("outer_corners", "F18.5", 1, (0, 1), "1: the four outer corners of the grid are building spaces; 0: they are not"),
        Switch("choose_factions", "F18.6", 0, (0, 1), "0: factions are dealt; 1: players choose, the last in turn order first"),
        Switch(
            "small_tiles",
            "F18.7",
            0,
            (0, 1, 2),
            "small buildings: 0: one draw for all; 1: each draws; 2: each draws one more of a level and keeps the rest",
        ),
        Switch("difficulty", "F17.5", min(1, hardest - 1), tuple(range(hardest)), "a game for one: 0 easy, 1 normal, 2 hard, 3 expert"),
    )


@final
class FromTheMoon(Game):
    def __init__(self, cards: CardSet, words: dict[str, str]) -> None:
        self.name = "fromthemoon"
        self.title = "From the Moon"
        self.version = 2
        self.least = 1
        self.most = 4
        self.longest = 20_000  # with the printed tiles some hundreds; an owner's tiles may ask for many small choices
        self.cards: CardSet = cards
        self.table: Table = Table(cards)
        self.switches = switches(self.table)
        self.card_set = cards.fingerprint
        self.lexicon = Lexicon(words, {f"card:{face.id}": face.name for face in cards.faces})
        if words:
            self.lexicon = self.lexicon.with_names(gallery.effect_names(cards, self.lexicon))
        self.buffer = zeros(self.table.room)

    def new(self, players: int, options: Options | None = None) -> State:
        if not self.least <= players <= self.most:
            raise GameError(f"From the Moon seats {self.least} to {self.most} players, not {players}")
        s = new_state(self.table, players)
        chosen = self.chosen(options)
        s.building_price = chosen["building_price"]
        s.part_research = chosen["part_research"]
        s.rover_seats = chosen["rover_seats"]
        s.foundation_order = chosen["foundation_order"]
        s.outer_corners = chosen["outer_corners"]
        s.choose_factions = chosen["choose_factions"]
        s.small_tiles = chosen["small_tiles"]
        s.difficulty = chosen["difficulty"]
        return s

    def legal_into(self, s: State, out: vec[i64]) -> i64:
        return legal.legal_into(cast(FromTheMoonState, s), out)

    def act(self, s: State, action: i64, log: list[Event] | None) -> None:
        play.apply(cast(FromTheMoonState, s), log, action)

    def step(self, s: State, action: i64) -> None:
        play.apply(cast(FromTheMoonState, s), None, action)

    def clone(self, s: State) -> State:
        m = cast(FromTheMoonState, s)
        return FromTheMoonState(m.table, m.players, m)

    def sample(self, s: State, rng: Rng) -> i64:
        return nature.sample(cast(FromTheMoonState, s), rng)

    def scores(self, s: State) -> list[int]:
        return score.scores(cast(FromTheMoonState, s))

    def ranking(self, s: State) -> list[int]:
        return score.ranking(cast(FromTheMoonState, s))

    def view(self, s: State, viewer: int) -> View:
        return view.view(cast(FromTheMoonState, s), self._viewer(s, viewer))

    def resample(self, s: State, viewer: int, rng: Rng) -> State:
        return knowledge.resample(cast(FromTheMoonState, s), self._viewer(s, viewer), rng)

    def _viewer(self, s: State, viewer: int) -> int:
        if viewer != PUBLIC and not 0 <= viewer < cast(FromTheMoonState, s).players:
            raise GameError(f"there is no seat {viewer} to look from")
        return viewer

    def candidates(self, s: State, seat: int) -> list[int]:
        return wonder.candidates(cast(FromTheMoonState, s), seat, self.buffer)

    def say(self, s: State, action: int) -> Text:
        return say.say(cast(FromTheMoonState, s), action)

    def closed(self, s: State, seat: int, action: int) -> Refusal:
        return why.closed(cast(FromTheMoonState, s), seat, action)

    def why_not(self, s: State, seat: int, action: int) -> Refusal | None:
        return remedy.remedy(self, s, seat, action, self.refusal(s, seat, action))

    def estimate(self, s: State, seat: i64) -> i64:
        return estimate.estimate(cast(FromTheMoonState, s), seat)

    def write(self, s: State, action: int) -> str:
        return write.write(cast(FromTheMoonState, s), action)

    def audit(self, s: State) -> list[str]:
        return audit.audit(cast(FromTheMoonState, s))

    def dump(self, s: State) -> str:
        return position.dump(cast(FromTheMoonState, s), self.version)

    def load(self, text: str) -> State:
        return restore.restore(self.table, self.version, text)

    def gallery(self) -> list[View]:
        return gallery.gallery(self.cards, self.lexicon)
