"""Answers to questions at the table: why not, what a card says, what a rule says, what happened."""

from moonbase.cli.card_words import card_lines
from moonbase.cli.cards_command import found
from moonbase.cli.party import Party
from moonbase.cli.rules import rule, rules, rules_on
from moonbase.cli.table import Choice
from moonbase.engine.events import visible
from moonbase.engine.game import GameError

LAST = 20
MANY = 5


def why(party: Party, choice: Choice) -> list[str]:
    """The rule that closes a choice, its sentence, and the cheapest way to open it."""
    refusal = party.game.why_not(party.session.state, party.me, choice.action)
    if refusal is None:
        return [f"{choice.words}: this is open."]
    lines = [f"{choice.words}: {party.narrator.plain(refusal.reason)}"]
    sentence = rules(party.game.name).get(refusal.rule)
    lines.append(f"  {refusal.rule}  {sentence}" if sentence else f"  {refusal.rule}")
    if refusal.repair is None:
        return [*lines, "  Nothing you can do this turn opens it."]
    return [*lines, f"  To open it: {party.narrator.plain(refusal.repair)}."]


def about_card(party: Party, wanted: str) -> list[str]:
    cards = found(party.game.gallery(), wanted)
    lines: list[str] = []
    for card in cards[:MANY]:
        lines += card_lines(card)
        lines += [f"  {note}" for note in rules_on(party.game.name, str(card["name"]))]
    if len(cards) > MANY:
        lines.append(f"... and {', '.join(str(card['name']) for card in cards[MANY:])}")
    return lines


def about_rule(party: Party, id: str) -> list[str]:
    if not id:
        raise GameError("name a rule, such as 'rule M5.3', or a section, such as 'rule M5'")
    return rule(party.game.name, id).splitlines()


def log(party: Party, count: str) -> list[str]:
    """The last things that the person saw."""
    if count and (not count.isdecimal() or int(count) == 0):
        raise GameError("log takes a number of lines, such as 'log 40'")
    lines = [party.narrator.plain(text) for events in party.session.history for text in visible(events, party.me)]
    return lines[-int(count or LAST) :]
