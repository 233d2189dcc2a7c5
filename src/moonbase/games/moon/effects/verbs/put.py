"""``put``: Hearts on this card or on a grey one, where they lie until the Era is scored."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.cards.face import Face
from moonbase.cards.names import Choice
from moonbase.cards.ops import Op, Operand
from moonbase.cards.place import Place
from moonbase.engine.events import Event
from moonbase.engine.game import Refusal
from moonbase.engine.text import Text
from moonbase.games.moon.effects import weights as w
from moonbase.games.moon.effects.operands import number
from moonbase.games.moon.effects.phrases import hearts, key
from moonbase.games.moon.effects.rows import one_more, operand
from moonbase.games.moon.effects.sayings import about_place
from moonbase.games.moon.effects.verb import ACTIVE, ASK, DONE, TRIGGERS, Verb
from moonbase.games.moon.rules.table import codes as c
from moonbase.games.moon.rules.table.actions import A_PLACE, action, place, place_slot
from moonbase.games.moon.rules.table.events import tell_hearts_on
from moonbase.games.moon.rules.table.frames import REPUTATION_AT, Effect
from moonbase.games.moon.rules.table.names import COLOURS
from moonbase.games.moon.rules.table.state import TAB, TAB_N, TOKEN, MoonState, frame, lying_on, own
from moonbase.languages.phrase import Phrase

PLACES: Final = Choice("place", {"this": int(c.THIS), "grey": int(c.ANY_GREY), "empty grey": int(c.EMPTY_GREY)})


@final
class Put(Verb):
    def __init__(self) -> None:
        on = Operand(PLACES, int(c.AT_KIND), "on this card if left out")
        super().__init__(number("put", 8, "put this many Hearts on a card", on=on), (*ACTIVE, *TRIGGERS))

    def perform(self, s: MoonState, log: list[Event] | None, seat: i64) -> i64:
        if operand(s, c.AT_KIND) == c.THIS:
            put_on_this(s, log, seat, operand(s, c.AT_N))
            return DONE
        if frame(s, Effect.STEP) > 0:
            return DONE
        return ASK

    def choices(self, s: MoonState, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        where = operand(s, c.AT_KIND)
        for slot in range(own(s, seat, TAB_N)):
            if takes_hearts(s, seat * TAB + slot, where):
                out[n] = action(A_PLACE, place(seat, slot, 0))
                n += 1
        return n

    def answer(self, s: MoonState, log: list[Event] | None, seat: i64, verb: i64, value: i64) -> None:
        i = seat * TAB + place_slot(value)
        n = operand(s, c.AT_N)
        s.tab_mark[i] += TOKEN * n
        tell_hearts_on(log, s.columns, seat, s.tab[i], n)
        one_more(s)

    def usable(self, s: MoonState, seat: i64, row: i64) -> bool:
        k = row + c.AT_KIND
        where = s.columns.rows[k]
        if where == c.THIS:
            return True
        for i in range(seat * TAB, seat * TAB + own(s, seat, TAB_N)):
            if takes_hearts(s, i, where):
                return True
        return False

    def why_idle(self, s: MoonState, seat: i64, row: i64) -> Refusal:
        return Refusal("M10.4", Text("why.no_grey"))

    def say(self, s: MoonState, verb: i64, value: i64) -> Text:
        return about_place("say.put", s, value)

    def watch_worth(self, turns: i64, eras: i64) -> i64:
        return turns * w.HEARTS_WATCH * (eras + 2) // 2

    def phrase(self, op: Op, face: Face) -> Text:
        return Text(f"card.do.put.{key(op.args.get('on', 'this'))}", hearts=hearts(op.main))

    def check(self, op: Op, face: Face, at: Place) -> None:
        """Refuse Hearts on anything but grey structures and Reputations."""
        if op.args.get("on", "this") != "this" or face.table == "reputation" or face.values.get("colour") == c.GREY:
            return
        what = f"a {COLOURS[face.values['colour']]} structure" if face.table == "structure" else "an Expedition"
        at.wrong(Phrase("fault.put", 'Hearts cannot lie on {what}; say on = "grey" or on = "empty grey"', what=what))


def put_on_this(s: MoonState, log: list[Event] | None, seat: i64, n: i64) -> None:
    origin = frame(s, Effect.ORIGIN)
    if origin >= REPUTATION_AT:
        s.reputation[s.columns.reputations + origin - REPUTATION_AT] += n
    elif origin >= 0:
        s.tab_mark[seat * TAB + origin] += TOKEN * n
    tell_hearts_on(log, s.columns, seat, frame(s, Effect.CARD), n)


def takes_hearts(s: MoonState, i: i64, where: i64) -> bool:
    """Tell whether the card at an index into ``tab`` is a grey one of the sort that is asked for."""
    columns = s.columns
    face = s.tab[i]
    if columns.colour[face] != c.GREY or columns.mirror[face] != 0:
        return False
    return where == c.ANY_GREY or lying_on(s, i) == 0
