"""Answers to questions at the table: why not, what a card says, what a rule says, what happened."""

from collections.abc import Sequence
from textwrap import fill

from rich.text import Text as Styled

from moonbase.cli.cards_command import found
from moonbase.cli.names import Narrator
from moonbase.cli.party import Party
from moonbase.cli.rules import letter, rule, rules, rules_on, sections
from moonbase.cli.table import Choice, Painter
from moonbase.engine.events import visible
from moonbase.engine.game import GameError, Refusal
from moonbase.engine.text import Text

LAST = 20
MANY = 5


def why(party: Party, choice: Choice, choices: list[Choice]) -> list[str]:
    """The rule that closes a choice, its sentence, and the cheapest way to open it."""
    refusal = party.game.why_not(party.session.state, party.me, choice.action)
    if refusal is None:
        return [f"{choice.words}: this is open."]
    lines = [f"{choice.words}: {party.narrator.plain(refusal.reason)}"]
    sentence = rules(party.game.name).get(refusal.rule)
    lines.append(f"  {refusal.rule}  {sentence}" if sentence else f"  {refusal.rule}")
    return [*lines, f"  {_repair(party, refusal, choices)}"]


def _repair(party: Party, refusal: Refusal, choices: list[Choice]) -> str:
    """``To open it: 17 Park on ..., then Take Energy.``: the first step with its number."""
    if refusal.repair is None:
        return "Nothing you can do this turn opens it."
    steps = refusal.repair.args.get("steps")
    parts: Sequence[object] = steps if isinstance(steps, Sequence) and not isinstance(steps, str) else [refusal.repair]
    words = ", then ".join(party.narrator.plain(step) for step in parts if isinstance(step, Text))
    first = next((f"{choice.number} " for choice in choices if refusal.steps and choice.action == refusal.steps[0]), "")
    return f"To open it: {first}{words}."


def about_card(party: Party, painter: Painter, wanted: str) -> list[str]:
    cards = found(party.game.gallery(), wanted)
    lines: list[str] = []
    for card in cards[:MANY]:
        lines += painter.card_lines(card)
        lines += [f"  {note}" for note in rules_on(party.game.name, str(card["name"]))]
    if len(cards) > MANY:
        lines.append(f"... and {', '.join(str(card['name']) for card in cards[MANY:])}")
    return lines


def about_rule(party: Party, id: str) -> list[str]:
    if not id:
        first = letter(party.game.name)
        return [*sections(party.game.name), f"Name a rule, such as 'rule {first}5.3', or a section, such as 'rule {first}5'."]
    return rule(party.game.name, id).splitlines()


def log(party: Party, count: str) -> list[str]:
    """The last things that the person saw; without a number at least all since their last turn."""
    if count and (not count.isdecimal() or int(count) == 0):
        raise GameError("log takes a number of lines, such as 'log 40'")
    lines = _told(party, 0)
    return lines[-(int(count) if count else max(LAST, len(_told(party, _last_turn(party))))) :]


def _told(party: Party, first: int) -> list[str]:
    return [party.narrator.plain(text) for events in party.session.history[first:] for text in visible(events, party.me)]


def _last_turn(party: Party) -> int:
    """The step after the person's last one before others acted."""
    seats = [step.seat for step in party.session.record.steps]
    while seats and seats[-1] not in party.bots:
        seats.pop()
    while seats and seats[-1] != party.me:
        seats.pop()
    return len(seats)


def choice_lines(choices: list[Choice], narrator: Narrator, width: int) -> list[Styled]:
    """Every choice in words, the closed ones with their reason; wrapped lines begin under the words."""
    lines = []
    for choice in choices:
        if choice.refusal is None:
            line = Styled(_hanging(f"{choice.number:>4}  {choice.words}", width))
            line.stylize("bold green", 0, 4)
        else:
            why = f"{choice.words}  ✗ {narrator.plain(choice.refusal.reason)} {choice.refusal.rule}"
            line = Styled(_hanging(f"{f'({choice.number})':>5} {why}", width), "dim")
        lines.append(line)
    return lines


def _hanging(line: str, width: int) -> str:
    return fill(line, width - 1, subsequent_indent=" " * 8)
