"""Results as text: they are read back wherever they were cut off, and only into the same match."""

from dataclasses import replace

import pytest

from kit.games import MOON
from moonbase.engine.game import GameError
from moonbase.lab.matches import Match, Played
from moonbase.lab.results import heading, line, read, text_of, whole_lines

MATCH = Match("moon", ("greedy", "random"), 4, 7)
GAMES = {number: Played([number, 40], [2, 1], 100 + number, 150, 0.25, ending="won" if number == 3 else "") for number in (1, 4, 3)}


def text(match: Match = MATCH) -> str:
    return text_of(heading(MOON, match)) + "".join(text_of(line(match, number, game)) for number, game in GAMES.items())


def test_results_are_read_as_they_were_written() -> None:
    assert read(text(), heading(MOON, MATCH)) == GAMES


def test_a_file_that_breaks_off_anywhere_keeps_its_whole_games() -> None:
    full, first = text(), len(text_of(heading(MOON, MATCH)))
    for end in range(first, len(full) + 1):
        games = read(whole_lines(full[:end]), heading(MOON, MATCH))
        assert list(games.items()) == list(GAMES.items())[: full[:end].count("\n") - 1]


def test_the_number_of_games_may_change_and_nothing_else() -> None:
    assert read(text(), heading(MOON, replace(MATCH, games=1000, keep=True))) == GAMES
    others = {
        "seed is 7 there, and 8 here": replace(MATCH, seed=8),
        'bots is ["greedy","random"] there, and ["random","greedy"] here': replace(MATCH, bots=("random", "greedy")),
        "round_games is 2 there, and 1 here": replace(MATCH, rotate=False),
        "options is": replace(MATCH, options={"flag_minimum": 0}),
    }
    for sentence, other in others.items():
        with pytest.raises(GameError) as caught:
            read(text(), heading(MOON, other))
        assert f"these are the results of another match: {sentence}" in str(caught.value)


def test_options_that_are_the_usual_ones_make_no_other_match() -> None:
    usual = MOON.chosen({})
    assert read(text(), heading(MOON, replace(MATCH, options=usual))) == GAMES


@pytest.mark.parametrize("damaged", ["{}", "null", '{"game": 2', "x" * 50])
def test_a_damaged_line_is_named(damaged: str) -> None:
    with pytest.raises(GameError, match=r"^line 5 is not a game of this match$"):
        read(f"{text()}{damaged}\n", heading(MOON, MATCH))


def test_another_file_is_not_taken_for_results() -> None:
    for other in ("hello\n", '{"moonbase": 1, "game": "moon"}\n', "[]\n"):
        with pytest.raises(GameError, match=r"^these are not the results of a match$"):
            read(other, heading(MOON, MATCH))
