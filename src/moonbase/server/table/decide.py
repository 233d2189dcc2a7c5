"""What may be done in the game of a table. Each function looks at the ledger and gives the entries to commit, or says why not; it changes
nothing."""

from typing import Final, NamedTuple

from moonbase.engine.fair import Deal
from moonbase.engine.game import CHANCE, Game, GameError, State
from moonbase.engine.notation import read
from moonbase.server.base.errors import Refused, Stale, sentence
from moonbase.server.table.log import kinds
from moonbase.server.table.log.ledger import Ledger

MOST_ENTRIES: Final = 50_000
"""In the log of one table, before nothing is taken back any more; a game has some hundreds."""


class Draft(NamedTuple):
    """An entry that has no number and no time yet."""

    kind: str
    seat: int
    text: str
    fingerprint: str
    draw: int | None = None


class Decision(NamedTuple):
    drafts: list[Draft]
    waiting: int
    """Who is waited on afterwards."""


def begin(ledger: Ledger, seat: int | None = None, entropy: str | None = None) -> Decision:
    """Nature's first acts at a new table, after what the person who made it adds to the deal."""
    deal, drafts = deal_of(ledger), list[Draft]()
    if seat is not None and entropy is not None:
        deal = Deal(deal.secret)
        deal.add(seat, entropy, 0)
        drafts.append(Draft(kinds.ENTROPY, seat, entropy, ""))
    world = ledger.game.clone(ledger.line.state)
    drafts += follow_nature(ledger.game, world, deal, ledger.draws)
    return Decision(drafts, int(world.waiting))


def deal_of(ledger: Ledger) -> Deal:
    if ledger.deal is None:
        raise Refused("over.act")  # a record, at which nobody draws
    return ledger.deal


def follow_nature(game: Game, world: State, deal: Deal, draws: int) -> list[Draft]:
    """Play nature's part in ``world`` until a seat is asked; each act is a draw with a number of its own."""
    drafts: list[Draft] = []
    while world.waiting == CHANCE:
        draws += 1
        drafts.append(_play(game, world, int(game.sample(world, deal.stream(draws))))._replace(draw=draws))
    return drafts


def _play(game: Game, world: State, action: int) -> Draft:
    seat, text = int(world.waiting), game.write(world, action)
    game.apply(world, action)
    return Draft(kinds.ACT, seat, text, game.fingerprint(world))


def act(ledger: Ledger, seat: int, text: str) -> Decision:
    """One action of a seat, and what nature does upon it."""
    _require_turn(ledger, seat)
    world = ledger.game.clone(ledger.line.state)
    try:
        action = read(ledger.game, world, text)
    except GameError as error:
        raise Refused("illegal", sentence(str(error))) from None
    drafts = [_play(ledger.game, world, action)]
    drafts += follow_nature(ledger.game, world, deal_of(ledger), ledger.draws)
    return Decision(drafts, int(world.waiting))


def turn(ledger: Ledger, seat: int, texts: list[str]) -> Decision:
    """The actions that an opponent planned, as far as they fit; at least one that is legal."""
    game, world = ledger.game, ledger.game.clone(ledger.line.state)
    drafts: list[Draft] = []
    for text in texts:
        if world.waiting != seat:
            break
        try:
            drafts.append(_play(game, world, read(game, world, text)))
        except GameError:
            break
    if not drafts:
        drafts.append(_play(game, world, game.legal(world)[0]))
    drafts += follow_nature(game, world, deal_of(ledger), ledger.draws)
    return Decision(drafts, int(world.waiting))


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
    """Why there is nothing to take back."""
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
    world = ledger.game.clone(ledger.line.state)
    again = _play(ledger.game, world, read(ledger.game, world, ledger.undone[-1].text))
    return Decision([again._replace(kind=kinds.REDO)], int(world.waiting))


def can_undo(ledger: Ledger, seat: int) -> bool:
    last = ledger.line.place.step
    return not ledger.ended and ledger.line.can_undo() and last is not None and last.seat == seat


def can_redo(ledger: Ledger, seat: int) -> bool:
    return bool(ledger.undone) and ledger.waiting == seat


def require_current(ledger: Ledger, sequence: int) -> None:
    """Stale unless the game stands as it did at that sequence number."""
    if not ledger.moved <= sequence <= ledger.sequence:
        raise Stale


def note(ledger: Ledger, kind: str, seat: int, text: str = "") -> Decision:
    """An entry that leaves the game as it is."""
    return Decision([Draft(kind, seat, text, "")], ledger.waiting)


def _require_turn(ledger: Ledger, seat: int) -> None:
    require_running(ledger)
    if ledger.waiting != seat:
        raise Refused("not_your_turn")
    if ledger.chairs[seat].bot is not None:
        raise Refused("stand_in")


def require_short(ledger: Ledger) -> None:
    """A log that somebody makes longer and longer by going back and forth comes to an end; the game itself always goes on."""
    if ledger.sequence >= MOST_ENTRIES:
        raise Refused("full.log")


def require_running(ledger: Ledger) -> None:
    if ledger.unfinished:
        raise Refused("unfinished.act")
    if ledger.ended:
        raise Refused("over.act")
