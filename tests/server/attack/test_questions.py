"""Opponents and answers share the workers: one person's questions are counted over all sockets, also of those that were closed."""

import asyncio

import pytest

from kit.server.player import Guest
from kit.server.serving import Serving
from moonbase.server.base.errors import Refused
from moonbase.server.web.open_questions import MOST, MOST_AT_ADDRESS, OpenQuestions


def test_questions_count_over_all_sockets_of_a_person(server: Serving) -> None:
    guest = Guest(server.host, "Ada")
    made = guest.table("me", "greedy", game="fromthemoon")
    seats = [guest.sit(made["table"]) for _ in range(5 * MOST)]
    action = seats[0].my_turn()["closed"][0]["action"]
    with server.held_up():
        for seat in seats:
            seat.send(type="why", request="w", action=action)
    answers = [next(m for m in iter(seat.hear, None) if m["type"] in ("why", "answer")) for seat in seats]
    assert [m["code"] for m in answers if m["type"] == "answer"].count("too_many") >= 1
    assert any(m["type"] == "why" for m in answers)
    assert guest.sit(made["table"]).ask("why", action=action)["type"] == "why"


def test_a_question_counts_until_it_is_answered() -> None:
    asyncio.run(_count())


async def _count() -> None:
    questions, answered = OpenQuestions(), asyncio.Event()

    async def question() -> None:
        await answered.wait()

    for person in range(MOST_AT_ADDRESS // MOST):
        for _ in range(MOST):
            questions.require_room(f"p{person}", "a")
            questions.ask(question(), f"p{person}", "a")
        with pytest.raises(Refused):
            questions.require_room(f"p{person}", "elsewhere")
    with pytest.raises(Refused):
        questions.require_room("somebody else", "a")
    questions.require_room("somebody else", "elsewhere")
    answered.set()
    await asyncio.sleep(0.01)
    questions.require_room("p0", "a")
