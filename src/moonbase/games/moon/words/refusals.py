"""The reason why an action is closed: the first rule that stands in its way, said with the numbers at hand."""

from mypy_extensions import i64

from moonbase.engine.game import CHANCE, OVER, Refusal
from moonbase.engine.text import Ref, Text
from moonbase.games.moon.effects.verb import BY_CODE
from moonbase.games.moon.rules.table import actions as a
from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.columns import RULE_WILD
from moonbase.games.moon.rules.table.events import face_ref, flag_text, goods_text, seat_ref, space_text
from moonbase.games.moon.rules.table.frames import Effect
from moonbase.games.moon.rules.table.state import (
    BLUE_TAKEN,
    BORROWED,
    EXPEDITION,
    FLIPPED,
    NEW,
    NOT_IN_PLAY,
    TAB,
    TAB_N,
    VOUCHERS,
    YELLOW_TAKEN,
    MoonState,
    flag,
    frame,
    good,
    own,
    resources,
)
from moonbase.games.moon.rules.table.zones import in_hand
from moonbase.games.moon.rules.work.price import discount, expedition_rule, flags_met, free_right, own_rule, shortage
from moonbase.games.moon.turns.legal import hand_has_construct
from moonbase.games.moon.view.whitelist import requirement_count
from moonbase.games.moon.words.prices import lapses


def refusal(s: MoonState, seat: i64, action: int) -> Refusal:
    """``action`` is not legal for ``seat``: say why."""
    if s.waiting == OVER:
        return Refusal("M14.1", Text("why.over"))
    if s.waiting == CHANCE:
        return Refusal("M3.3", Text("why.nature"))
    if s.waiting != seat:
        return Refusal("M3.4", Text("why.not_your_turn", seat=seat_ref(s.waiting)))
    if s.frame_n > 0:
        return Refusal("M4.8", Text("why.question", card=face_ref(s.columns, frame(s, Effect.CARD))))
    if not 0 <= action < a.A_LAST:
        return Refusal("M4.1", Text("why.no_such"))
    verb = action // a.SPAN
    value = action % a.SPAN
    if verb > a.A_END or a.A_CLAIM < verb < a.A_END:
        return Refusal("M4.1", Text("why.no_such"))
    if verb <= a.A_FREE:
        return why_build(s, seat, value, verb == a.A_FREE)
    if verb == a.A_ASSIMILATE:
        return why_main(s, value)
    if verb == a.A_OBELISK:
        return why_obelisk(s, seat, value)
    if verb == a.A_PARK:
        return why_park(s, seat, value)
    if verb == a.A_FLIP:
        return why_flip(s, seat, value)
    if verb == a.A_EXPEDITION:
        return why_expedition(s, seat)
    if verb == a.A_CLAIM:
        return why_claim(s, seat, value)
    return Refusal("M4.7", Text("why.main_first"))


def why_main(s: MoonState, face: i64) -> Refusal:
    if face >= s.columns.structures:
        return Refusal("M4.1", Text("why.no_such"))
    if s.main_done:
        return Refusal("M4.1", Text("why.main_done"))
    return Refusal("M4.1", Text("why.not_in_hand", card=face_ref(s.columns, face)))


def why_build(s: MoonState, seat: i64, face: i64, free: bool) -> Refusal:
    if face >= s.columns.structures or s.main_done or in_hand(s, seat, face) == 0:
        return why_main(s, face)
    card = face_ref(s.columns, face)
    lack = resources_missing(s, seat, face)
    less = discount(s, seat, face)
    if not flags_met(s, seat, face):
        flags = flags_missing(s, seat, face)
        if lack and not free and shortage(s, seat, face) > less:
            return Refusal("M5.2", Text("why.flags_and_cost", card=card, flags=flags, lack=lack))
        wild = own_rule(s, seat, RULE_WILD) + expedition_rule(s, seat, RULE_WILD)
        if wild > 0:
            return Refusal("M5.3", Text("why.flags_wild", card=card, lack=flags, n=int(wild)))
        return Refusal("M5.2", Text("why.flags", card=card, lack=flags))
    if free:
        return why_not_free(s, seat, face)
    if less > 0:
        return Refusal("M5.4", Text("why.cost_less", card=card, lack=lack, n=int(less)))
    if lack:
        return Refusal("M5.1", Text("why.cost", card=card, lack=lack))
    return Refusal("M5.1", Text("why.full"))


def why_not_free(s: MoonState, seat: i64, face: i64) -> Refusal:
    if not free_right(s, seat):
        return Refusal("M5.9", Text("why.no_free_right"))
    card = face_ref(s.columns, face)
    if lapses(s, seat):
        return Refusal("M5.9", Text("why.costs_nothing_lapses", card=card, n=int(own(s, seat, VOUCHERS))))
    return Refusal("M5.9", Text("why.costs_nothing", card=card))


def flags_missing(s: MoonState, seat: i64, face: i64) -> list[Text]:
    out: list[Text] = []
    for f in range(c.FLAGS):
        lack = s.columns.need[face * c.FLAGS + f] - flag(s, seat, f) - s.common[BORROWED + f]
        if lack > 0:
            out.append(flag_text(f, lack))
    return out


