"""The picture of the table: every choice has its number on it, at every player count and width."""

import re
from collections.abc import Iterator
from io import StringIO
from itertools import islice

import pytest
from rich.console import Console, RenderableType

from kit.games import MOON, step
from moonbase.cli.moon import MoonPainter
from moonbase.cli.names import Narrator, seat_names, second_person
from moonbase.cli.table import MOST_DETAIL, Choice, choices_of
from moonbase.engine.events import visible
from moonbase.engine.rng import Rng
from moonbase.engine.session import Session, start
from moonbase.engine.text import Ref, Text


def drawn(picture: RenderableType, width: int) -> str:
    console = Console(file=StringIO(), width=width, highlight=False)
    console.print(picture)
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


def decisions(players: int, seed: int) -> Iterator[Session]:
    """A random game, at each decision of seat 0."""
    session = start(MOON, players, seats=["you"] + ["random"] * (players - 1))
    rng = Rng(seed)
    while not session.over:
        if session.state.waiting == 0:
            yield session
        step(session, rng)


def numbers(choices: list[Choice]) -> set[str]:
    return {f"{choice.number}" if choice.refusal is None else f"({choice.number})" for choice in choices}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("width", [80, 100])
def test_every_choice_is_on_the_table(players: int, width: int) -> None:
    narrator = Narrator(MOON.lexicon, seat_names(["you"] + ["random"] * (players - 1)))
    painter = MoonPainter(MOON, narrator, width)
    for session in islice(decisions(players, players * 7), 0, None, 4):
        view = MOON.view(session.state, 0)
        choices = choices_of(MOON, session.state, 0, narrator)
        for detail in range(MOST_DETAIL + 1):
            text = drawn(painter.board(view, choices, ["News."], detail), width)
            assert max(map(len, text.splitlines())) <= width
            shown = set(re.findall(r"\(\d+\)|\d+", text))
            wanted = [choice for choice in choices if choice.refusal is None or (detail and "claimed" not in choice.refusal.reason.key)]
            assert numbers(wanted) <= shown, text


def test_pages_say_what_a_player_may_know() -> None:
    narrator = Narrator(MOON.lexicon, seat_names(["you", "random", "random"]))
    painter = MoonPainter(MOON, narrator, 100)
    for session in decisions(3, 5):
        view = MOON.view(session.state, 0)
        pages = [painter.seat(view, seat) for seat in range(3)] + [painter.goals(view), painter.piles(view), painter.hand(view)]
        assert all(drawn(page, 100).strip() for page in pages)
    end = drawn(painter.result(MOON.view(session.state, 0), [2, 1, 3]), 100)
    assert [line.split()[1] for line in end.splitlines()[2:5]] == ["Random", "You", "Random"]


def test_the_news_are_sentences() -> None:
    narrator = Narrator(MOON.lexicon, seat_names(["you", "random"]))
    painter = MoonPainter(MOON, narrator, 100)
    for session in decisions(2, 8):
        events = [event for events in session.history[-30:] for event in events]
        for line in painter.digest(visible(events, 0)):
            assert line.endswith(".")
            assert not re.search(r"\bYou (is|gains|scores|pays|constructs)\b|\bof You\b", line)


def test_a_digest_joins_what_one_player_did() -> None:
    seat, card = Ref("seat", "1"), Ref("card", "S1-02")
    events = [
        Text("event.turn", seat=seat),
        Text("event.assimilated", seat=seat, card=card),
        Text("event.gained", seat=seat, what=Text("goods.water", n=1)),
        Text("event.gained", seat=seat, what=Text("goods.bio", n=2)),
    ]
    painter = MoonPainter(MOON, Narrator(MOON.lexicon, ["You", "Greedy 1"]), 100)
    assert painter.digest(events) == ["Greedy 1 assimilates Ice Drill, gains 1 Water, 2 Bio."]


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        ("You gains 1 Water.", "You gain 1 Water."),
        ("You is to move.", "You are to move."),
        ("You wins Food and scores 5 Hearts.", "You win Food and score 5 Hearts."),
        ("Greedy 1 parks a Rover on Garage of You.", "Greedy 1 parks a Rover on Garage of yours."),
        ("Garage was claimed by You.", "Garage was claimed by you."),
        ("Ada gains 1 Water.", "Ada gains 1 Water."),
    ],
)
def test_english_speaks_to_the_reader(said: str, heard: str) -> None:
    assert second_person(said) == heard
