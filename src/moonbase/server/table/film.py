"""A game played again, step by step, for whoever may see it."""

from collections import OrderedDict
from typing import Final

from moonbase.engine.game import OVER, PUBLIC, Game, State
from moonbase.engine.notation import read
from moonbase.server.errors import Refused
from moonbase.server.table.ledger import Ledger
from moonbase.server.table.message import scores, seats_shown, shown
from moonbase.server.wire import TableEvent, TableMessage
from moonbase.server.words import Speech

MOST_FILMS: Final = 8


class Films:
    """The positions of the games that were looked at last."""

    def __init__(self) -> None:
        self._kept: Final[OrderedDict[tuple[str, int], list[State]]] = OrderedDict()

    def positions(self, ledger: Ledger) -> list[State]:
        key = ledger.row.id, ledger.moved
        found = self._kept.pop(key, None) or positions(ledger)
        self._kept[key] = found
        while len(self._kept) > MOST_FILMS:
            self._kept.popitem(last=False)
        return found


def positions(ledger: Ledger) -> list[State]:
    """Before the first action, and after each."""
    game, world = ledger.game, ledger.opening().state
    found = [game.clone(world)]
    for step in ledger.session.record.steps:
        game.apply(world, read(game, world, step.text))
        found.append(game.clone(world))
    return found


def viewer_allowed(ledger: Ledger, own: int | None, asked: int | None) -> int:
    """While a game runs one sees what one's own seat sees, or PUBLIC; afterwards any seat's view."""
    if asked is None:
        return int(PUBLIC) if own is None else own
    if asked not in range(ledger.row.players):
        raise Refused("malformed", f"There is no seat {asked} to look from.")
    if asked != own and ledger.waiting != OVER:
        raise Refused("not_over", "Another seat's view is shown after the end of the game.")
    return asked


def still(ledger: Ledger, found: list[State], speech: Speech, viewer: int, step: int) -> TableMessage:
    """The table's message at a step. Its one event is the step itself, under the number of the step."""
    if not 0 <= step < len(found):
        raise Refused("malformed", f"The steps of this game are 0 to {len(found) - 1}.")
    game, s = ledger.game, found[step]
    over = s.waiting == OVER
    return TableMessage(
        table=ledger.row.id,
        sequence=ledger.sequence,
        you=viewer if viewer >= 0 else None,
        game=game.name,
        title=game.title,
        names=ledger.names,
        seats=seats_shown(ledger, ()),
        waiting=int(s.waiting) if s.waiting >= 0 else None,
        view=game.view(s, viewer),
        choices=[],
        closed=[],
        events=events_at(game, ledger, speech, viewer, step),
        undo=False,
        redo=False,
        takeback=None,
        replace=None,
        clock=None,
        scores=scores(game, s) if over else None,
        over=over,
        step=step,
        steps=len(found) - 1,
    )


def events_at(game: Game, ledger: Ledger, speech: Speech, viewer: int, step: int) -> list[TableEvent]:
    if step == 0:
        return []
    done, events = ledger.session.record.steps[step - 1], ledger.session.history[step - 1]
    return [shown(step, "act", done.seat, done.text, events, 0.0, speech, viewer)]