def resources_missing(s: MoonState, seat: i64, face: i64) -> list[Text]:
    out: list[Text] = []
    for k in range(c.RES):
        lack = s.columns.cost[face * c.RES + k] - good(s, seat, k)
        if lack > 0:
            out.append(goods_text(k, lack))
    return out


def why_obelisk(s: MoonState, seat: i64, slot: i64) -> Refusal:
    if slot >= own(s, seat, TAB_N) or s.columns.colour[s.tab[seat * TAB + slot]] != c.RED:
        return Refusal("M9.1", Text("why.no_such"))
    if s.tab_mark[seat * TAB + slot] & NEW != 0:
        return Refusal("M9.1", Text("why.obelisk_new"))
    if not hand_has_construct(s, seat):
        return Refusal("M9.2", Text("why.obelisk_idle"))
    return Refusal("M9.1", Text("why.no_such"))


def why_park(s: MoonState, seat: i64, at: i64) -> Refusal:
    owner = a.place_seat(at)
    slot = a.place_slot(at)
    if owner >= s.players or slot >= own(s, owner, TAB_N):
        return Refusal("M7.1", Text("why.no_such"))
    if owner == seat:
        return Refusal("M7.1", Text("why.park_own"))
    face = s.tab[owner * TAB + slot]
    if not has_space(s, face, a.place_space(at)):
        return Refusal("M7.2", Text("why.park_no_space", card=face_ref(s.columns, face)))
    if s.parked:
        return Refusal("M4.3", Text("why.park_done"))
    mark = s.tab_mark[owner * TAB + slot] & (BLUE_TAKEN if a.place_space(at) == 0 else YELLOW_TAKEN)
    if mark != 0:
        card = face_ref(s.columns, face)
        if s.columns.colour[face] == c.BASE:
            return Refusal("M7.9", Text("why.park_taken_space", card=card, space=space_text(a.place_space(at))))
        return Refusal("M7.9", Text("why.park_taken", card=card))
    return Refusal("M7.1", Text("why.no_rover"))


def has_space(s: MoonState, face: i64, space: i64) -> bool:
    colour = s.columns.colour[face]
    return colour == c.BASE or (colour == c.BLUE and space == 0) or (colour == c.YELLOW and space == 1)


def why_flip(s: MoonState, seat: i64, slot: i64) -> Refusal:
    if slot >= own(s, seat, TAB_N):
        return Refusal("M8.4", Text("why.no_such"))
    face = s.tab[seat * TAB + slot]
    card = face_ref(s.columns, face)
    if s.columns.colour[face] != c.PINK:
        return Refusal("M8.4", Text("why.not_pink", card=card))
    if s.flipped:
        return Refusal("M4.3", Text("why.flip_done"))
    if s.tab_mark[seat * TAB + slot] & FLIPPED != 0:
        return Refusal("M8.4", Text("why.flipped", card=card))
    return why_unusable(s, seat, face, "M8.6")


def why_unusable(s: MoonState, seat: i64, face: i64, rule: str) -> Refusal:
    """Say why a program cannot run: its payment, or a row with nothing to work on."""
    columns = s.columns
    card = face_ref(columns, face)
    lack = [
        goods_text(k, columns.pays[face * c.RES + k] - good(s, seat, k))
        for k in range(c.RES)
        if columns.pays[face * c.RES + k] > good(s, seat, k)
    ]
    if lack:
        return Refusal(rule, Text("why.payment", card=card, lack=lack))
    row = columns.start[face]
    while columns.rows[row] != 0:
        verb = BY_CODE[columns.rows[row]]
        if not verb.usable(s, seat, row):
            return verb.why_idle(s, seat, row)
        row += c.WIDTH
    if columns.pays_any[face] > 0 and resources(s, seat) == 0:
        return Refusal(rule, Text("why.no_resource", card=card))
    return Refusal(rule, Text("why.payment_all", card=card))


def why_expedition(s: MoonState, seat: i64) -> Refusal:
    face = own(s, seat, EXPEDITION)
    if face < 0:
        return Refusal("M10.1", Text("why.no_expedition"))
    card = face_ref(s.columns, face)
    if s.columns.when[face] != c.BONUS:
        return Refusal("M10.3", Text("why.expedition_rule", card=card))
    if s.explored:
        return Refusal("M4.3", Text("why.expedition_done"))
    row = s.columns.start[face]
    if not BY_CODE[s.columns.rows[row]].brings(s, seat, row):
        return Refusal("M10.4", Text("why.expedition_idle", card=card))
    return why_unusable(s, seat, face, "M10.4")


def why_claim(s: MoonState, seat: i64, r: i64) -> Refusal:
    columns = s.columns
    if r >= columns.reputations or s.reputation[r] == NOT_IN_PLAY:
        return Refusal("M11.1", Text("why.no_such"))
    card = face_ref(columns, columns.reputation0 + r)
    owner = s.reputation[r]
    if owner >= 0:
        return Refusal("M11.4", Text("why.claimed", card=card, seat=seat_ref(owner)))
    if s.claimed:
        return Refusal("M11.3", Text("why.claim_done"))
    asks = Ref("requirement", columns.ids[columns.reputation0 + r])
    return Refusal(
        "M11.1", Text("why.requirement", card=card, asks=asks, have=int(requirement_count(s, seat, r)), least=int(columns.least[r]))
    )
