"""The greedy opponent: clearly better than chance, and blind to what its seat may not see."""

import pytest

from kit.moon.stage import Stage
from kit.randomly import play, until_asked
from moonbase.bots.bot import Bot
from moonbase.bots.decision import Decision
from moonbase.bots.greedy import GreedyBot
from moonbase.catalog.registry import game
from moonbase.engine.game import CHANCE, OVER, GameError
from moonbase.engine.rng import Rng
from moonbase.roster.levels import LEVELS, opponent

MOON = game("moon")


def places(levels: list[str], seed: int) -> list[int]:
    rng = Rng(seed)
    s = MOON.new(len(levels))
    bots: list[Bot] = [opponent(level, MOON, rng.fork()) for level in levels]
    while s.waiting != OVER:
        MOON.step(s, MOON.sample(s, rng) if s.waiting == CHANCE else bots[s.waiting].choose(Decision(MOON, s)))
    return MOON.ranking(s)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_greedy_beats_random_at_every_count(players: int) -> None:
    """Six games with the greedy seat moving round the table: by chance alone it would win one to three of them."""
    wins = 0
    for seed in range(6):
        levels = ["random"] * players
        levels[seed % players] = "greedy"
        wins += places(levels, seed)[seed % players] == 1
    assert wins >= 5


@pytest.mark.parametrize("players", [2, 3, 5])
def test_greedy_plays_the_same_in_every_world_it_cannot_tell_apart(players: int) -> None:
    for seed in range(12):
        s = until_asked(MOON, play(MOON, players, seed, 40 + 20 * seed), seed)
        if s.waiting == OVER:
            continue
        seat = int(s.waiting)
        world = MOON.resample(s, seat, Rng(seed + 1000))
        here = GreedyBot(MOON, Rng(seed)).choose(Decision(MOON, s))
        there = GreedyBot(MOON, Rng(seed)).choose(Decision(MOON, world))
        assert here == there, f"{players} players, seed {seed}"


@pytest.mark.parametrize(("era", "wanted"), [(1, "assimilate S1-27"), (2, "build S2-30"), (3, "build S3-36")])
def test_greedy_keeps_an_obelisk_where_it_is_worth_more_than_x_hearts(era: int, wanted: str) -> None:
    stage = Stage(3, era).hand(0, wanted.split()[1])
    assert stage.game.write(stage.s, int(GreedyBot(stage.game, Rng(1)).choose(Decision(stage.game, stage.s)))) == wanted


def test_every_level_has_an_opponent_and_others_are_refused() -> None:
    for level in LEVELS:
        assert isinstance(opponent(level, MOON, Rng(1)), Bot)
    with pytest.raises(GameError, match=r"unknown opponent 'gredy'; did you mean 'greedy'\?"):
        opponent("gredy", MOON, Rng(1))
