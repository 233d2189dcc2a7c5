"""Workers: they answer, they are ended when they take too long, and a new one takes their place."""

import asyncio
from typing import Any

import pytest

from moonbase.engine.game import CHANCE, GameError, State
from moonbase.engine.rng import Rng
from moonbase.registry import game
from moonbase.server.workers.crew import Crew, TooLong
from moonbase.server.workers.tasks import Check, Turn, Warm

MOON = game("moon")


def asked_position() -> State:
    rng, s = Rng(1), MOON.new(2)
    while s.waiting == CHANCE:
        MOON.apply(s, MOON.sample(s, rng))
    return s


async def with_crew(*tasks: tuple[Any, float]) -> list[object]:
    """One worker, the tasks one after the other; a failure stands as itself."""
    crew = Crew(1)
    await crew.start([])
    found: list[object] = []
    for task, seconds in tasks:
        try:
            found.append(await crew.ask(task, seconds))
        except (GameError, TooLong) as error:
            found.append(error)
    await crew.close()
    return found


def test_a_turn_is_played_as_text() -> None:
    s = asked_position()
    seat = int(s.waiting)
    (texts,) = asyncio.run(with_crew((Turn("moon", MOON.dump(s), seat, "random", 5), 60)))
    assert isinstance(texts, list)
    assert texts[0] in {MOON.write(s, action) for action in MOON.legal(s)}


def test_who_thinks_too_long_is_replaced() -> None:
    s = asked_position()
    slow = Turn("moon", MOON.dump(s), int(s.waiting), "greedy", 5)
    late, title = asyncio.run(with_crew((slow, 0.0001), (Warm("moon"), 60)))
    assert isinstance(late, TooLong)
    assert title == "Moon"


@pytest.mark.parametrize("task", [Check("nonsense"), Warm("chess"), Turn("moon", "{}", 0, "greedy", 1)])
def test_a_refusal_is_a_sentence(task: object) -> None:
    (error,) = asyncio.run(with_crew((task, 60)))
    assert isinstance(error, GameError)
    assert str(error)
