"""Games that keep themselves, and the offer to go on with them."""

import re
from itertools import pairwise
from pathlib import Path
from resource import RLIM_INFINITY, RLIMIT_FSIZE, prlimit

import pytest

from kit.terminal import Screen, Window
from moonbase.catalog.registry import game
from moonbase.cli.play.resume import resume_record
from moonbase.cli.play.table import Table
from moonbase.cli.play.unfinished import ago
from moonbase.cli.terminal.words import words
from moonbase.engine.rng import Rng
from moonbase.languages.files import ENGLISH
from moonbase.records.record import parse
from moonbase.records.session import start
from moonbase.records.verify import check_deal

OFFER = "Go on with your game of Moon, Era I, round 1 of 8, saved just now? [Y/n] "
TABLE = ("play", "moon", "--players", "2", "--bots", "random", "--seed", "3")
ASSIMILATE = re.compile(r"^ *([0-9]+)  Assimilate ", re.MULTILINE)


def games(folder: Path) -> list[Path]:
    return sorted((folder / "data" / "moonbase" / "games").glob("*.txt"))


def act(screen: Screen, which: int = 0) -> None:
    screen.type(ASSIMILATE.findall(screen.type("list"))[which])


def end_turn(screen: Screen) -> None:
    """Also where the table reminds of what could still be done."""
    end = re.search(r"^ *([0-9]+)  End the turn", screen.type("list"), re.MULTILINE)
    assert end is not None
    if "The same choice again goes on." in screen.type(end[1]):
        screen.type(end[1])


def begin(folder: Path, *more: str) -> str:
    """Play one action and end by ``kill -9``; the choices that were open then."""
    with Screen(*TABLE, *more, cwd=folder) as screen:
        screen.read()
        act(screen)
        return screen.type("list")


def test_a_killed_game_goes_on_where_it_was(tmp_path: Path) -> None:
    choices = begin(tmp_path)
    with Screen("play", cwd=tmp_path) as screen:
        assert screen.read() == OFFER
        assert "Era I · round 1 of 8" in screen.type("")
        assert screen.type("list") == choices
        assert "Taken back: Assimilate " in screen.type("undo")
        kept = screen.type("quit")
        assert "Your game is kept. To go on:\n" in kept
        assert screen.code() == 0
    assert len(games(tmp_path)) == 1


def test_a_declined_game_is_kept_and_several_are_listed(tmp_path: Path) -> None:
    begin(tmp_path)
    with Screen("play", "moon", cwd=tmp_path) as screen:
        screen.read()
        assert "Type y to go on with it, or n" in screen.type("perhaps")
        assert "Era I · round 1 of 7" in screen.type("n"), "a new game, of three"
        act(screen)
    with Screen("play", "moon", cwd=tmp_path) as screen:
        shown = screen.read()
        assert "  1  Moon, Era I, round 1 of 7, 3 players, just now\n" in shown
        assert "  2  Moon, Era I, round 1 of 8, 2 players, just now\n" in shown
        assert shown.endswith("Which game? [1] ")
        assert "There is no game '3'." in screen.type("3")
        assert "3 players" not in screen.type("drop 1")
        assert len(games(tmp_path)) == 1
        assert "Era I · round 1 of 8" in screen.type("")


def test_only_what_was_asked_for_is_offered(tmp_path: Path) -> None:
    begin(tmp_path)
    with Screen("moon", "--players", "2", "--bots", "random", cwd=tmp_path) as screen:
        assert screen.read() == OFFER
    for typed in ("fromthemoon", "moon --players 4", "moon --seed 3", "moon --bots greedy", "moon --option flag_minimum=0"):
        with Screen(*typed.split(), cwd=tmp_path) as screen:
            assert "Go on" not in screen.read(), typed


def test_the_end_of_input_at_the_offer_starts_nothing(tmp_path: Path) -> None:
    begin(tmp_path)
    with Screen("play", cwd=tmp_path) as screen:
        screen.read()
        assert "Good-bye." in screen.end_of_input()
        assert screen.code() == 0


def test_two_terminals_keep_two_games(tmp_path: Path) -> None:
    with Screen(*TABLE, cwd=tmp_path) as first:
        first.read()
        act(first)
        with Screen("play", "moon", cwd=tmp_path) as second:
            assert "Go on" not in second.read(), "that game is being played"
            act(second)
            first.type("undo")
            first_game, second_game = sorted((parse(path.read_text()) for path in games(tmp_path)), key=lambda record: record.players)
            assert (first_game.players, second_game.players) == (2, 3)
            assert not any(step.seat == 0 for step in first_game.steps), "taken back"
            assert any(step.seat == 0 for step in second_game.steps)


