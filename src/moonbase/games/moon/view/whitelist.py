"""The view as a whitelist, built key by key: it holds nothing that was not put there."""

from typing import cast

from mypy_extensions import i64

from moonbase.engine.game import CHANCE, OVER, Progress, View
from moonbase.games.moon.effects.frames.kinds import on_top
from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.frames import Effect
from moonbase.games.moon.rules.table.names import COLOURS as COLOUR_KEYS
from moonbase.games.moon.rules.table.names import FLAGS as FLAG_KEYS
from moonbase.games.moon.rules.table.names import GOODS as GOOD_KEYS
from moonbase.games.moon.rules.table.names import REPUTATION_LEVELS as LEVEL_KEYS
from moonbase.games.moon.rules.table.state import (
    BLUE_TAKEN,
    BORROWED,
    COLOUR_AT,
    EXPEDITION,
    EXPEDITION_SEEN,
    FLAG_AT,
    FLIPPED,
    HAND_MAX,
    HAND_N,
    INCOME,
    NOT_IN_PLAY,
    P_OVER,
    P_REPUTATIONS,
    P_TURNS,
    PARKED_N,
    TAB,
    TAB_N,
    VOUCHERS,
    YELLOW_TAKEN,
    MoonState,
    flag,
    frame,
    hand_size,
    held,
    known,
    own,
    rovers,
)
from moonbase.games.moon.rules.work.count import count, gathered_on, slot_hearts, tokens
from moonbase.games.moon.rules.work.majority import flag_winner
from moonbase.games.moon.rules.work.score import end_hearts, final_score, reputation_hearts
from moonbase.games.moon.view.knowledge import hidden_places, knows, stack_cards


def view(s: MoonState, viewer: i64) -> View:
    ids = s.columns.ids
    return {
        "game": "moon",
        "players": int(s.players),
        "viewer": int(viewer) if viewer >= 0 else None,
        "era": int(s.era),
        "round": int(s.round),
        "rounds": int(hand_size(s.players)),
        "phase": phase_word(s),
        "x": int(s.x),
        "lead": int(s.lead),
        "turn": int(s.cur),
        "waiting": waiting_word(s),
        "order": [int((s.lead + k) % s.players) for k in range(s.players)],
        "flags": [flag_view(s, f) for f in range(c.FLAGS)],
        "reputations": [reputation_view(s, r) for r in range(s.columns.reputations) if s.reputation[r] != NOT_IN_PLAY],
        "seats": [seat_view(s, seat, viewer) for seat in range(s.players)],
        "discard": [ids[s.discard[i]] for i in range(s.discard_n)],
        "stack": stack_view(s, viewer),
        "previous": [ids[face] for face in range(s.columns.structures) for _ in range(s.decks[s.columns.structures + face])],
        "this_turn": turn_view(s),
        "question": question_view(s),
        "unseen": unseen_view(s, viewer),
        "seal": int(s.seal),
    }


def view_beside(s: MoonState, viewer: i64, beside: View) -> View:
    """Return the view of a viewer, with all that no hidden card is in taken from another viewer's."""
    seats = cast(list[View], beside["seats"])
    return {
        **beside,
        "viewer": int(viewer) if viewer >= 0 else None,
        "seats": [with_held(shown, held_view(s, seat, viewer)) for seat, shown in enumerate(seats)],
        "stack": stack_view(s, viewer),
        "unseen": unseen_view(s, viewer),
    }


def with_held(shown: View, cards: View) -> View:
    """Return a seat as it is shown, with these cards; the same object where they are those that it is shown with."""
    for name, value in cards.items():
        if shown[name] != value:
            return {**shown, **cards}
    return shown


def progress(s: MoonState) -> Progress:
    return Progress(int(s.era), int(s.round), int(s.cur), phase_word(s))


def phase_word(s: MoonState) -> str:
    if s.phase <= P_REPUTATIONS:
        return "set-up"
    if s.phase < P_TURNS:
        return "deal"
    return "over" if s.phase == P_OVER else "turns"


def waiting_word(s: MoonState) -> int | str:
    if s.waiting == CHANCE:
        return "nature"
    return "over" if s.waiting == OVER else int(s.waiting)


def flag_view(s: MoonState, f: i64) -> View:
    counts = [int(flag(s, seat, f)) for seat in range(s.players)]
    winner = flag_winner(s, f)
    leaders = counts.count(max(counts))
    tie = "none"
    if leaders > 1 and max(counts) >= s.flag_minimum:
        tie = "rovers" if winner >= 0 else "full"
    return {"flag": FLAG_KEYS[f], "reward": int(s.common[f]), "counts": counts, "winner": int(winner) if winner >= 0 else None, "tie": tie}


def reputation_view(s: MoonState, r: i64) -> View:
    columns = s.columns
    owner = s.reputation[r]
    progress = [0] * int(s.players)
    if s.phase > P_REPUTATIONS:
        progress = [int(requirement_count(s, seat, r)) for seat in range(s.players)]
    return {
        "card": columns.ids[columns.reputation0 + r],
        "level": LEVEL_KEYS[columns.level[r]],
        "owner": int(owner) if owner >= 0 else None,
        "hearts": int(s.reputation[columns.reputations + r]),
        "worth": int(columns.hearts[r]),
        "least": int(columns.least[r]),
        "counts": progress,
    }


