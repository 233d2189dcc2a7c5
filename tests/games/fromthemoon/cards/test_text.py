"""The text of every tile, kept for review, and what must hold for any text."""

from typing import Any

import pytest

from kit.cardfiles import card_keys, check_sentence, keys_of
from kit.golden import check_golden
from moonbase.cards import CardSet, Face
from moonbase.cards.fields import Whole
from moonbase.cards.place import Place
from moonbase.games.fromthemoon.cards.text import cost, effect
from moonbase.games.fromthemoon.cards.verbs import PROGRAM
from moonbase.games.fromthemoon.cards.vocabulary import packaged_cards, read_cards
from moonbase.games.fromthemoon.effects.verb import Verb
from moonbase.games.fromthemoon.effects.verbs.listed import VERBS
from moonbase.games.fromthemoon.rules.table.names import SELECTORS, TO_SHIPS, WHENS
from moonbase.languages.speech import Speech

OWN_COST = ("mission", "improvement", "price", "level")
"""Tables whose text names the cost."""


def block(face: Face, english: Speech) -> str:
    """A tile as a person would want to review it."""
    copies = face.values.get("copies", 1)
    head = f"{face.id}  {face.name}  ({face.table.replace('_', ' ')}{f', {copies} copies' if copies > 1 else ''})"
    paid = [f"  costs {english.say(cost(face))}"] if "cost" in face.values and face.table not in OWN_COST else []
    return "\n".join([head, *paid, f"  {english.say(effect(face))}"])


def test_texts_of_all_tiles(cards: CardSet, english: Speech) -> None:
    check_golden("fromthemoon-cards.txt", "\n\n".join(block(face, english) for face in cards.faces) + "\n")


def test_texts_are_sentences(cards: CardSet, english: Speech) -> None:
    for face in cards.faces:
        check_sentence(english.say(effect(face)))


@pytest.mark.parametrize(
    ("id", "values", "text"),
    [
        ("T-08", "do = [{ recruit = 2 }]", "Activate: recruit 2 astronauts for free."),
        ("T-02", "do = [{ pay = { energy = 2 } }, { train = 2 }]", "Activate: pay 2 energy to train 2 specialists."),
        ("T-01", "do = [{ gain_any = 3 }]", "Activate: gain 3 resources of your choice, in any mix."),
        (
            "L-01",
            "do = [{ gain = { battery = 2 } }, { or = true }, { upgrade = 2 }]",
            "Activate: gain 2 batteries or improve 2 greenhouses for free.",
        ),
        (
            "L-01",
            'do = [{ pay = { energy = 1 } }, { foundation = 1 }, { or = true }, { approve = "titan" }]',
            "Activate: pay 1 energy to take 1 foundation, or get an approval for Titan.",
        ),
        ("S-08", "do = [{ activate = 2 }]", "Income: activate 2 of your laboratories, each once."),
        (
            "G-01",
            'do = [{ score = 1, per = "group" }]',
            "At the end of the game: score 1 point for each building in your largest connected group.",
        ),
        (
            "P-01",
            "refill = 1",
            "Each time you take a foundation: gain 1 achievement. "
            "When the first pawn enters: place 1 cube on each Terrain tile, as far as there is room.",
        ),
        ("O-1", "least = 1", "Have at least 1 achievement at the end of the game."),
        ("PR-01", "cost = {}", "Costs nothing."),
        ("ME-1", "cost = {}\npoints = 1", "Construct: score 1 point."),
        ("D-1", "objectives = 1", "Meet 1 objective."),
    ],
)
def test_the_text_follows_the_values(id: str, values: str, text: str, english: Speech) -> None:
    face = read_cards(packaged_cards(), f'[card."{id}"]\n{values}').face(id)
    assert english.say(effect(face)) == text


WORDS = [verb.word for verb in VERBS if type(verb).phrase is Verb.phrase and not verb.word.special]
NUMBERED = [word.name for word in WORDS if isinstance(word.main.field, Whole)]
"""Verbs that say their number and nothing else."""
STEPS: list[list[dict[str, Any]]] = [
    [{"gain": {"achievement": 2}}, {"gain": {"energy": 1}, "per": "labs"}],
    *([{"gain_any": n}] for n in (1, 2)),
    [{"gain_any": 1, "per": "labs"}],
    *([{"score": 1, "per": name}] for name in SELECTORS),
    *([{"approve": ships}] for ships in TO_SHIPS),
    *([{"approve": "any", "only": work}] for work in ("construct", "improve")),
    *([{verb: 2}] for verb in ("recruit", "train", "greenhouse", "upgrade", "foundation", "lab", *NUMBERED)),
    [{"greenhouse": 1, "from": "stack"}],
    [{"research": True}],
    [{"pay": {"metal": 1}}, {"train": 1}, {"or": True}, {"score": 2}],
]


def doing(face: Face, steps: list[dict[str, Any]], **values: Any) -> Face:
    at = Place()
    ops = PROGRAM.read(steps, at)
    assert not at.problems
    return face._replace(values={**face.values, **values}, ops=ops)


def test_every_template_is_said_by_some_tile(cards: CardSet) -> None:
    known = card_keys("fromthemoon", cards)
    terrain, large, objective = cards.face("T-01"), cards.face("G-01"), cards.face("O-1")
    faces = [*cards.faces, *(doing(terrain, steps) for steps in STEPS)]
    faces += [doing(large, [{"score": 1}], when=code) for name, code in WHENS.items() if name != "always"]
    counts = [code for name, code in SELECTORS.items() if f"card.things.{name.replace(' ', '_')}" in known]
    faces += [objective._replace(values={**objective.values, "count": code}) for code in counts]
    texts = [*map(effect, faces), *(cost(face) for face in [terrain, *cards.faces])]
    assert known - set().union(*map(keys_of, texts)) == set()