def test_seed_and_cards_of_an_owner_go_on(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text('name = "my box"\n[card."S1-25"]\ncost = { metal = 2 }\n')
    begin(tmp_path, "--set", "box.toml")
    with Screen("play", cwd=tmp_path) as screen:
        screen.read()
        screen.type("y")
        end_turn(screen)
    [path] = games(tmp_path)
    record = parse(path.read_text())
    assert (record.set_name, record.seed, record.seats) == ("my box", 3, ["you", "random"])
    assert check_deal(game("moon", str(tmp_path / "box.toml")), record).draws > 10


def test_nature_goes_on_as_if_there_had_been_no_break() -> None:
    rules = game("fromthemoon")
    whole = _by_rote(Table(start(rules, 1, seats=["you"]), Rng(5)), 5)
    text = _by_rote(Table(start(rules, 1, seats=["you"]), Rng(5)), 5, until=20)
    for first, until in pairwise((20, 21, 40, 60, 100_000)):
        assert len(parse(text).steps) >= first
        text = _by_rote(resume_record(rules, text, Rng(first)), 5, until=until)
    assert text == whole


def _by_rote(table: Table, seed: int, until: int = 100_000) -> str:
    """Play up to a number of steps; the record."""
    session = table.session
    session.record.seed = seed
    table.advance()
    while not session.over and len(session.record.steps) < until:
        legal = table.game.legal(session.state)
        session.act(legal[len(session.record.steps) * 7 % len(legal)])
        table.advance()
    return session.record.text()


@pytest.mark.parametrize(
    "text", ["Once upon a time\n", '{"moonbase": 99}\nopen\n', '{"moonbase": 1, "game": "moon", "players": 3}\nopen\n']
)
def test_unreadable_saved_games_are_reported_and_kept(tmp_path: Path, text: str) -> None:
    begin(tmp_path)
    [path] = games(tmp_path)
    path.write_text(text)
    with Screen("play", "moon", cwd=tmp_path) as screen:
        shown = screen.read()
        assert shown.count("An unfinished game cannot be read and stays where it is:") == 1
        assert "Era I · round 1 of 7" in shown
    assert path.read_text() == text


def test_a_folder_that_cannot_be_made_is_said_once_and_leaving_asks(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")
    with Screen(*TABLE, cwd=tmp_path) as screen:
        screen.read()
        found = ASSIMILATE.search(screen.type("list"))
        assert found is not None
        assert "The game goes on, but it does not save itself: " in screen.type(found[1])
        assert "does not save itself" not in screen.type("undo")
        assert "Good-bye." in screen.type("quit"), "nothing was played"


def test_a_full_disk_is_said_once_and_tried_again(tmp_path: Path) -> None:
    with Screen(*TABLE, cwd=tmp_path) as screen:
        screen.read()
        act(screen)
        prlimit(screen.process.pid, RLIMIT_FSIZE, (0, RLIM_INFINITY))
        assert "it does not save itself: " in screen.type("undo")
        act(screen, 1)
        assert "does not save itself" not in screen.type("table")
        assert "The game is not saved" in screen.end_of_input()
        screen.type("goals")
        assert "The game is not saved" in screen.end_of_input(), "asked again after anything else"
        assert list(tmp_path.glob("data/moonbase/games/*.new")) == []
        prlimit(screen.process.pid, RLIMIT_FSIZE, (RLIM_INFINITY, RLIM_INFINITY))
        screen.type("undo")
        assert "Your game is kept" in screen.end_of_input()
        assert screen.code() == 0


def test_a_second_end_of_input_leaves_what_cannot_be_kept(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")
    with Screen(*TABLE, cwd=tmp_path) as screen:
        screen.read()
        act(screen)
        assert "The game is not saved" in screen.end_of_input()
        assert "Good-bye." in screen.end_of_input()
        assert screen.code() == 0


def test_a_game_of_a_file_takes_its_earlier_place(tmp_path: Path) -> None:
    with Screen(*TABLE, cwd=tmp_path) as screen:
        screen.read()
        act(screen)
        screen.type("save mine.txt")
        screen.type("quit")
    with Screen("play", "--resume", "mine.txt", cwd=tmp_path) as screen:
        screen.read()
        assert "Good-bye." in screen.type("quit")
    with Screen("play", "--resume", "mine.txt", cwd=tmp_path) as screen:
        screen.read()
        end_turn(screen)
        assert "Your game is kept" in screen.type("quit")
    assert len(games(tmp_path)) == 1


def test_a_game_that_ended_before_its_last_question_can_still_be_saved(tmp_path: Path) -> None:
    table = Table(start(game("moon"), 2, seats=["you", "random"]), Rng(3))
    text = _by_rote(table, 3)
    folder = tmp_path / "data" / "moonbase" / "games"
    folder.mkdir(parents=True)
    (folder / "moon-20200101-000000.txt").write_text(text)
    with Screen("play", cwd=tmp_path) as screen:
        assert screen.read() == "See how your game of Moon ended, saved just now? [Y/n] "
        assert "Save the record?" in screen.type("y")
        screen.type("mine.txt")
        assert screen.code() == 0
    assert (tmp_path / "mine.txt").read_text() == text
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("size", [(80, 24), (40, 12), (120, 40)])
def test_the_offer_fits_the_window(tmp_path: Path, size: tuple[int, int]) -> None:
    begin(tmp_path)
    with Window(size, "play", cwd=tmp_path) as screen:
        asked = screen.read()
        assert " ".join(asked.split()) == OFFER.strip()
        assert all(len(line) < size[0] for line in asked.splitlines())


def test_how_long_ago() -> None:
    said = words(ENGLISH)
    told = [said.say(ago(seconds)) for seconds in (-5, 59, 60, 119, 3599, 3600, 7200, 86400, 200_000)]
    assert told == [
        "just now",
        "just now",
        "1 minute ago",
        "1 minute ago",
        "59 minutes ago",
        "1 hour ago",
        "2 hours ago",
        "1 day ago",
        "2 days ago",
    ]
