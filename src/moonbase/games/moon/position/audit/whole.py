"""The audit of a whole position: every card in one place, every Rover and token accounted for, every sum right.

Play keeps all this by itself; positions from outside are held to it, and the fuzzer asks after every action.
"""

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.engine.columns import zeros
from moonbase.games.moon.effects.frames.kinds import on_top
from moonbase.games.moon.position.audit.course import (
    MOST_GOODS,
    bases_due,
    cards_dealt,
    check_course,
    expedition_due,
    reputations_due,
)
from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.columns import RULES
from moonbase.games.moon.rules.table.state import (
    BLUE_TAKEN,
    COLOUR_AT,
    EXPEDITION,
    EXPEDITION_SEEN,
    FLAG_AT,
    FLIPPED,
    HAND_MAX,
    HAND_N,
    INCOME,
    NEW,
    NOT_IN_PLAY,
    P_EXPEDITIONS,
    P_HANDS,
    P_LEAD,
    P_OVER,
    P_REPUTATIONS,
    P_TURNS,
    PARKED_N,
    PUBLIC_BIT,
    RULE_AT,
    STAMP,
    TAB,
    TAB_N,
    VOUCHERS,
    YELLOW_TAKEN,
    MoonState,
    hand_size,
    held,
    known,
    lying_on,
    own,
    rovers,
)
from moonbase.games.moon.rules.work.count import gathered_on
from moonbase.games.moon.turns.setup import first_expedition


def audit(s: MoonState) -> list[str]:
    """List what is wrong, each with its key path in the position's text."""
    found: list[str] = []
    check_course(s, found)
    check_cards(s, found)
    check_reputations(s, found)
    check_expeditions(s, found)
    check_bases(s, found)
    for seat in range(s.players):
        check_seat(s, seat, found)
    check_rovers(s, found)
    return found


# --- each card in one place


def check_cards(s: MoonState, found: list[str]) -> None:
    columns = s.columns
    seen = located(s)
    for face in range(columns.structures):
        copies = columns.in_play(face, s.players)
        era = columns.era[face]
        n = seen[face]
        if s.phase <= P_REPUTATIONS:
            if n > 0:
                found.append(f"cards: {columns.ids[face]} is not dealt before the set-up is done")
        elif era > s.era and n > 0:
            found.append(f"cards: {columns.ids[face]} belongs to Era {era}, which has not begun")
        elif (era == s.era or (era == s.era - 1 and s.phase != P_OVER)) and n != copies:
            found.append(
                f"cards: {columns.ids[face]} lies in {n} places and has {copies} {'copy' if copies == 1 else 'copies'} in this game"
            )
        elif n > copies:
            found.append(f"cards: {columns.ids[face]} lies in {n} places and has only {copies} in this game")
    check_totals(s, found)


def located(s: MoonState) -> vec[i64]:
    """Count the copies of each structure on the table."""
    columns = s.columns
    seen = zeros(columns.structures)
    for face in range(columns.structures):
        seen[face] = s.decks[face] + s.decks[columns.structures + face]
    for i in range(s.discard_n):
        seen[s.discard[i]] += 1
    for seat in range(s.players):
        for i in range(seat * HAND_MAX, seat * HAND_MAX + own(s, seat, HAND_N)):
            seen[held(s, i)] += 1
        for i in range(seat * TAB + 1, seat * TAB + own(s, seat, TAB_N)):
            if s.tab[i] < columns.structures:
                seen[s.tab[i]] += 1
    if s.bill_face >= 0:
        seen[s.bill_face] += 1
    return seen


def check_totals(s: MoonState, found: list[str]) -> None:
    columns = s.columns
    if s.stack_n != total(s.decks, 0, columns.structures):
        found.append("stack: the count is off")
    if s.previous_n != total(s.decks, columns.structures, 2 * columns.structures):
        found.append("previous: the count is off")
    for face in range(columns.structures):
        if s.decks[face] > 0 and columns.era[face] != s.era:
            found.append(f"stack: {columns.ids[face]} is not of Era {s.era}")


def total(numbers: vec[i64], first: i64, end: i64) -> i64:
    n: i64 = 0
    for i in range(first, end):
        n += numbers[i]
    return n


# --- Reputations and Expeditions


def check_reputations(s: MoonState, found: list[str]) -> None:
    columns = s.columns
    for level in range(c.REPUTATION_LEVELS):
        n = 0
        for r in range(columns.reputations):
            if columns.level[r] == level and s.reputation[r] != NOT_IN_PLAY:
                n += 1
        due = reputations_due(s, level)
        if n != due:
            found.append(f"reputations: {n} of one level instead of {due}")
    for r in range(columns.reputations):
        if s.reputation[r] < 0 and s.reputation[columns.reputations + r] != 0:
            found.append(f"reputations > {columns.ids[columns.reputation0 + r]}: Hearts on a card that nobody has")


