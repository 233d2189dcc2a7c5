"""What happened, as the person saw it, line by line; of the set-up only what tells the game in brief, unless all is asked for."""

from moonbase.cli.play.table import Party
from moonbase.cli.rendering.renderer import Painter
from moonbase.engine.events import visible
from moonbase.engine.game import GameError

LAST = 20
ALL = "all"


def log(party: Party, painter: Painter, asked: str) -> list[str]:
    """The last things; without a number at least all since the person's last turn."""
    asked = asked.casefold()
    if asked == ALL:
        return _told(party, 0)
    if asked.isdecimal() and int(asked) > 0:
        return _told(party, 0)[-int(asked) :]
    if asked:
        raise GameError("log takes a number of lines, such as 'log 40', or 'log all'")
    first = _first_question(party)
    head = [] if first == 0 else _set_up(party, painter, first)
    last = _last_turn(party)
    lines = _told(party, first)
    if last <= first:
        return head + lines
    return (head + lines)[-max(LAST, len(_told(party, last))) :]


def _told(party: Party, first: int, end: int | None = None) -> list[str]:
    return [party.narrator.plain(text) for events in party.session.history[first:end] for text in visible(events, party.me)]


def _set_up(party: Party, painter: Painter, end: int) -> list[str]:
    """What decides the game, and how much more there is to read."""
    events = [text for step in party.session.history[:end] for text in visible(step, party.me)]
    brief = [party.narrator.plain(text) for text in events if text.key in painter.headlines]
    more = len(events) - len(brief)
    return [*brief, f"(The set-up has {more} more lines: log {ALL}.)"] if more else brief


def _first_question(party: Party) -> int:
    """The step before which nature set the game up; 0 where it began at a position."""
    record = party.session.record
    if record.position is not None:
        return 0
    return next((number for number, step in enumerate(record.steps) if step.seat >= 0), len(record.steps))


def _last_turn(party: Party) -> int:
    """The step after the person's last one before others acted; alone there is no such moment to reach back to."""
    seats = [step.seat for step in party.session.record.steps]
    if not party.bots:
        return len(seats)
    while seats and seats[-1] not in party.bots:
        seats.pop()
    while seats and seats[-1] != party.me:
        seats.pop()
    return len(seats)
