"""A position of From the Moon built for one test, and the few verbs that a test reads like play."""

import pytest

from kit.played_position import PlayedPosition
from moonbase.catalog.registry import game
from moonbase.engine.game import OVER
from moonbase.games.fromthemoon.cards.vocabulary import packaged_cards, read_cards
from moonbase.games.fromthemoon.effects.standing import enforce
from moonbase.games.fromthemoon.game import FromTheMoon
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.names import COLOURS, GOODS, SHIPS
from moonbase.games.fromthemoon.rules.table.state import (
    BAG,
    CREW_AT,
    CUBE_AT,
    DISPLAY_AT,
    DUMMY,
    EXPERT_AT,
    GROUNDS,
    HOUSES,
    LAB_N,
    LARGE_AT,
    MISSION_AT,
    P_TURNS,
    PART,
    PAWN,
    PROGRESS_AT,
    R_CUBE,
    R_OWNER,
    RECRUIT_AT,
    ROVER_AT,
    SCORE_N,
    SEAT,
    SMALL_BUILT,
    SMALL_OPEN,
    SUPPLY,
    T_CUBES,
    T_ROVER,
    TILE,
    TOKEN_AT,
    UPGRADES,
    FromTheMoonState,
    add_own,
    own,
    set_own,
)
from moonbase.games.fromthemoon.rules.work.gather import refill_row
from moonbase.games.fromthemoon.rules.work.solo import place_dummy_rover
from moonbase.games.fromthemoon.turns.nature import parts_of
from moonbase.games.fromthemoon.turns.setup import join

FTM = game("fromthemoon")
assert isinstance(FTM, FromTheMoon)
FACTIONS = ("C-3", "C-1", "C-4", "C-5")
"""Workers, Pioneers, Unifiers, Architects: the first seat's power answers to improvements only."""
SMALL = ("S-01", "S-02", "S-04", "S-06", "S-10", "S-11")


def owned(monkeypatch: pytest.MonkeyPatch, overlay: str) -> None:
    """Surfaces of this test have an owner's tiles."""
    monkeypatch.setattr("kit.fromthemoon.surface.FTM", FromTheMoon(read_cards(packaged_cards(), overlay)))


