"""Answers to questions at the table: why not, what a card says, what a rule says."""

from collections.abc import Sequence
from textwrap import fill

from rich.text import Text as Styled

from moonbase.cli.commands.cards import found
from moonbase.cli.lookup.rules import letter, rule, rules, rules_on, sections
from moonbase.cli.play.table import Party
from moonbase.cli.rendering.narrator import Narrator
from moonbase.cli.rendering.renderer import Choice, Painter
from moonbase.engine.game import Refusal
from moonbase.engine.text import Text

MANY = 5


def why(party: Party, choice: Choice, choices: list[Choice]) -> list[str]:
    """The rule that closes a choice, its sentence, and the cheapest way to open it."""
    refusal = party.game.why_not(party.session.state, party.me, choice.action)
    if refusal is None:
        return [choice.words, "  This is open."]
    sentence = rules(party.game.name).get(refusal.rule)
    return [
        choice.words,
        f"  {party.narrator.plain(refusal.reason)}",
        f"  {refusal.rule}  {sentence}" if sentence else f"  {refusal.rule}",
        *_repair(party, refusal, choices),
    ]


def _repair(party: Party, refusal: Refusal, choices: list[Choice]) -> list[str]:
    """The steps in their order, the first one with its number."""
    if refusal.repair is None:
        return ["  Nothing you can do this turn opens it."]
    steps = refusal.repair.args.get("steps")
    parts: Sequence[object] = steps if isinstance(steps, Sequence) and not isinstance(steps, str) else [refusal.repair]
    words = [party.narrator.plain(step) for step in parts if isinstance(step, Text)]
    number = next((str(choice.number) for choice in choices if refusal.steps and choice.action == refusal.steps[0]), "")
    head = "To open it:" if len(words) == 1 else "To open it, one after the other:"
    return [f"  {head}", *(f"    {number if k == 0 else '':>3}  {each}" for k, each in enumerate(words))]


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
