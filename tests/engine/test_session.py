"""A game in progress: undo to the last seal, redo, and going on where a record stopped."""

import pytest

from kit.games import MOON, random_session, step
from moonbase.engine.game import GameError
from moonbase.engine.rng import Rng
from moonbase.records.record import parse
from moonbase.records.session import Session, resume


def with_undo(seed: int = 5) -> Session:
    """A game in which at least two actions can be taken back."""
    session = random_session(3, seed, steps=80)
    rng = Rng(seed)
    while not session.can_undo() or len(session._before) < 2:
        step(session, rng)
    return session


def test_undo_goes_back_to_the_seal_and_redo_forward_again() -> None:
    session = with_undo()
    text = session.record.text()
    seal = session.state.seal
    taken = []
    while session.can_undo():
        taken.append(session.undo())
        assert session.state.seal == seal
    assert len(taken) >= 2
    assert len(session.history) == len(session.record.steps)
    with pytest.raises(GameError, match="nothing can be taken back"):
        session.undo()
    assert [session.redo() for _ in taken] == taken[::-1]
    assert session.record.text() == text
    with pytest.raises(GameError, match="nothing was taken back"):
        session.redo()


def test_undo_restores_the_very_position() -> None:
    session = with_undo()
    before = session.record.steps[-2].fingerprint
    session.undo()
    assert MOON.fingerprint(session.state) == before


def test_a_new_action_forgets_what_was_taken_back() -> None:
    session = with_undo()
    session.undo()
    session.act(MOON.legal(session.state)[0])
    assert not session.can_redo()


def test_an_action_that_is_not_legal_changes_nothing() -> None:
    session = random_session(2, 1, steps=30)
    text = session.record.text()
    with pytest.raises(ValueError, match="not legal"):
        session.act(10**9)
    assert session.record.text() == text


def test_a_saved_game_goes_on_where_it_was_left() -> None:
    session = with_undo()
    again = resume(MOON, parse(session.record.text()))
    assert again.record.text() == session.record.text()
    assert MOON.fingerprint(again.state) == MOON.fingerprint(session.state)
    assert again.undo() == session.undo()


def test_a_finished_game_has_its_result() -> None:
    session = random_session(2, 2)
    assert session.record.result is not None
    assert session.record.result.scores == MOON.scores(session.state)
    assert session.record.result.places == MOON.ranking(session.state)
