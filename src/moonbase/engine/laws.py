"""The contract as checks: one random game of any Game, every promise tested at every step.

A broken law raises Broken with the law's name; ``fuzz_game`` turns it into a finding with the record of the game up to that point.
"""

import marshal
from itertools import pairwise
from typing import Final, final

from mypy_extensions import mypyc_attr

from moonbase.engine.events import Event, visible
from moonbase.engine.game import CHANCE, OVER, PUBLIC, Game, State
from moonbase.engine.notation import read
from moonbase.engine.rng import Rng
from moonbase.engine.text import Text


@mypyc_attr(native_class=False)
class Broken(AssertionError):
    """A law does not hold here."""


@final
class Outcome:
    def __init__(self, steps: int, finding: str | None, actions: list[str]) -> None:
        self.steps: Final = steps
        self.finding: Final = finding
        self.actions: Final = actions


def require(holds: bool, law: str) -> None:
    if not holds:
        raise Broken(law)


def seen(game: Game, s: State, viewer: int) -> bytes:
    """Everything a viewer sees of a position, byte for byte."""
    words = [game.write(s, action) for action in game.legal(s)] if s.waiting == viewer else []
    return marshal.dumps([game.view(s, viewer), words], 2)


def told(game: Game, events: list[Event], viewer: int) -> list[str]:
    return [game.lexicon.plain(text) for text in visible(events, viewer)]


def check_legal(game: Game, s: State) -> list[int]:
    """Sorted, no duplicates, never empty before the end; every action reads back as itself."""
    actions = game.legal(s)
    require(len(actions) > 0, "legal is not empty before the end")
    require(all(low < high for low, high in pairwise(actions)), "legal is sorted and free of duplicates")
    require(len({game.write(s, action) for action in actions}) == len(actions), "no two legal actions read alike")
    return actions


def check_reads_back(game: Game, s: State, action: int) -> None:
    text = game.write(s, action)
    require(read(game, s, text) == action, f"'{text}' reads back as the action it was written from")
    if s.waiting >= 0:
        sentence: Text = game.say(s, action)
        require(game.lexicon.plain(sentence) != "", "an action has words")


def check_why_not(game: Game, s: State, players: int, actions: list[int]) -> None:
    """``refusal`` is None exactly for the legal actions of the seat that is waited on, and always has a rule and a reason."""
    legal = set(actions)
    for seat in range(players):
        mine = s.waiting == seat
        require(mine or game.candidates(s, seat) == [], "only the seat that is waited on has candidates")
        for action in game.candidates(s, seat) if mine else actions[:3]:
            refusal = game.refusal(s, seat, action)
            require((refusal is None) == (mine and action in legal), f"why_not and legal agree on action {action} of seat {seat}")
            if refusal is not None:
                require(refusal.rule != "" and game.lexicon.plain(refusal.reason) != "", "a refusal names its rule and its reason")


def check_repair(game: Game, s: State, seat: int, actions: list[int], rng: Rng) -> None:
    """The repair of one closed action really opens it."""
    closed = [action for action in game.candidates(s, seat) if action not in set(actions)]
    if not closed:
        return
    action = closed[rng.below(len(closed))]
    refusal = game.why_not(s, seat, action)
    if refusal is None:
        raise Broken("a closed action has a refusal")
    world = game.clone(s)
    for step in refusal.steps:
        game.apply(world, step)
    if refusal.steps:
        require(refusal.repair is not None and game.lexicon.plain(refusal.repair) != "", "a repair has words")
        require(game.refusal(world, seat, action) is None, "the repair opens the action")


def check_refused(game: Game, s: State, actions: list[int], rng: Rng) -> None:
    """An action that is not legal raises and changes nothing."""
    wrong = int(rng.below(100_000))
    if wrong in set(actions):
        return
    before = s.numbers()
    try:
        game.apply(s, wrong)
    except ValueError:
        require(s.numbers() == before, "a refused action changes nothing")
        return
    raise Broken(f"the illegal action {wrong} was applied")


def check_secrets(game: Game, s: State, viewer: int, rng: Rng) -> State:
    """``resample`` changes nothing that the viewer sees, and leaves a sound position in which play goes on."""
    world = game.resample(s, viewer, rng)
    require(seen(game, world, viewer) == seen(game, s, viewer), f"viewer {viewer} cannot tell a resampled world apart")
    require(not game.audit(world), f"a resampled world is sound: {game.audit(world)[:1]}")
    require(len(game.legal(world)) > 0, "a resampled world has a legal action")
    return world


