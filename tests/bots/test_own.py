"""Opponents of a user's own: found by name, and told apart from those that do not work, in one sentence each."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kit.own_bots import package_installed, written
from kit.randomly import play, until_asked
from moonbase import Bot, Decision
from moonbase.catalog.registry import GAMES, game
from moonbase.engine.game import CHANCE, OVER, Game, GameError
from moonbase.engine.rng import Rng
from moonbase.roster import own
from moonbase.roster.levels import label, opponent

MOON = game("moon")
MODULES = ("sound_bots", "broken_bots", "unfinished_bots", "needy_bots", "raising_bots", "leaving_bots", "a_package", "a_package.deep")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The current folder has modules with opponents, and an installed package offers some by name."""
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(written(here))
    site = package_installed(tmp_path / "site", careful="sound_bots:Cautious", lost="not_installed.bots:Lost", odd="sound_bots")
    monkeypatch.setattr(sys, "path", [str(here), str(site), *sys.path])
    own.installed.cache_clear()
    own.bot_class.cache_clear()
    yield here
    for name in MODULES:
        sys.modules.pop(name, None)
    own.installed.cache_clear()
    own.bot_class.cache_clear()


def asked(level: str, played: Game = MOON, players: int = 2) -> int:
    s = until_asked(played, play(played, players, 3, 40), 3)
    return int(opponent(level, played, Rng(1)).choose(Decision(played, s)))


@pytest.mark.parametrize("level", ["sound_bots:First", "a_package.deep:First", "careful", "sound_bots:Cautious", "broken_bots:Unbound"])
@pytest.mark.parametrize("name", list(GAMES))
def test_an_own_opponent_plays(level: str, name: str) -> None:
    played = game(name)
    s, rng = played.new(2), Rng(2)
    bots = [opponent(level, played, rng.fork()), opponent("random", played, rng.fork())]
    assert all(isinstance(bot, Bot) for bot in bots)
    for _ in range(60):
        played.apply(s, played.sample(s, rng) if s.waiting == CHANCE else bots[s.waiting].choose(Decision(played, s)))


@pytest.mark.parametrize(
    ("level", "said"),
    [
        ("gredy", "unknown opponent 'gredy'; did you mean 'greedy'?; there is random, greedy, careful, lost, odd, or your own as "),
        ("carefull", "unknown opponent 'carefull'; did you mean 'careful'?; "),
        ("a:b:c", "opponent a:b:c: expected package.module:Class, not 'a:b:c'"),
        (":First", "expected package.module:Class"),
        ("sound_bots:", "expected package.module:Class"),
        ("../sound_bots:First", "expected package.module:Class"),
        ("odd", "opponent odd: expected package.module:Class, not 'sound_bots'"),
        ("soundbots:First", "opponent soundbots:First: there is no module 'soundbots', neither installed nor in this folder"),
        ("a_package.shallow:First", "there is no module 'a_package.shallow'"),
        ("lost", "opponent lost: there is no module 'not_installed', neither installed nor in this folder"),
        ("unfinished_bots:Half", "opponent unfinished_bots:Half: its module cannot be imported: SyntaxError: "),
        ("needy_bots:Any", "imported: ModuleNotFoundError: No module named 'a_module_that_is_not_there' (needy_bots.py, line 1)"),
        ("raising_bots:Any", "its module cannot be imported: ZeroDivisionError: division by zero (raising_bots.py, line 1)"),
        ("leaving_bots:Any", "its module cannot be imported: SystemExit: 4 (leaving_bots.py, line 1)"),
        ("sound_bots:Cautius", "opponent sound_bots:Cautius: its module has no class 'Cautius'; did you mean 'Cautious'?"),
        ("broken_bots:Stranger", "opponent broken_bots:Stranger: Stranger is not a subclass of moonbase.Bot"),
        ("broken_bots:NUMBER", "NUMBER is not a subclass of moonbase.Bot"),
        ("broken_bots:Silent", "opponent broken_bots:Silent: Silent has no method 'choose'"),
        ("broken_bots:Unmade", "opponent broken_bots:Unmade cannot be made: RuntimeError: no weights (broken_bots.py, line 18)"),
    ],
)  # fmt: skip
def test_an_opponent_that_cannot_be_made_is_reported_in_one_sentence(level: str, said: str) -> None:
    with pytest.raises(GameError) as told:
        opponent(level, MOON, Rng(1))
    assert said in str(told.value)
    assert "\n" not in str(told.value)


@pytest.mark.parametrize(
    ("level", "said"),
    [
        ("broken_bots:Careless", "opponent broken_bots:Careless failed: KeyError: 'hand' (broken_bots.py, line 26)"),
        ("broken_bots:Illegal", "opponent broken_bots:Illegal chose -5, which is not one of decision.actions()"),
        ("broken_bots:Nothing", "opponent broken_bots:Nothing answered None, which is not the number of an action"),
    ],
)
def test_an_opponent_that_plays_wrongly_is_reported_in_one_sentence(level: str, said: str) -> None:
    with pytest.raises(own.BotError) as told:
        asked(level)
    assert str(told.value) == said


def test_nothing_is_imported_to_know_what_is_installed() -> None:
    assert list(own.installed()) == ["careful", "lost", "odd"]
    assert not {"sound_bots", "not_installed"} & set(sys.modules)


def test_an_opponent_is_called_after_its_class() -> None:
    assert [label(level) for level in ("greedy", "careful", "my.bots:mctsPlayer")] == ["Greedy", "Careful", "MctsPlayer"]
    assert len(label("my_bots:" + "Very" * 20)) == 20


@pytest.mark.parametrize("name", list(GAMES))
def test_a_decision_shows_what_the_seat_may_know(name: str) -> None:
    played = game(name)
    for players in range(played.least, played.most + 1):
        s = until_asked(played, play(played, players, players, 90), 1)
        seat, before = int(s.waiting), played.fingerprint(s)
        decision = Decision(played, s)
        assert (decision.seat, decision.players, decision.turn, decision.seal) == (seat, players, s.turn(), s.seal)
        assert decision.actions() == played.legal(s)
        assert decision.view() == played.view(s, seat)
        assert [decision.write(action) for action in decision.actions()] == [played.write(s, action) for action in played.legal(s)]
        assert all(decision.say(action) for action in decision.actions())
        world = decision.world(Rng(3))
        assert world is not s
        assert played.view(world, seat) == decision.view()
        played.apply(world, decision.actions()[0])
        decision.actions().clear()
        assert played.fingerprint(s) == before


def test_a_decision_has_no_public_way_to_the_true_state() -> None:
    decision = Decision(MOON, until_asked(MOON, MOON.new(3), 1))
    shown = {name for name in dir(decision) if not name.startswith("_")}
    assert shown == {"seat", "players", "turn", "seal", "actions", "view", "world", "write", "say"}


def test_nobody_decides_for_nature_or_after_the_end() -> None:
    for s in (MOON.new(2), play(MOON, 2, 1, 9999)):
        assert s.waiting in (CHANCE, OVER)
        with pytest.raises(GameError, match="no seat is asked here"):
            Decision(MOON, s)
