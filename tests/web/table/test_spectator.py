"""A spectator sees no hand: neither on the page nor in its messages."""

import json
from typing import Any

from kit.server.heard import tables
from kit.server.prepared import Scene
from kit.server.serving import Serving
from moonbase.engine.game import PUBLIC
from web.visitor import Visitor
from web.words import button


def test_no_hand_is_on_the_page_nor_in_any_frame(browser: Any, server: Serving, visitor: Visitor, scenes: dict[str, Scene]) -> None:
    scene = scenes["watched"]
    player = visitor
    player.sit(scene)
    watcher = Visitor(browser, server)
    page = watcher.open(f"/table/{scene.table}")
    page.wait_for_selector("[data-face-down]")
    for what in ("assimilate", "end"):
        sequence = player.sequence
        if what == "assimilate":
            player.page.focus("[data-hand]")
            player.page.keyboard.press("a")
            player.page.click("[data-confirm]")
        else:
            player.page.click("[data-end][aria-disabled=false]")
            if player.page.query_selector("[data-leave]"):
                player.page.click("[data-leave]")
        player.moved(sequence)
        watcher.moved(sequence)
    names = {card["id"]: card["name"] for card in page.evaluate("fetch('/api/games/moon/gallery?plain=1').then(r => r.json())")["cards"]}
    html, text = page.content(), page.inner_text("body")
    frames = tables(watcher.received)
    assert len(frames) >= 3
    hidden = still_hidden(scene, [event for frame in frames for event in frame["events"]])
    assert len(hidden) >= 8
    for frame in frames:
        assert frame["choices"] == frame["closed"] == []
        assert all(seat["hand"]["known"] == [] for seat in frame["view"]["seats"])
        assert all(event["action"] is None for event in frame["events"])
        del frame["view"]["unseen"]  # what lies hidden anywhere, hands and stack together: anybody can count that
    for card in hidden:
        assert not [frame for frame in frames if card in json.dumps(frame)], card
        assert f'"{card}"' not in html
        assert names[card] not in text
    assert page.query_selector("[data-hand], [data-chip], [data-end]") is None
    assert button(page, "undo").count() == button(page, "takeback.short").count() == 0
    watcher.close()


def still_hidden(scene: Scene, events: list[Any]) -> set[str]:
    """The cards of both hands that lie nowhere else in the open, and were not named since."""
    game, state = scene.ledger.game, scene.ledger.line.state
    views: list[Any] = [game.view(state, viewer) for viewer in (PUBLIC, 0, 1)]
    hands = {card for seat in range(2) for card in views[seat + 1]["seats"][seat]["hand"]["known"]}
    del views[0]["unseen"]
    told = json.dumps([views[0], events])
    return {card for card in hands if card not in told}