def check_expeditions(s: MoonState, found: list[str]) -> None:
    columns = s.columns
    firsts = 0
    for seat in range(s.players):
        face = own(s, seat, EXPEDITION)
        due = expedition_due(s, seat)
        if face < 0:
            if due:
                found.append(f"seats[{seat}] > expedition: every hand has one")
            continue
        if columns.era[face] == 0:
            firsts += 1
            if face != first_expedition(s):
                found.append(f"seats[{seat}] > expedition: {columns.ids[face]} is not for {s.players} players")
        elif columns.era[face] != s.era or columns.in_play(face, s.players) == 0:
            found.append(f"seats[{seat}] > expedition: {columns.ids[face]} is not in this Era's deck")
        elif not due:
            found.append(f"seats[{seat}] > expedition: {columns.ids[face]} is not dealt yet")
        if (s.expeditions_left >> (face - columns.expedition0)) & 1 == 1:
            found.append(f"seats[{seat}] > expedition: {columns.ids[face]} is still in the deck")
    if firsts != int(s.phase != P_LEAD):
        found.append(f"seats: {firsts} First Expeditions instead of {int(s.phase != P_LEAD)}")
    if s.phase in (P_EXPEDITIONS, P_HANDS, P_TURNS):
        check_expedition_deck(s, found)
    elif s.expeditions_left != 0:
        found.append("expeditions_left: the deck of this Era is not laid out yet")


def check_expedition_deck(s: MoonState, found: list[str]) -> None:
    columns = s.columns
    for e in range(columns.expeditions):
        face = columns.expedition0 + e
        places = int((s.expeditions_left >> e) & 1)
        for seat in range(s.players):
            if own(s, seat, EXPEDITION) == face:
                places += 1
        wanted = columns.era[face] == s.era and columns.in_play(face, s.players) > 0
        if columns.era[face] > 0 and places != int(wanted):
            found.append(f"expeditions_left: {columns.ids[face]} is in {places} places instead of {int(wanted)}")


# --- a seat


def check_bases(s: MoonState, found: list[str]) -> None:
    """Check that each seat has a Base of its own as soon as it is dealt."""
    columns = s.columns
    seen: i64 = 0
    for seat in range(s.players):
        if int(own(s, seat, TAB_N) > 0) != bases_due(s, seat):
            found.append(f"seats[{seat}] > settlement: {'no Base' if bases_due(s, seat) else 'the Bases are dealt seat by seat'}")
            continue
        face = s.tab[seat * TAB]
        if own(s, seat, TAB_N) == 0 or columns.colour[face] != c.BASE:
            continue
        if columns.in_play(face, s.players) == 0 or (seen >> (face - columns.base0)) & 1 == 1:
            found.append(f"seats[{seat}] > settlement[0]: {columns.ids[face]} is not a Base of its own")
        seen |= 1 << (face - columns.base0)


def check_seat(s: MoonState, seat: i64, found: list[str]) -> None:
    at = f"seats[{seat}]"
    for k in range(c.GOODS):
        if not 0 <= own(s, seat, k) <= MOST_GOODS:
            found.append(f"{at} > goods: not a possible number")
    if own(s, seat, VOUCHERS) < 0:
        found.append(f"{at} > vouchers: less than none")
    check_hand(s, seat, at, found)
    check_settlement(s, seat, at, found)
    check_sums(s, seat, at, found)


def check_hand(s: MoonState, seat: i64, at: str, found: list[str]) -> None:
    n = own(s, seat, HAND_N)
    first = seat * HAND_MAX
    for i in range(first, first + n):
        if i > first and held(s, i - 1) > held(s, i):
            found.append(f"{at} > hand: not in order")
        if (known(s, i) >> seat) & 1 == 0:
            found.append(f"{at} > hand: a holder knows every card of the hand")
        if known(s, i) // STAMP > s.look_n:
            found.append(f"{at} > hand: a card cannot have left the stack after searches to come")
    if s.phase == P_TURNS and n != cards_due(s, seat):
        found.append(f"{at} > hand: {n} cards instead of {cards_due(s, seat)}")
    if s.phase == P_HANDS and n != cards_dealt(s, seat):
        found.append(f"{at} > hand: {n} cards instead of {cards_dealt(s, seat)}")
    if s.phase != P_HANDS and s.phase != P_TURNS and n > 0:
        found.append(f"{at} > hand: hands are empty in this phase")


