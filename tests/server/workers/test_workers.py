"""Workers: they answer, they are ended when they take too long, and a new one takes their place."""

import asyncio
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kit.command import surroundings
from kit.fromthemoon.surface import FTM, Surface
from moonbase.catalog.registry import game
from moonbase.engine.game import CHANCE, GameError, State
from moonbase.engine.rng import Rng
from moonbase.native import binary
from moonbase.server.workers import pool
from moonbase.server.workers.pool import COMMAND, TooLong, WorkerPool
from moonbase.server.workers.tasks import Check, Explained, Reason, Turn, Warm, reason, turn

MOON = game("moon")


def asked_position() -> State:
    rng, s = Rng(1), MOON.new(2)
    while s.waiting == CHANCE:
        MOON.apply(s, MOON.sample(s, rng))
    return s


async def with_pool(*tasks: tuple[Any, float]) -> list[object]:
    """One worker, the tasks one after the other; a failure stands as itself."""
    workers = WorkerPool(1)
    await workers.start([])
    found: list[object] = []
    for task, seconds in tasks:
        try:
            found.append(await workers.ask(task, seconds))
        except (GameError, TooLong) as error:
            found.append(error)
    await workers.close()
    return found


def test_a_turn_is_played_as_text() -> None:
    s = asked_position()
    seat = int(s.waiting)
    (texts,) = asyncio.run(with_pool((Turn("moon", MOON.dump(s), seat, "random", 5), 60)))
    assert isinstance(texts, list)
    assert texts[0] in {MOON.write(s, action) for action in MOON.legal(s)}


def test_alone_a_turn_ends_where_it_ends() -> None:
    """In a solo game nothing hidden is seen between turns; an opponent plays one turn at a time."""
    texts = turn(Turn("fromthemoon", FTM.dump(Surface(1).s), 0, "greedy", 1))
    assert texts.count("end") <= 1
    assert "end" not in texts[:-1]


def closed(energy: int, action: str) -> Explained:
    found = reason(Reason("fromthemoon", FTM.dump(Surface(2).out(0).goods(0, energy=energy).s), 0, action))
    assert found is not None
    return found


@pytest.mark.parametrize(("action", "later"), [("end", True), ("convert food", False)])
def test_a_way_through_draws_is_told_and_not_walked(action: str, later: bool) -> None:
    """A gather that is the only way is advised; a way that continues after draws has no steps to play."""
    found = closed(0, action)
    assert "say.gather" in repr(found.repair)
    assert (found.steps == []) == later


def test_no_one_of_many_ways_is_advised() -> None:
    found = closed(1, "end")
    assert (found.reason.key, found.repair, found.steps) == ("why.act_first", None, [])


def test_a_worker_that_thinks_too_long_is_replaced() -> None:
    s = asked_position()
    slow = Turn("moon", MOON.dump(s), int(s.waiting), "greedy", 5)
    late, title = asyncio.run(with_pool((slow, 0.0001), (Warm("moon"), 60)))
    assert isinstance(late, TooLong)
    assert title == "Moon"


async def killed_between() -> list[object]:
    workers = WorkerPool(1)
    await workers.start([])
    try:
        found = [await workers.ask(Warm("moon"), 60)]
        (worker,) = workers._workers
        assert worker._process is not None
        worker._process.kill()
        await worker._process.wait()
        return [*found, await workers.ask(Warm("moon"), 60)]
    finally:
        await workers.close()


def test_for_one_that_dies_another_is_asked() -> None:
    assert asyncio.run(killed_between()) == ["Moon", "Moon"]


def test_an_answer_that_is_too_long_is_never_the_next_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rest of the answer in the pipe goes with the worker."""
    monkeypatch.setattr(pool, "LONGEST_LINE", 40)
    long, title, again = asyncio.run(with_pool((Check("nonsense"), 60), (Warm("moon"), 60), (Warm("fromthemoon"), 60)))
    assert isinstance(long, TooLong)
    assert (title, again) == ("Moon", "From the Moon")


@pytest.mark.parametrize("task", [Check("nonsense"), Warm("chess"), Turn("moon", "{}", 0, "greedy", 1)])
def test_a_refusal_is_a_sentence(task: object) -> None:
    (error,) = asyncio.run(with_pool((task, 60)))
    assert isinstance(error, GameError)
    assert str(error)


def test_a_worker_whose_server_is_gone_ends_without_a_word() -> None:
    worker = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert worker.stdin
    assert worker.stdout
    assert worker.stderr
    worker.stdout.close()
    worker.stdin.write(msgspec.json.encode(Warm("moon")) + b"\n")
    worker.stdin.close()
    assert worker.wait(60) == 0
    assert worker.stderr.read() == b""
    worker.stderr.close()


RENEWED = """
import asyncio, shutil, sys
from moonbase.native import binary
from moonbase.server.workers.pool import WorkerPool
from moonbase.server.workers.tasks import Warm

async def main() -> None:
    workers, seen = WorkerPool(1), []
    await workers.start([])
    for compiled_now in (False, False, True, False):
        if compiled_now:
            shutil.copytree(sys.argv[1], f"{binary.home()}/{binary.digest()}")
        await workers.ask(Warm("moon"), 60)
        (worker,) = workers._workers
        seen.append(worker._process.pid)
    await workers.close()
    print([seen.index(pid) for pid in seen], binary.compiled())

asyncio.run(main())
"""


def test_a_running_server_takes_the_compiled_engine_for_its_next_worker(tmp_path: Path) -> None:
    shutil.copytree(binary.PACKAGE, tmp_path / "moonbase", ignore=shutil.ignore_patterns("__pycache__", "_native"))
    made = Path(binary.home()) / binary.digest()
    made = made if made.is_dir() else tmp_path / "moonbase" / "engine"  # without a compiler: any folder of that name is taken
    done = subprocess.run(
        [sys.executable, "-c", RENEWED, str(made)], env=surroundings(PYTHONPATH=str(tmp_path)), capture_output=True, text=True, timeout=120
    )
    assert (done.stdout, done.stderr) == ("[0, 0, 2, 2] False\n", "")
