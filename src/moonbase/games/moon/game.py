"""Moon as a Game: the contract's verbs, each a short call into the rules."""

import copyreg
from typing import cast, final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.cards.card_set import CardSet
from moonbase.engine.chance import Chance
from moonbase.engine.columns import zeros
from moonbase.engine.events import Event
from moonbase.engine.game import OVER, Game, Operands, Options, Progress, Refusal, State, Switch, View
from moonbase.engine.position import require_answers, require_sound
from moonbase.engine.text import Text
from moonbase.games.moon.cards.editions import pickled
from moonbase.games.moon.cards.gallery import gallery
from moonbase.games.moon.cards.text import requirement
from moonbase.games.moon.effects.programs import table_of
from moonbase.games.moon.position.audit.whole import audit
from moonbase.games.moon.position.dump import dump
from moonbase.games.moon.position.load import restore
from moonbase.games.moon.rules.table.columns import Columns
from moonbase.games.moon.rules.table.state import MoonState, new_state
from moonbase.games.moon.rules.work import score
from moonbase.games.moon.turns import legal, nature, play
from moonbase.games.moon.turns.candidates import candidates
from moonbase.games.moon.value.estimate import estimate
from moonbase.games.moon.view.knowledge import resample
from moonbase.games.moon.view.whitelist import progress, view, view_beside
from moonbase.games.moon.words.actions import say
from moonbase.games.moon.words.notation import write
from moonbase.games.moon.words.operands import operands
from moonbase.games.moon.words.refusals import refusal

SWITCHES = (
    Switch("fresh_discard", "M16.1", 1, (0, 1), "1: a new face-up discard each Era; 0: only in Era I"),
    Switch("flag_minimum", "M16.2", 1, (0, 1), "1: winning a Flag type takes at least one Flag; 0: Rovers break a tie at none"),
    Switch("expedition_moves", "M16.3", 1, (1, 2), "how many seats the First Expedition moves after the last round of an Era"),
)

copyreg.pickle(MoonState, pickled)


@final
class Moon(Game):
    def __init__(self, cards: CardSet) -> None:
        self.name = "moon"
        self.title = "Moon"
        self.version = 1
        self.least = 2
        self.most = 5
        self.longest = 20_000  # with the printed cards some hundreds; an owner's cards may ask for many small choices
        self.switches = SWITCHES
        self.cards: CardSet = cards
        self.columns: Columns = table_of(cards)
        self.card_set = cards.fingerprint
        self.names = {**cards.names(), **{f"requirement:{face.id}": requirement(face) for face in cards.table("reputation")}}
        self.buffer = zeros(self.columns.room)

    def _new(self, players: int, options: Options) -> State:
        s = new_state(self.columns, players)
        s.fresh_discard = options["fresh_discard"]
        s.flag_minimum = options["flag_minimum"]
        s.expedition_moves = options["expedition_moves"]
        return s

    def legal_into(self, s: State, out: vec[i64]) -> i64:
        return legal.legal_into(cast(MoonState, s), out)

    def step(self, s: State, action: i64, log: list[Event] | None = None) -> None:
        play.apply(cast(MoonState, s), log, action)

    def clone(self, s: State) -> State:
        m = cast(MoonState, s)
        return MoonState(m.columns, m.players, m)

    def sample(self, s: State, chance: Chance) -> i64:
        return nature.sample(cast(MoonState, s), chance)

    def scores(self, s: State) -> list[int]:
        return score.scores(cast(MoonState, s))

    def ranking(self, s: State) -> list[int]:
        return score.ranking(cast(MoonState, s))

    def _view(self, s: State, viewer: int) -> View:
        return view(cast(MoonState, s), viewer)

    def _view_beside(self, s: State, viewer: int, beside: View) -> View:
        return view_beside(cast(MoonState, s), viewer, beside)

    def progress(self, s: State) -> Progress:
        return progress(cast(MoonState, s))

    def _resample(self, s: State, viewer: int, chance: Chance) -> State:
        return resample(cast(MoonState, s), viewer, chance)

    def candidates(self, s: State, seat: int) -> list[int]:
        return candidates(cast(MoonState, s), seat, self.buffer)

    def say(self, s: State, action: int) -> Text:
        return say(cast(MoonState, s), action)

    def operands(self, s: State, action: int) -> Operands:
        return operands(cast(MoonState, s), action)

    def _refusal(self, s: State, seat: int, action: int) -> Refusal:
        return refusal(cast(MoonState, s), seat, action)

    def estimate(self, s: State, seat: i64) -> i64:
        return estimate(cast(MoonState, s), seat)

    def write(self, s: State, action: int) -> str:
        return write(cast(MoonState, s), action)

    def audit(self, s: State) -> list[str]:
        return audit(cast(MoonState, s))

    def dump(self, s: State) -> str:
        return dump(cast(MoonState, s), self.version)

    def load(self, text: str) -> State:
        s = restore(self, self.columns, text)
        require_sound(self, s)
        if s.waiting != OVER:
            require_answers(self, s, s.frame_n > 0)
        return s

    def gallery(self) -> list[View]:
        return gallery(self.cards)
