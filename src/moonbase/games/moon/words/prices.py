"""The price that is really paid for a construct at this point (M5.4, M5.5), and the right to construct for nothing that it would cost
(M5.11)."""

from mypy_extensions import i64

from moonbase.engine.text import Text
from moonbase.games.moon.rules.table.codes import RES
from moonbase.games.moon.rules.table.events import bag_text, face_ref
from moonbase.games.moon.rules.table.state import VOUCHERS, MoonState, good, own


def say_price(s: MoonState, seat: i64, face: i64, less: i64) -> Text:
    """Construct this card with a discount: what is due, as far as it is settled which Resources are left out."""
    card = face_ref(s.columns, face)
    bill, left = after_discount(s, seat, face, int(less))
    if sum(bill) > left > 0:
        return Text("say.build_less", card=card, cost=bag_text(bill), n=left)
    if sum(bill) > left:
        return Text("say.build", card=card, cost=bag_text(bill))
    return Text("say.build_discounted" if s.columns.cost_n[face] > 0 else "say.build_for_nothing", card=card)


def after_discount(s: MoonState, seat: i64, face: i64, less: int) -> tuple[list[int], int]:
    """Return the bill, and how many more Resources the builder leaves out of it.

    What the seat does not have is left out first; a card that it cannot pay even so keeps its printed cost.
    """
    cost = [int(s.columns.cost[face * RES + k]) for k in range(RES)]
    bill = [min(n, int(good(s, seat, k))) for k, n in enumerate(cost)]
    left = less - (sum(cost) - sum(bill))
    if left < 0:
        return cost, less
    kinds = [k for k, n in enumerate(bill) if n > 0]
    if len(kinds) == 1 and bill[kinds[0]] > left:
        bill[kinds[0]] -= left
        return bill, 0
    return bill, left


def left_to_lapse(s: MoonState, seat: i64) -> i64:
    """Return the vouchers left after a construct for nothing, which uses the right of this turn first."""
    return own(s, seat, VOUCHERS) - (1 if s.free == 0 else 0)


def lapses(s: MoonState, seat: i64) -> bool:
    """Tell whether a voucher will be lost at the end of the turn only because a card is constructed without it."""
    return own(s, seat, VOUCHERS) > s.lapsing
