"""What a seat knows, followed by hand from the facts it was told, equals what the view shows it (M12.7)."""

from collections import Counter
from typing import Any

import pytest

from moonbase.engine.events import Event, visible
from moonbase.engine.game import CHANCE, OVER, PUBLIC
from moonbase.engine.rng import Rng
from moonbase.engine.text import Ref, Text
from moonbase.registry import game

MOON = game("moon")
LEAVES = {"event.built": "card", "event.built_free": "card", "event.assimilated": "card", "event.discarded": "card"}
ENTERS = {"event.obelisk": "card", "event.fetched": "card", "event.drew": "card", "event.dealt": "card"}


class Memory:
    """A player with perfect memory and no other source than the facts told to the seat (or to a spectator)."""

    def __init__(self, viewer: int, players: int) -> None:
        self.viewer = viewer
        self.players = players
        self.hands: list[Counter[str]] = [Counter() for _ in range(players)]

    def hear(self, text: Text, view: Any) -> None:
        if text.key == "event.passed":
            self.hands = [self.hands[-1], *self.hands[:-1]]
            if self.viewer >= 0:
                self.hands[self.viewer] = Counter(view["seats"][self.viewer]["hand"]["known"])
            return
        if text.key == "event.era":
            self.hands = [Counter() for _ in range(self.players)]
        if text.key in ENTERS:
            self.hands[seat_of(text)][card_of(text)] += 1
        elif text.key in LEAVES and source_of(text) == "source.hand":
            hand = self.hands[seat_of(text)]
            hand[card_of(text)] -= 1
            if hand[card_of(text)] <= 0:
                del hand[card_of(text)]


def seat_of(text: Text) -> int:
    ref = text.args["seat"]
    assert isinstance(ref, Ref)
    return int(ref.id)


def card_of(text: Text) -> str:
    ref = text.args["card"]
    assert isinstance(ref, Ref)
    return ref.id


def source_of(text: Text) -> str:
    source = text.args.get("source")
    return source.key if isinstance(source, Text) else "source.hand"


@pytest.mark.rule("M12.7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_seat_knows_exactly_what_it_was_shown(players: int) -> None:
    for seed in range(6):
        follow(players, seed)


def follow(players: int, seed: int) -> None:
    rng = Rng(seed)
    s = MOON.new(players)
    memories = [Memory(viewer, players) for viewer in [*range(players), int(PUBLIC)]]
    while s.waiting != OVER:
        log: list[Event] = []
        actions = MOON.legal(s)
        MOON.apply(s, MOON.sample(s, rng) if s.waiting == CHANCE else actions[rng.below(len(actions))], log)
        for memory in memories:
            view: Any = MOON.view(s, memory.viewer)
            for text in visible(log, memory.viewer):
                memory.hear(text, view)
            if view["question"] and view["question"]["kind"] == "leave out":
                continue  # a card lies open between hand and Settlement; the facts follow with its payment
            shown = [Counter(seat["hand"]["known"]) for seat in view["seats"]]
            assert shown == memory.hands, f"viewer {memory.viewer}, {players} players, seed {seed}"
