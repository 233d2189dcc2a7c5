"""The picture of the table: every choice has its number on it, at every player count and width."""

import re
from collections.abc import Collection
from functools import partial
from io import StringIO
from itertools import islice
from typing import Any, cast

import pytest
from rich.console import Console, ConsoleDimensions

from cli.tables import decisions, drawn, narrator_for
from kit.games import MOON
from kit.sweeps import sweep
from moonbase.cli.games.moon.cards import others_cards, own_in_brief
from moonbase.cli.games.moon.claims import counted_words
from moonbase.cli.games.moon.renderer import MoonRenderer
from moonbase.cli.play.loop import GameLoop
from moonbase.cli.play.table import Table
from moonbase.cli.rendering.choices import Choice, choices_of
from moonbase.cli.terminal.fitting import fit
from moonbase.engine.events import visible
from moonbase.engine.rng import Rng
from moonbase.games.moon.rules.table.names import SELECTORS
from moonbase.languages.speech import spoken_gallery
from moonbase.records.session import start


def numbers(choices: list[Choice]) -> set[str]:
    return {f"{choice.number}" if choice.refusal is None else f"({choice.number})" for choice in choices}


def is_shown(choice: Choice, shrunk: Collection[str]) -> bool:
    """Tell whether the board shows a choice: every open one, and closed ones unless they are claimed, always on or, where shrunk, left
    out."""
    if choice.refusal is None:
        return True
    if "closed spaces" in shrunk and choice.text.startswith("park "):
        return False
    if "closed claims" in shrunk and choice.text.startswith("claim "):
        return False
    if "texts of the hand" in shrunk and choice.refusal.reason.key == "why.main_done":
        return False
    return choice.refusal.reason.key not in ("why.claimed", "why.expedition_rule")


@pytest.mark.parametrize("players", sweep(range(2, 6), 5))
@pytest.mark.parametrize(
    ("width", "language"),
    [pytest.param(80, "en", marks=pytest.mark.long), (80, "de"), pytest.param(100, "en", marks=pytest.mark.long)],
)
def test_every_choice_is_on_the_table(players: int, width: int, language: str) -> None:
    narrator = narrator_for(MOON, players, language)
    renderer = MoonRenderer(MOON, narrator, width)
    for session in islice(decisions(MOON, players, players * 7), 0, None, 4):
        view = MOON.view(session.state, 0)
        choices = choices_of(MOON, session.state, 0, narrator)
        for count in range(len(renderer.shrinks) + 1):
            shrunk = renderer.shrinks[:count]
            text = drawn(renderer.board(view, choices, ["News."], shrunk), width)
            assert max(map(len, text.splitlines())) <= width
            shown = set(re.findall(r"\(\d+\)|\d+", text))
            assert numbers([choice for choice in choices if is_shown(choice, shrunk)]) <= shown, text


@pytest.mark.parametrize(
    ("players", "width", "height", "language"),
    [
        pytest.param(2, 80, 24, "en", marks=pytest.mark.long),
        pytest.param(3, 80, 24, "en", marks=pytest.mark.long),
        pytest.param(5, 80, 24, "en", marks=pytest.mark.long),
        pytest.param(5, 100, 30, "en", marks=pytest.mark.long),
        pytest.param(5, 80, 24, "de", marks=pytest.mark.long),
        (4, 60, 12, "en"),
    ],
)
def test_the_head_of_the_table_is_always_on_the_screen(players: int, width: int, height: int, language: str) -> None:
    narrator = narrator_for(MOON, players, language)
    renderer = MoonRenderer(MOON, narrator, width)
    for session in islice(decisions(MOON, players, players * 3), 0, None, 3):
        view = MOON.view(session.state, 0)
        choices = choices_of(MOON, session.state, 0, narrator)
        news = renderer.digest(visible([event for events in session.history[-40:] for event in events], 0))
        console = Console(file=StringIO(), width=width, height=height, highlight=False)
        board = fit(console, partial(renderer.board, view, choices, news), renderer.shrinks, height - 2, str)
        lines = drawn(board, width).splitlines()
        assert len(lines) <= height - 2
        assert lines[0].startswith(" MOON ")
        assert any(re.match(r" *♥ +(Σ|score|Summe) ", line) for line in lines)


def test_parts_shrink_only_as_far_as_needed() -> None:
    sizes = {"a": 5, "b": 3, "c": 9}
    console = Console(file=StringIO(), width=40)

    def draw(shrunk: Collection[str]) -> str:
        return "\n".join(f"{part}{line}" for part, lines in sizes.items() for line in range(1 if part in shrunk else lines))

    def shown(height: int) -> str:
        return "".join(sorted({line[0] + line[1:] for line in drawn(fit(console, draw, ("a", "b", "c"), height, str), 40).split()}))

    assert shown(17).count("a") == 5
    assert (shown(13).count("a"), shown(13).count("b"), shown(13).count("c")) == (1, 3, 9)
    assert (shown(9).count("a"), shown(9).count("b"), shown(9).count("c")) == (5, 3, 1)
    assert "1 more" in drawn(fit(console, draw, ("a", "b", "c"), 2, lambda n: f"{n} more"), 40)


