"""Positions from outside: edited by hand, damaged or made up. Either the whole is sound or one sentence says what is not."""

import json
from typing import Any

import pytest

from kit.editing import Edit, inside, loaded, lose, places, set_at
from kit.randomly import next_action, play, until_asked
from moonbase.catalog.registry import game
from moonbase.engine.game import OVER, GameError, State
from moonbase.engine.rng import Rng
from moonbase.games.moon.rules.table.state import MoonState

MOON = game("moon")


def position() -> Any:
    return json.loads(MOON.dump(until_asked(MOON, play(MOON, 3, 5, 90), 1)))


EDITS = [
    (set_at("game", to="chess"), "game: this is a position of another game"),
    (set_at("version", to=99), "version: made by version 99 of the rules of"),
    (set_at("card_set", to="0000"), "card_set: made with the card set 0000"),
    (set_at("players", to=6), "players: expected a whole number from 2 to 5, not 6"),
    (set_at("players", to=True), "players: expected a whole number"),
    (set_at("phase", to="dinner"), "phase: 'dinner' is not one of"),
    (set_at("x", to=1), "x: 1 does not fit Era 1"),
    (set_at("extra", to=1), "the position: unknown key 'extra'"),
    (lose("discard"), "the position: the key 'discard' is missing"),
    (set_at("rewards", "food", to=-1), "rewards > food: expected a whole number"),
    (set_at("seats", 1, "goods", "metal", to="many"), "seats[1] > goods > metal: expected a whole number"),
    (set_at("seats", 0, "hand", 0, "card", to="S9-99"), "seats[0] > hand[0] > card: unknown card 'S9-99'"),
    (set_at("seats", 0, "hand", 0, "card", to="B-1"), "seats[0] > hand[0] > card: B-1 does not belong here"),
    (set_at("seats", 0, "settlement", 0, "card", to="B-1 Cold Spring"), "seats[0] > settlement[0] > card: B-1 is Rim Landing"),
    (lose("seats", 2), "seats: 2 seats for 3 players"),
    (lose("seats", 0, "hand", 0), "cards: "),
    (set_at("seats", 0, "settlement", 0, "flipped", to=True), "seats[0] > settlement[0] > flipped: only pink"),
    (set_at("seats", 0, "settlement", 0, "hearts", to=3), "seats[0] > settlement[0] > hearts: no Hearts can be put"),
    (set_at("waiting", to="over"), "waiting: the game is over exactly in the phase 'over'"),
    (set_at("expeditions_left", to=[]), "expeditions_left: "),
]


@pytest.mark.parametrize(("edit", "message"), EDITS, ids=[message[:40] for _, message in EDITS])
def test_an_edited_position_is_refused_by_key_path(edit: Edit, message: str) -> None:
    whole = position()
    edit(whole)
    with pytest.raises(GameError) as refused:
        MOON.load(json.dumps(whole))
    assert str(refused.value).startswith(message)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '"moon"', "[" * 100_000])
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(GameError):
        MOON.load(text)


def test_ids_alone_are_enough() -> None:
    """The author of a position need not know the names of cards."""
    s = until_asked(MOON, play(MOON, 2, 3, 70), 1)
    assert isinstance(s, MoonState)
    text = MOON.dump(s)
    for id, name in zip(s.columns.ids, s.columns.names, strict=True):
        text = text.replace(f'"{id} {name}"', f'"{id}"')
    assert MOON.fingerprint(MOON.load(text)) == MOON.fingerprint(s)


DAMAGE: list[object] = [None, -1, 0, 1, 2, 7, 10**9, "", "S1-27", "table", [], {}, True, [0], 1.5]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_damaged_position_is_refused_or_sound(players: int) -> None:
    """Change one value anywhere: a clear refusal, or a position that plays to its end under the rules."""
    rng = Rng(players)
    for round in range(150):
        s = play(MOON, players, round % 10, int(rng.below(300)))
        whole = json.loads(MOON.dump(s))
        where = places(whole)
        edit = set_at(*where[rng.below(len(where))], to=DAMAGE[rng.below(len(DAMAGE))])
        edit(whole)
        again = loaded(MOON, json.dumps(whole))
        if again is None:
            continue
        steps = 0
        while again.waiting != OVER and steps < 400:
            MOON.apply(again, next_action(MOON, again, rng))
            steps += 1
            assert not MOON.audit(again), MOON.audit(again)


