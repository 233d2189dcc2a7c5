"""A view shows the prices that the open choices cost, also during special research."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from kit.fromthemoon.surface import FTM, Surface
from moonbase.games.fromthemoon.rules.table import actions as a
from moonbase.games.fromthemoon.rules.table import codes as c
from moonbase.games.fromthemoon.rules.table.frames import Effect, Research
from moonbase.games.fromthemoon.rules.table.names import PRICED
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState, frame
from moonbase.games.fromthemoon.turns.bills import bill
from moonbase.games.fromthemoon.view.prices import prices_view

Walk = Callable[..., Iterator[FromTheMoonState]]
PIECES = {
    int(a.A_GREENHOUSE): "greenhouse",
    int(a.A_UPGRADE): "upgrade",
    int(a.A_RECRUIT): "recruit",
    int(a.A_TRAIN): "train",
    int(a.A_FOUNDATION): "foundation",
    int(a.A_LAB): "lab",
}


def shown(prices: dict[str, Any], verb: int, value: int) -> dict[str, int]:
    """The price of a piece as a page puts it together."""
    extra = prices["rows"][value // int(c.DISPLAY_COLUMNS)] if verb == a.A_LAB else {}
    price = prices[PIECES[verb]]
    return {good: price.get(good, 0) + extra.get(good, 0) for good in PRICED if price.get(good, 0) + extra.get(good, 0)}


def prices(stage: Surface, seat: int = 0) -> Any:
    return json.loads(json.dumps(FTM.view(stage.s, 0)))["seats"][seat]["prices"]


@pytest.mark.rule("F11.8")
def test_special_research_has_one_price_for_all() -> None:
    stage = Surface(2).foundations(0, 3).lab(0, 1, 1, "L-16").taken(1, "mars", 1)
    stage.goods(0, metal=9, water=9, polymer=9, food=9, battery=9, energy=9)
    before = prices(stage)
    assert (before["foundation"], before["lab"], before["rows"]) == (
        {"metal": 1, "polymer": 1, "energy": 1},
        {"polymer": 1},
        [{}, {"energy": 1}, {"energy": 2}],
    )
    stage.play("lab 1 L-01").nature()
    stage.play("space 1-2", "activate 1-1", "improve mars 1", "gain food")
    now = prices(stage)
    assert now["foundation"] == now["lab"] == now["research"] == {"energy": 2}
    assert now["rows"] == [{}, {}, {}]
    assert prices(stage, 1) == before


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_piece_costs_what_is_shown(walk: Walk, players: int) -> None:
    kinds = set()
    for s in walk(players, 30 + players, cubes=15):
        if s.waiting != s.cur:
            continue
        view = prices_view(s, s.cur)
        for action in FTM.legal(s):
            verb, value = action // int(a.SPAN), action % int(a.SPAN)
            if verb in PIECES:
                paid = {good: n for good, n in zip(PRICED, bill(s, action), strict=True) if n}
                assert shown(view, verb, value) == paid, FTM.say(s, action)
                kinds.add(int(frame(s, 0)) if s.frame_n else 0)
    assert {0, int(Effect.KIND), int(Research.KIND)} <= kinds