def check_same_events(game: Game, s: State, world: State, viewer: int, action: int) -> None:
    """The viewer's own action tells the viewer the same in both worlds.

    Where it shows something hidden (a search), play may go on further in one of them; what is told in the other is the beginning of it.
    """
    here, there = game.clone(s), game.clone(world)
    log: list[Event] = []
    other: list[Event] = []
    game.apply(here, action, log)
    game.apply(there, action, other)
    mine, others = told(game, log, viewer), told(game, other, viewer)
    if here.seal != s.seal and viewer in (here.waiting, there.waiting):
        both = min(len(mine), len(others))
        mine, others = mine[:both], others[:both]
    require(mine == others, f"viewer {viewer} is told the same in a resampled world")
    if here.seal == s.seal and here.waiting == viewer:
        require(seen(game, here, viewer) == seen(game, there, viewer), f"viewer {viewer} sees the same after acting in a resampled world")


def check_round_trip(game: Game, s: State) -> None:
    text = game.dump(s)
    again = game.load(text)
    require(again.numbers() == s.numbers(), "load(dump(s)) is s")
    require(game.dump(again) == text, "dump(load(text)) is text")


def check_clone(game: Game, s: State, action: int) -> None:
    """Acting in a clone leaves the original alone, and the other way round."""
    before = s.numbers()
    copy = game.clone(s)
    require(copy.numbers() == before, "a clone equals its original")
    game.step(copy, action)
    require(s.numbers() == before, "acting in a clone leaves the original alone")


def check_events(game: Game, events: list[Event], players: int) -> None:
    for viewer in [*range(players), int(PUBLIC)]:
        told(game, events, viewer)


def check_step(game: Game, s: State, players: int, step: int, rng: Rng, action: int, actions: list[int], thorough: bool) -> None:
    """The laws at one position. What a viewer sees is checked for one viewer a step, every other time for the seat that acts; the dearest
    laws take their turn every few steps, or every step where it is to be thorough."""
    problems = game.audit(s)
    require(not problems, f"the position is sound: {problems[:1]}")
    check_reads_back(game, s, action)
    check_clone(game, s, action)
    check_why_not(game, s, players, actions)
    viewers = [*range(players), int(PUBLIC)]
    viewer = int(s.waiting) if step % 2 == 0 and s.waiting >= 0 else viewers[step // 2 % len(viewers)]
    for other in viewers if thorough else ():
        check_secrets(game, s, other, rng)
    world = check_secrets(game, s, viewer, rng)
    if viewer == s.waiting:
        check_same_events(game, s, world, viewer, action)
    if thorough or step % 4 == 0:
        check_refused(game, s, actions, rng)
    if thorough or step % 23 == 0:
        check_round_trip(game, s)
    if (thorough or step % 29 == 0) and s.waiting >= 0:
        check_repair(game, s, s.waiting, actions, rng)


def fuzz_game(game: Game, players: int, seed: int, thorough: bool = False) -> Outcome:
    """One random game with every law checked on the way, the dearest ones every few steps (or games) unless it is to be thorough."""
    rng = Rng(seed)
    think = rng.fork()
    s = game.new(players)
    texts: list[str] = []
    prints: list[str] = []
    steps = 0
    try:
        while s.waiting != OVER:
            require(steps < game.longest, f"the game ends within {game.longest} actions")
            actions = check_legal(game, s)
            action = int(game.sample(s, rng)) if s.waiting == CHANCE else actions[rng.below(len(actions))]
            require(action in actions, "nature's choice is on the legal list")
            texts.append(game.write(s, action))
            check_step(game, s, players, steps, think, action, actions, thorough)
            log: list[Event] = []
            game.apply(s, action, log)
            check_events(game, log, players)
            if thorough or seed % 4 == 0:
                prints.append(game.fingerprint(s))
            steps += 1
        check_end(game, s, players)
        if thorough or seed % 4 == 0:
            check_replay(game, players, texts, prints)
    except Exception as problem:
        return Outcome(steps, f"{type(problem).__name__}: {problem}", texts)
    return Outcome(steps, None, texts)


def check_replay(game: Game, players: int, texts: list[str], prints: list[str]) -> None:
    """The log alone, without any randomness, gives the same position after every action."""
    s = game.new(players)
    for text, mark in zip(texts, prints, strict=True):
        game.step(s, read(game, s, text))
        require(game.fingerprint(s) == mark, f"replay gives equal fingerprints, here after '{text}'")


def check_end(game: Game, s: State, players: int) -> None:
    require(game.legal(s) == [], "nothing is legal after the end")
    require(not game.audit(s), "the last position is sound")
    places = game.ranking(s)
    require(len(game.scores(s)) == players and min(places) == 1 and max(places) <= players, "scores and places are for every seat")
    check_round_trip(game, s)
