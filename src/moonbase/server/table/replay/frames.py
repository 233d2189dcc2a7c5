"""The frames of a replay for a viewer: the table's message at one step, and the list of all steps."""

from msgspec import Struct, structs

from moonbase.engine.events import Event
from moonbase.engine.game import PUBLIC, Game
from moonbase.engine.text import Text
from moonbase.records.record import Step
from moonbase.server.base.errors import Refused
from moonbase.server.base.wire import TableEvent, TableMessage
from moonbase.server.table.log.ledger import Ledger
from moonbase.server.table.message import looked_at, seats_shown, shown
from moonbase.server.table.replay.positions import Replay


class StepShown(Struct):
    """One step. ``seat`` is null for nature; the action is named to its own seat; there are no lines where the viewer saw nothing of it."""

    step: int
    seat: int | None
    action: str | None
    lines: list[Text]
    era: int | None
    round: int
    turn: int
    phase: str


def viewer_allowed(ledger: Ledger, own: int | None, asked: int | None) -> int:
    """Return the viewer that somebody may be: while a game runs one's own seat, or PUBLIC; afterwards any seat."""
    if asked is None:
        return int(PUBLIC) if own is None else own
    if asked not in range(ledger.row.players):
        raise Refused("malformed", f"There is no seat {asked} to look from.")
    if asked != own and not ledger.ended:
        raise Refused("not_over.view")
    return asked


def steps_shown(game: Game, replay: Replay, viewer: int) -> list[StepShown]:
    acts = zip(replay.steps, replay.history, replay.states[1:], strict=True)
    found: list[StepShown] = []
    for number, (step, events, state) in enumerate(acts, 1):
        event = act_shown(number, step, events, viewer)
        far = game.progress(state)
        found.append(StepShown(number, event.seat, event.action, event.lines, far.era, far.round, far.turn, far.phase))
    return found


def frame(ledger: Ledger, replay: Replay, viewer: int, step: int) -> TableMessage:
    """Return the table's message at a step. Its one event is the step itself, under the number of the step."""
    if not 0 <= step < len(replay.states):
        raise Refused("malformed", f"The steps of this game are 0 to {len(replay.steps)}.")
    s = replay.states[step]
    return structs.replace(
        looked_at(ledger, s, seats_shown(ledger, ()), step, len(replay.steps)),
        you=viewer if viewer >= 0 else None,
        view=ledger.sight.of(s, viewer),
        events=events_at(replay, viewer, step),
    )


def events_at(replay: Replay, viewer: int, step: int) -> list[TableEvent]:
    return [act_shown(step, replay.steps[step - 1], replay.history[step - 1], viewer)] if step > 0 else []


def act_shown(number: int, step: Step, events: list[Event], viewer: int) -> TableEvent:
    return shown(number, "act", step.seat, step.text, events, 0.0, viewer)
