"""The text of every card, kept for review, and what must hold for any text."""

from typing import Any

from kit.cardfiles import card_keys, check_sentence, keys_of
from kit.golden import check_golden
from moonbase.cards import CardSet, Face
from moonbase.cards.fields import Whole
from moonbase.cards.place import Place
from moonbase.engine.text import Text
from moonbase.games.moon.cards.text import effect, flags_text, goods_text, requirement
from moonbase.games.moon.cards.verbs import PROGRAM
from moonbase.games.moon.cards.vocabulary import packaged_cards, read_cards
from moonbase.games.moon.effects.all_verbs import VERBS
from moonbase.games.moon.effects.verb import Verb
from moonbase.games.moon.rules.table import codes
from moonbase.games.moon.rules.table.names import COLOURS, REPUTATION_LEVELS, SELECTORS, WHENS
from moonbase.languages.speech import Speech


def asked_of(face: Face) -> list[Text]:
    """Return the cost of a structure, its requirement and the goods for assimilating it."""
    return [goods_text(face.values["cost"]), flags_text(face.values["need"]), goods_text(face.values["assimilate"])]


def block(face: Face, english: Speech) -> str:
    """A card as a person would want to review it."""
    lines = [f"{face.id}  {face.name}  ({kind(face)})"]
    if face.table == "structure":
        lines.append("  costs {}; needs {}; Assimilate for {}".format(*map(english.say, asked_of(face))))
    if face.table == "reputation":
        lines.append(f"  {english.say(requirement(face))}")
    return "\n".join([*lines, f"  {english.say(effect(face))}"])


def kind(face: Face) -> str:
    values = face.values
    if face.table == "structure":
        copies = f", {values['copies']} copies" if values["copies"] > 1 else ""
        return f"Era {values['era']}, {COLOURS[values['colour']]}{copies}"
    if face.table == "reputation":
        return f"{REPUTATION_LEVELS[values['level']]} Reputation, {values['hearts']} Hearts"
    if face.table == "expedition":
        return f"Expedition, {'first' if values['first'] else 'Era ' + str(values['era'])}"
    return "Base"


def test_texts_of_all_cards(cards: CardSet, english: Speech) -> None:
    check_golden("moon-cards.txt", "\n\n".join(block(face, english) for face in cards.faces) + "\n")


def test_texts_are_sentences(cards: CardSet, english: Speech) -> None:
    for face in cards.faces:
        check_sentence(english.say(effect(face)))


def test_text_follows_an_overlay(english: Speech) -> None:
    overlay = '[card."S1-17"]\ndo = [{ pay = { metal = 2, bio = 1 } }, { build = "discard", less = 1 }]'
    face = read_cards(packaged_cards(), overlay).face("S1-17")
    assert english.say(effect(face)) == (
        "Flip: pay 1 Bio and 2 Metal, then construct 1 extra card from the discard pile, "
        "paying 1 Resource less than its cost and having the Flags it needs."
    )


def test_numbers_pick_the_right_form(english: Speech) -> None:
    overlay = """
        [card."X1-1"]
        do = [{ score = "X", per = "winning", max = 2 }]
        [card."X1-2"]
        do = [{ recall = 2 }]
        [card."RB-8"]
        require = "flag types"
        least = 1
        [card."X2-2"]
        do = [{ rewards = 1 }]
    """
    cards = read_cards(packaged_cards(), overlay)
    assert english.say(effect(cards.face("X1-1"))) == "Once a turn: score X Hearts for each Flag type you are winning, counting at most 2."
    assert english.say(effect(cards.face("X1-2"))) == "Once a turn: take 2 Rovers parked on your cards back into your supply."
    assert english.say(effect(cards.face("X2-2"))) == "Once a turn: take the assimilation reward of 1 card in the discard pile."
    assert english.say(requirement(cards.face("RB-8"))) == "Claim it when you have Flags of at least 1 different type."


WORDS = [verb.word for verb in VERBS if type(verb).phrase is Verb.phrase and not verb.word.special]
NUMBERED = [word.name for word in WORDS if isinstance(word.main.field, Whole)]
"""Verbs that say their number and nothing else."""
STEPS: list[dict[str, Any]] = [
    {"gain": {"energy": 1, "water": 1, "bio": 1, "metal": 1, "rover": 2, "heart": 1}},
    *({"gain_any": n, "or_rover": rover} for n in (1, 2) for rover in (False, True)),
    {"gain_kind": 2, "other": True},
    {"gain_kind": 1, "per": "flags"},
    {"gain_kind": 1, "per": "flags", "max": 2},
    {"pay": {"bio": 1, "energy": 1, "water": 1}},
    {"pay_any": 1},
    {"pay_up_to": "metal"},
    {"pay_up_to": "metal", "max": 3},
    {"score": 1},
    *({"score": n, "per": "flags", "max": most} for n in (2, "X") for most in (1, 2)),
    *({"score": 1, "per": name} for name in SELECTORS),
    *({"score": 1, "per": name, "max": 1} for name in SELECTORS),
    *({"put": 1, "on": place} for place in ("this", "grey", "empty grey")),
    *({"build": source} for source in ("stack", "discard", "previous", "top 3")),
    {"build": "stack", "less": 1},
    {"free": True},
    {"voucher": True},
    {"convert": True},
    {"produce": "blue"},
    *({verb: 2} for verb in ("reward", "unflip", *NUMBERED)),
    {"unflip": 1},
    *({"swap": source} for source in ("stack", "discard top", "discard")),
    *({"special": rule} for rule in ("gather", "scrap", "obelisk")),
]
RULES: list[dict[str, Any]] = [
    {"mirror": "flags"},
    {"wild_flag": 1},
    {"discount": 1},
    *({"discount": 1, "on": colour, "first": True} for colour in ("all", *COLOURS)),
]


def doing(face: Face, time: int, steps: list[dict[str, Any]]) -> Face:
    at = Place()
    ops = PROGRAM.read(steps, at)
    assert not at.problems
    return face._replace(values={**face.values, "when": time}, ops=ops)


def test_every_template_is_said_by_some_card(cards: CardSet) -> None:
    printer, hyped, reputation = cards.face("S1-17"), cards.face("X1-1"), cards.face("RB-1")
    faces = [*cards.faces, printer._replace(ops=())]
    faces += [doing(printer, codes.FLIP, [{"pay_any": 1}, step, {"score": 1}]) for step in STEPS]
    faces += [doing(face, codes.ALWAYS, [rule]) for rule in RULES for face in (printer, hyped)]
    for time in WHENS.values():
        faces += [doing(face, time, [{"unflip": n}]) for n in (1, 2) for face in (printer, hyped) if time != codes.ALWAYS and time]
    texts = [effect(face) for face in faces]
    texts += [each for face in cards.table("structure") for each in asked_of(face)]
    asking = [reputation._replace(values={**reputation.values, "require": selector, "least": 1}) for selector in SELECTORS.values()]
    texts += map(requirement, [reputation, *asking])
    assert card_keys("moon", cards) - set().union(*map(keys_of, texts)) == set()
