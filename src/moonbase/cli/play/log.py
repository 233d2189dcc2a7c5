"""The log of a game as the person saw it. It shortens the set-up to its headlines unless all is asked for."""

from moonbase.cli.base.errors import TerminalError
from moonbase.cli.play.table import Table
from moonbase.cli.rendering.renderer import Renderer
from moonbase.engine.events import visible

LAST = 20
ALL = "all"
"""The word that asks for all of it, in every language."""


def log(table: Table, renderer: Renderer, asked: str) -> list[str]:
    """Tell the last things; without a number at least all since the person's last turn."""
    asked = asked.casefold()
    if asked in (ALL, table.narrator.say("word.all").casefold()):
        return _told(table, 0)
    if asked.isdecimal() and int(asked) > 0:
        return _told(table, 0)[-int(asked) :]
    if asked:
        raise TerminalError("typed.log")
    first = _first_question(table)
    head = [] if first == 0 else _set_up(table, renderer, first)
    last = _last_turn(table)
    lines = _told(table, first)
    if last <= first:
        return head + lines
    return (head + lines)[-max(LAST, len(_told(table, last))) :]


def _told(table: Table, first: int, end: int | None = None) -> list[str]:
    return [table.narrator.plain(text) for events in table.session.history[first:end] for text in visible(events, table.me)]


def _set_up(table: Table, renderer: Renderer, end: int) -> list[str]:
    """Return the headlines, and say how much more there is to read."""
    events = [text for step in table.session.history[:end] for text in visible(step, table.me)]
    brief = [table.narrator.plain(text) for text in events if text.key in renderer.headlines]
    more = len(events) - len(brief)
    return [*brief, table.narrator.say("log.set_up", n=more)] if more else brief


def _first_question(table: Table) -> int:
    """Return the step before which nature set the game up; 0 where it began at a position."""
    record = table.session.record
    if record.position is not None:
        return 0
    return next((number for number, step in enumerate(record.steps) if step.seat >= 0), len(record.steps))


def _last_turn(table: Table) -> int:
    """Return the step after the person's last one before others acted; alone there is no such moment to reach back to."""
    seats = [step.seat for step in table.session.record.steps]
    if not table.bots:
        return len(seats)
    while seats and seats[-1] not in table.bots:
        seats.pop()
    while seats and seats[-1] != table.me:
        seats.pop()
    return len(seats)
