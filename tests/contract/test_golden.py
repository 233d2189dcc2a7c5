"""Files that a person can review: how many lines of play there are, in which order actions stand, and one whole game per count."""

import pytest

from kit.golden import check_golden
from kit.randomly import next_action, play, until_asked
from kit.tiny import tiny_game
from moonbase.bots.levels import opponent
from moonbase.engine.events import Event, visible
from moonbase.engine.game import CHANCE, OVER, PUBLIC, Game, State
from moonbase.engine.perft import decisions, leaves
from moonbase.engine.rng import Rng
from moonbase.registry import game

NAMES = {f"seat:{seat}": f"Seat {seat}" for seat in range(5)}


def perft_line(tiny: Game, title: str, s: State, deepest: int) -> str:
    return f"{title:<28}" + "".join(f"{leaves(tiny, s, depth):>9}" for depth in range(1, deepest + 1))


def test_perft_on_a_tiny_set() -> None:
    tiny = tiny_game()
    lines = ["lines of play by depth, tiny card set", f"{'position':<28}" + "".join(f"{f'depth {d}':>9}" for d in range(1, 5)), ""]
    for players in (2, 3, 4, 5):
        lines.append(perft_line(tiny, f"{players} players, set-up", tiny.new(players), 3))
        for steps in (60, 120, 180, 240):
            s = until_asked(tiny, play(tiny, players, players, steps), 1)
            if s.waiting != OVER:
                lines.append(perft_line(tiny, f"{players} players, after {steps} steps", s, 4 if players < 4 else 3))
    check_golden("moon-perft.txt", "\n".join(lines) + "\n")


def test_order_of_legal_actions() -> None:
    moon = game("moon")
    lines = []
    for players in (2, 3, 4, 5):
        lines.append(f"--- {players} players, seed {players}")
        start = moon.new(players)
        for decision in decisions(moon, start, Rng(players), 60):
            lines.append(f"{decision.number} seat {decision.seat}: " + ", ".join(decision.actions))
    check_golden("moon-order.txt", "\n".join(lines) + "\n")


def transcript(players: int) -> str:
    """A game between greedy opponents as a spectator reads it, with the fingerprint of every tenth position."""
    moon = game("moon")
    lexicon = moon.lexicon.with_names(NAMES)
    rng = Rng(players)
    s = moon.new(players)
    bots = [opponent("greedy", moon, rng.fork()) for _ in range(players)]
    lines = [f"Moon, {players} players, all greedy, seed {players}", ""]
    step = 0
    while s.waiting != OVER:
        action = int(moon.sample(s, rng) if s.waiting == CHANCE else bots[s.waiting].choose(s, s.waiting))
        text = moon.write(s, action)
        who = "nature" if s.waiting == CHANCE else f"seat {s.waiting}"
        log: list[Event] = []
        moon.apply(s, action, log)
        step += 1
        hidden = s.waiting != OVER and text.startswith("deal") and not any("card" in t.args for t in visible(log, PUBLIC))
        lines.append(f"{step:>4} {who}: {'deal (hidden)' if hidden else text}" + (f"  #{moon.fingerprint(s)}" if step % 10 == 0 else ""))
        lines += [f"       {lexicon.plain(fact)}" for fact in visible(log, int(PUBLIC))]
    lines.append(f"scores {moon.scores(s)}, places {moon.ranking(s)}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_transcript(players: int) -> None:
    check_golden(f"moon-transcript-{players}.txt", transcript(players))


def test_random_play_is_the_same_everywhere() -> None:
    """One line per count: the last position of a random game. A change here means that old records no longer replay."""
    moon = game("moon")
    lines = []
    for players in (2, 3, 4, 5):
        rng = Rng(100 + players)
        s = moon.new(players)
        steps = 0
        while s.waiting != OVER:
            moon.step(s, next_action(moon, s, rng))
            steps += 1
        lines.append(f"{players} players: {steps} steps, scores {moon.scores(s)}, {moon.fingerprint(s)}")
    check_golden("moon-random.txt", "\n".join(lines) + "\n")
