"""Answers to questions at the table: why not, what a card says, what a rule says."""

from collections.abc import Sequence

from moonbase.cli.lookup.cards import search
from moonbase.cli.lookup.rules import letter, rule, rules, rules_on, sections
from moonbase.cli.play.table import Table
from moonbase.cli.rendering.choices import Choice
from moonbase.cli.rendering.renderer import Renderer
from moonbase.engine.game import Refusal
from moonbase.engine.text import Text
from moonbase.languages.speech import spoken_gallery

MANY = 5


def why(table: Table, choice: Choice, choices: list[Choice]) -> list[str]:
    """The rule that closes a choice, its sentence, and the cheapest way to open it."""
    refusal = table.game.why_not(table.session.state, table.me, choice.action)
    if refusal is None:
        return [choice.words, "  This is open."]
    sentence = rules(table.game.name).get(refusal.rule)
    return [
        choice.words,
        f"  {table.narrator.plain(refusal.reason)}",
        f"  {refusal.rule}  {sentence}" if sentence else f"  {refusal.rule}",
        *_repair(table, refusal, choices),
    ]


def _repair(table: Table, refusal: Refusal, choices: list[Choice]) -> list[str]:
    """The steps in their order, the first one with its number."""
    if refusal.repair is None:
        return ["  Nothing you can do this turn opens it."]
    steps = refusal.repair.args.get("steps")
    parts: Sequence[object] = steps if isinstance(steps, Sequence) and not isinstance(steps, str) else [refusal.repair]
    words = [table.narrator.plain(step) for step in parts if isinstance(step, Text)]
    number = next((str(choice.number) for choice in choices if refusal.steps and choice.action == refusal.steps[0]), "")
    head = "To open it:" if len(words) == 1 else "To open it, one after the other:"
    return [f"  {head}", *(f"    {number if k == 0 else '':>3}  {each}" for k, each in enumerate(words))]


def about_card(table: Table, renderer: Renderer, wanted: str) -> list[str]:
    cards = search(spoken_gallery(table.game), wanted)
    lines: list[str] = []
    for card in cards[:MANY]:
        lines += renderer.card_lines(card)
        lines += [f"  {note}" for note in rules_on(table.game.name, str(card["name"]))]
    if len(cards) > MANY:
        lines.append(f"... and {', '.join(str(card['name']) for card in cards[MANY:])}")
    return lines


def about_rule(table: Table, id: str) -> list[str]:
    if not id:
        first = letter(table.game.name)
        return [*sections(table.game.name), f"Name a rule, such as 'rule {first}5.3', or a section, such as 'rule {first}5'."]
    return rule(table.game.name, id).splitlines()
