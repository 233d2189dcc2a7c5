"""catanatron, four random players, one tick of the game after the other: decisions a second on standard output."""

import json
import random
import sys

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]
from clock import rate  # type: ignore[import-not-found]

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
TURNS = 1000


def play(number: int) -> int:
    random.seed(number)
    game = Game([RandomPlayer(colour) for colour in COLOURS])
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < TURNS:
        game.play_tick()
        decisions += 1
    return decisions


print(json.dumps({"driven": round(rate(play, float(sys.argv[1])))}))
