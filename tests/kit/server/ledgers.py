"""Tables without a server: a ledger that grows by the same decisions."""

import json
from functools import cache
from typing import cast

from moonbase.catalog.registry import game
from moonbase.engine.game import Game
from moonbase.engine.rng import Rng
from moonbase.engine.stream import Stream
from moonbase.records.fair import Deal
from moonbase.server.base.errors import Refused
from moonbase.server.store.rows import Entry, SeatRow, TableRow
from moonbase.server.table import decide
from moonbase.server.table.decide import Decision
from moonbase.server.table.log.ledger import Ledger

SECRET = "5e" * 32


class Seeded(Deal):
    """Deals from a seed, so that a test finds the same position each time."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(SECRET)
        self._rng = rng

    def stream(self, draw: int) -> Stream:
        return cast(Stream, self._rng)  # both are a Chance, and nobody asks for more


@cache
def game_read_once(title: str) -> Game:
    return game(title)


def new_ledger(title: str, players: int, rng: Rng, clock: str | None = None, position: str | None = None) -> Ledger:
    rules = game_read_once(title)
    row = TableRow("t", title, players, json.dumps({}), rules.version, rules.card_set, position, clock, None, None, 0.0, secret=SECRET)
    seats = [SeatRow(seat, "person", None, f"p{seat}", f"Name {seat}") for seat in range(players)]
    ledger = Ledger(rules, row, seats)
    vars(ledger)["deal"] = Seeded(rng)
    keep(ledger, decide.begin(ledger))
    return ledger


def keep(ledger: Ledger, decision: Decision, at: float = 0.0) -> None:
    for draft in decision.drafts:
        ledger.fold(Entry(ledger.sequence + 1, draft.kind, draft.seat, draft.text, draft.fingerprint, at, None, draft.draw))
    assert ledger.waiting == decision.waiting


def play_any(ledger: Ledger, rng: Rng, at: float = 0.0) -> None:
    """Play any action of the seat that is asked."""
    rules, s = ledger.game, ledger.line.state
    actions = rules.legal(s)
    text = rules.write(s, actions[rng.below(len(actions))])
    keep(ledger, decide.act(ledger, ledger.waiting, text), at)


def any_decision(ledger: Ledger, rng: Rng) -> Decision:
    """Mostly an action; now and then a step back or forth where that is open."""
    seat = ledger.waiting
    if rng.below(3) == 0:
        for other in (decide.redo, decide.undo):
            try:
                return other(ledger, seat)
            except Refused:
                continue
    actions = ledger.game.legal(ledger.line.state)
    return decide.act(ledger, seat, ledger.game.write(ledger.line.state, actions[rng.below(len(actions))]))
