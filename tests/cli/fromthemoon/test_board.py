"""The table of From the Moon: everything that a player needs is in the picture, in every window."""

import re
from io import StringIO
from itertools import islice
from typing import Any, cast

import pytest
from rich.console import Console

from cli.tables import decisions, drawn, renderer_for
from moonbase.catalog.registry import game
from moonbase.cli.games.fromthemoon.words import DUMMY
from moonbase.cli.rendering.choices import Choice, choices_of
from moonbase.cli.rendering.narrator import SEATS
from moonbase.cli.terminal.fitting import fit
from moonbase.engine.events import visible
from moonbase.engine.game import Game
from moonbase.languages.files import ENGLISH, LANGUAGES
from moonbase.records.session import Session

FTM: Game = game("fromthemoon")


def first(players: int, seed: int, asked: str | None) -> tuple[Session, dict[str, Any]]:
    """The first decision of seat 0 with this kind of question."""
    for k in range(40):
        for session in decisions(FTM, players, seed + k):
            view = cast(Any, FTM.view(session.state, 0))
            if (view["question"] or {"kind": None})["kind"] == asked and (asked or not view["this_turn"]["acted"]):
                return session, view
    raise AssertionError(f"nothing asked for {asked}")


def shown(session: Session, players: int, width: int, height: int | None = None, language: str = ENGLISH) -> str:
    renderer, narrator = renderer_for(FTM, players, width, language)
    view = FTM.view(session.state, 0)
    choices = choices_of(FTM, session.state, 0, narrator)
    news = renderer.digest(visible([event for events in session.history[-20:] for event in events], 0))
    if height is None:
        return drawn(renderer.board(view, choices, news, ()), width)
    console = Console(file=StringIO(), width=width, height=height, highlight=False)
    return drawn(fit(console, lambda shrunk: renderer.board(view, choices, news, shrunk), renderer.shrinks, height - 2, str), width)


def numbers(choices: list[Choice]) -> set[str]:
    return {str(choice.number) for choice in choices if choice.refusal is None}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize(("width", "language"), [(100, "en"), (120, "en"), (120, "de")])
def test_every_open_choice_is_on_a_large_table(players: int, width: int, language: str) -> None:
    _, narrator = renderer_for(FTM, players, width)
    for session in islice(decisions(FTM, players, players * 7), 0, None, 17):
        text = shown(session, players, width, language=language)
        assert max(map(len, text.splitlines())) <= width
        assert numbers(choices_of(FTM, session.state, 0, narrator)) <= set(re.findall(r"\d+", text)), text


@pytest.mark.parametrize(
    ("players", "width", "height", "language"),
    [
        (1, 80, 24, "en"),
        (2, 80, 24, "de"),
        pytest.param(2, 80, 24, "en", marks=pytest.mark.long),
        pytest.param(3, 80, 24, "en", marks=pytest.mark.long),
        (4, 80, 24, "en"),
        (2, 60, 20, "en"),
        pytest.param(4, 100, 30, "en", marks=pytest.mark.long),
        pytest.param(4, 100, 30, "de", marks=pytest.mark.long),
    ],
)
def test_the_picture_fits_the_window(players: int, width: int, height: int, language: str) -> None:
    points, you = {"en": ("pts|points", "You"), "de": ("Pkt|Punkte", "Du")}[language]
    for session in islice(decisions(FTM, players, players * 3), 0, None, 29):
        lines = shown(session, players, width, height, language).splitlines()
        assert len(lines) <= height - 2
        assert max(map(len, lines)) <= width
        assert lines[0].startswith(" FROM THE MOON ")
        assert any(re.match(rf" +({points}) ", line) for line in lines)
        assert any(re.match(f"[▸ ]A {you} ", line) for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, pytest.param(3, marks=pytest.mark.long)])
def test_nothing_is_cut_in_a_small_window(players: int, language: str) -> None:
    for session in islice(decisions(FTM, players, players * 5), 0, None, 29):
        text = shown(session, players, 80, 24, language)
        assert not re.search(r"^\d+$", text, re.MULTILINE), text


