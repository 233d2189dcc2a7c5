"""Make a position from its text: GameError says by key path what cannot be read. Whether the whole is sound is asked afterwards."""

from typing import Final

from mypy_extensions import i64

from moonbase.engine.game import Game
from moonbase.engine.position import check_header, complete_options, read_waiting, seats_of
from moonbase.engine.reader import Reader, parse
from moonbase.games.moon.position.audit.course import MOST_GOODS
from moonbase.games.moon.position.dump import PHASES, SOURCES
from moonbase.games.moon.position.frames import read_frames
from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.columns import Columns
from moonbase.games.moon.rules.table.names import COLOURS
from moonbase.games.moon.rules.table.names import FLAGS as FLAG_KEYS
from moonbase.games.moon.rules.table.names import GOODS as GOOD_KEYS
from moonbase.games.moon.rules.table.state import (
    BILL,
    BLUE_TAKEN,
    BORROWED,
    EVERYBODY,
    EXPEDITION,
    EXPEDITION_SEEN,
    FLIPPED,
    HAND_MAX,
    LOOKS,
    NEW,
    NOT_IN_PLAY,
    ON_TABLE,
    PARKED_N,
    PILE,
    STAMP,
    TAB,
    TAB_N,
    TOKEN,
    VOUCHERS,
    YELLOW_TAKEN,
    MoonState,
    new_state,
    own,
    rovers,
    set_own,
)
from moonbase.games.moon.rules.table.zones import hold, onto_discard
from moonbase.games.moon.rules.work.construct import enforce, place_card

KEYS: Final = (
    *("game", "version", "card_set", "players", "options", "phase", "step", "era", "round", "lead", "taken", "turn", "waiting", "seal"),
    *("x", "this_turn", "rewards", "bill", "reputations", "stack", "discard", "previous", "expeditions_left", "searches", "seats", "open"),
)
TURN_KEYS: Final = ("main", "park", "flip", "expedition", "claim", "spent", "free", "built", "vouchers_ending", "parked_at", "borrowed")
SEAT_KEYS: Final = ("goods", "vouchers", "expedition", "hand", "settlement")
HELD_KEYS: Final = ("card", "known_to", "searches_before")
SLOT_KEYS: Final = ("card", "hearts", "flipped", "new", "production_taken", "flag_taken", "gathered")


def restore(game: Game, columns: Columns, text: str) -> MoonState:
    top = parse(text)
    top.exactly(KEYS)
    check_header(top, game)
    players = top.at("players").whole(2, c.SEATS)
    s = new_state(columns, players)
    read_options(s, complete_options(top, game))
    read_course(s, top)
    read_turn(s, top.at("this_turn"))
    read_counts(s, top.at("rewards"), FLAG_KEYS, 0)
    read_bill(s, top.at("bill"))
    read_reputations(s, top.at("reputations"))
    s.stack_n = read_pool(s, top.at("stack"), 0)
    s.previous_n = read_pool(s, top.at("previous"), columns.structures)
    for entry in top.at("discard").items(PILE):
        onto_discard(s, columns.titles.read(entry, 0, columns.structures))
    for entry in top.at("expeditions_left").items(64):
        s.expeditions_left |= 1 << (columns.titles.read(entry, columns.expedition0, columns.reputation0) - columns.expedition0)
    for k, entry in enumerate(top.at("searches").items(LOOKS)):
        s.looks += entry.whole(0, players - 1) << (3 * k)
        s.look_n += 1
    for seat, entry in enumerate(seats_of(top, players, c.SEATS)):
        read_seat(s, seat, entry)
    enforce_reputations(s)
    count_rovers(s)
    read_frames(s, top.at("open"))
    return s


def count_rovers(s: MoonState) -> None:
    for seat in range(s.players):
        s.rovers_out += rovers(s, seat)


def read_options(s: MoonState, at: Reader) -> None:
    at.keys("fresh_discard", "flag_minimum", "expedition_moves")
    s.fresh_discard = at.at("fresh_discard").whole(0, 1)
    s.flag_minimum = at.at("flag_minimum").whole(0, 1)
    s.expedition_moves = at.at("expedition_moves").whole(1, 2)


def read_course(s: MoonState, top: Reader) -> None:
    last = int(s.players) - 1
    s.phase = top.at("phase").one_of(PHASES)
    s.step = top.at("step").whole(0, 40)
    s.era = top.at("era").whole(1, 3)
    s.round = top.at("round").whole(0, 8)
    s.lead = top.at("lead").whole(0, last)
    s.taken = top.at("taken").whole(0, last + 1)
    s.cur = top.at("turn").whole(0, last)
    s.seal = top.at("seal").whole(0, 10**6)
    s.x = top.at("x").whole(0, 3)
    s.waiting = read_waiting(top.at("waiting"), s.players)


