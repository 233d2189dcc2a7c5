"""What a seat would pay now for what no tile prices, and what the spaces of its board pay once."""

from mypy_extensions import i64

from moonbase.engine.game import View
from moonbase.games.fromthemoon import codes as c
from moonbase.games.fromthemoon.card_names import COLOURS as COLOUR_KEYS
from moonbase.games.fromthemoon.card_names import PRICED as PRICED_KEYS
from moonbase.games.fromthemoon.card_names import PRICES as PRICE_KEYS
from moonbase.games.fromthemoon.price import from_stack
from moonbase.games.fromthemoon.state import EXPERT_AT, EXTRA_AT, RECRUIT_AT, FromTheMoonState, own
from moonbase.games.fromthemoon.view_words import bonus_at


def prices_view(s: FromTheMoonState, seat: i64) -> View:
    """In full: with the surcharge of the stack while the row is empty, and with what a faction pays more for each recruit."""
    out: View = {}
    for what in range(c.FOR_STACK):
        out[PRICE_KEYS[what]] = due(s, seat, what)
    return out


def due(s: FromTheMoonState, seat: i64, what: i64) -> dict[str, int]:
    out: dict[str, int] = {}
    for good in range(c.PRICED):
        n = s.table.price[what * c.PRICED + good]
        if what == c.FOR_RECRUIT:
            n += own(s, seat, EXTRA_AT + good)
        elif what == c.FOR_GREENHOUSE and from_stack(s):
            n += s.table.price[c.FOR_STACK * c.PRICED + good]
        if n > 0:
            out[PRICED_KEYS[good]] = int(n)
    return out


def bonuses_view(s: FromTheMoonState, seat: i64) -> View:
    """The spaces that pay, None where one does not: all of greenhouses and large buildings, the next of each colour of the team."""
    return {
        "greenhouses": [bonus_at(s, c.AT_GREENHOUSE, k) for k in range(c.GREENHOUSES)],
        "large": [bonus_at(s, c.AT_LARGE, k) for k in range(c.LARGE_SLOTS)],
        "recruit": {COLOUR_KEYS[k]: next_bonus(s, c.AT_RECRUIT, own(s, seat, RECRUIT_AT + k), c.RECRUITS) for k in range(c.COLOURS)},
        "train": {COLOUR_KEYS[k]: next_bonus(s, c.AT_TRAIN, own(s, seat, EXPERT_AT + k), c.MARKERS) for k in range(c.COLOURS)},
    }


def next_bonus(s: FromTheMoonState, place: i64, taken: i64, most: i64) -> str | None:
    return bonus_at(s, place, taken) if taken < most else None
