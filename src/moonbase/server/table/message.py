"""The one message that carries a whole table, made for a viewer: a seat, or PUBLIC."""

from collections.abc import Collection
from typing import Final, cast

from msgspec import structs

from moonbase.engine.events import Event, visible
from moonbase.engine.game import OVER, Game, State
from moonbase.server.base.choices import choice_of
from moonbase.server.base.wire import (
    Asked,
    AwayShown,
    Choice,
    ClockShown,
    DealShown,
    EntropyShown,
    GameView,
    Score,
    SeatShown,
    SetShown,
    TableEvent,
    TableMessage,
)
from moonbase.server.store.rows import PERSON
from moonbase.server.table import decide
from moonbase.server.table.absence import Presence, leave_in, patience, replaceable_in, whole_seconds
from moonbase.server.table.log.ledger import Ledger, Told
from moonbase.server.table.log.proposal import Proposal

NO_VIEW: Final = cast(GameView, {})


def common_message(ledger: Ledger, presence: Presence) -> TableMessage:
    """Return what all viewers are told alike; the fields that ``table_message`` fills are empty."""
    steps = len(ledger.line.path)
    return structs.replace(
        looked_at(ledger, ledger.line.state, seats_shown(ledger, presence.here, presence), steps, steps),
        waiting=ledger.waiting if ledger.waiting >= 0 else None,
        takeback=asked_shown(ledger.takeback),
        replace=asked_shown(ledger.replace),
        clock=clock_shown(ledger, presence.now),
    )


def table_message(ledger: Ledger, viewer: int, after: int, presence: Presence, common: TableMessage) -> TableMessage:
    """Return the table's message for a viewer, with the events after a sequence number."""
    game, s = ledger.game, ledger.line.state
    plays = viewer >= 0 and ledger.chairs[viewer].bot is None and not ledger.unfinished
    choices, closed = choices_of(game, s, viewer) if plays else ([], [])
    leave = leave_in(ledger, viewer, presence) if viewer >= 0 else None
    return structs.replace(
        common,
        you=viewer if viewer >= 0 else None,
        view=ledger.sight.of(s, viewer),
        choices=choices,
        closed=closed,
        events=[event_shown(ledger, told, viewer) for told in ledger.told[after:] if tells(told, viewer)],
        undo=plays and decide.can_undo(ledger, viewer),
        redo=plays and decide.can_redo(ledger, viewer),
        leave=None if leave is None else whole_seconds(leave),
    )


def looked_at(ledger: Ledger, s: State, seats: list[SeatShown], step: int, steps: int) -> TableMessage:
    """Return the message about a position of the game, looked at by nobody yet."""
    game, over = ledger.game, s.waiting == OVER
    return TableMessage(
        number=0,
        table=ledger.row.id,
        sequence=ledger.sequence,
        you=None,
        game=game.name,
        title=game.title,
        set=set_shown(ledger),
        cards=game.card_set,
        names=ledger.names,
        seats=seats,
        waiting=int(s.waiting) if s.waiting >= 0 else None,
        view=NO_VIEW,
        choices=[],
        closed=[],
        events=[],
        undo=False,
        redo=False,
        takeback=None,
        replace=None,
        clock=None,
        deal=deal_shown(ledger),
        patience=patience(ledger),
        leave=None,
        unfinished=ledger.unfinished,
        scores=scores(game, s) if over else None,
        over=over,
        step=step,
        steps=steps,
    )


def choices_of(game: Game, s: State, seat: int) -> tuple[list[Choice], list[Choice]]:
    """Return the open choices of a seat and the closed ones beside them; nothing for a seat that is not asked."""
    if s.waiting != seat:
        return [], []
    legal = set(game.legal(s))
    opened: list[Choice] = []
    closed: list[Choice] = []
    for action in game.candidates(s, seat):
        (opened if action in legal else closed).append(choice_of(game, s, action))
    return opened, closed


def tells(told: Told, viewer: int) -> bool:
    """Tell whether an entry is listed for a viewer: acts of nature of which a viewer sees nothing are not."""
    return told.entry.seat >= 0 or any(event.seen_by(viewer) for event in told.events)


def event_shown(ledger: Ledger, told: Told, viewer: int) -> TableEvent:
    entry = told.entry
    event = shown(entry.sequence, entry.kind, entry.seat, told.action, told.events, entry.at, viewer)
    event.back = ledger.rewinds.get(entry.sequence)
    return event


def shown(sequence: int, kind: str, seat: int, action: str, events: list[Event], at: float, viewer: int) -> TableEvent:
    """Return an event as a viewer sees it. An action's text is for the seat that acted: it may name what the others do not see."""
    own = action if seat == viewer and action else None
    return TableEvent(sequence, kind, seat if seat >= 0 else None, own, visible(events, viewer), at)


def seats_shown(ledger: Ledger, here: Collection[int], presence: Presence | None = None) -> list[SeatShown]:
    found: list[SeatShown] = []
    for seat, chair in enumerate(ledger.chairs):
        present = seat in here if chair.kind == PERSON else None
        away = None if presence is None or ledger.ended else away_shown(ledger, seat, presence)
        found.append(SeatShown(chair.name, chair.kind, present, chair.level, chair.stand_in, away, chair.stood_in))
    return found


def away_shown(ledger: Ledger, seat: int, presence: Presence) -> AwayShown | None:
    wait = replaceable_in(ledger, seat, presence)
    if wait is None:
        return None
    return AwayShown(max(0, int(presence.now - ledger.away[seat].at)), whole_seconds(wait))


def deal_shown(ledger: Ledger) -> DealShown | None:
    deal = ledger.deal
    if deal is None or not ledger.provable:
        return None
    entropy = [EntropyShown(*each) for each in deal.contributions]
    return DealShown(deal.commitment, ledger.draws, entropy, deal.secret if ledger.ended else None)


def set_shown(ledger: Ledger) -> SetShown | None:
    return None if ledger.cards is None else SetShown(ledger.cards.id, ledger.cards.name)


def asked_shown(proposal: Proposal | None) -> Asked | None:
    if proposal is None:
        return None
    to = proposal.to or None
    return Asked(proposal.seat, proposal.waiting(), to, None if to else proposal.other, None if to else proposal.level)


def clock_shown(ledger: Ledger, now: float) -> ClockShown | None:
    times = ledger.times
    if times is None:
        return None
    left, grace = times.at(now)
    running = times.running if times.running >= 0 else None
    return ClockShown([round(t, 1) for t in left], [round(t, 1) for t in grace], running, round(now, 1))


def scores(game: Game, s: State) -> list[Score]:
    places = game.ranking(s)
    return [Score(seat, score, places[seat]) for seat, score in enumerate(game.scores(s))]
