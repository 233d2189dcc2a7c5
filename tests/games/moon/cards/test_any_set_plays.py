"""Every set that the loader accepts plays to its end: random overlays over most cards, random play at every table."""

import random
import tomllib
from typing import Any

import pytest

from moonbase.cards import CardError, CardSet
from moonbase.cards.place import Place
from moonbase.cards.table import Table
from moonbase.engine.game import CHANCE, OVER
from moonbase.engine.rng import Rng
from moonbase.games.moon.cards.checks import TIMES_OF, VERBS_AT
from moonbase.games.moon.cards.vocabulary import FORMAT, packaged_cards
from moonbase.games.moon.effects.verb import TRIGGERS
from moonbase.games.moon.game import Moon
from moonbase.games.moon.rules.table.names import COLOURS, FLAGS, GOODS, RESOURCES, SELECTORS

CHANGED = 0.6
TRIES = 30
NAMES = {
    "pay_up_to": RESOURCES,
    "mirror": tuple(SELECTORS),
    "build": ("stack", "discard", "previous", "top 3"),
    "produce": ("blue",),
    "swap": ("stack", "discard top", "discard"),
}
BESIDE: dict[str, dict[str, tuple[Any, ...]]] = {
    "gain_any": {"or_rover": (True,)},
    "gain_kind": {"per": tuple(SELECTORS), "max": (1, 4), "other": (True,)},
    "pay_up_to": {"max": (1, 3)},
    "score": {"per": tuple(SELECTORS), "max": (1, 4)},
    "put": {"on": ("this", "grey", "empty grey")},
    "build": {"less": (1, 9)},
    "discount": {"on": ("all", *COLOURS), "first": (True,)},
}


def bag(rng: random.Random, names: tuple[str, ...], most: int = 3) -> dict[str, int]:
    return {rng.choice(names): rng.randint(1, most) for _ in range(rng.randint(1, 2))}


def step(rng: random.Random, verb: str) -> dict[str, Any]:
    if verb in ("gather", "scrap", "obelisk"):
        return {"special": verb}
    main: Any = rng.choice([1, 1, 2, 3, 5])
    if verb in ("gain", "pay"):
        main = bag(rng, GOODS if verb == "gain" else RESOURCES)
    elif verb in ("free", "voucher", "convert"):
        main = True
    elif verb in NAMES:
        main = rng.choice(NAMES[verb])
    elif verb == "score" and rng.random() < 0.2:
        main = "X"
    return {verb: main} | {key: rng.choice(values) for key, values in BESIDE.get(verb, {}).items() if rng.random() < 0.5}


def times(table: str, card: dict[str, Any]) -> tuple[str, ...]:
    if table == "structure":
        return TIMES_OF[COLOURS.index(card["colour"])]
    if table == "expedition":
        return ("bonus",) if "first" in card else ("bonus", "bonus", "always", "spend", "assimilate", "park", "flipping")
    return ("claimed", "claimed", "always", *TRIGGERS)


def change(rng: random.Random, table: str, card: dict[str, Any]) -> dict[str, Any]:
    if table == "base":
        return {"production": bag(rng, GOODS), "flags": bag(rng, FLAGS)}
    time = rng.choice(times(table, card))
    values: dict[str, Any] = {"when": time} | ({"kind": rng.choice(RESOURCES)} if time == "spend" else {})
    if VERBS_AT[time]:
        values["do"] = [step(rng, rng.choice(VERBS_AT[time])) for _ in range(rng.randint(1, 4))]
    if table == "reputation":
        values |= {"require": rng.choice(list(SELECTORS)), "least": rng.randint(1, 4)}
    if table == "structure":
        values |= {"cost": bag(rng, RESOURCES), "need": bag(rng, FLAGS) if rng.random() < 0.3 else {}, "assimilate": bag(rng, GOODS)}
        values |= {"production": bag(rng, GOODS, 9)} if card["colour"] == "blue" else {}
        values |= {"flags": bag(rng, FLAGS)} if card["colour"] == "yellow" else {}
    return values


def accepted(rng: random.Random, table: Table, card: dict[str, Any]) -> dict[str, Any]:
    """A changed card that the table takes, or the card as it was."""
    for _ in range(TRIES):
        at = Place()
        changed = card | change(rng, table.name, card)
        table.read(changed, at)
        if not at.problems:
            return changed
    return card


def random_set(seed: int) -> CardSet:
    rng = random.Random(seed)
    tables = {table.name: table for table in FORMAT.tables}
    cards: dict[str, list[dict[str, Any]]] = {name: [] for name in tables}
    for text in packaged_cards().values():
        for name, entries in tomllib.loads(text).items():
            cards[name] += [accepted(rng, tables[name], card) if rng.random() < CHANGED else card for card in entries]
    faces = [tables[name].read(card, Place()) for name, entries in cards.items() for card in entries]
    made = CardSet("random", faces)
    at = Place()
    FORMAT.check(made, at)
    if at.problems:
        raise CardError(at.problems)
    return made


@pytest.mark.parametrize("seed", range(24))
def test_random_sets_play_to_the_end(seed: int) -> None:
    game = Moon(random_set(seed))
    players = 2 + seed % 4
    rng = Rng(seed)
    state = game.new(players)
    steps = 0
    while game.waiting_on(state) != OVER:
        if game.waiting_on(state) == CHANCE:
            action = game.sample(state, rng)
        else:
            legal = game.legal(state)
            action = legal[rng.below(len(legal))]
        game.apply(state, action, [])
        steps += 1
        assert steps <= game.longest
        if steps % 25 == 0 or game.waiting_on(state) == OVER:
            assert game.audit(state) == []
            assert game.load(game.dump(state)).numbers() == state.numbers()
    assert len(game.scores(state)) == players
