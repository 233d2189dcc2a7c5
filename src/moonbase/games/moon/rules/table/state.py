"""Everything that changes during a game of Moon, as named integers, and the readers that rules use."""

from typing import Annotated, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.engine.columns import fill, with_room, zeros
from moonbase.engine.game import CHANCE, State
from moonbase.games.moon.rules.table.codes import RES, ROVER
from moonbase.games.moon.rules.table.columns import Columns

# --- widths
TAB: Final[i64] = 44  # slots of a Settlement; slot 0 is the Base
HAND_MAX: Final[i64] = 10  # 8 cards dealt, one Obelisk put in, one to spare
PILE: Final[i64] = 60  # the discard pile
SEAT: Final[i64] = 53  # numbers in a seat's row of `seat`
FRAME: Final[i64] = 7
DEPTH: Final[i64] = 8
LOOKS: Final[i64] = 20  # searches of a stack in one Era; the printed cards allow a handful

# --- a seat's row of `seat`: its goods come first, by their codes
INCOME: Final[i64] = 6  # + good: production symbols
FLAG_AT: Final[i64] = 12  # + flag type
COLOUR_AT: Final[i64] = 17  # + colour: cards; the Base is blue and yellow
TAB_N: Final[i64] = 22
HAND_N: Final[i64] = 23
EXPEDITION: Final[i64] = 24  # face of the Expedition in this hand, or -1
EXPEDITION_SEEN: Final[i64] = 25  # mask of the seats that know it
VOUCHERS: Final[i64] = 26
PARKED_N: Final[i64] = 27  # Rovers on own cards
RULE_AT: Final[i64] = 28  # + rule: what own cards put in force

# --- `common`: Hearts on the Flag Rewards come first, by flag type
BORROWED: Final[i64] = 5  # + flag type: Flags borrowed by parking this turn
BILL: Final[i64] = 10  # + Resource: still to be paid for a construct
COMMON: Final[i64] = 14

# --- bits of a slot's mark, and a count above them
FLIPPED: Final[i64] = 1
BLUE_TAKEN: Final[i64] = 2
YELLOW_TAKEN: Final[i64] = 4
NEW: Final[i64] = 8  # constructed this turn
TOKEN: Final[i64] = 16  # unit of what lies on the card: Hearts on a grey structure, Rovers gathered on a Rover Stop

# --- phases
P_LEAD: Final[i64] = 0
P_BASES: Final[i64] = 1
P_REPUTATIONS: Final[i64] = 2
P_DISCARD: Final[i64] = 3
P_EXPEDITIONS: Final[i64] = 4
P_HANDS: Final[i64] = 5
P_TURNS: Final[i64] = 6
P_OVER: Final[i64] = 7

# --- owners of a reputation
NOT_IN_PLAY: Final[i64] = -2
ON_TABLE: Final[i64] = -1

# --- who knows a card: a mask over seats, and one bit more for whoever has no seat
PUBLIC_BIT: Final[i64] = 5
EVERYBODY: Final[i64] = 63
STAMP: Final[i64] = 64  # a hand card's knowledge: mask + STAMP * searches made before it left the stack
HELD: Final[i64] = 12  # bits of a hand card's knowledge, below its structure
KNOWLEDGE: Final[i64] = 4095


