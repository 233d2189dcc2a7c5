"""The training of a profiled build: the work that should be fast, at every number of players of both games."""

from typing import Final

import moonbase
from moonbase.bots.random import play_many
from moonbase.catalog.registry import GAMES
from moonbase.native import binary

INSIDE: Final = 60
"""Random games with the loop inside, as searches play them."""
SHOWN: Final = 2
"""Games with all that a table asks for: views, choices in words, positions as text, worlds that a seat cannot tell apart."""


def main() -> None:
    if not binary.compiled():
        raise SystemExit("the counting library was not loaded")
    for name in GAMES:
        game = moonbase.game(name)
        for players in range(game.least, game.most + 1):
            play_many(game, players, INSIDE, players)
            for seed in range(SHOWN):
                show(game, players, moonbase.Rng(seed))


def show(game: moonbase.Game, players: int, rng: moonbase.Rng) -> None:
    """Play one random game as a table does."""
    s = game.new(players)
    while s.waiting != moonbase.OVER:
        if s.waiting == moonbase.CHANCE:
            game.apply(s, game.sample(s, rng), [])
            continue
        seat = int(s.waiting)
        for viewer in range(players):
            game.view(s, viewer)
        actions = game.legal(s)
        for action in actions:
            game.write(s, action)
            game.say(s, action)
        world = game.resample(s, seat, rng)
        for action in actions[:4]:
            after = game.clone(world)
            game.step(after, action)
            game.estimate(after, seat)
        game.apply(s, actions[rng.below(len(actions))], [])
    game.load(game.dump(s))


if __name__ == "__main__":
    main()