def read_turn(s: MoonState, at: Reader) -> None:
    at.exactly(TURN_KEYS)
    s.main_done = at.at("main").yes()
    s.parked = at.at("park").yes()
    s.flipped = at.at("flip").yes()
    s.explored = at.at("expedition").yes()
    s.claimed = at.at("claim").yes()
    s.spent = at.at("spent").whole(0, MOST_GOODS)
    s.free = at.at("free").whole(0, MOST_GOODS)
    for entry in at.at("built").items(5):
        s.built_colours |= 1 << entry.one_of(COLOURS)
    s.lapsing = at.at("vouchers_ending").whole(0, MOST_GOODS)
    s.park_at = at.at("parked_at").whole(0, 5 * 128)
    read_counts(s, at.at("borrowed"), FLAG_KEYS, BORROWED)


def read_counts(s: MoonState, at: Reader, names: tuple[str, ...], first: i64) -> None:
    at.exactly(names)
    for k, name in enumerate(names):
        s.common[first + k] = at.at(name).whole(0, MOST_GOODS)


def read_bill(s: MoonState, at: Reader) -> None:
    if at.value is None:
        return
    at.keys("card", "from", "less", "pay")
    s.bill_face = s.columns.titles.read(at.at("card"), 0, s.columns.structures)
    s.bill_source = at.at("from").one_of(SOURCES)
    s.bill_off = at.at("less").whole(0, 50)
    read_counts(s, at.at("pay"), GOOD_KEYS[:4], BILL)


def read_reputations(s: MoonState, at: Reader) -> None:
    columns = s.columns
    for name, entry in at.names():
        r = columns.titles.read(Reader(name, at.path), columns.reputation0, columns.faces) - columns.reputation0
        entry.keys("owner", "hearts")
        owner = entry.at("owner")
        s.reputation[r] = ON_TABLE if owner.value == "table" else owner.whole(0, int(s.players) - 1)
        s.reputation[columns.reputations + r] = entry.at("hearts").whole(0, MOST_GOODS)


def enforce_reputations(s: MoonState) -> None:
    columns = s.columns
    for r in range(columns.reputations):
        owner = s.reputation[r]
        if owner != NOT_IN_PLAY and owner != ON_TABLE and columns.when[columns.reputation0 + r] != c.CLAIMED:
            enforce(s, owner, columns.reputation0 + r, 1)


def read_pool(s: MoonState, at: Reader, first: i64) -> i64:
    total: i64 = 0
    for name, entry in at.names():
        face = s.columns.titles.read(Reader(name, at.path), 0, s.columns.structures)
        s.decks[first + face] = entry.whole(1, 8)
        total += s.decks[first + face]
    return total


def read_seat(s: MoonState, seat: i64, at: Reader) -> None:
    columns = s.columns
    at.exactly(SEAT_KEYS)
    goods = at.at("goods")
    goods.exactly(GOOD_KEYS)
    for k, name in enumerate(GOOD_KEYS):
        set_own(s, seat, k, goods.at(name).whole(0, MOST_GOODS))
    set_own(s, seat, VOUCHERS, at.at("vouchers").whole(0, MOST_GOODS))
    expedition = at.at("expedition")
    if expedition.value is not None:
        expedition.keys("card", "known_to")
        set_own(s, seat, EXPEDITION, columns.titles.read(expedition.at("card"), columns.expedition0, columns.reputation0))
        set_own(s, seat, EXPEDITION_SEEN, read_known(s, expedition.at("known_to")))
    for entry in at.at("hand").items(HAND_MAX - 1):
        entry.exactly(HELD_KEYS)
        known = read_known(s, entry.at("known_to")) + STAMP * entry.at("searches_before").whole(0, LOOKS)
        hold(s, seat, columns.titles.read(entry.at("card"), 0, columns.structures), known)
    for entry in at.at("settlement").items(TAB):
        read_slot(s, seat, entry)


def read_known(s: MoonState, at: Reader) -> i64:
    if at.value == ["public"]:
        return EVERYBODY
    mask: i64 = 0
    for entry in at.items(5):
        mask |= 1 << entry.whole(0, int(s.players) - 1)
    return mask


def read_slot(s: MoonState, seat: i64, at: Reader) -> None:
    at.exactly(SLOT_KEYS)
    place_card(s, seat, s.columns.titles.read(at.at("card"), 0, s.columns.expedition0))
    i = seat * TAB + own(s, seat, TAB_N) - 1
    grey = s.columns.colour[s.tab[i]] == c.GREY
    hearts = at.at("hearts").whole(0, MOST_GOODS)
    gathered = at.at("gathered").whole(0, MOST_GOODS)
    if hearts > 0 and not grey:
        raise at.at("hearts").wrong("no Hearts can be put on this card")
    if gathered > 0 and grey:
        raise at.at("gathered").wrong("Rovers cannot gather here")
    mark = (hearts + gathered) * TOKEN
    parked = gathered
    for name, bit in (("flipped", FLIPPED), ("new", NEW), ("production_taken", BLUE_TAKEN), ("flag_taken", YELLOW_TAKEN)):
        if at.at(name).yes():
            mark += bit
            if name.endswith("taken"):
                parked += 1
    s.tab_mark[i] = mark
    set_own(s, seat, PARKED_N, own(s, seat, PARKED_N) + parked)
