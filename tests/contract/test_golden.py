"""Files that a person can review: how many lines of play there are, in which order actions stand, and one whole game per count."""

import pytest

from contract.tiny import tiny_game
from kit.golden import check_golden
from kit.randomly import next_action, play, until_asked
from moonbase.bots.decision import Decision
from moonbase.catalog.registry import GAMES, game
from moonbase.engine.events import Event, visible
from moonbase.engine.game import CHANCE, OVER, PUBLIC, Game, State
from moonbase.engine.perft import decisions, leaves
from moonbase.engine.rng import Rng
from moonbase.languages.speech import speech
from moonbase.roster.levels import opponent

NAMES = {f"seat:{seat}": f"Seat {seat}" for seat in range(5)}
COUNTS = [(name, players) for name in GAMES for players in range(game(name).least, game(name).most + 1)]
each_game = pytest.mark.parametrize("name", GAMES)
SMALL = {"moon": tiny_game(), "fromthemoon": game("fromthemoon")}
"""Sets whose lines of play stay few enough to count: Moon with a tiny one, From the Moon with its own and one step less."""
DEEPEST = {"moon": (4, 4, 3, 3), "fromthemoon": (3, 2, 2, 2)}


def counts(name: str) -> range:
    return range(game(name).least, game(name).most + 1)


def perft_line(small: Game, title: str, s: State, deepest: int) -> str:
    return f"{title:<28}" + "".join(f"{leaves(small, s, depth):>9}" for depth in range(1, deepest + 1))


@each_game
def test_perft(name: str) -> None:
    small = SMALL[name]
    deepest = max(DEEPEST[name])
    heading = "lines of play by depth, tiny card set" if name == "moon" else "lines of play by depth"
    lines = [heading, f"{'position':<28}" + "".join(f"{f'depth {d}':>9}" for d in range(1, deepest + 1)), ""]
    for players, deep in zip(counts(name), DEEPEST[name], strict=True):
        lines.append(perft_line(small, f"{players} players, set-up", small.new(players), 3))
        for steps in (60, 120, 180, 240):
            s = until_asked(small, play(small, players, players, steps), 1)
            if s.waiting != OVER:
                lines.append(perft_line(small, f"{players} players, after {steps} steps", s, deep))
    check_golden(f"{name}-perft.txt", "\n".join(lines) + "\n")


@each_game
def test_order_of_legal_actions(name: str) -> None:
    played = game(name)
    lines = []
    for players in counts(name):
        lines.append(f"--- {players} players, seed {players}")
        start = played.new(players)
        for decision in decisions(played, start, Rng(players), 60):
            lines.append(f"{decision.number} seat {decision.seat}: " + ", ".join(decision.actions))
    check_golden(f"{name}-order.txt", "\n".join(lines) + "\n")


def transcript(name: str, players: int) -> str:
    """A game between greedy opponents as a spectator reads it, with the fingerprint of every tenth position."""
    played = game(name)
    english = speech(played, NAMES)
    rng = Rng(players)
    s = played.new(players)
    bots = [opponent("greedy", played, rng.fork()) for _ in range(players)]
    lines = [f"{played.title}, {players} players, all greedy, seed {players}", ""]
    step = 0
    while s.waiting != OVER:
        action = int(played.sample(s, rng) if s.waiting == CHANCE else bots[s.waiting].choose(Decision(played, s)))
        text = played.write(s, action)
        who = "nature" if s.waiting == CHANCE else f"seat {s.waiting}"
        log: list[Event] = []
        played.apply(s, action, log)
        step += 1
        hidden = s.waiting != OVER and text.startswith("deal") and not any("card" in t.args for t in visible(log, PUBLIC))
        lines.append(f"{step:>4} {who}: {'deal (hidden)' if hidden else text}" + (f"  #{played.fingerprint(s)}" if step % 10 == 0 else ""))
        lines += [f"       {english.say(fact)}" for fact in visible(log, int(PUBLIC))]
    lines.append(f"scores {played.scores(s)}, places {played.ranking(s)}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("name", "players"), COUNTS)
def test_transcript(name: str, players: int) -> None:
    check_golden(f"{name}-transcript-{players}.txt", transcript(name, players))


@each_game
def test_random_play_is_the_same_everywhere(name: str) -> None:
    """One line per count: the last position of a random game. A change here means that old records no longer replay."""
    played = game(name)
    lines = []
    for players in counts(name):
        rng = Rng(100 + players)
        s = played.new(players)
        steps = 0
        while s.waiting != OVER:
            played.step(s, next_action(played, s, rng))
            steps += 1
        lines.append(f"{players} players: {steps} steps, scores {played.scores(s)}, {played.fingerprint(s)}")
    check_golden(f"{name}-random.txt", "\n".join(lines) + "\n")