def test_the_moon_shows_tiles_cubes_rovers_and_buildings() -> None:
    gallery = {str(card["id"]): card for card in FTM.gallery()}
    for session in islice(decisions(FTM, 2, 4), 0, None, 9):
        view = cast(Any, FTM.view(session.state, 0))
        text = shown(session, 2, 120)
        cubes = {"metal": "M", "water": "W", "polymer": "P"}
        for tile in view["grid"]["tiles"]:
            assert str(gallery[tile["card"]]["name"]) in text
            letters = "".join(cubes[name] * count for name, count in tile["cubes"].items())
            rover = tile["rover"]
            sign = "" if rover is None else f"▲{SEATS[rover['owner']]}{rover['number']}"
            assert f"│{letters:<4} {sign}".rstrip() in text
        for seat in (0, 1):
            built = sum(point["owner"] == seat for point in view["grid"]["points"])
            assert text.count(f"■{SEATS[seat]}") == built


def test_the_dummy_of_a_game_for_one_is_on_the_moon() -> None:
    session = next(decisions(FTM, 1, 2))
    text = shown(session, 1, 120)
    assert text.count(f"■{DUMMY}") == 6
    assert text.count(f"▲{DUMMY}") == 3


def test_ships_show_who_built_and_improved_what_and_what_a_launch_pays() -> None:
    session, view = first(2, 1, None)
    europa = view["ships"][0]
    europa["parts"][0] |= {"owner": 0, "improver": 1, "improvable": False}
    europa["parts"][1] |= {"owner": 1, "improver": None, "improvable": True, "improve_points": 3, "improve_cost": {"water": 1, "energy": 1}}
    europa["parts"][2] |= {"points": 7, "cost": {"metal": 1, "food": 1}}
    europa |= {"pays": [10, 5], "left": 2, "first": 10, "second": 5}
    renderer, narrator = renderer_for(FTM, 2, 120)
    choices = choices_of(FTM, session.state, 0, narrator)
    wide = drawn(renderer.board(view, choices, [], ()), 120)
    assert "Europa  2 left, launch 10/5: A10 B5" in wide
    assert re.search(r"build +A +B +7:MF ", wide)
    assert re.search(r"improve B +3:WE ·", wide)
    renderer.width = 80
    assert "Europa Ab B  ·  ·" in drawn(renderer.board(view, choices, [], ("names of tiles",)), 80)
    page = drawn(renderer.pages["ships"](view, choices), 120)
    assert "Europa  2 to build; the launch pays 10 for the most parts, 5 for the second most; now You 10, Random 1 5" in page


def test_hunger_is_announced() -> None:
    session, view = first(2, 1, None)
    renderer, narrator = renderer_for(FTM, 2, 100)
    choices = choices_of(FTM, session.state, 0, narrator)
    mine = view["seats"][0]
    mine["goods"]["food"] = 1
    mine["income"]["feeding"] = {"food": 4, "mouths": 5, "left": 0, "short": 1, "lost": 3}
    assert "team eats 5, food 1 + 3: SHORT OF 1" in drawn(renderer.board(view, choices, [], ()), 100)
    gather = next(choice for choice in choices if choice.text == "gather")
    end = next(choice for choice in choices if choice.text == "end")
    warning = renderer.reminder(view, choices, gather)
    assert warning.startswith("Your team eats 5 and you will have 4 food: 1 astronaut goes hungry, and each costs 3 points.")
    assert renderer.reminder(view, choices, end) == ""
    mine["income"]["feeding"] = {"food": 5, "mouths": 5, "left": 0, "short": 0, "lost": 0}
    assert renderer.reminder(view, choices, gather) == ""


def test_a_gather_without_enough_food_names_the_conversions_that_come_with_it() -> None:
    session, view = first(2, 1, None)
    renderer, narrator = renderer_for(FTM, 2, 100)
    choices = choices_of(FTM, session.state, 0, narrator)
    view["seats"][0]["income"]["feeding"] |= {"mouths": 9, "short": 4}
    warning = renderer.reminder(view, choices, next(choice for choice in choices if choice.text == "gather"))
    assert warning.endswith("Energy can be turned into food before the recharge and after it, 2 for 1.")