@final
class MoonState(State):
    """Declare a new field in the first half of ``__init__`` and run ``tools/states.py``, which writes the rest."""

    def __init__(self, columns: Columns, players: i64, src: "MoonState | None" = None) -> None:
        super().__init__(players)
        self.columns: Columns = columns
        if src is None:
            self.fresh_discard: i64 = 1
            self.flag_minimum: i64 = 1
            self.expedition_moves: i64 = 1
            # where the game stands
            self.phase: i64 = P_LEAD
            self.step: i64 = 0  # deals made in this phase
            self.era: i64 = 1
            self.round: i64 = 0
            self.lead: i64 = 0  # seat that starts the round
            self.taken: i64 = 0  # turns ended this round
            self.cur: i64 = 0  # seat whose turn it is
            self.x: i64 = 3
            # this turn
            self.main_done: bool = False
            self.parked: bool = False
            self.flipped: bool = False
            self.explored: bool = False
            self.claimed: bool = False
            self.spent: i64 = 0
            self.free: i64 = 0  # free constructs still open this turn
            self.built_colours: i64 = 0  # mask of the colours constructed this turn
            self.lapsing: i64 = 0  # vouchers that end with this turn: those held at its last construct
            self.park_at: i64 = 0  # place of the Rover parked this turn
            # a construct being paid
            self.bill_face: i64 = -1
            self.bill_source: i64 = 0
            self.bill_off: i64 = 0  # Resources still to be left out
            # the table
            self.looks: i64 = 0  # who searched the stack this Era, three bits each, first lowest
            self.look_n: i64 = 0
            self.expeditions_left: i64 = 0  # mask of the Expeditions not dealt, from expedition0
            self.stack_n: i64 = 0
            self.previous_n: i64 = 0
            self.discard_n: i64 = 0
            self.frame_n: i64 = 0
            self.rovers_out: i64 = 0  # Rovers taken from the general supply less those returned
            self.common: vec[i64] = zeros(COMMON)
            self.reputation: vec[i64] = zeros(2 * columns.reputations)  # [reputation]: owner; [reputations + reputation]: Hearts on it
            # [structure]: copies in the stack; [structures + structure]: in the previous-Era deck
            self.decks: vec[i64] = zeros(2 * columns.structures)
            self.discard: Annotated[vec[i64], "discard_n"] = zeros(PILE)  # bottom first
            self.frames: Annotated[vec[i64], "frame_n * FRAME"] = zeros(DEPTH * FRAME)
            # the seats
            self.seat: vec[i64] = zeros(players * SEAT)  # [seat * SEAT + field]
            self.tab: Annotated[vec[i64], "TAB", "TAB_N"] = zeros(players * TAB)  # [seat * TAB + slot]: face
            self.tab_mark: Annotated[vec[i64], "TAB", "TAB_N"] = zeros(players * TAB)
            # [seat * HAND_MAX + i]: structure << HELD + knowledge, structures ascending
            self.hand: Annotated[vec[i64], "HAND_MAX", "HAND_N"] = zeros(players * HAND_MAX)
        else:
            # --- made by tools/states.py
            self.waiting = src.waiting
            self.seal = src.seal
            self.fresh_discard = src.fresh_discard
            self.flag_minimum = src.flag_minimum
            self.expedition_moves = src.expedition_moves
            self.phase = src.phase
            self.step = src.step
            self.era = src.era
            self.round = src.round
            self.lead = src.lead
            self.taken = src.taken
            self.cur = src.cur
            self.x = src.x
            self.main_done = src.main_done
            self.parked = src.parked
            self.flipped = src.flipped
            self.explored = src.explored
            self.claimed = src.claimed
            self.spent = src.spent
            self.free = src.free
            self.built_colours = src.built_colours
            self.lapsing = src.lapsing
            self.park_at = src.park_at
            self.bill_face = src.bill_face
            self.bill_source = src.bill_source
            self.bill_off = src.bill_off
            self.looks = src.looks
            self.look_n = src.look_n
            self.expeditions_left = src.expeditions_left
            self.stack_n = src.stack_n
            self.previous_n = src.previous_n
            self.discard_n = src.discard_n
            self.frame_n = src.frame_n
            self.rovers_out = src.rovers_out
            self.common = src.common[:]
            self.reputation = src.reputation[:]
            self.decks = src.decks[:]
            self.discard = src.discard[:]
            self.frames = src.frames[:]
            self.seat = src.seat[:]
            self.tab = src.tab[:]
            self.tab_mark = src.tab_mark[:]
            self.hand = src.hand[:]
            # --- end of what is made

    def __copy__(self) -> State:
        return MoonState(self.columns, self.players, self)

    def card_set(self) -> str:
        return self.columns.fingerprint

    def turn(self) -> i64:
        return (self.era * HAND_MAX + self.round) * self.players + self.taken

    # --- made by tools/states.py
    def numbers(self) -> list[int]:
        """Return every number, without unused room in the lists, so that it cannot tell equal positions apart."""
        out: list[int] = [
            self.waiting, self.seal, self.players, self.fresh_discard, self.flag_minimum, self.expedition_moves, self.phase, self.step,
            self.era, self.round, self.lead, self.taken, self.cur, self.x, self.main_done, self.parked, self.flipped, self.explored,
            self.claimed, self.spent, self.free, self.built_colours, self.lapsing, self.park_at, self.bill_face, self.bill_source,
            self.bill_off, self.looks, self.look_n, self.expeditions_left, self.stack_n, self.previous_n, self.discard_n, self.frame_n,
            self.rovers_out,
        ]  # fmt: skip
        out.extend(self.common)
        out.extend(self.reputation)
        out.extend(self.decks)
        out.extend(self.seat)
        out.extend(self.discard[: self.discard_n])
        out.extend(self.frames[: self.frame_n * FRAME])
        for p in range(self.players):
            out.extend(self.tab[p * TAB : p * TAB + self.seat[p * SEAT + TAB_N]])
            out.extend(self.tab_mark[p * TAB : p * TAB + self.seat[p * SEAT + TAB_N]])
            out.extend(self.hand[p * HAND_MAX : p * HAND_MAX + self.seat[p * SEAT + HAND_N]])
        return out

    # --- end of what is made