def deals(players: int) -> dict[tuple[str, int], Any]:
    """A position of each phase in which nature deals, by phase and Era."""
    rng = Rng(players)
    s = MOON.new(players)
    found: dict[tuple[str, int], Any] = {}
    while s.waiting != OVER:
        whole = json.loads(MOON.dump(s))
        if whole["phase"] != "turns" and ((whole["phase"], whole["era"]) not in found or rng.below(3) == 0):
            found[whole["phase"], whole["era"]] = whole
        MOON.step(s, next_action(MOON, s, rng))
    return found


@pytest.mark.parametrize(
    "players",
    [2, pytest.param(3, marks=pytest.mark.long), pytest.param(4, marks=pytest.mark.long), pytest.param(5, marks=pytest.mark.long)],
)
def test_a_deal_that_is_off_by_a_little_is_refused_or_sound(players: int) -> None:
    """Numbers one up or down, and cards gone, while nature deals: nothing may come to light later."""
    rng = Rng(players)
    for whole in deals(players).values():
        for place in places(whole):
            copy = json.loads(json.dumps(whole))
            value = inside(copy, place)
            if isinstance(value, int):
                set_at(*place, to=value + 1 - 2 * int(rng.below(2)))(copy)
            else:
                lose(*place)(copy)
            again = loaded(MOON, json.dumps(copy))
            for _ in range(60):
                if again is None or again.waiting == OVER:
                    break
                MOON.apply(again, next_action(MOON, again, rng))
                assert not MOON.audit(again), (place, MOON.audit(again))


SET_UP_EDITS = [
    ("bases", lose("seats", 0, "settlement", 0), "seats[0] > settlement: no Base"),
    ("bases", set_at("step", to=3), "step: 3 is not possible in this phase"),
    ("bases", set_at("era", to=2), "x: 3 does not fit Era 2; era: the set-up is not in Era 2"),
    ("reputations", set_at("step", to=0), "reputations: 1 of one level instead of 0"),
    ("discard", set_at("discard", to=["S1-01"]), "discard: 1 cards instead of 0"),
    ("expeditions", set_at("seats", 0, "expedition", to=None), "seats[0] > expedition: every hand has one"),
    ("hands", set_at("round", to=1), "round: the turns of this Era have not begun"),
    ("hands", lose("seats", 0, "hand", 0), "cards: "),
    ("hands", set_at("this_turn", "vouchers_ending", to=1), "this_turn > vouchers_ending: more than the vouchers"),
]


@pytest.mark.parametrize(("phase", "edit", "message"), SET_UP_EDITS, ids=[message[:40] for _, _, message in SET_UP_EDITS])
def test_an_edited_set_up_is_refused_by_key_path(phase: str, edit: Edit, message: str) -> None:
    s = MOON.new(3)
    rng = Rng(1)
    whole = json.loads(MOON.dump(s))
    while (whole["phase"], whole["step"]) != (phase, 0 if phase == "discard" else 1):
        MOON.step(s, next_action(MOON, s, rng))
        whole = json.loads(MOON.dump(s))
    edit(whole)
    with pytest.raises(GameError) as refused:
        MOON.load(json.dumps(whole))
    assert str(refused.value).startswith(message)


def mid_effect(players: int, seed: int) -> State:
    """A position with an effect open, found in random play."""
    rng = Rng(seed)
    s = MOON.new(players)
    while s.waiting != OVER:
        MOON.step(s, next_action(MOON, s, rng))
        if json.loads(MOON.dump(s))["open"] and rng.below(4) == 0:
            return s
    return mid_effect(players, seed + 1000)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_damaged_effect_is_refused_or_goes_on_soundly(players: int) -> None:
    """Only what is half done is changed here: registers, steps, origins, cards, whole frames."""
    rng = Rng(players)
    more: list[object] = [*DAMAGE, 3, 9, 99, 640, 1 << 62, "S1-22 Rover Stop", "X3-1 Reckless Expedition", "effect", "triggers", "obelisk"]
    for seed in range(40):
        whole = json.loads(MOON.dump(mid_effect(players, seed)))
        for _ in range(6):
            copy = json.loads(json.dumps(whole))
            where = places(copy["open"], ("open",))
            set_at(*where[rng.below(len(where))], to=more[rng.below(len(more))])(copy)
            if rng.below(3) == 0:
                copy["open"].append(copy["open"][0])
            again = loaded(MOON, json.dumps(copy))
            for _ in range(60):
                if again is None or again.waiting == OVER:
                    break
                MOON.apply(again, next_action(MOON, again, rng))
                assert not MOON.audit(again), MOON.audit(again)


def test_a_number_without_end_is_refused() -> None:
    with pytest.raises(GameError, match="too long"):
        MOON.load('{"players": ' + "9" * 5000 + "}")
