"""Deals that can be checked: what a record says of them, and every way in which one can be untrue."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from kit.dealt import SECRET, dealt_session
from kit.games import MOON, random_record
from moonbase.catalog.registry import game
from moonbase.cli.play.table import Table
from moonbase.engine.rng import Rng
from moonbase.records.fair import commitment
from moonbase.records.record import Record, RecordError, parse
from moonbase.records.replay import verify
from moonbase.records.session import resume, start
from moonbase.records.verify import Dealt, Unfair, Unknown, check_deal

FTM = game("fromthemoon")


def whole(players: int = 2, skip: int = 0) -> Record:
    return dealt_session(MOON, players, 5, skip=skip).record


def natures(record: Record) -> list[int]:
    return [at for at, step in enumerate(record.steps) if step.seat < 0]


@pytest.mark.parametrize(("played", "players"), [(MOON, 2), (MOON, 5), (FTM, 1), (FTM, 4)])
def test_a_dealt_game_is_written_read_and_found_fair(played: Any, players: int) -> None:
    record = dealt_session(played, players, 3).record
    text = record.text()
    again = parse(text)
    assert again.text() == text
    assert text.startswith('{"moonbase": 2, ')
    assert [step.draw for step in again.steps] == [step.draw for step in record.steps]
    draws = len(natures(record))
    assert check_deal(played, again) == Dealt(draws, 0)
    assert check_deal(played, again, commitment(SECRET)) == Dealt(draws, 0)


def test_numbers_of_draws_that_were_taken_back_are_missed() -> None:
    record = whole(skip=4)
    assert check_deal(MOON, record) == Dealt(len(natures(record)), 4)


def test_a_resumed_game_keeps_the_numbers_of_its_draws() -> None:
    record = whole()
    assert resume(MOON, parse(record.text())).record.text() == record.text()


def test_a_record_without_a_deal_is_of_the_first_format_and_says_nothing() -> None:
    text = replace(random_record(2, 1), cards=None).text()
    assert text.startswith('{"moonbase": 1, ')
    with pytest.raises(Unknown, match="does not say what the game was dealt from"):
        check_deal(MOON, parse(text))


def test_another_secret_is_found_by_the_commitment() -> None:
    record = whole()
    other = "f" * 64
    with pytest.raises(Unfair, match=f"its commitment is {commitment(SECRET)}, and the record says {other}"):
        check_deal(MOON, replace(record, commitment=other))
    with pytest.raises(Unfair, match=f"its commitment is {commitment(SECRET)}, and you were told {other}"):
        check_deal(MOON, record, other)


def test_the_first_draw_that_is_another_is_named() -> None:
    record = whole()
    at = natures(record)[20]
    later = [step if step.draw is None or n < at else step._replace(draw=step.draw + 1) for n, step in enumerate(record.steps)]
    with pytest.raises(Unfair, match=rf"^step {at + 1}: nature drew '.*', and the deal gives '.*'$"):
        check_deal(MOON, replace(record, steps=later))


def test_a_draw_without_a_number_is_not_fair() -> None:
    record = whole()
    at = natures(record)[3]
    record.steps[at] = record.steps[at]._replace(draw=None)
    with pytest.raises(Unfair, match=f"^step {at + 1}: nature drew '.*' without the number of a draw"):
        check_deal(MOON, record)


def test_a_contribution_that_is_left_out_is_noticed() -> None:
    record = whole()
    assert record.deal is not None
    record.deal.contributions.pop()
    record.deal.add(1, "00" * 8, 0)
    with pytest.raises(Unfair, match=r"^step "):
        check_deal(MOON, record)


def test_an_impossible_record_is_an_error_and_not_unfair() -> None:
    record = whole()
    record.steps[40] = record.steps[40]._replace(fingerprint="0" * 16)
    with pytest.raises(RecordError, match=r"^line 42: "):
        check_deal(MOON, record)


def test_a_terminal_game_follows_from_its_seed() -> None:
    session = start(MOON, 2, seats=["you", "random"])
    session.record.seed = 77
    table = Table(session, Rng(77))
    table.advance()
    while not session.over:
        session.act(MOON.legal(session.state)[-1])
        table.advance()
    record = parse(session.record.text())
    assert record.seed == 77
    assert check_deal(MOON, record) == Dealt(len(natures(record)), 0)
    with pytest.raises(Unfair, match=r"^step 1: |^step 2: |^step 3: "):
        check_deal(MOON, replace(record, seed=78))
    with pytest.raises(Unknown, match="no secret to hold against a commitment"):
        check_deal(MOON, record, "0" * 64)


Change = Callable[[dict[str, Any]], object]
WRONG: dict[str, tuple[Change, str]] = {
    "no object": (lambda h: h.update(deal=7), "'deal' must be an object"),
    "a key more": (lambda h: h["deal"].update(more=1), "'deal' must be an object"),
    "short secret": (lambda h: h["deal"].update(secret="ab"), "the secret of 'deal' must be 64 hexadecimal digits"),
    "secret in capitals": (lambda h: h["deal"].update(secret="A" * 64), "the secret of 'deal' must be"),
    "no commitment": (lambda h: h["deal"].update(commitment=None), "the commitment of 'deal' must be 64"),
    "entropy": (lambda h: h["deal"].update(entropy={}), "the entropy of 'deal' must be a list"),
    "entropy of nobody": (lambda h: h["deal"]["entropy"][0].__setitem__(0, 2), "a contribution to 'deal' is"),
    "short entropy": (lambda h: h["deal"]["entropy"][0].__setitem__(1, "ab"), "a contribution to 'deal' is"),
    "entropy out of order": (lambda h: h["deal"]["entropy"][0].__setitem__(2, 10**6), "a contribution to 'deal' is"),
    "stand-ins": (lambda h: h.update(stand_ins=[1, 0]), "'stand_ins' must be a list of seats"),
    "stand-in of nobody": (lambda h: h.update(stand_ins=[2]), "'stand_ins' must be a list of seats"),
    "seed": (lambda h: h.update(seed=-1), "'seed' must be a whole number"),
    "cards": (lambda h: h.update(cards={"from": "2026-11"}), "'cards' must be an object with 'from'"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_header_is_read_strictly(name: str) -> None:
    change, message = WRONG[name]
    first, *rest = whole().text().splitlines()
    header = json.loads(first)
    change(header)
    with pytest.raises(RecordError) as caught:
        parse("\n".join([json.dumps(header), *rest]))
    assert str(caught.value).startswith(f"line 1: {message}")


def test_numbers_of_draws_rise_and_are_nature_s() -> None:
    lines = whole().text().splitlines()
    twice = [line.replace(" @2 ", " @1 ") for line in lines]
    with pytest.raises(RecordError, match=r"^line 3: draw @1 follows draw @1: the numbers of draws rise"):
        parse("\n".join(twice))
    at = next(n for n, line in enumerate(lines) if line.split()[1] == "0")
    lines[at] = lines[at].replace(" #", " @999 #")
    with pytest.raises(RecordError, match=rf"^line {at + 1}: @999 numbers a draw, and only nature draws"):
        parse("\n".join(lines))


def test_stand_ins_are_part_of_the_record() -> None:
    record = replace(random_record(2, 1), stand_ins=[1])
    assert parse(record.text()).stand_ins == [1]
    assert verify(MOON, parse(record.text())) == len(record.steps)
