"""From the Moon in the terminal: whole games by piped answers, the questions at the table, and what the command line refuses."""

import json
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from cli.tables import last_words
from kit.command import moonbase
from kit.terminal import Screen
from moonbase.catalog.registry import game
from moonbase.cli.games.registry import renderer
from moonbase.cli.play.explain import why
from moonbase.cli.play.loop import GameLoop
from moonbase.cli.play.table import Table
from moonbase.cli.rendering.lines import Line
from moonbase.engine.rng import Rng
from moonbase.records.record import parse
from moonbase.records.replay import verify
from moonbase.records.session import start

FTM = game("fromthemoon")


def play(seats: list[str], seed: int, options: dict[str, int], answer: Callable[[GameLoop], str], monkeypatch: pytest.MonkeyPatch) -> str:
    """Play a game in the terminal; return everything that the screen showed."""
    table = Table(start(FTM, len(seats), options, seats), Rng(seed))
    file = StringIO()
    terminal = GameLoop(table, renderer, Console(file=file, width=80, height=60, highlight=False))
    monkeypatch.setattr("builtins.input", lambda prompt: "" if "Save" in prompt else answer(terminal))
    terminal.run()
    assert table.session.over
    return file.getvalue()


def by_text_and_number(seed: int) -> Callable[[GameLoop], str]:
    """Return a function that types any open choice, as text and as number in turn, and repeats it where the table warns."""
    rng = Rng(seed)
    asked: list[tuple[int, int]] = []

    def answer(terminal: GameLoop) -> str:
        steps = len(terminal.table.session.record.steps)
        if not asked or asked[-1][0] != steps:
            found = [choice.action for choice in terminal.choices if choice.refusal is None and not choice.text.startswith("convert ")]
            asked.append((steps, found[rng.below(len(found))]))
        choice = next(choice for choice in terminal.choices if choice.action == asked[-1][1])
        return choice.text if len(asked) % 2 else str(choice.number)

    return answer


