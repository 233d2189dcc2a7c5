"""``moonbase verify``: the verdict in one line, and its exit code."""

import json
from pathlib import Path

import pytest

from kit.command import moonbase
from kit.dealt import SECRET, dealt_session
from kit.games import MOON, record_text
from kit.terminal import Screen
from moonbase.catalog.registry import game_of
from moonbase.records.fair import commitment
from moonbase.records.record import parse

BOX = 'name = "my box"\n[card."S1-25"]\ncost = { metal = 2 }\n'


def written(folder: Path, text: str) -> Path:
    file = folder / "game.txt"
    file.write_text(text)
    return file


def test_a_fair_game(tmp_path: Path) -> None:
    record = dealt_session(MOON, 2, 4, skip=4).record
    file = written(tmp_path, record.text())
    draws = sum(step.seat < 0 for step in record.steps)
    said = f"{file}: fair: {draws} draws follow from the secret that was committed to; 4 further draws were taken back\n"
    for arguments in ([], ["--commitment", commitment(SECRET)], ["--commitment", commitment(SECRET).upper()]):
        assert moonbase("verify", str(file), *arguments) == (0, said, "")


def test_a_game_with_the_cards_of_an_owner_needs_nothing_else(tmp_path: Path) -> None:
    rules = game_of("moon", BOX)
    text = dealt_session(rules, 2, 4).record.text()
    file = written(tmp_path, text)
    ran = moonbase("verify", str(file))
    assert (ran.code, ran.err) == (0, "")
    header, _, rest = text.partition("\n")
    bare = json.loads(header)
    del bare["cards"]
    file.write_text(json.dumps(bare) + "\n" + rest)
    ran = moonbase("verify", str(file))
    assert ran.code == 2
    assert ran.err.startswith(f"moonbase: {file}, line 1: played with other cards (set {rules.card_set}, ")
    (tmp_path / "box.toml").write_text(BOX)
    assert moonbase("verify", str(file), "--set", str(tmp_path / "box.toml")).code == 0
    assert moonbase("replay", str(file), "--verify", "--set", str(tmp_path / "box.toml")).code == 0


def test_a_game_that_was_not_dealt_so(tmp_path: Path) -> None:
    record = dealt_session(MOON, 2, 4).record
    other = "0" * 64
    ran = moonbase("verify", str(written(tmp_path, record.text())), "--commitment", other)
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.startswith(f"{tmp_path / 'game.txt'}: not fair: the secret is not the one that was committed to")
    record.steps = [step if step.draw is None else step._replace(draw=step.draw + 1) for step in record.steps]
    ran = moonbase("verify", str(written(tmp_path, record.text())))
    assert (ran.code, ran.err) == (1, "")
    assert "game.txt: not fair: step " in ran.out


def test_a_record_without_a_deal_cannot_be_checked(tmp_path: Path) -> None:
    ran = moonbase("verify", str(written(tmp_path, record_text(2, 4))))
    said = "cannot be checked: this record does not say what the game was dealt from, so its deal cannot be checked"
    assert ran == (1, f"{tmp_path / 'game.txt'}: {said}\n", "")


def test_a_terminal_game_says_its_seed_and_follows_from_it(tmp_path: Path) -> None:
    with Screen("play", "moon", "--players", "2", "--bots", "random", cwd=tmp_path) as screen:
        shown = screen.read()
        screen.type("1")
        assert "Saved in game.txt." in screen.type("save game.txt")
    seed = parse((tmp_path / "game.txt").read_text()).seed
    assert f"It is dealt from seed {seed}." in shown
    ran = moonbase("verify", str(tmp_path / "game.txt"))
    assert ran.code == 0
    assert ran.out.startswith(f"{tmp_path / 'game.txt'}: dealt in a terminal from seed {seed}: ")
    with Screen("play", "--resume", "game.txt", cwd=tmp_path) as screen:
        assert f"It is dealt from seed {seed}." in screen.read()
        assert "Saved in later.txt." in screen.type("save later.txt")
    assert moonbase("verify", str(tmp_path / "later.txt")).code == 0, "nature goes on with the same draws"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nothing.txt"], "nothing.txt: no such file"),
        (["--commitment", "abc"], "--commitment: expected 64 hexadecimal digits, not 'abc'"),
        ([], "the following arguments are required: RECORD"),
    ],
)
def test_bad_input_is_one_sentence(tmp_path: Path, arguments: list[str], message: str) -> None:
    ran = moonbase("verify", *arguments, cwd=tmp_path)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"moonbase: {message}")
    assert ran.err.count("\n") == 1


def test_an_edited_record_is_bad_input(tmp_path: Path) -> None:
    lines = dealt_session(MOON, 2, 4).record.text().splitlines()
    lines[30] = lines[30].rsplit("#", 1)[0] + "#0123456789abcdef"
    ran = moonbase("verify", str(written(tmp_path, "\n".join(lines) + "\n")))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"moonbase: {tmp_path / 'game.txt'}, line 31: after ")
