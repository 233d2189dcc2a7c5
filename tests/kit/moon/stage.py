"""A position built for one test, and the few verbs that a test reads like play."""

from kit.played_position import PlayedPosition
from moonbase.catalog.registry import game
from moonbase.engine.game import CHANCE
from moonbase.engine.rng import Rng
from moonbase.games.moon.game import Moon
from moonbase.games.moon.rules.table.names import FLAGS as FLAG_KEYS
from moonbase.games.moon.rules.table.names import GOODS as GOOD_KEYS
from moonbase.games.moon.rules.table.state import (
    EVERYBODY,
    EXPEDITION,
    EXPEDITION_SEEN,
    FLAG_AT,
    HAND_MAX,
    HAND_N,
    ON_TABLE,
    P_TURNS,
    TAB,
    TAB_N,
    MoonState,
    held,
    own,
    set_own,
)
from moonbase.games.moon.rules.table.zones import hold, onto_discard
from moonbase.games.moon.rules.work.construct import place_card
from moonbase.games.moon.turns.setup import first_expedition

MOON = game("moon")
assert isinstance(MOON, Moon)
BASES = ("B-1", "B-2", "B-3", "B-4", "B-5")


class Stage(PlayedPosition[MoonState]):
    """The start of a turn of seat 0: empty hands, two Rovers each, no Reputations on the table, the rest of the Era's deck in the stack.

    Every setter keeps each card in one place: what is given to a seat leaves the stack where it was there.
    """

    def __init__(self, players: int = 3, era: int = 1, **options: int) -> None:
        state = MOON.new(players, options)
        assert isinstance(state, MoonState)
        super().__init__(MOON, state)
        self.players = players
        state.era = era
        state.x = 4 - era
        state.phase = P_TURNS
        state.round = 1
        state.waiting = 0
        for flag in range(5):
            state.common[flag] = 2 + era
        for seat in range(players):
            place_card(state, seat, self.face(BASES[seat]))
            self.goods(seat, rover=2)
        set_own(state, 0, EXPEDITION, first_expedition(state))
        set_own(state, 0, EXPEDITION_SEEN, EVERYBODY)
        for face in range(state.columns.structures):
            if state.columns.era[face] == era:
                n = state.columns.copies[face] - (state.columns.marked[face] if players == 2 else 0)
                state.decks[face] = n
                state.stack_n += n

    # --- building the position

    def face(self, id: str) -> int:
        return self.s.columns.ids.index(id)

    def _from_stack(self, face: int) -> None:
        if self.s.decks[face] > 0:
            self.s.decks[face] -= 1
            self.s.stack_n -= 1

    def goods(self, seat: int, **amounts: int) -> "Stage":
        """``goods(0, metal=2, heart=5)`` sets these and leaves the others."""
        for name, n in amounts.items():
            kind = GOOD_KEYS.index(name)
            if name == "rover":
                self.s.rovers_out += n - own(self.s, seat, kind)
            set_own(self.s, seat, kind, n)
        return self

    def hand(self, seat: int, *ids: str) -> "Stage":
        for id in ids:
            self._from_stack(self.face(id))
            hold(self.s, seat, self.face(id), 1 << seat)
        return self

    def settle(self, seat: int, *ids: str) -> "Stage":
        """Structures that stand in a Settlement already (built in an earlier turn, no production paid)."""
        for id in ids:
            self._from_stack(self.face(id))
            place_card(self.s, seat, self.face(id))
            self.s.tab_mark[seat * TAB + own(self.s, seat, TAB_N) - 1] = 0
        return self

    def expedition(self, seat: int, id: str) -> "Stage":
        set_own(self.s, seat, EXPEDITION, self.face(id))
        set_own(self.s, seat, EXPEDITION_SEEN, 1 << seat)
        return self

    def offer(self, *ids: str) -> "Stage":
        """Reputations on the table."""
        for id in ids:
            self.s.reputation[self.face(id) - self.s.columns.reputation0] = ON_TABLE
        return self

    def own_reputation(self, seat: int, id: str) -> "Stage":
        """A Reputation claimed earlier, its ongoing rule in force, nothing paid."""
        from moonbase.games.moon.rules.table.codes import CLAIMED
        from moonbase.games.moon.rules.work.construct import enforce

        face = self.face(id)
        self.s.reputation[face - self.s.columns.reputation0] = seat
        if self.s.columns.when[face] != CLAIMED:
            enforce(self.s, seat, face, 1)
        return self

    def discard(self, *ids: str) -> "Stage":
        """Bottom first."""
        for id in ids:
            self._from_stack(self.face(id))
            onto_discard(self.s, self.face(id))
        return self

    def previous(self, *ids: str) -> "Stage":
        for id in ids:
            self.s.decks[self.s.columns.structures + self.face(id)] += 1
            self.s.previous_n += 1
        return self

    def empty_stack(self) -> "Stage":
        for face in range(self.s.columns.structures):
            self.s.decks[face] = 0
        self.s.stack_n = 0
        return self

    # --- playing

    def turn(self, main: str | None = None) -> "Stage":
        """Let the player to move assimilate the first card of the hand (or do ``main``) and end the turn."""
        assert self.s.waiting >= 0
        if main is None:
            main = next(text for text in self.legal() if text.startswith("assimilate"))
        self.play(main)
        rng = Rng(1)
        while self.s.frame_n > 0:
            if self.s.waiting == CHANCE:
                self.game.step(self.s, self.game.sample(self.s, rng))
            else:
                self.game.step(self.s, self.game.legal(self.s)[0])
        return self.play("end")

    # --- looking

    def has(self, seat: int, good: str) -> int:
        return own(self.s, seat, GOOD_KEYS.index(good))

    def flags(self, seat: int, flag: str) -> int:
        return own(self.s, seat, FLAG_AT + FLAG_KEYS.index(flag))

    def in_settlement(self, seat: int) -> list[str]:
        return [self.s.columns.ids[self.s.tab[seat * TAB + slot]] for slot in range(own(self.s, seat, TAB_N))]

    def in_hand(self, seat: int) -> list[str]:
        return [self.s.columns.ids[held(self.s, seat * HAND_MAX + i)] for i in range(own(self.s, seat, HAND_N))]

    def pile(self) -> list[str]:
        return [self.s.columns.ids[self.s.discard[i]] for i in range(self.s.discard_n)]

    def reward(self, flag: str) -> int:
        return self.s.common[FLAG_KEYS.index(flag)]
