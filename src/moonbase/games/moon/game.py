"""Moon as a Game: the contract's verbs, each a short call into the rules."""

from hashlib import blake2b
from struct import pack
from typing import cast, final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.cards.card_set import CardSet
from moonbase.engine.events import Event
from moonbase.engine.game import PUBLIC, Game, GameError, Options, Refusal, State, Switch, View
from moonbase.engine.repair import with_repair
from moonbase.engine.rng import Rng
from moonbase.engine.text import Lexicon, Text
from moonbase.games.moon import (
    audit,
    estimate,
    gallery,
    knowledge,
    legal,
    nature,
    play,
    position,
    restore,
    say,
    score,
    view,
    why,
    wonder,
    write,
)
from moonbase.games.moon.actions import A_LAST
from moonbase.games.moon.card_text import requirement_text
from moonbase.games.moon.state import MoonState, new_state
from moonbase.games.moon.table import Table, zeros

SWITCHES = (
    Switch("fresh_discard", "M16.1", 1, (0, 1), "1: a new face-up discard each Era; 0: only in Era I"),
    Switch("flag_minimum", "M16.2", 1, (0, 1), "1: winning a Flag type takes at least one Flag; 0: Rovers break a tie at none"),
    Switch("expedition_moves", "M16.3", 1, (1, 2), "how many seats the First Expedition moves after the last round of an Era"),
)


@final
class Moon(Game):
    def __init__(self, cards: CardSet, words: dict[str, str]) -> None:
        self.name = "moon"
        self.title = "Moon"
        self.version = 1
        self.least = 2
        self.most = 5
        self.longest = 20_000  # with the printed cards some hundreds; an owner's cards may ask for many small choices
        self.switches = SWITCHES
        self.cards: CardSet = cards
        self.table: Table = Table(cards)
        self.card_set = cards.fingerprint
        self.lexicon = Lexicon(words, {f"card:{face.id}": face.name for face in cards.faces})
        if words:
            asks = {f"requirement:{face.id}": requirement_text(face, self.lexicon) for face in cards.table("reputation")}
            self.lexicon = self.lexicon.with_names(asks)
        self._buffer: vec[i64] = zeros(self.table.room)

    def new(self, players: int, options: Options | None = None) -> State:
        if not self.least <= players <= self.most:
            raise GameError(f"Moon seats {self.least} to {self.most} players, not {players}")
        s = new_state(self.table, players)
        for name, value in (options or {}).items():
            self._set_option(s, name, value)
        return s

    def _set_option(self, s: MoonState, name: str, value: int) -> None:
        for switch in self.switches:
            if switch.name == name:
                if value not in switch.values:
                    raise GameError(f"option {name} is one of {', '.join(str(v) for v in switch.values)}, not {value}")
                break
        else:
            raise GameError(f"unknown option '{name}'; Moon has {', '.join(switch.name for switch in self.switches)}")
        if name == "fresh_discard":
            s.fresh_discard = value
        elif name == "flag_minimum":
            s.flag_minimum = value
        else:
            s.expedition_moves = value

    def room(self) -> i64:
        return self.table.room

    def legal_into(self, s: State, out: vec[i64]) -> i64:
        return legal.legal_into(cast(MoonState, s), out)

    def legal(self, s: State) -> list[int]:
        out = self._buffer
        n = legal.legal_into(cast(MoonState, s), out)
        return [out[i] for i in range(n)]

    def apply(self, s: State, action: int, log: list[Event] | None = None) -> None:
        m = cast(MoonState, s)
        out = self._buffer
        n = legal.legal_into(m, out)
        if not 0 <= action < A_LAST or not contains(out, n, action):
            raise ValueError(f"action {action} is not legal here")
        play.apply(m, log, action)

    def step(self, s: State, action: i64) -> None:
        play.apply(cast(MoonState, s), None, action)

    def clone(self, s: State) -> State:
        m = cast(MoonState, s)
        return MoonState(m.table, m.players, m)

    def sample(self, s: State, rng: Rng) -> i64:
        return nature.sample(cast(MoonState, s), rng)

    def scores(self, s: State) -> list[int]:
        return score.scores(cast(MoonState, s))

    def ranking(self, s: State) -> list[int]:
        return score.ranking(cast(MoonState, s))

    def view(self, s: State, viewer: int) -> View:
        return view.view(cast(MoonState, s), self._viewer(s, viewer))

    def resample(self, s: State, viewer: int, rng: Rng) -> State:
        return knowledge.resample(cast(MoonState, s), self._viewer(s, viewer), rng)

    def _viewer(self, s: State, viewer: int) -> int:
        if viewer != PUBLIC and not 0 <= viewer < cast(MoonState, s).players:
            raise GameError(f"there is no seat {viewer} to look from")
        return viewer

    def candidates(self, s: State, seat: int) -> list[int]:
        return wonder.candidates(cast(MoonState, s), seat, self._buffer)

    def say(self, s: State, action: int) -> Text:
        return say.say(cast(MoonState, s), action)

    def refusal(self, s: State, seat: int, action: int) -> Refusal | None:
        m = cast(MoonState, s)
        if m.waiting == seat:
            out = self._buffer
            n = legal.legal_into(m, out)
            if 0 <= action < A_LAST and contains(out, n, action):
                return None
        return why.closed(m, seat, action)

    def why_not(self, s: State, seat: int, action: int) -> Refusal | None:
        return with_repair(self, s, seat, action, self.refusal(s, seat, action))

    def estimate(self, s: State, seat: i64) -> i64:
        return estimate.estimate(cast(MoonState, s), seat)

    def write(self, s: State, action: int) -> str:
        return write.write(cast(MoonState, s), action)

    def audit(self, s: State) -> list[str]:
        return audit.audit(cast(MoonState, s))

    def dump(self, s: State) -> str:
        return position.dump(cast(MoonState, s), self.version)

    def load(self, text: str) -> State:
        return restore.restore(self.table, self.version, text)

    def gallery(self) -> list[View]:
        return gallery.gallery(self.cards, self.lexicon)

    def fingerprint(self, s: State) -> str:
        numbers = s.numbers()
        return blake2b(pack(f"<{len(numbers)}q", *numbers), digest_size=8).hexdigest()


def contains(out: vec[i64], n: i64, action: i64) -> bool:
    """Is the action in the ascending list?"""
    low: i64 = 0
    high = n
    while low < high:
        middle = (low + high) // 2
        if out[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low < n and out[low] == action
