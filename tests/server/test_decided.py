"""A step that was played when it was decided is folded in as it is, and leads to the same table as the log does."""

import pytest

from kit.server.ledgers import any_decision, new_ledger
from moonbase.engine.rng import Rng
from moonbase.server.store.rows import Entry
from moonbase.server.table.decide import Decision
from moonbase.server.table.log.ledger import Ledger


def numbered(ledger: Ledger, decision: Decision) -> list[Entry]:
    return [
        Entry(ledger.sequence + n, draft.kind, draft.seat, draft.text, draft.fingerprint, 0.0, None, draft.draw)
        for n, draft in enumerate(decision.drafts, 1)
    ]


@pytest.mark.parametrize(("title", "players"), [("moon", 3), ("fromthemoon", 1), ("fromthemoon", 2)])
def test_a_decision_equals_its_replay_from_the_log(title: str, players: int) -> None:
    decided, logged, rng = new_ledger(title, players, Rng(7)), new_ledger(title, players, Rng(7)), Rng(8)
    kinds: set[str] = set()
    for _ in range(150):
        if decided.ended:
            break
        before, numbers = decided.line.state, decided.line.state.numbers()
        decision = any_decision(decided, rng)
        assert decided.line.state is before, "to decide changes nothing"
        assert before.numbers() == numbers, "to decide changes nothing"
        for entry, draft in zip(numbered(decided, decision), decision.drafts, strict=True):
            decided.fold(entry, draft.played)
            logged.fold(entry)
            kinds.add(entry.kind)
            assert draft.played is None or decided.line.state is draft.played.state, "it was played again"
            assert decided.line.state == logged.line.state
        assert decided.waiting == logged.waiting == decision.waiting
    assert [(each.action, repr(each.events)) for each in decided.told] == [(each.action, repr(each.events)) for each in logged.told]
    assert decided.line.steps == logged.line.steps
    assert decided.draws == logged.draws
    assert {"act", "undo", "redo"} <= kinds


def test_a_step_from_another_position_is_read_from_the_log() -> None:
    """After another server came first an old decision no longer counts."""
    ledger, same = new_ledger("moon", 2, Rng(3)), new_ledger("moon", 2, Rng(3))
    decision = any_decision(ledger, Rng(1))
    for entry, draft in zip(numbered(same, decision), decision.drafts, strict=True):
        same.fold(entry, draft.played)
        assert draft.played is not None
        assert same.line.state is not draft.played.state
        assert same.line.state == draft.played.state
