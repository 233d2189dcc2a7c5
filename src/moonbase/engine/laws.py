"""The contract as checks: one random game of any Game, every promise tested at every step.

Where a promise is about many things at once, a step takes one of them: one viewer, one action that is refused, one repair.

A broken law raises Broken with the law's name; ``fuzz_game`` turns it into a finding with the record of the game up to that point.
"""

from collections.abc import Callable
from itertools import pairwise
from typing import Final, final

from mypy_extensions import mypyc_attr

from moonbase.engine.alike import alike
from moonbase.engine.events import Event, visible
from moonbase.engine.game import CHANCE, OVER, PUBLIC, Game, State
from moonbase.engine.notation import read, write_all
from moonbase.engine.repair import with_repair
from moonbase.engine.rng import Rng
from moonbase.engine.text import Text

Say = Callable[[Text], str]
BRIEF: Final = 300
"""Positions to try for a repair: enough for 96 of 100 that are found at all. Now and then the whole search is made."""
FULL: Final = 20
"""At one step of so many."""


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


def see_alike(game: Game, s: State, world: State, viewer: int) -> bool:
    """Tell whether everything that a viewer sees of two positions is the same, byte for byte."""
    if not alike(game.view(s, viewer), game.view(world, viewer)):
        return False
    if s.waiting != viewer:
        return world.waiting == s.waiting
    return world.waiting == viewer and write_all(game, s) == write_all(game, world)


def check_legal(game: Game, s: State) -> list[int]:
    """Check that the list is sorted, without duplicates, never empty before the end, and has no two alike as text."""
    actions = game.legal(s)
    require(len(actions) > 0, "legal is not empty before the end")
    require(all(low < high for low, high in pairwise(actions)), "legal is sorted and free of duplicates")
    require(len({game.write(s, action) for action in actions}) == len(actions), "no two legal actions read alike")
    return actions


def check_operands(game: Game, s: State, action: int) -> None:
    """Check that operands hold everything that an action's text names, so that nobody has to take a text apart."""
    verb, *named = game.write(s, action).split()
    operands = game.operands(s, action)
    require(operands["verb"] == verb, "operands begin with the verb of the text")
    known = {*operands, *map(str, operands.values())}
    require(known.issuperset(named), f"operands of '{' '.join([verb, *named])}' lack what it names: {operands}")


def check_reads_back(game: Game, s: State, action: int, say: Say) -> None:
    text = game.write(s, action)
    check_operands(game, s, action)
    require(read(game, s, text) == action, f"'{text}' reads back as the action it was written from")
    if s.waiting >= 0:
        require(say(game.say(s, action)) != "", "an action has words")


def check_why_not(game: Game, s: State, players: int, actions: list[int], say: Say) -> list[int]:
    """``refusal`` is None exactly for the legal actions of the seat that is waited on, and always has a rule and a reason. The closed
    actions of that seat are given back."""
    legal = set(actions)
    closed: list[int] = []
    for seat in range(players):
        mine = s.waiting == seat
        candidates = game.candidates(s, seat)
        require(mine or candidates == [], "only the seat that is waited on has candidates")
        for action in candidates if mine else actions[:3]:
            refusal = game.refusal(s, seat, action)
            if (refusal is None) != (mine and action in legal):
                raise Broken(f"why_not and legal agree on action {action} of seat {seat}")
            if refusal is not None:
                require(refusal.rule != "" and say(refusal.reason) != "", "a refusal names its rule and its reason")
                if mine:
                    closed.append(action)
    return closed


