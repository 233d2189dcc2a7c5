"""From the Moon as a Game: the contract's verbs, each a short call into the rules."""

import copyreg
from typing import cast, final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.cards.card_set import CardSet
from moonbase.engine.chance import Chance
from moonbase.engine.columns import zeros
from moonbase.engine.events import Event
from moonbase.engine.game import OVER, Game, Operands, Options, Progress, Refusal, SoloResult, State, Switch, View
from moonbase.engine.position import require_answers, require_sound
from moonbase.engine.text import Text
from moonbase.games.fromthemoon.cards import gallery
from moonbase.games.fromthemoon.cards.editions import pickled
from moonbase.games.fromthemoon.position.audit.whole import audit
from moonbase.games.fromthemoon.position.dump import dump
from moonbase.games.fromthemoon.position.load import require_rest, restore
from moonbase.games.fromthemoon.rules.table.columns import Columns
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState, new_state
from moonbase.games.fromthemoon.rules.work import score
from moonbase.games.fromthemoon.turns import legal, nature, play
from moonbase.games.fromthemoon.turns.candidates import candidates
from moonbase.games.fromthemoon.value.estimate import estimate
from moonbase.games.fromthemoon.view.knowledge import resample
from moonbase.games.fromthemoon.view.whitelist import progress, solo_result, view, view_beside
from moonbase.games.fromthemoon.words.actions import say
from moonbase.games.fromthemoon.words.notation import write
from moonbase.games.fromthemoon.words.operands import operands
from moonbase.games.fromthemoon.words.refusals import refusal
from moonbase.games.fromthemoon.words.repairs import remedy


def switches(columns: Columns) -> tuple[Switch, ...]:
    """Return the rulings that a table may change; how hard a game for one can be is in the tile files."""
    hardest = len(columns.difficulty_ids)
    return (
        Switch("building_price", "F18.1", 1, (0, 1), "1: a new building pays the price printed in a terrain effect; 0: it does not"),
        Switch("part_research", "F18.2", 0, (0, 1), "0: Special Research follows improving only; 1: constructing a part as well"),
        Switch("rover_seats", "F18.3", int(columns.rover_seats), (3, 4), "seats of a rover"),
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


copyreg.pickle(FromTheMoonState, pickled)


@final
class FromTheMoon(Game):
    def __init__(self, cards: CardSet) -> None:
        self.name = "fromthemoon"
        self.title = "From the Moon"
        self.version = 2
        self.oldest = (
            2  # in version 1 turns of a game for one were sealed elsewhere, which every fingerprint of it holds; none was published
        )
        self.least = 1
        self.most = 4
        self.hides = False
        self.longest = 20_000  # with the printed tiles some hundreds; an owner's tiles may ask for many small choices
        self.cards: CardSet = cards
        self.columns: Columns = Columns(cards)
        self.switches = switches(self.columns)
        self.card_set = cards.fingerprint
        self.names = {**cards.names(), **gallery.price_names(cards), **gallery.effect_names(cards)}
        self.buffer = zeros(self.columns.room)

    def _new(self, players: int, options: Options) -> State:
        s = new_state(self.columns, players)
        s.building_price = options["building_price"]
        s.part_research = options["part_research"]
        s.rover_seats = options["rover_seats"]
        s.foundation_order = options["foundation_order"]
        s.outer_corners = options["outer_corners"]
        s.choose_factions = options["choose_factions"]
        s.small_tiles = options["small_tiles"]
        s.difficulty = options["difficulty"]
        return s

    def legal_into(self, s: State, out: vec[i64]) -> i64:
        return legal.legal_into(cast(FromTheMoonState, s), out)

    def step(self, s: State, action: i64, log: list[Event] | None = None) -> None:
        play.apply(cast(FromTheMoonState, s), log, action)

    def clone(self, s: State) -> State:
        m = cast(FromTheMoonState, s)
        return FromTheMoonState(m.columns, m.players, m)

    def sample(self, s: State, chance: Chance) -> i64:
        return nature.sample(cast(FromTheMoonState, s), chance)

    def scores(self, s: State) -> list[int]:
        return score.scores(cast(FromTheMoonState, s))

    def ranking(self, s: State) -> list[int]:
        return score.ranking(cast(FromTheMoonState, s))

    def _view(self, s: State, viewer: int) -> View:
        return view(cast(FromTheMoonState, s), viewer)

    def _view_beside(self, s: State, viewer: int, beside: View) -> View:
        return view_beside(cast(FromTheMoonState, s), viewer, beside)

    def progress(self, s: State) -> Progress:
        return progress(cast(FromTheMoonState, s))

    def solo_result(self, s: State) -> SoloResult | None:
        return solo_result(cast(FromTheMoonState, s))

    def _resample(self, s: State, viewer: int, chance: Chance) -> State:
        return resample(cast(FromTheMoonState, s), viewer, chance)

    def candidates(self, s: State, seat: int) -> list[int]:
        return candidates(cast(FromTheMoonState, s), seat, self.buffer)

    def say(self, s: State, action: int) -> Text:
        return say(cast(FromTheMoonState, s), action)

    def operands(self, s: State, action: int) -> Operands:
        return operands(cast(FromTheMoonState, s), action)

    def _refusal(self, s: State, seat: int, action: int) -> Refusal:
        return refusal(cast(FromTheMoonState, s), seat, action)

    def why_not(self, s: State, seat: int, action: int) -> Refusal | None:
        return remedy(self, s, seat, action, self.refusal(s, seat, action))

    def estimate(self, s: State, seat: i64) -> i64:
        return estimate(cast(FromTheMoonState, s), seat)

    def write(self, s: State, action: int) -> str:
        return write(cast(FromTheMoonState, s), action)

    def audit(self, s: State) -> list[str]:
        return audit(cast(FromTheMoonState, s))

    def dump(self, s: State) -> str:
        return dump(cast(FromTheMoonState, s), self.version)

    def load(self, text: str) -> State:
        s = restore(self, self.columns, text)
        require_sound(self, s)
        if s.waiting != OVER:
            require_rest(s)
            require_answers(self, s, s.frame_n > 0)
        return s

    def gallery(self) -> list[View]:
        return gallery.gallery(self.cards)