class Surface(PlayedPosition[FromTheMoonState]):
    """The start of a turn of seat 0. Terrain tiles lie in the order of their ids, without cubes; the first mission tiles on each ship;
    tokens K-1, K-2, K-3 for metal, water, polymer; L-01 to L-06 on the display; P-01 to P-06 on the track; G-01 on for the large buildings.
    Everybody has a faction, four batteries, all charged, and no resources. Every setter keeps each piece in one place.

    Tiles and building spaces are named by row and column from 1: ``(1, 3)``. Rovers are numbered from 1, as in texts.
    """

    def __init__(self, players: int = 2, factions: tuple[str, ...] = FACTIONS, **options: int) -> None:
        state = FTM.new(players, options)
        assert isinstance(state, FromTheMoonState)
        super().__init__(FTM, state)
        self.players = players
        t = state.columns
        tiles = [face for face in range(t.terrain0, t.mission0) if t.used_at(face, players)]
        for tile, face in enumerate(tiles):
            state.tile[tile * TILE] = face
        for ship in range(c.SHIPS):
            faces = [face for face in range(t.mission0, t.token0) if t.ship[face] == ship]
            for part in range(parts_of(state, ship)):
                state.part[(ship * c.PARTS + part) * PART] = faces[part]
        for colour in range(c.COLOURS):
            state.common[TOKEN_AT + colour] = t.token0 + colour
        for place in range(c.DISPLAY):
            self._show(place, t.lab0 + place)
        for space in range(c.STEPS):
            state.common[PROGRESS_AT + space] = t.progress0 + space
        state.market = (1 << t.large_shown[players - 1]) - 1
        refill_row(state)
        for seat in range(players):
            for id in SMALL:
                state.seat[seat * SEAT + SMALL_OPEN] |= 1 << (self.face(id) - t.small0)
            join(state, None, seat, self.face(factions[seat]))
            self.goods(seat, metal=0, water=0, polymer=0, food=0)
        if players == 1:
            self._dummy()
        state.phase = P_TURNS
        state.waiting = 0

    def _dummy(self) -> None:
        """Alone: the dummy's miniatures along the top and at 2-1 and 2-4, its rovers on the bottom row, the first objectives."""
        s = self.s
        for row, column in ((1, 1), (1, 2), (1, 3), (1, 4), (2, 1), (2, 4)):
            s.point[self.point(row, column)] = DUMMY + 1
        s.rover_cards = (1 << s.grid.tiles) - 1
        for k in range(s.columns.dummy_rovers):
            place_dummy_rover(s, None, self.tile(3, int(k) + 1), k)
        s.objectives = (1 << s.columns.difficulty[s.difficulty]) - 1

    # --- building the position

    def face(self, id: str) -> int:
        return self.s.columns.ids.index(id)

    def tile(self, row: int, column: int) -> int:
        return (row - 1) * int(self.s.grid.columns) + column - 1

    def point(self, row: int, column: int) -> int:
        return (row - 1) * int(self.s.grid.columns + 1) + column - 1

    def _show(self, place: int, face: int) -> None:
        self.s.common[DISPLAY_AT + place] = face
        self.s.stack[face - self.s.columns.lab0] -= 1
        self.s.labs_left -= 1

    def goods(self, seat: int, **amounts: int) -> "Surface":
        """``goods(0, metal=2, energy=3)`` sets these and leaves the others; cubes come from the supply."""
        for name, n in amounts.items():
            kind = GOODS.index(name)
            if kind < c.COLOURS:
                self.s.common[SUPPLY + kind] -= n - own(self.s, seat, kind)
            set_own(self.s, seat, kind, n)
        return self

    def terrain(self, row: int, column: int, id: str) -> "Surface":
        """This tile at this place; what lay there changes places with it, if it was on the Moon."""
        face = self.face(id)
        here = self.tile(row, column)
        for tile in range(self.s.grid.tiles):
            if self.s.tile[tile * TILE] == face:
                self.s.tile[tile * TILE] = self.s.tile[here * TILE]
        self.s.tile[here * TILE] = face
        return self

    def cubes(self, row: int, column: int, **amounts: int) -> "Surface":
        """Cubes on a tile, from the bag: ``cubes(1, 2, metal=1, water=2)``."""
        i = self.tile(row, column) * TILE + T_CUBES
        for name, n in amounts.items():
            colour = COLOURS.index(name)
            self.s.tile[i] += n << (3 * colour)
            self.s.common[BAG + colour] -= n
        return self

    def rover(self, seat: int, number: int, row: int, column: int) -> "Surface":
        """A rover that was sent earlier."""
        tile = self.tile(row, column)
        set_own(self.s, seat, ROVER_AT + number - 1, tile)
        self.s.tile[tile * TILE + T_ROVER] = 1 + seat * int(c.ROVERS) + number - 1
        return self

    def out(self, seat: int = 0) -> "Surface":
        """Put all three rovers of a seat on the first free tiles."""
        for number in (1, 2, 3):
            if own(self.s, seat, ROVER_AT + number - 1) < 0:
                tile = next(k for k in range(self.s.grid.tiles) if self.s.tile[k * TILE + T_ROVER] == 0)
                self.rover(seat, number, tile // int(self.s.grid.columns) + 1, tile % int(self.s.grid.columns) + 1)
        return self

    def crew(self, seat: int, number: int, colour: str, basic: int = 0, specialist: int = 0) -> "Surface":
        """More astronauts in a rover, recruited and trained earlier for nothing."""
        k = COLOURS.index(colour)
        add_own(self.s, seat, RECRUIT_AT + k, basic + specialist)
        add_own(self.s, seat, EXPERT_AT + k, specialist)
        add_own(self.s, seat, CREW_AT + number - 1, (basic << (6 * k)) + (specialist << (6 * k + 3)))
        return self

    def trained(self, seat: int, number: int, colour: str) -> "Surface":
        """An astronaut in the rover has been a specialist for a while."""
        k = COLOURS.index(colour)
        add_own(self.s, seat, EXPERT_AT + k, 1)
        add_own(self.s, seat, CREW_AT + number - 1, (8 << (6 * k)) - (1 << (6 * k)))
        return self

    def greenhouses(self, seat: int, basic: int = 0, improved: int = 0) -> "Surface":
        """Greenhouses gained earlier, from the stack."""
        self.s.houses -= basic + improved - own(self.s, seat, HOUSES)
        set_own(self.s, seat, HOUSES, basic + improved)
        set_own(self.s, seat, UPGRADES, improved)
        return self

    def foundations(self, seat: int, n: int) -> "Surface":
        set_own(self.s, seat, GROUNDS, n)
        return self

    def lab(self, seat: int, row: int, column: int, id: str) -> "Surface":
        """A laboratory placed earlier, from the stack."""
        face = self.face(id)
        self.s.lab[seat * int(c.LABS) + (row - 1) * int(c.LAB_COLUMNS) + column - 1] = face - self.s.columns.lab0 + 1
        self.s.stack[face - self.s.columns.lab0] -= 1
        self.s.labs_left -= 1
        add_own(self.s, seat, LAB_N, 1)
        return self

    def display(self, place: int, id: str) -> "Surface":
        """This laboratory on the display, place 1 at the bottom left; what lay there goes back to the stack."""
        before = self.s.common[DISPLAY_AT + place - 1]
        if before >= 0:
            self.s.stack[before - self.s.columns.lab0] += 1
            self.s.labs_left += 1
        self._show(place - 1, self.face(id))
        return self

    def build(self, seat: int, id: str, row: int = 0, column: int = 0) -> "Surface":
        """A building constructed earlier; without a place its miniature is off the map."""
        t = self.s.columns
        face = self.face(id)
        if face < t.large0:
            bit = 1 << (face - t.small0)
            set_own(self.s, seat, SMALL_OPEN, own(self.s, seat, SMALL_OPEN) & ~bit)
            set_own(self.s, seat, SMALL_BUILT, own(self.s, seat, SMALL_BUILT) | bit)
        else:
            if face < t.faction0:
                self.s.market &= ~(1 << (face - t.large0))
            slot = 0 if own(self.s, seat, LARGE_AT) < 0 else 1
            set_own(self.s, seat, LARGE_AT + slot, face)
            enforce(self.s, seat, face)
        if row:
            self.s.point[self.point(row, column)] = seat + 1
        return self

    def small(self, seat: int, *ids: str) -> "Surface":
        """These small buildings are the ones still to be constructed."""
        mask = sum(1 << (self.face(id) - self.s.columns.small0) for id in ids)
        set_own(self.s, seat, SMALL_OPEN, mask)
        return self

    def market(self, *ids: str) -> "Surface":
        """The large buildings on the main board."""
        self.s.market = sum(1 << (self.face(id) - self.s.columns.large0) for id in ids)
        return self

    def progress(self, space: int, id: str) -> "Surface":
        """This tile on a space of the track, counted from 1; what lay there changes places with it, if it was on the track."""
        face = self.face(id)
        here = PROGRESS_AT + space - 1
        for i in range(PROGRESS_AT, PROGRESS_AT + c.STEPS):
            if self.s.common[i] == face:
                self.s.common[i] = self.s.common[here]
        self.s.common[here] = face
        return self

    def pawn(self, seat: int, space: int) -> "Surface":
        """On a space counted from 1; the spaces up to it have been entered."""
        set_own(self.s, seat, PAWN, space - 1)
        self.s.entered = max(int(self.s.entered), min(space, 6) - 1)
        return self

    def token(self, colour: str, id: str) -> "Surface":
        """This ability for a colour; the one it had changes places with it."""
        face = self.face(id)
        here = TOKEN_AT + COLOURS.index(colour)
        for i in range(TOKEN_AT, TOKEN_AT + c.COLOURS):
            if self.s.common[i] == face:
                self.s.common[i] = self.s.common[here]
        self.s.common[here] = face
        return self

    def taken(self, seat: int, ship: str, *parts: int) -> "Surface":
        """Parts constructed earlier, counted from 1, for nothing."""
        k = SHIPS.index(ship)
        for part in parts:
            self.s.part[(k * int(c.PARTS) + part - 1) * int(PART) + int(R_OWNER)] = seat
            add_own(self.s, seat, MISSION_AT + k, 1)
        return self

    def improved(self, seat: int, ship: str, *parts: int) -> "Surface":
        k = SHIPS.index(ship)
        for part in parts:
            self.s.part[(k * int(c.PARTS) + part - 1) * int(PART) + int(R_CUBE)] = seat
            add_own(self.s, seat, CUBE_AT + k, 1)
        return self

    def mission(self, ship: str, part: int, id: str) -> "Surface":
        """This mission tile on a part."""
        k = SHIPS.index(ship)
        self.s.part[(k * int(c.PARTS) + part - 1) * int(PART)] = self.face(id)
        return self

    def score(self, seat: int, n: int) -> "Surface":
        set_own(self.s, seat, SCORE_N, n)
        return self

    # --- playing

    def open(self, word: str) -> list[str]:
        """The legal texts that begin with a word."""
        return [text for text in self.legal() if text.split()[0] == word]

    def wait(self) -> "Surface":
        """Let the seats play anything, as quickly as can be, until it is the turn of seat 0 again."""
        self.rest()
        while self.s.waiting not in (0, OVER):
            self.rest()
        return self

    def rest(self) -> "Surface":
        """Play the first legal action, again and again, until the turn is over."""
        seat = self.s.cur
        turns = self.s.turns
        while self.s.waiting != OVER and self.s.turns == turns:
            self.nature()
            if self.s.waiting >= 0 and self.s.turns == turns:
                texts = self.legal()
                quick = [text for text in texts if text in ("end", "done", "decline")]
                self.play((quick or texts)[0])
        assert self.s.waiting == OVER or self.players == 1 or self.s.cur != seat
        return self

    # --- looking

    def has(self, seat: int, good: str) -> int:
        return own(self.s, seat, GOODS.index(good))

    def points(self, seat: int) -> int:
        """Scored so far in play."""
        return own(self.s, seat, SCORE_N)

    def refused(self, text: str, seat: int = 0) -> str:
        """The rule that closes an action, which is given as the text that it has where it is open."""
        for action in self.game.candidates(self.s, seat):
            if self.game.write(self.s, action) == text:
                refusal = self.game.refusal(self.s, seat, action)
                return refusal.rule if refusal else ""
        raise AssertionError(f"nobody wonders about '{text}' here")


def rich(seat: int = 0) -> Surface:
    """Return a table for two, where one player can pay for everything and has a greenhouse and a foundation."""
    surface = Surface().goods(seat, metal=9, water=9, polymer=9, food=9, battery=9, energy=9)
    return surface.greenhouses(seat, basic=1).foundations(seat, 1)
