"""The prices of a seat for what no tile prices, and what the spaces of its board pay once."""

from mypy_extensions import i64

from moonbase.engine.game import View
from moonbase.games.fromthemoon.effects.rows import operand
from moonbase.games.fromthemoon.effects.verb import BY_CODE
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.frames import UNOPENED, Effect, Research
from moonbase.games.fromthemoon.rules.table.names import COLOURS as COLOUR_KEYS
from moonbase.games.fromthemoon.rules.table.names import PRICED as PRICED_KEYS
from moonbase.games.fromthemoon.rules.table.names import PRICES as PRICE_KEYS
from moonbase.games.fromthemoon.rules.table.plain import bonus_at
from moonbase.games.fromthemoon.rules.table.state import EXPERT_AT, EXTRA_AT, RECRUIT_AT, FromTheMoonState, frame, own
from moonbase.games.fromthemoon.rules.work.price import from_stack
from moonbase.games.fromthemoon.turns.bills import nothing, on_top, price, together


def prices_view(s: FromTheMoonState, seat: i64) -> View:
    """In full: with the surcharge of the stack while the row is empty, and with what a faction pays more for each recruit. What the open
    question offers has the price it has there: nothing but surcharges by an effect, the one of Special Research in that."""
    offer = offered(s, seat)
    out: View = {PRICE_KEYS[what]: due(s, seat, what, offer) for what in range(c.FOR_STACK)}
    out["stack"] = named(stack_surcharge(s, offer))
    out["rows"] = [{} if offer == c.FOR_RESEARCH else named(price(s, c.FOR_ROW + row)) for row in range(c.DISPLAY // c.DISPLAY_COLUMNS)]
    return out


def offered(s: FromTheMoonState, seat: i64) -> i64:
    """Return the price that the open question offers instead of the usual one; -1 where it offers none."""
    if seat != s.cur:
        return -1
    if on_top(s) == Research.KIND:
        return c.FOR_RESEARCH
    if on_top(s) == Effect.KIND and frame(s, Effect.STEP) != UNOPENED:
        return BY_CODE[operand(s, 0)].spared
    return -1


def due(s: FromTheMoonState, seat: i64, what: i64, offer: i64) -> dict[str, int]:
    bag = price(s, what)
    if offer == c.FOR_RESEARCH and (what == c.FOR_FOUNDATION or what == c.FOR_LAB):
        bag = price(s, c.FOR_RESEARCH)
    elif offer == what and what != c.FOR_RESEARCH:
        bag = nothing()
    if what == c.FOR_RECRUIT:
        bag = together(bag, [int(own(s, seat, EXTRA_AT + good)) for good in range(c.PRICED)])
    elif what == c.FOR_GREENHOUSE and from_stack(s):
        bag = together(bag, stack_surcharge(s, offer))
    return named(bag)


def stack_surcharge(s: FromTheMoonState, offer: i64) -> list[int]:
    """An effect that takes from the stack pays none."""
    if offer == c.FOR_GREENHOUSE and operand(s, c.AT_EXTRA) == c.FROM_STACK:
        return nothing()
    return price(s, c.FOR_STACK)


def named(bag: list[int]) -> dict[str, int]:
    return {PRICED_KEYS[good]: n for good, n in enumerate(bag) if n > 0}


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