def test_pages_say_what_a_player_may_know() -> None:
    narrator = narrator_for(MOON, 3)
    renderer = MoonRenderer(MOON, narrator, 100)
    for session in decisions(MOON, 3, 5):
        view = MOON.view(session.state, 0)
        choices = choices_of(MOON, session.state, 0, narrator)
        pages = [renderer.seat(view, seat) for seat in range(3)] + [
            renderer.goals(view, choices),
            renderer.piles(view),
            renderer.hand(view),
        ]
        assert all(drawn(page, 100).strip() for page in pages)
    end = drawn(renderer.result(MOON.view(session.state, 0), [2, 1, 3]), 100)
    assert [line.split()[1] for line in end.splitlines()[2:5]] == ["Random", "You", "Random"]


def test_the_table_follows_the_size_of_the_window() -> None:
    table = Table(start(MOON, 3, seats=["you", "random", "random"]), Rng(3))
    table.advance()
    console = Console(file=StringIO(), width=110, height=40, highlight=False)
    terminal = GameLoop(table, MoonRenderer, console)
    terminal._hear()
    heads = []
    for width, height in ((110, 40), (80, 24), (110, 40)):
        console.size = ConsoleDimensions(width, height)
        console.file = StringIO()
        terminal._draw()
        lines = console.file.getvalue().splitlines()
        assert len(lines) <= height - 1
        heads.append(next(line.split()[1] for line in lines if line.lstrip().startswith("♥")))
    assert heads == ["score", "Σ", "score"]


def test_rovers_stand_beside_their_space() -> None:
    card = {"name": "Rim", "colour": None, "deck": "base", "production": {"metal": 1}, "flags": {"industry": 1}}
    slot = {"card": "B", "hearts": 0, "end": 0, "rovers": 1, "production_taken": True, "flag_taken": False, "flipped": False}
    narrator = narrator_for(MOON, 2)
    narrator.gallery["B"] = card
    (text,) = others_cards({"seat": 1, "settlement": [slot]}, {}, narrator)
    assert text.plain == "Rim +1M▲ Ind"
    ((_, brief),) = own_in_brief({"settlement": [slot], "production": {"metal": 1}}, {}, narrator)
    assert [part.plain for part in brief] == ["Base", "production +1M"]


def test_the_page_of_a_player_has_reputations_rovers_and_vouchers() -> None:
    narrator = narrator_for(MOON, 2)
    view = cast(Any, MOON.view(next(decisions(MOON, 2, 5)).state, 0))
    view["seats"][0]["vouchers"] = 1
    view["seats"][0]["settlement"][0]["production_taken"] = True
    view["seats"][0]["settlement"][0]["rovers"] = 1
    view["reputations"][0]["owner"] = 0
    page = drawn(MoonRenderer(MOON, narrator, 100).seat(view, 0), 100)
    card = next(card for card in spoken_gallery(MOON) if card["id"] == view["reputations"][0]["card"])
    assert "1, each to construct 1 card without paying Resources" in page
    assert "on cards" in page
    assert "▲ on the production" in page
    assert f"{card['name']} 2♥  {narrator.gallery[str(card['id'])]['text']}" in page


def test_an_expedition_that_is_a_rule_is_always_on() -> None:
    narrator = narrator_for(MOON, 3)
    renderer = MoonRenderer(MOON, narrator, 100)
    for session in (session for seed in range(9) for session in decisions(MOON, 3, seed)):
        choices = choices_of(MOON, session.state, 0, narrator)
        if any(choice.refusal and choice.refusal.reason.key == "why.expedition_rule" for choice in choices):
            text = drawn(renderer.board(MOON.view(session.state, 0), choices, [], ()), 100)
            assert re.search(r"Expedition \S.* \(always on\): ", text)
            return
    raise AssertionError("no such Expedition came up")


def test_every_claim_says_what_it_counts() -> None:
    narrator = narrator_for(MOON, 2)
    words = {str(card["name"]): counted_words(card, narrator) for card in MOON.gallery() if card["deck"] == "reputation"}
    assert (words["Innovative"], words["Creative"], words["Beloved"]) == ("Sci", "pink", "♥")
    assert all(words.values()), words


def test_every_count_of_a_claim_is_a_name_of_the_card_files() -> None:
    counts = {str(card["name"]): card["counts"] for card in MOON.gallery()}
    assert (counts["Innovative"], counts["Creative"], counts["Beloved"]) == ("flag:science", "pink", "hearts")
    assert {counted for counted in counts.values() if counted is not None} <= SELECTORS.keys()
    assert all((card["counts"] is None) == (card["requirement"] is None) for card in MOON.gallery())
