"""What may be done at a table. Each function looks at the ledger and gives the entries to commit, or says why not; it changes nothing."""

from typing import NamedTuple

from moonbase.engine.game import CHANCE, OVER, Game, GameError, State
from moonbase.engine.notation import read
from moonbase.engine.rng import Rng
from moonbase.server.errors import Refused, Stale, sentence
from moonbase.server.table import kinds
from moonbase.server.table.ledger import Ledger
from moonbase.server.table.proposal import Proposal


class Draft(NamedTuple):
    """An entry that has no number and no time yet."""

    kind: str
    seat: int
    text: str
    fingerprint: str


class Decision(NamedTuple):
    drafts: list[Draft]
    waiting: int
    """Who is waited on afterwards."""


def begin(game: Game, state: State, rng: Rng) -> Decision:
    """Nature's first acts."""
    world = game.clone(state)
    drafts = follow_nature(game, world, rng)
    return Decision(drafts, int(world.waiting))


def follow_nature(game: Game, world: State, rng: Rng) -> list[Draft]:
    """Play nature's part in ``world`` until a seat is asked."""
    drafts: list[Draft] = []
    while world.waiting == CHANCE:
        drafts.append(_play(game, world, int(game.sample(world, rng))))
    return drafts


def _play(game: Game, world: State, action: int) -> Draft:
    seat, text = int(world.waiting), game.write(world, action)
    game.apply(world, action)
    return Draft(kinds.ACT, seat, text, game.fingerprint(world))


def act(ledger: Ledger, seat: int, text: str, rng: Rng) -> Decision:
    """One action of a seat, and what nature does upon it."""
    _require_turn(ledger, seat)
    world = ledger.game.clone(ledger.session.state)
    try:
        action = read(ledger.game, world, text)
    except GameError as error:
        raise Refused("illegal", sentence(str(error))) from None
    drafts = [_play(ledger.game, world, action)]
    drafts += follow_nature(ledger.game, world, rng)
    return Decision(drafts, int(world.waiting))


def turn(ledger: Ledger, seat: int, texts: list[str], rng: Rng) -> Decision:
    """The actions that an opponent planned, as far as they fit; at least one that is legal."""
    game, world = ledger.game, ledger.game.clone(ledger.session.state)
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
    drafts += follow_nature(game, world, rng)
    return Decision(drafts, int(world.waiting))


def undo(ledger: Ledger, seat: int) -> Decision:
    steps = ledger.session.record.steps
    if not can_undo(ledger, seat):
        raise Refused(_sealed(ledger, seat))
    before = steps[-2].fingerprint if len(steps) > 1 else ledger.game.fingerprint(ledger.opening().state)
    return Decision([Draft(kinds.UNDO, seat, steps[-1].text, before)], seat)


def _sealed(ledger: Ledger, seat: int) -> str:
    """Why there is nothing to take back."""
    last = next((step.seat for step in reversed(ledger.session.record.steps) if step.seat >= 0), None)
    if last != seat:
        return "sealed.other"
    if ledger.waiting != seat:
        return "sealed.turn"
    return "sealed.shown"


def redo(ledger: Ledger, seat: int) -> Decision:
    if not can_redo(ledger, seat):
        raise Refused("nothing_undone")
    world = ledger.game.clone(ledger.session.state)
    again = _play(ledger.game, world, read(ledger.game, world, ledger.undone[-1].text))
    return Decision([again._replace(kind=kinds.REDO)], int(world.waiting))


def can_undo(ledger: Ledger, seat: int) -> bool:
    steps = ledger.session.record.steps
    return ledger.session.can_undo() and steps[-1].seat == seat


def can_redo(ledger: Ledger, seat: int) -> bool:
    return bool(ledger.undone) and ledger.waiting == seat


def takeback(ledger: Ledger, seat: int, to: int) -> Decision:
    """Ask to go back to the last point, at or before ``to``, where somebody was asked."""
    if ledger.waiting == OVER:
        raise Refused("over.takeback")
    if ledger.takeback is not None:
        raise Refused("already_asked.takeback")
    if not 0 < to < ledger.sequence:
        raise Refused("malformed", "A takeback names the number of an earlier event.")
    point = next((n for n in range(to, 0, -1) if ledger.asked[n] >= 0), 0)
    if point == 0:
        raise Refused("malformed.takeback")
    alone = ledger.voters() <= {seat}
    waiting = ledger.asked[point] if alone else ledger.waiting
    return Decision([Draft(kinds.TAKEBACK, seat, str(point), "")], waiting)


def consent(ledger: Ledger, seat: int, yes: bool) -> Decision:
    proposal = ledger.takeback
    if proposal is None or not _may_answer(proposal, seat, yes):
        raise Refused("nothing_asked.takeback")
    passes = yes and proposal.waiting() == [seat]
    waiting = ledger.asked[proposal.to] if passes else ledger.waiting
    return Decision([Draft(kinds.CONSENT, seat, kinds.YES if yes else kinds.NO, "")], waiting)


def replace(ledger: Ledger, seat: int, other: int, level: str, here: set[int], now: float) -> Decision:
    """Ask that an opponent plays for a seat: one's own, one that nobody has taken, one whose player is away or out of time."""
    if ledger.replace is not None:
        raise Refused("already_asked.vote")
    if not 0 <= other < len(ledger.chairs) or ledger.chairs[other].bot is not None:
        raise Refused("malformed", "No person plays at that seat.")
    late = ledger.times is not None and ledger.times.out(other, now)
    if other != seat and other in here and not late:
        raise Refused("still_here")
    asked = ",".join(str(each) for each in sorted(_asked(ledger, seat, here, now) - {other}))
    return _keep(ledger, kinds.REPLACE, seat, f"{other} {level} {asked or kinds.NOBODY}")


def _asked(ledger: Ledger, seat: int, here: set[int], now: float) -> set[int]:
    """Whose word is needed: everybody who can be expected to give it. A clock gives the others the time that is left to them."""
    times = ledger.times
    return {each for each in ledger.voters() if each == seat or each in here or (times is not None and not times.out(each, now))}


def vote(ledger: Ledger, seat: int, yes: bool) -> Decision:
    if ledger.replace is None or not _may_answer(ledger.replace, seat, yes):
        raise Refused("nothing_asked.vote")
    return _keep(ledger, kinds.VOTE, seat, kinds.YES if yes else kinds.NO)


def _may_answer(proposal: Proposal, seat: int, yes: bool) -> bool:
    return seat in proposal.waiting() or (not yes and proposal.may_end(seat))


def come_back(ledger: Ledger, seat: int) -> Decision:
    if ledger.chairs[seat].stand_in is None:
        raise Refused("nothing_asked.return")
    return _keep(ledger, kinds.RETURN, seat, "")


def note(ledger: Ledger, kind: str, seat: int, text: str = "") -> Decision:
    """An entry that only the table needs: who joined, who is away."""
    return _keep(ledger, kind, seat, text)


def require_current(ledger: Ledger, sequence: int) -> None:
    """Stale unless the game stands as it did at that sequence number."""
    if not ledger.moved <= sequence <= ledger.sequence:
        raise Stale


def _keep(ledger: Ledger, kind: str, seat: int, text: str) -> Decision:
    return Decision([Draft(kind, seat, text, "")], ledger.waiting)


def _require_turn(ledger: Ledger, seat: int) -> None:
    if ledger.waiting == OVER:
        raise Refused("over.act")
    if ledger.waiting != seat:
        raise Refused("not_your_turn")
    if ledger.chairs[seat].bot is not None:
        raise Refused("stand_in")
