"""The game in the terminal, played by typing."""

import re
from pathlib import Path

import pytest

from cli.tables import last_words
from kit.command import moonbase
from kit.games import MOON
from kit.terminal import Screen
from moonbase.cli.rendering.narrator import seat_names
from moonbase.records.record import parse
from moonbase.records.replay import verify
from moonbase.records.session import start

OPEN = re.compile(r"^ *([0-9]+)  (.+)$", re.MULTILINE)
CLOSED = re.compile(r"^ *\(([0-9]+)\) (.+?)  ✗ .* (M[0-9]+\.[0-9]+)$", re.MULTILINE)


def open_choices(screen: Screen) -> dict[str, str]:
    """Number by words, as ``list`` shows them."""
    return {words: number for number, words in OPEN.findall(screen.type("list"))}


def next_number(choices: dict[str, str]) -> str:
    """Assimilate a card, then end the turn; answer questions with the first answer."""
    for opening in ("Assimilate ", "End the turn"):
        for words, number in choices.items():
            if words.startswith(opening):
                return number
    return next(iter(choices.values()))


def play_on(screen: Screen, shown: str) -> str:
    """Play to the end of the game; return every screen that was shown."""
    story = shown
    while "Save the record?" not in shown:
        shown = screen.type(next_number(open_choices(screen)))
        story += shown
    return story


def test_a_whole_game_is_played_by_typing(tmp_path: Path) -> None:
    with Screen("play", "moon", "--players", "2", "--bots", "random", "--seed", "3", cwd=tmp_path) as screen:
        story = play_on(screen, screen.read())
        assert "Era I · round 1 of 8" in story
        assert "Era III · round 8 of 8" in story
        assert "Since your last turn: " in story
        assert "You could still: " in story
        assert "The game is over" in story
        assert list(tmp_path.glob("data/moonbase/games/*.txt")) != [], "kept until the last question is answered"
        assert "Saved in mine.txt." in screen.type("mine.txt")
        assert screen.code() == 0
    assert list(tmp_path.glob("data/moonbase/games/*")) == []
    record = parse((tmp_path / "mine.txt").read_text())
    assert record.seats == ["you", "random"]
    assert record.result is not None
    assert verify(MOON, record) > 100


def test_why_names_the_rule_and_a_way(tmp_path: Path) -> None:
    with Screen("play", "moon", "--players", "3", "--bots", "random", "--seed", "5", cwd=tmp_path) as screen:
        screen.read()
        closed = CLOSED.findall(screen.type("list"))
        end = next(number for number, words, _ in closed if words == "End the turn")
        answer = screen.type(f"why {end}")
        assert "M4.7  You end your turn yourself" in answer
        assert "To open it:\n" in answer
        assert screen.type(end).count("M4.7") == 1, "a closed choice says why when it is taken"
        assert "This is open." in screen.type("why assimilate obelisk")


def test_undo_and_redo(tmp_path: Path) -> None:
    with Screen("play", "moon", "--players", "2", "--bots", "random", "--seed", "3", cwd=tmp_path) as screen:
        screen.read()
        before = screen.type("list")
        screen.type(next_number(open_choices(screen)))
        assert "Taken back: Assimilate " in screen.type("undo")
        assert screen.type("list") == before
        assert "Played again: Assimilate " in screen.type("redo")
        assert "Nothing was taken back." in screen.type("redo")
        screen.type("undo")
        assert "Nothing can be taken back" in screen.type("undo")


def test_save_and_resume_go_on_from_the_same_position(tmp_path: Path) -> None:
    with Screen("play", "moon", "--players", "3", "--bots", "greedy,random", "--seed", "4", cwd=tmp_path) as screen:
        screen.read()
        screen.type(next_number(open_choices(screen)))
        choices = open_choices(screen)
        assert "Saved in table.txt." in screen.type("save table.txt")
        assert "Is there already" not in screen.type("save"), "its own file may be written again"
        assert "Good-bye." in screen.type("quit")
        assert screen.code() == 0
    with Screen("play", "--resume", "table.txt", cwd=tmp_path) as screen:
        screen.read()
        assert open_choices(screen) == choices
        assert "Table.txt: no such file." not in screen.type("resume table.txt")
        assert open_choices(screen) == choices
        assert "nothing.txt: no such file." in screen.type("resume nothing.txt"), "the name keeps its case"
        assert "Good-bye." in screen.type("quit"), "resumed and unchanged is saved"