def test_the_effect_of_a_tile_warns_where_it_would_cost_other_tasks() -> None:
    """F3.14: the effect comes last."""
    session, view = first(2, 1, "tasks")
    renderer, narrator = renderer_for(FTM, 2, 100)
    choices = choices_of(FTM, session.state, session.state.waiting, narrator)
    effect = next(choice for choice in choices if choice.text == "effect")
    take = next(choice for choice in choices if choice.text.startswith("take ") and choice.refusal is None)
    view["question"]["tasks"] = {"metal": 1, "water": 2, "polymer": 0}
    warning = renderer.reminder(view, choices, effect)
    assert warning.startswith("The effect of a tile comes last (F3.14): 2 tasks that are left would be lost.")
    assert warning.endswith(f"You can first: {take.number} {take.words}.")
    view["question"]["tasks"] = {"metal": 1, "water": 0, "polymer": 0}
    assert renderer.reminder(view, choices, effect) == ""


def test_a_new_building_finds_its_numbers_on_the_corners() -> None:
    session, _ = first(2, 1, "build")
    text = shown(session, 2, 80, 24)
    _, narrator = renderer_for(FTM, 2, 80)
    rims = " ".join(line for line in text.splitlines() if "───" in line)
    assert numbers(choices_of(FTM, session.state, 0, narrator)) <= set(re.findall(r"\d+", rims))
    assert "The numbers are on the corners of the Moon." in text


def test_a_new_laboratory_is_asked_with_the_board_and_its_chain() -> None:
    session, view = first(2, 1, "lab")
    text = shown(session, 2, 100)
    assert re.search(r"Labs +1 ", text)
    assert " here" in text
    assert "It sets off its row and its column." in text
    card = next(card for card in FTM.gallery() if card["id"] == view["question"]["card"])
    assert f"Place {card['name']} at 1-" in text


def test_a_game_for_one_shows_its_objectives_and_how_it_ended() -> None:
    renderer, _ = renderer_for(FTM, 1, 100)
    for session in decisions(FTM, 1, 3, {"difficulty": 3}):
        view = cast(Any, FTM.view(session.state, 0))
        assert len(view["solo"]["objectives"]) == 5
        text = shown(session, 1, 100)
        assert "alone, Expert" in text
        assert text.count("/") > 5
    end = cast(Any, FTM.view(session.state, 0))
    assert "the game is lost." in drawn(renderer.result(end, [2]), 100)
    end["solo"] |= {"won": True, "medal": "MD-2", "lost": "no"}
    assert re.search(r"You win the Silver medal with -?\d+ points\.", drawn(renderer.result(end, [1]), 100))


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_and_the_result_are_never_empty_and_never_too_wide(language: str) -> None:
    renderer, narrator = renderer_for(FTM, 3, 80, language)
    for session in islice(decisions(FTM, 3, 5), 0, None, 12):
        view = FTM.view(session.state, 0)
        choices = choices_of(FTM, session.state, 0, narrator)
        pages = [page(view, choices) for page in renderer.pages.values()] + [renderer.seat(view, seat) for seat in range(3)]
        for text in (drawn(page, 80) for page in pages):
            assert text.strip()
            assert max(map(len, text.splitlines())) <= 80
    end = drawn(renderer.result(FTM.view(session.state, 0), [2, 1, 3]), 80)
    order = [narrator.names.index(name) for line in end.splitlines() for name in narrator.names if f" {name} " in line]
    assert order == [1, 0, 2]


def test_every_choice_about_a_card_knows_it() -> None:
    renderer, narrator = renderer_for(FTM, 2, 80)
    ids = {str(card["id"]) for card in FTM.gallery()}
    about = {"send", "build", "lab", "use", "activate", "effect", "ability", "part"}
    for session in islice(decisions(FTM, 2, 11), 0, None, 5):
        view = FTM.view(session.state, 0)
        for choice in choices_of(FTM, session.state, 0, narrator):
            card = renderer.card_of(view, choice)
            assert card is None or card in ids
            assert card is not None or choice.text.split()[0] not in about, choice
