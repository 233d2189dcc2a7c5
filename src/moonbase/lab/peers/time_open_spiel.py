"""OpenSpiel's bridge and hearts, whole random games inside its C++: decisions a second on standard output."""

import json
import random
import sys
from statistics import mean

import pyspiel  # type: ignore[import-not-found]
from clock import rate  # type: ignore[import-not-found]

GAMES = {"bridge": "bridge(use_double_dummy_result=false)", "hearts": "hearts"}
COUNTED = 300


def decisions(game: pyspiel.Game, rng: random.Random) -> int:
    """Count the decisions of the players in one random game; nature's do not count."""
    state = game.new_initial_state()
    count = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            count += 1
    return count


def inside(game: pyspiel.Game, seconds: float) -> float:
    rng = random.Random(1)
    per_game = mean(decisions(game, rng) for _ in range(COUNTED))
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]

    def play(number: int) -> int:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, number)
        return 1

    return float(per_game * rate(play, seconds))


print(json.dumps({name: round(inside(pyspiel.load_game(text), float(sys.argv[1]))) for name, text in GAMES.items()}))
