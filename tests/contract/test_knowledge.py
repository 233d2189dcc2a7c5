"""A view shows exactly the cards that a player with perfect memory knows from the events (M12.7)."""

from collections import Counter
from typing import Any

import pytest

from kit.moon.stage import Stage
from kit.randomly import play
from moonbase.catalog.registry import game
from moonbase.engine.events import Event, visible
from moonbase.engine.game import CHANCE, OVER, PUBLIC, GameError
from moonbase.engine.rng import Rng
from moonbase.engine.text import Ref, Text
from moonbase.languages.speech import speech

MOON = game("moon")
LEAVES = {
    "event.built": "card",
    "event.built_free": "card",
    "event.built_voucher": "card",
    "event.assimilated": "card",
    "event.discarded": "card",
}
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
        elif text.key in LEAVES and origin_of(text) == "from.hand":
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


def origin_of(text: Text) -> str:
    origin = text.args.get("from")
    return origin.key if isinstance(origin, Text) else "from.hand"


@pytest.mark.rule("M12.7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_seat_knows_exactly_what_it_was_shown(players: int) -> None:
    for seed in range(6):
        follow(players, seed)


def after_a_hidden_draw(draw: str) -> Stage:
    """Seat 0 has searched the stack; seat 1 then draws a card unseen, puts its Obelisk into the hand and assimilates an Obelisk from it."""
    stage = Stage(2).settle(1, "S1-27").settle(0, "S1-17").goods(0, metal=1).goods(1, energy=1, water=1)
    stage.hand(0, "S1-10", "S1-11", "S1-14").hand(1, "S1-12", "S1-13", "S1-15").discard("S1-01")
    stage.play("flip S1-17", "decline", "assimilate S1-10", "end", "assimilate S1-12", "end", "assimilate S1-13", "end")
    stage.play("expedition", "choose hand S1-11", f"deal {draw}", "obelisk S1-27")
    return stage.play(*(["build S1-14"] if stage.s.frame_n else []), "assimilate S1-27")


@pytest.mark.rule("M12.7")
def test_equal_facts_leave_equal_doubts_whatever_lies_hidden() -> None:
    """Two pasts that seat 0 cannot tell apart: the views agree, and so do the worlds it holds possible."""
    one, other = after_a_hidden_draw("S1-27"), after_a_hidden_draw("S1-16")
    told = [[speech(MOON).say(text) for text in stage.told(0)] for stage in (one, other)]
    assert told[0] == told[1]
    assert MOON.view(one.s, 0) == MOON.view(other.s, 0)
    for seed in range(20):
        assert MOON.resample(one.s, 0, Rng(seed)).numbers() == MOON.resample(other.s, 0, Rng(seed)).numbers()


@pytest.mark.rule("M12.7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_world_depends_on_the_view_alone(players: int) -> None:
    """Resampling twice gives what resampling once gives: nothing of the true world comes through."""
    for seed in range(40):
        s = play(MOON, players, seed, 30 + 9 * seed)
        for viewer in [*range(players), int(PUBLIC)]:
            if s.waiting != OVER:
                world = MOON.resample(s, viewer, Rng(seed + 7))
                assert MOON.resample(world, viewer, Rng(3)).numbers() == MOON.resample(s, viewer, Rng(3)).numbers()


@pytest.mark.parametrize("viewer", [2, 5, 6, -1, -2])
def test_there_is_nobody_else_to_look_for(viewer: int) -> None:
    s = MOON.new(2)
    with pytest.raises(GameError, match="there is no seat"):
        MOON.view(s, viewer)
    with pytest.raises(GameError, match="there is no seat"):
        MOON.resample(s, viewer, Rng(1))


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
