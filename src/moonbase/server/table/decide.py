"""Decisions about the game of a table. Each function looks at the ledger and gives the entries to commit, or says why not; it changes
nothing."""

from typing import Final, NamedTuple

from moonbase.engine.game import CHANCE, Game, GameError, State
from moonbase.engine.notation import read
from moonbase.records.fair import Deal
from moonbase.server.base.errors import Refused, Stale, sentence
from moonbase.server.table.log import kinds
from moonbase.server.table.log.ledger import Ledger
from moonbase.server.table.log.line import Played, play

MOST_ENTRIES: Final = 50_000
"""The entries in the log of one table after which nothing is taken back any more; a game has some hundreds."""


class Draft(NamedTuple):
    """An entry that has no number and no time yet."""

    kind: str
    seat: int
    text: str
    fingerprint: str
    draw: int | None = None
    played: Played | None = None
    """The step, where the entry is one: it is folded in as it was decided."""


class Decision(NamedTuple):
    drafts: list[Draft]
    waiting: int
    """The seat that is waited on afterwards."""


def begin(ledger: Ledger, seat: int | None = None, entropy: str | None = None) -> Decision:
    """Decide nature's first acts at a new table, after what the person who made it adds to the deal."""
    deal, drafts = deal_of(ledger), list[Draft]()
    if seat is not None and entropy is not None:
        deal = Deal(deal.secret)
        deal.add(seat, entropy, 0)
        drafts.append(Draft(kinds.ENTROPY, seat, entropy, ""))
    drafts += nature(ledger.game, ledger.line.state, deal, ledger.draws)
    return decided(ledger, drafts)


def decided(ledger: Ledger, drafts: list[Draft]) -> Decision:
    """Return a decision that ends where its last step has led."""
    last = drafts[-1].played if drafts else None
    return Decision(drafts, ledger.waiting if last is None else int(last.state.waiting))


def deal_of(ledger: Ledger) -> Deal:
    if ledger.deal is None:
        raise Refused("over.act")  # a record, at which nobody draws
    return ledger.deal


def nature(game: Game, state: State, deal: Deal, draws: int) -> list[Draft]:
    """Play nature's part until a seat is asked; each act is a draw with a number of its own."""
    drafts: list[Draft] = []
    while state.waiting == CHANCE:
        draws += 1
        played = play(game, state, int(game.sample(state, deal.stream(draws))), draws)
        drafts.append(draft(played))
        state = played.state
    return drafts


def draft(played: Played, kind: str = kinds.ACT) -> Draft:
    step = played.step
    return Draft(kind, step.seat, step.text, step.fingerprint, step.draw, played)


def act(ledger: Ledger, seat: int, text: str) -> Decision:
    """Decide one action of a seat, and what nature does after it."""
    _require_turn(ledger, seat)
    game, state = ledger.game, ledger.line.state
    try:
        action = read(game, state, text)
    except GameError as error:
        raise Refused("illegal", sentence(str(error))) from None
    played = play(game, state, action)
    return decided(ledger, [draft(played), *nature(game, played.state, deal_of(ledger), ledger.draws)])


def turn(ledger: Ledger, seat: int, texts: list[str]) -> Decision:
    """Decide a turn of an opponent: those of its planned actions that are still legal, and at least one action."""
    game, state = ledger.game, ledger.line.state
    drafts: list[Draft] = []
    for text in texts:
        if state.waiting != seat:
            break
        try:
            played = play(game, state, read(game, state, text))
        except GameError:
            break
        drafts.append(draft(played))
        state = played.state
    if not drafts:
        played = play(game, state, game.legal(state)[0])
        drafts.append(draft(played))
        state = played.state
    drafts += nature(game, state, deal_of(ledger), ledger.draws)
    return decided(ledger, drafts)


def undo(ledger: Ledger, seat: int) -> Decision:
    require_short(ledger)
    if not can_undo(ledger, seat):
        raise Refused(_sealed(ledger, seat))
    line = ledger.line
    before = line.path[-2].step if len(line.path) > 1 else None
    last = line.place.step
    assert last is not None
    fingerprint = ledger.game.fingerprint(ledger.opening()) if before is None else before.fingerprint
    return Decision([Draft(kinds.UNDO, seat, last.text, fingerprint)], seat)


def _sealed(ledger: Ledger, seat: int) -> str:
    """Return the reason why there is nothing to take back."""
    if ledger.ended:
        return "sealed.over"
    last = next((step.seat for step in reversed(ledger.line.steps) if step.seat >= 0), None)
    if last != seat:
        return "sealed.other"
    if ledger.waiting != seat:
        return "sealed.turn"
    return "sealed.shown"


def redo(ledger: Ledger, seat: int) -> Decision:
    require_short(ledger)
    if not can_redo(ledger, seat):
        raise Refused("nothing_undone")
    state = ledger.line.state
    again = play(ledger.game, state, read(ledger.game, state, ledger.undone[-1].text))
    return decided(ledger, [draft(again, kinds.REDO)])


def can_undo(ledger: Ledger, seat: int) -> bool:
    last = ledger.line.place.step
    return not ledger.ended and ledger.line.can_undo() and last is not None and last.seat == seat


def can_redo(ledger: Ledger, seat: int) -> bool:
    return bool(ledger.undone) and ledger.waiting == seat


def require_current(ledger: Ledger, sequence: int) -> None:
    """Raise Stale unless the game stands as it did at that sequence number."""
    if not ledger.moved <= sequence <= ledger.sequence:
        raise Stale


def note(ledger: Ledger, kind: str, seat: int, text: str = "") -> Decision:
    """Decide an entry that leaves the game as it is."""
    return Decision([Draft(kind, seat, text, "")], ledger.waiting)


def _require_turn(ledger: Ledger, seat: int) -> None:
    require_running(ledger)
    if ledger.waiting != seat:
        raise Refused("not_your_turn")
    if ledger.chairs[seat].bot is not None:
        raise Refused("stand_in")


def require_short(ledger: Ledger) -> None:
    """Refuse to take back more at a log that going back and forth has made too long; the game itself always goes on."""
    if ledger.sequence >= MOST_ENTRIES:
        raise Refused("full.log")


def require_running(ledger: Ledger) -> None:
    if ledger.unfinished:
        raise Refused("unfinished.act")
    if ledger.ended:
        raise Refused("over.act")