def test_a_game_with_the_cards_of_an_owner_is_saved_with_their_name(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text('name = "my box"\n[card."S1-25"]\ncost = { metal = 2 }\n')
    with Screen("play", "moon", "--players", "2", "--seed", "4", "--set", "box.toml", cwd=tmp_path) as screen:
        screen.read()
        assert "Saved in table.txt." in screen.type("save table.txt")
    with Screen("play", "moon", "--set", "box.toml", "--resume", "table.txt", cwd=tmp_path) as screen:
        screen.read()
        screen.type(next_number(open_choices(screen)))
        screen.type("save")
    record = parse((tmp_path / "table.txt").read_text())
    assert (record.set_name, record.steps[-1].seat) == ("my box", 0)


def test_the_end_of_input_ends_politely(tmp_path: Path) -> None:
    with Screen("play", "moon", "--players", "2", "--bots", "random", "--seed", "3", cwd=tmp_path) as screen:
        screen.read()
        assert "Good-bye." in screen.end_of_input()
        assert screen.code() == 0


QUESTIONS = {
    "?": "why a choice is closed",
    "? signs": "would win the type by one",
    "? 1": "source: ",
    "goal": "Claim it when",
    "rules": "M5   Constructing",
    "rule 7.6": "M7.6 ",
    "show you": "Ada  score ",
    "show RANDOM 1": "Random 1  score ",
    "table": "Era I · round 1 of 8",
    "log 0": "Log takes a number of lines",
    "? printer": "M15.1 Printer: pay 1 Metal",
    "? prinnter": "No card 'prinnter'; did you mean 'Printer'?",
    "rule M5.3": "M5.3 For this test the Flags of your Settlement count",
    "rule m13": "M13.2 For each of the five Flag types",
    "rule Q9.1": "No rule 'Q9.1'",
    "rule": "Name a rule",
    "hand": "assimilate for",
    "goals": "Claim it when",
    "piles": "discards, top first: ",
    "show 1": "score ",
    "show B": "Random 1  score ",
    "show 7": "Show takes a seat: A or 0 Ada, B or 1 Random 1.",
    "log 3": "It is your turn.",
    "log x": "Log takes a number of lines",
    "log all": "and the first turn.",
    "999": "There is no choice 999",
    "assimilate": "'assimilate' can mean ",
    "why": "Why takes a choice",
    "save": "Name a file",
    "resume": "Name a file",
    "resume /": "/: this is a folder, not a file.",
    "dance": "'dance' is no choice here; ? lists what you can type.",
    "similate": "is no choice here",
    "the": "can mean ",
    "": "Era I · round 1 of 8",
}


def test_questions_at_the_table(tmp_path: Path) -> None:
    with Screen("play", "moon", "--players", "2", "--bots", "random", "--seed", "3", "--name", "Ada", cwd=tmp_path) as screen:
        screen.read()
        for typed, answer in QUESTIONS.items():
            assert answer in screen.type(typed), typed


def test_a_position_can_be_played(tmp_path: Path) -> None:
    from kit.games import random_session

    session = random_session(3, 9, steps=150)
    while session.state.waiting != 1:
        session.act(MOON.legal(session.state)[0])
    (tmp_path / "puzzle.json").write_text(MOON.dump(session.state))
    with Screen("play", "moon", "--from", "puzzle.json", "--bots", "random", cwd=tmp_path) as screen:
        assert "Random 2" in screen.read()
        screen.type("save puzzle.txt")
    record = parse((tmp_path / "puzzle.txt").read_text())
    assert record.seats == ["random", "you", "random"]
    assert verify(MOON, record) == len(record.steps)


@pytest.mark.parametrize("arguments", [["play"], ["moon"], ["play", "moon", "--players", "4"]])
def test_without_a_terminal_a_short_game_is_shown(arguments: list[str]) -> None:
    ran = moonbase(*arguments)
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0].startswith("A game of Moon between ")
    assert last_words(MOON) in ran.out
    assert 10 < len(lines) < 60


def test_without_a_terminal_a_saved_game_is_only_checked(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(start(MOON, 2, seats=["you", "greedy"]).record.text())
    ran = moonbase("play", "--resume", "game.txt", cwd=tmp_path)
    assert (ran.code, ran.err) == (0, "moonbase: --resume: game.txt is in order; to play it, run this in a terminal\n")


def test_a_long_name_is_cut_on_the_table() -> None:
    assert seat_names(["you", "greedy"], "Wilhelmina of the Crater") == ["Wilhelmina…", "Greedy 1"]
    assert seat_names(["you"], "  ") == ["You"]


def test_the_end_of_an_era_and_the_redrawn_story(tmp_path: Path) -> None:
    with Screen("play", "moon", "--players", "2", "--bots", "random", "--seed", "3", cwd=tmp_path) as screen:
        shown = screen.read()
        while "Era II ·" not in shown:
            shown = screen.type(next_number(open_choices(screen)))
        assert re.search(r"^ +The Era ends: ", shown, re.MULTILINE)
        assert "X falls to 2." in shown
        assert re.search(r"^ +Era II begins with Production\.", shown, re.MULTILINE)
        assert "Since your last turn: " in screen.type("")
        assert "X falls to 2." in screen.type("log"), "log alone reaches back to the last turn"


def test_why_and_the_card_of_a_choice_by_number(tmp_path: Path) -> None:
    with Screen("play", "moon", "--players", "3", "--bots", "random", "--seed", "5", cwd=tmp_path) as screen:
        screen.read()
        listed = screen.type("list")
        end = next(number for number, words, _ in CLOSED.findall(listed) if words == "End the turn")
        step = re.search(r"To open it:\n +([0-9]+)  (.+)\n", screen.type(f"why {end}"))
        assert step is not None
        assert (step[2], step[1]) in {words: number for number, words in OPEN.findall(listed)}.items()
        assert "is about no card" in screen.type(f"? {end}")
        claim = next(number for number, words, _ in CLOSED.findall(listed) if words.startswith("Claim "))
        assert "Claim it when" in screen.type(f"? {claim}")
