"""Records: text and back, replay, and every way in which one can be wrong."""

import json
from collections.abc import Callable
from dataclasses import replace

import pytest

from kit.games import MOON, random_record, random_session, record_text
from moonbase.engine.game import OVER, GameError
from moonbase.records.record import RecordError, parse
from moonbase.records.replay import replay, verify
from moonbase.records.session import start_from

Edit = Callable[[list[str]], list[str]]


def lines_of(players: int = 2, seed: int = 1) -> list[str]:
    return record_text(players, seed).splitlines()


def header_with(**values: object) -> str:
    return json.dumps(json.loads(lines_of()[0]) | values)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_record_reads_back_as_it_was_written_and_replays(players: int) -> None:
    text = record_text(players, 7)
    record = parse(text)
    assert record.text() == text
    assert verify(MOON, record) == len(record.steps)
    assert record.result is not None
    assert len(record.result.scores) == players


def test_replay_gives_the_state_and_the_events_of_each_step() -> None:
    session = random_session(3, 11)
    moments = [(int(m.state.waiting), [repr(event) for event in m.events]) for m in replay(MOON, session.record)]
    assert [events for _, events in moments] == [[repr(event) for event in events] for events in session.history]
    assert moments[-1][0] == OVER


def test_an_unfinished_game_is_open() -> None:
    record = random_session(2, 3, steps=40).record
    assert record.text().endswith("\nopen\n")
    assert parse(record.text()).result is None
    assert verify(MOON, parse(record.text())) == 40


def test_options_are_part_of_the_record() -> None:
    record = random_record()
    assert parse(replace(record, options={"flag_minimum": 0}).text()).options == {"flag_minimum": 0}


def test_an_option_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(RecordError, match=r"^line 1: unknown option 'speed'"):
        verify(MOON, replace(random_record(), options={"speed": 1}))
    record = start_from(MOON, MOON.dump(random_session(2, 3, steps=60).state)).record
    assert verify(MOON, record) == 0
    with pytest.raises(RecordError, match=r"^line 1: unknown option 'speed'"):
        verify(MOON, replace(record, options={"speed": 1}))


DAMAGE: dict[str, tuple[Edit, str]] = {
    "empty": (lambda lines: [], "line 1: this is not the record of a game"),
    "prose": (lambda lines: ["Dear diary"], "line 1: this is not the record of a game"),
    "other JSON": (lambda lines: ['{"a": 1}'], "line 1: this is not the record of a game"),
    "later format": (lambda lines: [header_with(moonbase=3), *lines[1:]], "line 1: the format of this record is 3; this program reads"),
    "players as text": (lambda lines: [header_with(players="2"), *lines[1:]], "line 1: 'players' must be a whole number"),
    "seats too few": (lambda lines: [header_with(seats=["you"]), *lines[1:]], "line 1: 'seats' names 1 players, 'players' says 2"),
    "options as list": (lambda lines: [header_with(options=[1]), *lines[1:]], "line 1: 'options' must be an object"),
    "cut after a line": (lambda lines: lines[:30], "line 30: the record breaks off here"),
    "cut in a line": (lambda lines: [*lines[:29], lines[29][:-20]], "line 30: the record breaks off in the middle"),
    "only a header": (lambda lines: lines[:1], "line 1: the record breaks off here"),
    "a line missing": (lambda lines: lines[:20] + lines[21:], "line 21: expected action 20, not 21"),
    "no action": (lambda lines: [*lines[:20], "hello", *lines[21:]], "line 21: expected 'NUMBER SEAT ACTION #FINGERPRINT', not 'hello'"),
    "more after the end": (lambda lines: [*lines, "1 0 end #00"], "line {after}: nothing may follow the closing line 'end'"),
    "scores missing": (lambda lines: [*lines[:-1], "end 4 places 1"], "line {last}: the closing line needs 2 scores and 2 places"),
}


@pytest.mark.parametrize("name", DAMAGE)
def test_an_incomplete_record_is_refused_with_its_line(name: str) -> None:
    edit, message = DAMAGE[name]
    lines = lines_of()
    with pytest.raises(RecordError) as caught:
        parse("\n".join(edit(lines)))
    assert str(caught.value).startswith(message.format(last=len(lines), after=len(lines) + 1))


def test_an_edited_action_is_found_at_its_step() -> None:
    record = random_record()
    at = next(i for i, step in enumerate(record.steps) if step.text.startswith("assimilate"))
    record.steps[at] = record.steps[at]._replace(text="assimilate S9-99")
    with pytest.raises(RecordError, match=f"^line {at + 2}: 'assimilate S9-99' is not a legal action here"):
        verify(MOON, record)


def test_another_legal_action_is_found_by_the_fingerprint() -> None:
    record = random_record()
    other = "lead 1" if record.steps[0].text == "lead 0" else "lead 0"
    record.steps[0] = record.steps[0]._replace(text=other)
    with pytest.raises(
        RecordError, match=f"^line 2: after '{other}' the position is #[0-9a-f]+, and the record says #{record.steps[0].fingerprint}"
    ):
        verify(MOON, record)


def test_an_edited_fingerprint_is_found_at_its_step() -> None:
    record = random_record()
    record.steps[50] = record.steps[50]._replace(fingerprint="0" * 16)
    with pytest.raises(RecordError, match=r"^line 52: after .* and the record says #0000000000000000$"):
        verify(MOON, record)


def test_an_action_of_another_seat_is_refused() -> None:
    record = random_record()
    record.steps[0] = record.steps[0]._replace(seat=1)
    with pytest.raises(RecordError, match=r"^line 2: 1 plays 'lead .', but it is for nature to act"):
        verify(MOON, record)


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"game": "chess"}, "line 1: a game of chess, not of moon"),
        ({"rules": 99}, "line 1: made by version 99 of the rules of moon; this program knows them up to version "),
        ({"card_set": "feed"}, "line 1: played with other cards \\(set feed, here [0-9a-f]+\\); name their card file with --set"),
        ({"players": 9, "seats": ["random"] * 9}, "line 1: Moon seats 2 to 5 players, not 9"),
    ],
)
def test_a_record_of_something_else_is_refused(values: dict[str, object], message: str) -> None:
    with pytest.raises(GameError, match=f"^{message}"):
        verify(MOON, parse("\n".join([header_with(**values), "open"])))


def test_the_closing_line_must_fit_the_game() -> None:
    record = random_record()
    last = len(record.steps) + 2
    assert record.result is not None
    better = record.result._replace(scores=[99, 99])
    with pytest.raises(RecordError, match=f"^line {last}: the game ends with scores .*, and the record says with scores 99 99"):
        verify(MOON, replace(record, result=better))
    with pytest.raises(RecordError, match=f"^line {last}: the game is over, and the record calls it open"):
        verify(MOON, replace(record, result=None))
    with pytest.raises(RecordError, match=r"^line 22: the record ends before the game does"):
        verify(MOON, replace(record, steps=record.steps[:20]))
    with pytest.raises(RecordError, match=f"^line {last}: 'end' comes after the end of the game"):
        verify(MOON, replace(record, steps=[*record.steps, record.steps[-1]._replace(text="end")]))