def requirement_count(s: MoonState, seat: i64, r: i64) -> i64:
    """Return what a seat has towards a requirement; what is counted per turn belongs to the seat that moves."""
    selector = s.columns.require[2 * r]
    if selector == c.SPENT and seat != s.cur:
        return 0
    return count(s, seat, selector, s.columns.require[2 * r + 1], 0)


def seat_view(s: MoonState, seat: i64, viewer: i64) -> View:
    slots = range(own(s, seat, TAB_N))
    return {
        "seat": int(seat),
        "goods": {GOOD_KEYS[k]: int(own(s, seat, k)) for k in range(c.GOODS)},
        "production": {GOOD_KEYS[k]: int(own(s, seat, INCOME + k)) for k in range(c.GOODS)},
        "flags": {FLAG_KEYS[f]: int(own(s, seat, FLAG_AT + f)) for f in range(c.FLAGS)},
        "colours": {COLOUR_KEYS[k]: int(own(s, seat, COLOUR_AT + k)) for k in range(c.COLOURS)},
        "rovers": int(rovers(s, seat)),
        "parked_here": int(own(s, seat, PARKED_N)),
        "vouchers": int(own(s, seat, VOUCHERS)),
        "score": int(final_score(s, seat)),
        "hearts_on_cards": int(tokens(s, seat)),
        "end_hearts": sum(int(end_hearts(s, seat, s.tab[seat * TAB + slot])) for slot in slots),
        "reputation_hearts": int(reputation_hearts(s, seat)),
        "settlement": [slot_view(s, seat, slot) for slot in slots],
        **held_view(s, seat, viewer),
    }


def held_view(s: MoonState, seat: i64, viewer: i64) -> View:
    """The cards of a seat that not everybody sees."""
    return {
        "hand": hand_view(s, seat, viewer),
        "expedition": expedition_view(s, seat, viewer),
        "expedition_known": own(s, seat, EXPEDITION) < 0 or knows(own(s, seat, EXPEDITION_SEEN), viewer),
    }


def slot_view(s: MoonState, seat: i64, slot: i64) -> View:
    i = seat * TAB + slot
    mark = s.tab_mark[i]
    blue = mark & BLUE_TAKEN != 0
    yellow = mark & YELLOW_TAKEN != 0
    return {
        "card": s.columns.ids[s.tab[i]],
        "hearts": int(slot_hearts(s, seat, slot)),
        "flipped": mark & FLIPPED != 0,
        "rovers": gathered_on(s, i) + int(blue) + int(yellow),
        "production_taken": blue,
        "flag_taken": yellow,
        "end": int(end_hearts(s, seat, s.tab[i])),
    }


def hand_view(s: MoonState, seat: i64, viewer: i64) -> View:
    """The cards that the viewer knows to be in a hand, and how many more there are."""
    places = range(seat * HAND_MAX, seat * HAND_MAX + own(s, seat, HAND_N))
    cards = [s.columns.ids[held(s, i)] for i in places if knows(known(s, i), viewer)]
    return {"count": len(places), "known": cards, "unknown": len(places) - len(cards)}


def expedition_view(s: MoonState, seat: i64, viewer: i64) -> str | None:
    face = own(s, seat, EXPEDITION)
    if face < 0 or not knows(own(s, seat, EXPEDITION_SEEN), viewer):
        return None
    return s.columns.ids[face]


def stack_view(s: MoonState, viewer: i64) -> View:
    return {"count": int(s.stack_n), "cards": known_stack(s, viewer)}


def known_stack(s: MoonState, viewer: i64) -> list[str] | None:
    """Return what the stack holds, where the viewer knows it: nothing else is hidden in its group."""
    if viewer < 0 or hidden_places(s, viewer)[-1]:
        return None
    return [s.columns.ids[face] for face in stack_cards(s)]


def turn_view(s: MoonState) -> View:
    return {
        "main": s.main_done,
        "park": s.parked,
        "flip": s.flipped,
        "expedition": s.explored,
        "claim": s.claimed,
        "spent": int(s.spent),
        "free": int(s.free),
        "borrowed": {FLAG_KEYS[f]: int(s.common[BORROWED + f]) for f in range(c.FLAGS)},
    }


def question_view(s: MoonState) -> View | None:
    """The open question: who is asked, by which card, about what."""
    if s.frame_n == 0:
        return None
    return {"seat": int(frame(s, Effect.SEAT)), "card": s.columns.ids[frame(s, Effect.CARD)], "kind": on_top(s).question(s)}


def unseen_view(s: MoonState, viewer: i64) -> list[View]:
    """Group by group the cards that the viewer cannot place, and where they may lie. Who counts cards knows as much."""
    groups = hidden_places(s, viewer)
    out: list[View] = []
    for g, places in enumerate(groups):
        last = g == len(groups) - 1
        cards = [int(held(s, i)) for i in places]
        if last:
            cards.extend(stack_cards(s))
        if not cards:
            continue
        hands = [sum(1 for i in places if i // HAND_MAX == seat) for seat in range(s.players)]
        out.append({"cards": [s.columns.ids[face] for face in sorted(cards)], "hands": hands, "stack": int(s.stack_n) if last else 0})
    return out
