"""A tile's program: choose a side, agree to its price, then do row by row."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.engine.events import Event
from moonbase.engine.game import View
from moonbase.engine.text import Text
from moonbase.games.fromthemoon.effects.frame import MOST_STEPS, Frame, topmost
from moonbase.games.fromthemoon.effects.pieces import with_decline
from moonbase.games.fromthemoon.effects.rows import flagged, next_row, open_side, operand
from moonbase.games.fromthemoon.effects.usable import side_usable
from moonbase.games.fromthemoon.effects.verb import BY_CODE
from moonbase.games.fromthemoon.rules.table import actions as a
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.actions import action
from moonbase.games.fromthemoon.rules.table.events import face_ref, tell_face
from moonbase.games.fromthemoon.rules.table.frames import CONSENT, FREE_OF_PRICE, PAID, UNOPENED, Effect
from moonbase.games.fromthemoon.rules.table.plain import id_or_none, number_or_none
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState, drop, frame, rover_on
from moonbase.games.fromthemoon.rules.work.holdings import at_home


@final
class EffectFrame(Frame):
    def run(self, s: FromTheMoonState, log: list[Event] | None) -> bool:
        if frame(s, Effect.STEP) == UNOPENED:
            face = frame(s, Effect.CARD)
            priced = s.columns.pays(face, 0) and not flagged(s, FREE_OF_PRICE)
            if s.columns.second[face] != 0 or (priced and not flagged(s, CONSENT)):
                return self.ask(s, log)
            open_side(s, 0)
            return True
        return BY_CODE[operand(s, 0)].perform(s, log) or self.ask(s, log)

    def choices(self, s: FromTheMoonState, out: vec[i64], reach: bool) -> i64:
        if frame(s, Effect.STEP) == UNOPENED:
            return side_choices(s, out, reach)
        return BY_CODE[operand(s, 0)].choices(s, out, reach)

    def answer(self, s: FromTheMoonState, log: list[Event] | None, verb: i64, value: i64) -> None:
        if verb == a.A_SIDE:
            open_side(s, value)
        elif verb == a.A_DECLINE:
            self.leave(s)
        else:
            BY_CODE[operand(s, 0)].answer(s, log, verb, value)

    def leave(self, s: FromTheMoonState) -> None:
        """Skip the rest of a row; an effect whose price was not paid ends."""
        if frame(s, Effect.STEP) == UNOPENED:
            drop(s)
        else:
            next_row(s)

    def convertible(self, s: FromTheMoonState) -> bool:
        return frame(s, Effect.STEP) == UNOPENED or BY_CODE[operand(s, 0)].convertible()

    def tell_passed(self, s: FromTheMoonState, log: list[Event] | None) -> None:
        tell_face(log, s.columns, "no_use", s.cur, frame(s, Effect.CARD))

    def question(self, s: FromTheMoonState) -> View:
        """Return the card that asks, and the whole of it where a side is still to be chosen or a price to be agreed to."""
        word = "side"
        if frame(s, Effect.STEP) != UNOPENED:
            word = BY_CODE[operand(s, 0)].question
        return {"kind": word, "card": id_or_none(s, frame(s, Effect.CARD)), "tile": number_or_none(frame(s, Effect.TILE))}

    def candidates(self, s: FromTheMoonState) -> list[int]:
        if frame(s, Effect.STEP) != UNOPENED:
            return BY_CODE[operand(s, 0)].candidates(s)
        found = [int(action(a.A_SIDE, 0))]
        if s.columns.second[frame(s, Effect.CARD)] != 0:
            found.append(int(action(a.A_SIDE, 1)))
        return found

    def decline(self, s: FromTheMoonState) -> Text:
        if frame(s, Effect.STEP) != UNOPENED:
            return BY_CODE[operand(s, 0)].decline(s)
        return Text("say.decline_effect", card=face_ref(s.columns, frame(s, Effect.CARD)))

    def fault(self, s: FromTheMoonState, k: i64) -> str:
        return effect_fault(s, k)

    def misplaced(self, s: FromTheMoonState, k: i64) -> str:
        if s.frames[k + Effect.STEP] == UNOPENED and not topmost(s, k):
            return "a side is chosen before anything else"
        return ""


def side_choices(s: FromTheMoonState, out: vec[i64], reach: bool) -> i64:
    """List the sides of an effect that can be done. What has no price is not declined as a whole (F2.12, F2.14)."""
    n: i64 = 0
    priced = False
    face = frame(s, Effect.CARD)
    free = flagged(s, FREE_OF_PRICE)
    for side in range(2):
        if side_usable(s, face, side, frame(s, Effect.TILE), free, reach):
            out[n] = action(a.A_SIDE, side)
            n += 1
        if (side == 0 or s.columns.second[face] != 0) and s.columns.pays(face, side) and not free:
            priced = True
    if priced and not flagged(s, CONSENT):
        return with_decline(out, n)
    return n


# --- the audit


def effect_fault(s: FromTheMoonState, k: i64) -> str:
    columns = s.columns
    face = s.frames[k + Effect.CARD]
    if not 0 <= face < columns.objective0:
        return "no such card"
    if not at_home(s, face):
        return f"{columns.ids[face]} is not there for this seat"
    row = s.frames[k + Effect.ROW]
    if row < columns.start[face] or (row - columns.start[face]) % c.WIDTH != 0 or row > last_row(s, face):
        return "no such row"
    step = s.frames[k + Effect.STEP]
    if not UNOPENED <= step <= MOST_STEPS or (step == UNOPENED and row != columns.start[face]):
        return "no such step"
    if step != UNOPENED and columns.rows[row] == c.PAY:
        return "a price is paid at once"
    if not 0 <= s.frames[k + Effect.FLAGS] <= CONSENT + FREE_OF_PRICE + PAID:
        return "no such flags"
    return origin_fault(s, s.frames[k + Effect.TILE])


def origin_fault(s: FromTheMoonState, tile: i64) -> str:
    if tile == -1:
        return ""
    if not 0 <= tile < s.grid.tiles or rover_on(s, tile) != s.cur:
        return "no rover of this seat is there"
    return ""


def last_row(s: FromTheMoonState, face: i64) -> i64:
    row = s.columns.start[face]
    while s.columns.rows[row] != 0:
        row += c.WIDTH
    return row