def check_repair(game: Game, s: State, seat: int, action: int, brief: bool, rng: Rng, say: Say) -> None:
    """Check that the repair of a closed action really opens it; ``brief``: where it is found soon."""
    refusal = with_repair(game, s, seat, action, game.refusal(s, seat, action), BRIEF) if brief else game.why_not(s, seat, action)
    if refusal is None:
        raise Broken("a closed action has a refusal")
    if not refusal.steps:
        require(refusal.repair is None, "a repair has steps")
        return
    require(refusal.repair is not None and say(refusal.repair) != "", "a repair has words")
    world = game.clone(s)
    for step in refusal.steps:
        game.apply(world, step)
    if refusal.later:
        require(leads_to(game, world, seat, action, rng), "the repair leads to the action in the same turn")
    else:
        require(game.refusal(world, seat, action) is None, "the repair opens the action")


def leads_to(game: Game, s: State, seat: int, action: int, rng: Rng) -> bool:
    """Tell whether the action opens before the turn ends, whatever is drawn and answered; if not, the game is over."""
    turn = s.turn()
    while s.waiting != OVER and s.turn() == turn:
        if game.refusal(s, seat, action) is None:
            return True
        actions = game.legal(s)
        game.step(s, game.sample(s, rng) if s.waiting == CHANCE else actions[rng.below(len(actions))])
    return s.waiting == OVER


def check_refused(game: Game, s: State, actions: list[int], rng: Rng, before: list[int]) -> None:
    """Check that an action that is not legal raises and changes nothing."""
    wrong = int(rng.below(100_000))
    if wrong in actions:
        return
    try:
        game.apply(s, wrong)
    except ValueError:
        require(s.numbers() == before, "a refused action changes nothing")
        return
    raise Broken(f"the illegal action {wrong} was applied")


def check_secrets(game: Game, s: State, viewer: int, rng: Rng, before: list[int]) -> State | None:
    """``resample`` changes nothing that the viewer sees, and leaves a sound position in which play goes on. None: nothing was hidden, so it
    is the same position, and there is only its view to be looked at."""
    other = int(PUBLIC) if viewer >= 0 else int(s.players) - 1
    require(alike(game.view(s, viewer, game.view(s, other)), game.view(s, viewer)), "a view is the same beside another viewer's")
    world = game.resample(s, viewer, rng)
    if world.numbers() == before:
        seen = game.view(s, viewer)
        require(len(seen) > 0, "a viewer sees something")
        require(game.hides or alike(seen, game.view(s, int(PUBLIC)) | {"viewer": seen["viewer"]}), "everybody sees the same")
        return None
    require(see_alike(game, s, world, viewer), f"viewer {viewer} cannot tell a resampled world apart")
    problems = game.audit(world)
    require(not problems, f"a resampled world is sound: {problems[:1]}")
    require(len(game.legal(world)) > 0, "a resampled world has a legal action")
    return world


def check_same_events(game: Game, s: State, world: State, viewer: int, action: int) -> None:
    """Check that the viewer's own action tells the viewer the same in both worlds.

    Where it shows something hidden (a search), play may go on further in one of them; what is told in the other is the beginning of it.
    """
    here, there = game.clone(s), game.clone(world)
    log: list[Event] = []
    other: list[Event] = []
    game.apply(here, action, log)
    game.apply(there, action, other)
    mine, others = visible(log, viewer), visible(other, viewer)
    if here.seal != s.seal and viewer in (here.waiting, there.waiting):
        both = min(len(mine), len(others))
        mine, others = mine[:both], others[:both]
    require(mine == others, f"viewer {viewer} is told the same in a resampled world")
    if here.seal == s.seal and here.waiting == viewer:
        require(see_alike(game, here, there, viewer), f"viewer {viewer} sees the same after acting in a resampled world")


def check_round_trip(game: Game, s: State, before: list[int]) -> str:
    """Check that a dumped position loads as itself. A dump is made of the numbers alone, so equal numbers dump alike."""
    text = game.dump(s)
    require(game.load(text).numbers() == before, "load(dump(s)) is s")
    return text


def check_dump(game: Game, text: str) -> None:
    require(game.dump(game.load(text)) == text, "dump(load(text)) is text")


