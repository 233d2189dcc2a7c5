"""Leaving the table: nothing is lost without a question, and nothing is asked in vain."""

import re
import signal
from pathlib import Path

from kit.terminal import Screen

TABLE = ("play", "moon", "--players", "2", "--bots", "random", "--seed", "3")


def interrupt(screen: Screen) -> str:
    screen.process.send_signal(signal.SIGINT)
    return screen.read()


def act(screen: Screen) -> None:
    number = re.search(r"^ *([0-9]+)  Assimilate ", screen.type("list"), re.MULTILINE)
    assert number is not None
    screen.type(number[1])


def nowhere_to_keep(folder: Path) -> None:
    """A file lies where the folder of the games would be made."""
    (folder / "data").write_text("")


def test_a_game_that_keeps_itself_is_left_at_once(tmp_path: Path) -> None:
    with Screen(*TABLE, cwd=tmp_path) as screen:
        screen.read()
        act(screen)
        assert "Your game is kept. To go on:\n" in screen.type("quit")
        assert screen.code() == 0


def test_a_game_in_which_nothing_was_done_is_not_kept(tmp_path: Path) -> None:
    with Screen(*TABLE, cwd=tmp_path) as screen:
        screen.read()
        assert screen.type("quit") == "quit\nGood-bye.\n"
        assert screen.code() == 0
    assert list(tmp_path.iterdir()) == []


def test_any_other_input_makes_the_next_quit_ask_again(tmp_path: Path) -> None:
    nowhere_to_keep(tmp_path)
    with Screen(*TABLE, cwd=tmp_path) as screen:
        screen.read()
        act(screen)
        assert "The game is not saved" in screen.type("quit")
        screen.type("goals")
        assert "The game is not saved" in screen.type("quit")
        assert "Good-bye." in screen.type("q")
        assert screen.code() == 0


def test_a_saved_game_is_left_at_once_and_a_changed_one_is_not(tmp_path: Path) -> None:
    nowhere_to_keep(tmp_path)
    with Screen(*TABLE, cwd=tmp_path) as screen:
        screen.read()
        assert "Saved in My Game.txt." in screen.type("save My Game.txt")
        act(screen)
        assert "The game is not saved" in screen.type("quit")
        screen.type("undo")
        assert "Good-bye." in screen.type("quit"), "taken back to what was saved"


def test_ctrl_c_asks_once_and_then_ends(tmp_path: Path) -> None:
    nowhere_to_keep(tmp_path)
    with Screen(*TABLE, cwd=tmp_path) as screen:
        screen.read()
        act(screen)
        assert "The game is not saved" in interrupt(screen)
        screen.type("goals")
        assert "The game is not saved" in interrupt(screen)
        assert "stopped" in interrupt(screen)
        assert screen.code() == 130


def test_ctrl_c_ends_a_game_that_keeps_itself(tmp_path: Path) -> None:
    with Screen(*TABLE, cwd=tmp_path) as screen:
        screen.read()
        act(screen)
        shown = interrupt(screen)
        assert "Your game is kept" in shown
        assert "stopped" in shown
        assert screen.code() == 130
