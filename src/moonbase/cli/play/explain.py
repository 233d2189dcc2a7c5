"""Answers to questions at the table: why not, what a card says, what a rule says."""

from collections.abc import Sequence

from moonbase.cli.lookup.cards import search
from moonbase.cli.lookup.rules import letter, rule, rules, rules_on, sections
from moonbase.cli.play.table import Table
from moonbase.cli.rendering.choices import Choice
from moonbase.cli.rendering.lines import Line
from moonbase.cli.rendering.renderer import Renderer
from moonbase.engine.game import Refusal
from moonbase.engine.text import Text

MANY = 5


def why(table: Table, choice: Choice, choices: list[Choice]) -> list[Line]:
    """Say the rule that closes a choice, its sentence, and the cheapest way to open it."""
    refusal = table.game.why_not(table.session.state, table.me, choice.action)
    if refusal is None:
        return [Line(choice.words), Line(table.narrator.say("why_not.open"), 2)]
    found = rules(table.game.name, table.language).get(refusal.rule)
    return [
        Line(choice.words),
        Line(table.narrator.plain(refusal.reason), 2),
        Line(f"{refusal.rule}  {found.text}" if found else refusal.rule, 2),
        *_repair(table, refusal, choices),
    ]


def _repair(table: Table, refusal: Refusal, choices: list[Choice]) -> list[Line]:
    """Say the steps in their order, the first one with its number."""
    if refusal.repair is None:
        return [Line(table.narrator.say("why_not.never"), 2)]
    steps = refusal.repair.args.get("steps")
    parts: Sequence[object] = steps if isinstance(steps, Sequence) and not isinstance(steps, str) else [refusal.repair]
    words = [table.narrator.plain(_bare(step)) for step in parts if isinstance(step, Text)]
    number = next((str(choice.number) for choice in choices if refusal.steps and choice.action == refusal.steps[0]), "")
    head = table.narrator.say("why_not.repair", n=len(words))
    return [Line(head, 2), *(Line(f"{number if k == 0 else '':>3}  {each}", 4) for k, each in enumerate(words))]


def _bare(step: Text) -> Text:
    """Return a step without its place in the order, which the lines show."""
    inner = step.args.get("step")
    return inner if isinstance(inner, Text) else step


def about_card(table: Table, renderer: Renderer, wanted: str) -> list[Line]:
    narrator, game = table.narrator, table.game
    cards = search(narrator.gallery.values(), wanted)
    lines: list[Line] = []
    for card in cards[:MANY]:
        lines += renderer.card_lines(card)
        lines += [Line(note, 2) for note in rules_on(game.name, str(narrator.cards[str(card["id"])]["name"]), table.language)]
    if len(cards) > MANY:
        lines.append(Line(narrator.say("lookup.more", cards=", ".join(str(card["name"]) for card in cards[MANY:]))))
    return lines


def about_rule(table: Table, id: str) -> list[Line]:
    name = table.game.name
    if id:
        return [Line(each) for each in rule(name, id, table.language)]
    how = table.narrator.say("lookup.rule", rule=f"{letter(name)}5.3", section=f"{letter(name)}5")
    return [*map(Line, sections(name, table.language)), Line(how)]
