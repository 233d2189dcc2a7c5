"""``moonbase replay``: whole, edited and truncated records."""

from pathlib import Path

import pytest

from cli.tables import last_words
from kit.command import moonbase
from kit.games import MOON, record_text


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(record_text(2, 4))
    return path


def test_a_whole_record_is_verified(file: Path) -> None:
    ran = moonbase("replay", str(file), "--verify")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"{file}: ")
    assert "steps verified, Random 0 " in ran.out


def test_a_replay_tells_the_game() -> None:
    ran = moonbase("replay", "/dev/stdin", given=record_text(2, 4))
    assert ran.code == 0, ran.err
    assert ran.out.startswith("Moon with 2 players: Random 0, Random 1\n")
    assert "Era I begins with Production." in ran.out
    assert last_words(MOON) in ran.out


def test_a_seat_is_told_what_it_saw(file: Path) -> None:
    mine = moonbase("replay", str(file), "--seat", "0").out
    others = moonbase("replay", str(file), "--seat", "1").out
    assert mine.count("Random 0 is dealt a card.") == 0
    assert others.count("Random 0 is dealt a card.") > 0


def test_step_by_step_ends_when_nobody_answers(file: Path) -> None:
    ran = moonbase("replay", str(file), "--step", given="\n\nq\n")
    assert ran.code == 0
    assert ran.out.count("[Enter: go on, q: stop]") == 3
    assert moonbase("replay", str(file), "--step").code == 0


def test_a_truncated_record_is_refused(file: Path) -> None:
    file.write_text("\n".join(record_text(2, 4).splitlines()[:40]) + "\n")
    ran = moonbase("replay", str(file), "--verify")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"moonbase: {file}, line 40: the record breaks off here: the closing line 'end' or 'open' is missing\n"


def test_an_edited_step_is_named(file: Path) -> None:
    lines = record_text(2, 4).splitlines()
    at = next(i for i, line in enumerate(lines) if " assimilate " in line)
    lines[at] = lines[at].rsplit("#", 1)[0] + "#0123456789abcdef"
    file.write_text("\n".join(lines) + "\n")
    for arguments in (["--verify"], []):
        ran = moonbase("replay", str(file), *arguments)
        assert ran.code == 2
        assert ran.err.startswith(f"moonbase: {file}, line {at + 1}: after 'assimilate ")
        assert ran.err.endswith("and the record says #0123456789abcdef\n")


def test_a_game_with_other_cards_asks_for_them(file: Path) -> None:
    file.write_text(record_text(2, 4).replace('"card_set": "', '"card_set": "0', 1))
    ran = moonbase("replay", str(file))
    assert ran.code == 2
    assert ran.err.startswith(f"moonbase: {file}, line 1: played with other cards (set 0")
    assert ran.err.endswith("name their card file with --set\n")