@pytest.mark.long
def test_a_whole_game_against_a_greedy_opponent(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = play(["you", "greedy"], 3, {}, by_text_and_number(5), monkeypatch)
    assert " FROM THE MOON   round 1 · no ship launched · order " in shown
    assert "Since your last turn: Greedy 1 " in shown
    assert "LAST ROUND" in shown
    assert "The game is over" in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_a_whole_game_for_one_on_easy(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = play(["you"], 4, {"difficulty": 0}, by_text_and_number(6), monkeypatch)
    assert "Which faction will you lead?" in shown
    assert "alone, Easy" in shown
    assert "Objectives " in shown
    assert "the game is lost." in shown or "You win" in shown


@pytest.mark.parametrize("seats", [["you"], ["you", "random"]])
def test_a_solo_player_waits_for_nobody(seats: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(start(FTM, len(seats), None, seats), Rng(3))
    file = StringIO()
    terminal = GameLoop(table, renderer, Console(file=file, width=80, height=60, force_terminal=True))
    monkeypatch.setattr("builtins.input", lambda prompt: "quit")
    terminal.run()
    assert ("the others are playing" in file.getvalue()) == (len(seats) > 1)


@pytest.mark.parametrize("asked", ["gather", "send 1 1-1", "end"])
def test_a_reason_stands_in_a_line_of_its_own(asked: str) -> None:
    """The words of a choice have colons of their own."""
    table = Table(start(FTM, 2, None, ["you", "random"]), Rng(3))
    table.advance()
    choices = table.choices()
    choice = next(each for each in choices if each.text == asked)
    words, *rest = why(table, choice, choices)
    assert words == Line(choice.words)
    assert all(line.indent >= 2 for line in rest)
    if choice.refusal is None:
        assert rest == [Line(table.narrator.say("why_not.open"), 2)]
    else:
        assert rest[0] == Line(table.narrator.plain(choice.refusal.reason), 2)
        assert not [line for line in rest if line.words.count("open it") and line.words.count(":") > 1]


QUESTIONS = {
    "?": "where each rover can go",
    "? signs": "rover 2 of player A on a tile",
    "? 1": "source: ",
    "? canteen": "Income: gain 2 food.",
    "rule 8.1": "F8.1 You may gather only when none of your three rovers is at home.",
    "rule": "such as 'rule F5.3'",
    "ships": "to build; the launch pays",
    "market": "Display, top row first",
    "labs": "A new laboratory activates its row and its column",
    "tiles": "what it does",
    "goals": "progress tile",
    "seats": "Random 1  0 points",
    "send": "rover 3",
    "team": "Recruit a grey astronaut into rover 1",
    "build": "Construct ",
    "research": "Take a foundation",
    "show": "A Ada  0 points",
    "show b": "B Random 1  0 points",
    "show 1": "B Random 1  0 points",
    "show C": "Show takes a seat: A or 0 Ada, B or 1 Random 1.",
    "why gather": "F8.1  You may gather only when none",
    "why end": "F2.2  ",
    "why train metal 3": "To open it:\n",
    "log": "more lines: log all.)",
    "send 1": "can mean ",
    "log 3": "You lead the ",
    "": "FROM THE MOON",
}


def test_questions_at_the_table(tmp_path: Path) -> None:
    with Screen("play", "fromthemoon", "--bots", "random", "--seed", "3", "--name", "Ada", cwd=tmp_path) as screen:
        screen.read()
        while "is no choice here" in screen.type("why send 1 1-1"):
            screen.type("1")
        for typed, answer in QUESTIONS.items():
            assert answer in screen.type(typed), typed
        assert "Rover 1 works on " in screen.type("send 1 2-2")
        assert "Taken back: Send rover 1 " in screen.type("undo")
        assert "Played again: Send rover 1 " in screen.type("redo")
        assert "Saved in mine.txt." in screen.type("save mine.txt")
        assert "Good-bye." in screen.type("quit")
    with Screen("play", "--resume", "mine.txt", cwd=tmp_path) as screen:
        assert "Rover 1 works on " in screen.read(), "the file says which game it is"
    record = parse((tmp_path / "mine.txt").read_text())
    assert (record.game, record.seats) == ("fromthemoon", ["you", "random"])
    assert verify(FTM, record) == len(record.steps)
    assert moonbase("replay", "mine.txt", "--verify", cwd=tmp_path).code == 0


REFUSED = {
    "play moon --difficulty easy": "--difficulty: Moon has no such option",
    "play fromthemoon --difficulty easy": "--difficulty: only a game for one has it, not one of 2 players; --players 1 plays alone",
    "play fromthemoon --players 3 --difficulty hard": "--difficulty: only a game for one has it, not one of 3 players",
    "play fromthemoon --players 1 --difficulty mad": "--difficulty: invalid choice: 'mad'",
    "play fromthemoon --players 1 --difficulty easy --option difficulty=2": "--difficulty easy is difficulty=0, but --option says",
    "play fromthemoon --players 1 --bots greedy": "--bots: a game for one has no opponents",
    "play fromthemoon --players 5": "From the Moon seats 1 to 4 players, not 5",
    "play --resume alone.txt --difficulty easy": "--resume: alone.txt is a game with difficulty=1, not 0",
}


@pytest.mark.parametrize("line", REFUSED)
def test_the_command_line_refuses_wrong_arguments(line: str, tmp_path: Path) -> None:
    (tmp_path / "alone.txt").write_text(start(FTM, 1, seats=["you"]).record.text())
    ran = moonbase(*line.split(), cwd=tmp_path)
    assert ran.err.startswith(f"moonbase: {REFUSED[line]}")
    assert (ran.code, ran.out, len(ran.err.splitlines())) == (2, "", 1)


@pytest.mark.parametrize("arguments", [[], ["--players", "1", "--difficulty", "expert"]])
def test_without_a_terminal_a_short_game_is_shown(arguments: list[str]) -> None:
    ran = moonbase("play", "fromthemoon", *arguments)
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0] == "A game of From the Moon between Greedy 0 and Random 1 (seed 1):"
    assert last_words(FTM) in ran.out
    assert 10 < len(lines) < 60


def test_simulated_games_for_one_say_how_they_ended() -> None:
    arguments = ("sim", "fromthemoon", "--players", "1", "--games", "4", "--jobs", "1")
    report = json.loads(moonbase(*arguments, "--json").out)
    assert report["margin_median"] is None
    assert report["alone"]["won"] + sum(report["alone"]["lost"].values()) == 4
    text = moonbase(*arguments).out
    assert text.startswith("4 games of fromthemoon for one, seed 1\n")
    assert " won" in text
    assert " lost (" in text