def check_clone(game: Game, s: State, action: int, before: list[int]) -> None:
    """Check that acting in a clone leaves the original alone, and vice versa."""
    copy = game.clone(s)
    second = game.clone(copy)
    game.step(copy, action)
    require(second.numbers() == before, "a clone equals its original, also after acting in the original")
    require(s.numbers() == before, "acting in a clone leaves the original alone")


def check_events(events: list[Event], say: Say) -> None:
    for event in events:
        require(say(event.text) != "", "an event has words")


def check_step(
    game: Game, s: State, players: int, step: int, rng: Rng, action: int, actions: list[int], say: Say, thorough: bool
) -> list[int]:
    """Check the laws at one position, and return its numbers. What a viewer sees is checked for one viewer, every other time the seat
    that acts; where it is to be thorough, for every viewer."""
    problems = game.audit(s)
    require(not problems, f"the position is sound: {problems[:1]}")
    before = s.numbers()
    check_reads_back(game, s, action, say)
    check_clone(game, s, action, before)
    check_refused(game, s, actions, rng, before)
    text = check_round_trip(game, s, before)
    closed = check_why_not(game, s, players, actions, say)
    viewers = [*range(players), int(PUBLIC)]
    if thorough:
        check_dump(game, text)
    else:
        viewers = [int(s.waiting) if step % 2 == 0 and s.waiting >= 0 else viewers[step // 2 % len(viewers)]]
    for viewer in viewers:
        world = check_secrets(game, s, viewer, rng, before)
        if world is not None and viewer == s.waiting:
            check_same_events(game, s, world, viewer, action)
    if closed:
        check_repair(game, s, int(s.waiting), closed[rng.below(len(closed))], not thorough and step % FULL != 0, rng, say)
    return before


def fuzz_game(game: Game, players: int, seed: int, say: Say, thorough: bool = False) -> Outcome:
    """Play one random game with every law checked at every step, and its replay at the end; thorough: for every viewer at every step.

    ``say`` makes sentences: whatever the game says has words.
    """
    rng = Rng(seed)
    think = rng.fork()
    s = game.new(players)
    texts: list[str] = []
    seen: list[list[int]] = []
    steps = 0
    try:
        while s.waiting != OVER:
            require(steps < game.longest, f"the game ends within {game.longest} actions")
            actions = check_legal(game, s)
            action = int(game.sample(s, rng)) if s.waiting == CHANCE else actions[rng.below(len(actions))]
            require(action in actions, "nature's choice is on the legal list")
            texts.append(game.write(s, action))
            seen.append(check_step(game, s, players, steps, think, action, actions, say, thorough))
            log: list[Event] = []
            game.apply(s, action, log)
            check_events(log, say)
            steps += 1
        check_end(game, s, players)
        check_replay(game, players, texts, seen, game.fingerprint(s))
    except Exception as problem:
        return Outcome(steps, f"{type(problem).__name__}: {problem}", texts)
    return Outcome(steps, None, texts)


def check_replay(game: Game, players: int, texts: list[str], seen: list[list[int]], end: str) -> None:
    """Check that the log alone, without any randomness, gives the same position before every action and at the end."""
    s = game.new(players)
    for text, numbers in zip(texts, seen, strict=True):
        if s.numbers() != numbers:
            raise Broken(f"replay gives equal positions, here before '{text}'")
        game.step(s, read(game, s, text))
    require(game.fingerprint(s) == end, "replay ends with an equal fingerprint")


def check_end(game: Game, s: State, players: int) -> None:
    require(game.legal(s) == [], "nothing is legal after the end")
    require(not game.audit(s), "the last position is sound")
    places = game.ranking(s)
    require(len(game.scores(s)) == len(places) == players, "scores and places are for every seat")
    first = places in ([1], [2]) if players == 1 else min(places) == 1 and max(places) <= players
    require(first, "somebody is first, or alone the game is")
    check_dump(game, check_round_trip(game, s, s.numbers()))
