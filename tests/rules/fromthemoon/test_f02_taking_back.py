"""F2, third part: taking back, up to the last thing that was hidden or the last answer of another player."""

import pytest

from kit.fromthemoon.landing import seen
from kit.fromthemoon.surface import FTM, Surface, rich
from kit.randomly import next_action
from moonbase.engine.game import CHANCE, GameError
from moonbase.engine.notation import read
from moonbase.engine.rng import Rng
from moonbase.records.record import begin
from moonbase.records.session import Session, start


def session(surface: Surface, *texts: str) -> Session:
    """The position as a game in progress, in which these texts were played."""
    game = Session(FTM, surface.s, begin(FTM, surface.players))
    for text in texts:
        game.act(read(FTM, game.state, text))
    return game


@pytest.mark.rule("F2.18")
def test_actions_of_a_turn_can_be_taken_back() -> None:
    texts = ["convert food", "send 1 1-1", "take metal", "done", "convert energy"]
    surface = rich().cubes(1, 1, metal=1).crew(0, 1, "metal", basic=1)
    before = FTM.fingerprint(surface.s)
    game = session(surface, *texts)
    for text in reversed(texts):
        assert game.undo() == text
    assert FTM.fingerprint(game.state) == before
    with pytest.raises(GameError, match="taken back"):
        game.undo()


@pytest.mark.rule("F2.18")
def test_nothing_is_taken_back_after_something_hidden_was_seen() -> None:
    game = session(rich(), "foundation", "lab 1 L-01")
    assert game.can_undo()
    seal = game.state.seal
    game.act(read(FTM, game.state, "deal L-09"))
    assert game.state.seal > seal
    with pytest.raises(GameError, match="hidden"):
        game.undo()
    game.act(read(FTM, game.state, "space 1-1"))
    assert game.undo() == "space 1-1"
    assert not game.can_undo()


@pytest.mark.rule("F2.18")
def test_a_gather_is_taken_back_unless_cubes_were_drawn() -> None:
    quiet = rich().pawn(1, 2).out(0)  # the space has been entered before
    game = session(quiet, "gather", "income greenhouses", "income recharge")
    assert seen(quiet)["progress"]["pawns"] == [2, 2]
    assert game.undo() == "income recharge"
    drawn = session(rich().out(0), "gather", "income greenhouses", "income recharge")
    drawn.act(FTM.legal(drawn.state)[0])
    assert not drawn.can_undo()


@pytest.mark.rule("F2.18")
def test_no_turn_is_taken_back_once_another_player_was_asked() -> None:
    game = session(rich(), "greenhouse", "done", "end")
    with pytest.raises(GameError, match="another player"):
        game.undo()


# --- alone


@pytest.mark.rule("F2.18")
def test_alone_turns_are_taken_back_as_far_as_the_last_draw() -> None:
    """Three rovers are sent in three turns; nothing hidden is seen before the gather."""
    surface = Surface(1).goods(0, food=3)
    before = FTM.fingerprint(surface.s)
    texts = ["send 1 1-1", "done", "end", "send 2 1-2", "done", "end", "send 3 1-3", "done", "end"]
    game = session(surface, *texts)
    assert seen(surface)["turns"] == 3
    assert [game.undo() for _ in texts] == texts[::-1]
    assert FTM.fingerprint(game.state) == before
    with pytest.raises(GameError, match="hidden"):
        game.undo()


@pytest.mark.rule("F2.18", "F17.6")
@pytest.mark.parametrize("small_tiles", [0, 2])
def test_alone_the_choices_before_the_first_turn_are_taken_back(small_tiles: int) -> None:
    game = start(FTM, 1, {"small_tiles": small_tiles})
    rng = Rng(3)
    while game.state.waiting == CHANCE:
        game.act(int(FTM.sample(game.state, rng)))
    before = FTM.fingerprint(game.state)
    for _ in range(4):
        game.act(FTM.legal(game.state)[0])
    texts = [game.undo() for _ in range(4)]
    assert texts[-1].startswith("faction")
    assert FTM.fingerprint(game.state) == before
    assert not game.can_undo()


@pytest.mark.rule("F2.18", "F18.7")
def test_small_buildings_left_out_are_taken_back_until_the_next_player_chooses() -> None:
    game = start(FTM, 2, {"small_tiles": 2})
    rng = Rng(3)
    while game.state.waiting == CHANCE:
        game.act(int(FTM.sample(game.state, rng)))
    first = int(game.state.waiting)
    taken = 0
    while game.state.waiting == first:
        assert len(game._before) == taken
        game.act(FTM.legal(game.state)[0])
        taken += 1
    assert taken > 1
    assert not game.can_undo()


@pytest.mark.rule("F2.18")
@pytest.mark.parametrize("seed", range(3))
def test_alone_only_what_nature_does_stands(seed: int) -> None:
    """In a random game exactly the steps since the last one of chance can be undone, and redone."""
    game = start(FTM, 1)
    rng = Rng(seed)
    longest = 0
    while not game.over:
        game.act(next_action(FTM, game.state, rng))
        steps = game.record.steps
        since = next(n for n, step in enumerate([*reversed(steps)]) if step.seat == CHANCE)
        assert len(game._before) == since
        longest = max(longest, since)
    assert longest > 5
    while game.can_undo():
        game.undo()
    assert game.record.result is None
    while game.can_redo():
        game.redo()
    assert game.record.result is not None