def cards_due(s: MoonState, seat: i64) -> i64:
    """Return how many cards a hand holds at this point of the Era."""
    n = hand_size(s.players) - s.round + 1
    if (seat + s.players - s.lead) % s.players < s.taken:
        return n - 1
    if seat == s.cur and s.main_done:
        n -= 1
    if seat == s.cur and s.frame_n > 0:
        n -= on_top(s).cards_out(s)
    return n


def check_settlement(s: MoonState, seat: i64, at: str, found: list[str]) -> None:
    columns = s.columns
    for slot in range(own(s, seat, TAB_N)):
        i = seat * TAB + slot
        face = s.tab[i]
        mark = s.tab_mark[i]
        colour = columns.colour[face]
        if (colour == c.BASE) != (slot == 0):
            found.append(f"{at} > settlement[{slot}]: the Base comes first, and there is one")
        if mark & FLIPPED != 0 and colour != c.PINK:
            found.append(f"{at} > settlement[{slot}] > flipped: only pink structures are flipped")
        if mark & NEW != 0 and colour != c.RED:
            found.append(f"{at} > settlement[{slot}] > new: only red structures are marked as new")
        if mark & BLUE_TAKEN != 0 and colour not in (c.BLUE, c.BASE):
            found.append(f"{at} > settlement[{slot}] > production_taken: no such parking space")
        if mark & YELLOW_TAKEN != 0 and colour not in (c.YELLOW, c.BASE):
            found.append(f"{at} > settlement[{slot}] > flag_taken: no such parking space")
        if gathered_on(s, i) > 0 and columns.gathers[face] == 0:
            found.append(f"{at} > settlement[{slot}] > gathered: Rovers cannot gather here")
        if colour == c.GREY and lying_on(s, i) > 0 and columns.mirror[face] != 0:
            found.append(f"{at} > settlement[{slot}] > hearts: a mirror's Hearts are counted, not put there")


def check_sums(s: MoonState, seat: i64, at: str, found: list[str]) -> None:
    """Check that counts kept for speed equal what the cards say."""
    columns = s.columns
    sums = zeros(RULE_AT + RULES)
    for i in range(seat * TAB, seat * TAB + own(s, seat, TAB_N)):
        add_card(s, i, sums)
    for r in range(columns.reputations):
        face = columns.reputation0 + r
        if s.reputation[r] == seat and columns.when[face] != c.CLAIMED:
            for k in range(RULES):
                sums[RULE_AT + k] += columns.rules[face * RULES + k]
    for k in range(INCOME, RULE_AT + RULES):
        kept = k < TAB_N or k >= PARKED_N
        if kept and own(s, seat, k) != sums[k]:
            found.append(f"{at}: sum {k} is {own(s, seat, k)}, the cards say {sums[k]}")


def add_card(s: MoonState, i: i64, sums: vec[i64]) -> None:
    columns = s.columns
    face = s.tab[i]
    mark = s.tab_mark[i]
    colour = columns.colour[face]
    for k in range(c.GOODS):
        sums[INCOME + k] += columns.production[face * c.GOODS + k]
    for f in range(c.FLAGS):
        sums[FLAG_AT + f] += columns.flags[face * c.FLAGS + f]
    if colour == c.BASE:
        sums[COLOUR_AT + c.BLUE] += 1
        sums[COLOUR_AT + c.YELLOW] += 1
    else:
        sums[COLOUR_AT + colour] += 1
    sums[PARKED_N] += gathered_on(s, i)
    if mark & BLUE_TAKEN != 0:
        sums[PARKED_N] += 1
    if mark & YELLOW_TAKEN != 0:
        sums[PARKED_N] += 1
    for k in range(RULES):
        sums[RULE_AT + k] += columns.rules[face * RULES + k]


def check_rovers(s: MoonState, found: list[str]) -> None:
    """Check the Rovers: they change hands by parking and come back by scrapping; none is made or lost on the way."""
    n: i64 = 0
    for seat in range(s.players):
        n += rovers(s, seat)
        if own(s, seat, EXPEDITION) < 0 and own(s, seat, EXPEDITION_SEEN) != 0:
            found.append(f"seats[{seat}] > expedition: known, but not there")
        if own(s, seat, EXPEDITION_SEEN) >> (PUBLIC_BIT + 1) != 0:
            found.append(f"seats[{seat}] > expedition > known_to: no such seat")
    if n != s.rovers_out:
        found.append(f"rovers: {n} on the table, {s.rovers_out} taken from the general supply")
