"""The log accounts for every good: stocks added up from the facts alone equal the stocks on the table."""

from typing import Any

import pytest

from moonbase.engine.events import Event
from moonbase.engine.game import CHANCE, OVER
from moonbase.engine.rng import Rng
from moonbase.engine.text import Arg, Ref, Text
from moonbase.registry import game

MOON = game("moon")
PLUS = {"event.gained": "what", "event.scored": "what", "event.received": "what", "event.cards_scored": "what"}
MINUS = {"event.paid": "what", "event.gave": "what", "event.built": "paid"}


def amounts(arg: Arg) -> list[tuple[str, int]]:
    texts = [arg] if isinstance(arg, Text) else arg
    out = []
    assert isinstance(texts, list)
    for text in texts:
        assert isinstance(text, Text)
        n = text.args["n"]
        assert isinstance(n, int)
        out.append((text.key.removeprefix("goods."), n))
    return out


class Ledger:
    def __init__(self, players: int) -> None:
        self.stock = [dict.fromkeys(("energy", "water", "bio", "metal", "heart"), 0) for _ in range(players)]

    def book(self, text: Text) -> None:
        seat = text.args.get("seat")
        if not isinstance(seat, Ref):
            return
        stock = self.stock[int(seat.id)]
        if text.key == "event.flag_won":
            n = text.args["n"]
            assert isinstance(n, int)
            stock["heart"] += n
        for keys, sign in ((PLUS, 1), (MINUS, -1)):
            if text.key in keys:
                for good, n in amounts(text.args[keys[text.key]]):
                    if good != "rover":
                        stock[good] += sign * n


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_stocks_follow_from_the_facts(players: int) -> None:
    for seed in range(5):
        rng = Rng(seed)
        s = MOON.new(players)
        ledger = Ledger(players)
        while s.waiting != OVER:
            log: list[Event] = []
            actions = MOON.legal(s)
            MOON.apply(s, MOON.sample(s, rng) if s.waiting == CHANCE else actions[rng.below(len(actions))], log)
            for event in log:
                ledger.book(event.text)
            view: Any = MOON.view(s, 0)
            shown = [{good: n for good, n in seat["goods"].items() if good != "rover"} for seat in view["seats"]]
            assert shown == ledger.stock