# --- made by tools/states.py
def restored(columns: Columns, numbers: list[int]) -> MoonState:
    """Return the state with these numbers, in the order of ``MoonState.numbers``."""
    s = MoonState(columns, numbers[2])
    (
        s.waiting, s.seal, _, s.fresh_discard, s.flag_minimum, s.expedition_moves, s.phase, s.step, s.era, s.round, s.lead, s.taken,
        s.cur, s.x,
    ) = numbers[0:14]  # fmt: skip
    (
        s.main_done, s.parked, s.flipped, s.explored, s.claimed,
    ) = (n != 0 for n in numbers[14:19])  # fmt: skip
    (
        s.spent, s.free, s.built_colours, s.lapsing, s.park_at, s.bill_face, s.bill_source, s.bill_off, s.looks, s.look_n,
        s.expeditions_left, s.stack_n, s.previous_n, s.discard_n, s.frame_n, s.rovers_out,
    ) = numbers[19:35]  # fmt: skip
    rest = iter(numbers[35:])
    fill(s.common, 0, len(s.common), rest)
    fill(s.reputation, 0, len(s.reputation), rest)
    fill(s.decks, 0, len(s.decks), rest)
    fill(s.seat, 0, len(s.seat), rest)
    s.discard = with_room(s.discard, s.discard_n)
    fill(s.discard, 0, s.discard_n, rest)
    s.frames = with_room(s.frames, s.frame_n * FRAME)
    fill(s.frames, 0, s.frame_n * FRAME, rest)
    for p in range(s.players):
        fill(s.tab, p * TAB, s.seat[p * SEAT + TAB_N], rest)
        fill(s.tab_mark, p * TAB, s.seat[p * SEAT + TAB_N], rest)
        fill(s.hand, p * HAND_MAX, s.seat[p * SEAT + HAND_N], rest)
    return s


# --- end of what is made


# --- readers: the index gets a name first, then the array is borrowed without reference counting


def own(s: MoonState, seat: i64, field: i64) -> i64:
    """Return a number of the seat's row: a good, TAB_N, HAND_N, EXPEDITION, ..."""
    i = seat * SEAT + field
    return s.seat[i]


def good(s: MoonState, seat: i64, kind: i64) -> i64:
    i = seat * SEAT + kind
    return s.seat[i]


def flag(s: MoonState, seat: i64, which: i64) -> i64:
    i = seat * SEAT + FLAG_AT + which
    return s.seat[i]


def colour_count(s: MoonState, seat: i64, colour: i64) -> i64:
    i = seat * SEAT + COLOUR_AT + colour
    return s.seat[i]


def face_at(s: MoonState, seat: i64, slot: i64) -> i64:
    i = seat * TAB + slot
    return s.tab[i]


def held(s: MoonState, i: i64) -> i64:
    """Return the structure at an index into ``hand``."""
    return s.hand[i] >> HELD


def known(s: MoonState, i: i64) -> i64:
    """Return who knows the card at an index into ``hand``, and since when: a mask and a stamp."""
    return s.hand[i] & KNOWLEDGE


def lying_on(s: MoonState, i: i64) -> i64:
    """Return what lies on a card, by its index into ``tab``: Hearts on a grey structure, gathered Rovers on a Rover Stop."""
    return s.tab_mark[i] // TOKEN


def frame(s: MoonState, field: i64) -> i64:
    """Return a number of the frame on top."""
    i = (s.frame_n - 1) * FRAME + field
    return s.frames[i]


def resources(s: MoonState, seat: i64) -> i64:
    n: i64 = 0
    for i in range(seat * SEAT, seat * SEAT + RES):
        n += s.seat[i]
    return n


def rovers(s: MoonState, seat: i64) -> i64:
    """Count all Rovers of a seat, those on its own cards included (M7, M13)."""
    return good(s, seat, ROVER) + own(s, seat, PARKED_N)


def hand_size(players: i64) -> i64:
    if players == 2:
        return 8
    if players == 5:
        return 6
    return 7


# --- writers


def set_own(s: MoonState, seat: i64, field: i64, value: i64) -> None:
    s.seat[seat * SEAT + field] = value


def add_own(s: MoonState, seat: i64, field: i64, n: i64) -> None:
    s.seat[seat * SEAT + field] += n


def set_frame(s: MoonState, field: i64, value: i64) -> None:
    s.frames[(s.frame_n - 1) * FRAME + field] = value


def push(s: MoonState, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
    """Open a frame; the numbers follow each other as its class in ``frames`` names them."""
    frames = s.frames
    k = s.frame_n * FRAME
    frames[k] = kind
    frames[k + 1] = seat
    frames[k + 2] = a
    frames[k + 3] = b
    frames[k + 4] = c
    frames[k + 5] = d
    frames[k + 6] = e
    s.frame_n += 1


def drop(s: MoonState) -> None:
    s.frame_n -= 1


def remember_look(s: MoonState, seat: i64) -> None:
    """Remember that a seat has searched the stack: from now on it knows what was in it."""
    s.looks += seat << (3 * s.look_n)
    s.look_n += 1


def new_state(columns: Columns, players: i64) -> MoonState:
    s = MoonState(columns, players)
    s.waiting = CHANCE
    for p in range(players):
        set_own(s, p, EXPEDITION, -1)
    for r in range(columns.reputations):
        s.reputation[r] = NOT_IN_PLAY
    return s
