"""Positions from outside: edited by hand, damaged or made up. Either the whole is sound or one sentence says what is not."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from kit.editing import Edit, inside, loaded, lose, places, set_at
from kit.fromthemoon.surface import FTM, Surface
from moonbase.engine.game import OVER, GameError, State
from moonbase.engine.rng import Rng
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState

Walk = Callable[..., Iterator[FromTheMoonState]]


def position() -> Any:
    """Seat 0 is about to use a tile beside its new building."""
    stage = Surface(2)
    stage.goods(0, metal=5, water=5, polymer=5, food=5, energy=4).cubes(2, 3, metal=1, water=2)
    stage.rover(0, 1, 1, 1).rover(1, 2, 2, 2).foundations(0, 1).lab(0, 1, 1, "L-07").play("build S-01", "at 2-2")
    return json.loads(FTM.dump(stage.s))


EDITS = [
    (set_at("game", to="moon"), "game: this is a position of another game"),
    (set_at("version", to=99), "version: made by version 99 of the rules of"),
    (set_at("card_set", to="0000"), "card_set: made with the card set 0000"),
    (set_at("players", to=5), "players: expected a whole number from 1 to 4, not 5"),
    (set_at("extra", to=1), "the position: unknown key 'extra'"),
    (lose("bag"), "the position: the key 'bag' is missing"),
    (set_at("options", "small_tiles", to=3), "options > small_tiles: expected a whole number from 0 to 2, not 3"),
    (set_at("phase", to="dinner"), "phase: 'dinner' is not one of"),
    (set_at("turn", to=1), "turn: seat 1 cannot be on turn after 0 turns from seat 0"),
    (set_at("waiting", to="over"), "waiting: the game is over exactly in the phase 'over'"),
    (set_at("acted", to=False), "acted: an action is under way"),
    (set_at("ending", to=True), "ending: the last round comes with the third launch or with a pawn beyond the track"),
    (set_at("entered", to=2), "entered: the furthest pawn is on space 0"),
    (set_at("lost", to="hunger"), "lost: only a game for one that is over can be lost"),
    (set_at("bag", "metal", to=4), "supply > metal: "),
    (set_at("greenhouses", "stack", to=3), "greenhouses: "),
    (set_at("tokens", "metal", to="K-2"), "tokens: a tile lies in two places"),
    (set_at("progress", 0, to=None), "progress: 5 are laid out instead of 6"),
    (set_at("display", 0, to="T-01"), "display[0]: T-01 does not belong here"),
    (set_at("display", 0, to=None), "display[0]: a laboratory is missing"),
    (set_at("labs", to={}), "labs: L-01 lies in "),
    (set_at("large", 0, to="G-02"), "large[1]: named twice"),
    (lose("large", 0), "large: 2 in all instead of 3"),
    (set_at("objectives", to=["O-1"]), "objectives: only a game for one"),
    (set_at("dummy", to={"rovers": [], "miniatures": []}), "dummy: only a game for one has a dummy"),
    (set_at("tiles", 0, "terrain", to="T-02"), "tiles[1] > terrain: T-02 lies in two places"),
    (set_at("tiles", 0, "terrain", to="T-12"), "tiles[0] > terrain: not a tile for 2 players"),
    (set_at("tiles", 0, "terrain", to="T-01 Twin Mast"), "tiles[0] > terrain: T-01 is Open Regolith, not Twin Mast"),
    (set_at("tiles", 0, "cubes", "metal", to=8), "tiles[0] > cubes > metal: expected a whole number from 0 to 7, not 8"),
    (set_at("ships", "mars", "parts", 0, "mission", to="ME-1"), "ships > mars > parts[0] > mission: not of this ship"),
    (set_at("ships", "mars", "parts", 0, "improved", to=1), "ships > mars > parts[0] > improved: its tile has not been taken"),
    (set_at("ships", "mars", "launched", to=True), "ships > mars > launched: 4 parts are missing"),
    (lose("seats", 1), "seats: 1 seats for 2 players"),
    (set_at("seats", 1, "faction", to="C-3"), "seats[1] > faction: not a faction of its own"),
    (set_at("seats", 0, "goods", "energy", to=5), "seats[0] > goods > energy: more than the 4 batteries hold"),
    (set_at("seats", 0, "goods", "battery", to=10), "seats[0] > goods > battery: at most 9"),
    (set_at("seats", 0, "improved", to=1), "seats[0] > improved: more than there are"),
    (set_at("seats", 0, "labs", 2, 3, to="L-01"), "seats[0] > labs[2][3]: no foundation is there"),
    (lose("seats", 1, "small", 0), "seats[1] > small: all seats have the same"),
    (set_at("seats", 0, "large", to=["F-1"]), "seats[0] > large: F-1 is not a building for this seat"),
    (set_at("seats", 0, "miniatures", to=["1-1", "2-2"]), "seats[0] > miniatures: 2 for 1 buildings"),
    (set_at("seats", 0, "miniatures", to=["9-9"]), "seats[0] > miniatures[0]: expected a place from 1-1 to 4-4"),
    (set_at("seats", 0, "rovers", 1, "tile", to="1-1"), "seats[0] > rovers[1] > tile: another rover stands there"),
    (set_at("seats", 0, "rovers", 1, "basic", "metal", to=3), "seats[0] > rovers[1]: 4 astronauts on 3 seats"),
    (set_at("seats", 0, "rovers", 0, "basic", "metal", to=0), "seats[0] > rovers: more or fewer astronauts of a colour"),
    (set_at("open", 1, "point", to="1-2"), "open[1]: no miniature of this seat is there"),
    (set_at("open", 1, "kind", to="feast"), "open[1] > kind: 'feast' is not one of"),
    (set_at("open", 1, "used", to=["3-3"]), "open[1] > used[0]: the building space does not touch this tile"),
    (set_at("open", 0, to={"kind": "feed"}), "open[0]: the rovers of this seat are not at home"),
    (set_at("open", 1, to={"kind": "lab", "card": "L-01"}), "labs: L-01 lies in "),
    (set_at("open", to=[{"kind": "launch", "ship": "mars"}]), "open: play would not stop to ask here"),
]


@pytest.mark.parametrize(("edit", "message"), EDITS, ids=[message[:60] for _, message in EDITS])
def test_an_edited_position_is_refused_by_key_path(edit: Edit, message: str) -> None:
    whole = position()
    edit(whole)
    with pytest.raises(GameError) as refused:
        FTM.load(json.dumps(whole))
    assert message in str(refused.value)
    assert "\n" not in str(refused.value)


ALONE = [
    (set_at("objectives", to=["O-1"]), "objectives: 1 instead of 3"),
    (set_at("met", to=["O-9"]), "met: not an objective of this game"),
    (set_at("rover_cards", to=[]), "rover_cards: 0 instead of 6"),
    (set_at("dummy", "rovers", 0, to=None), "dummy > rovers: not the first 3"),
    (lose("dummy", "miniatures", 0), "dummy > miniatures: 5 instead of 6"),
    (set_at("ships", "mars", "launched_on", to=2), "ships > mars > launched_on: "),
]


@pytest.mark.parametrize(("edit", "message"), ALONE, ids=[message[:60] for _, message in ALONE])
def test_an_edited_game_for_one_is_refused_by_key_path(edit: Edit, message: str) -> None:
    whole = json.loads(FTM.dump(Surface(1).s))
    edit(whole)
    with pytest.raises(GameError) as refused:
        FTM.load(json.dumps(whole))
    assert message in str(refused.value)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '"fromthemoon"', "[" * 100_000])
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(GameError):
        FTM.load(text)


def test_ids_alone_are_enough() -> None:
    """The author of a position need not know the names of tiles."""
    text = json.dumps(position())
    s = FTM.load(text)
    assert isinstance(s, FromTheMoonState)
    for id, name in zip(s.columns.ids, s.columns.names, strict=True):
        text = text.replace(f'"{id} {name}"', f'"{id}"')
    assert FTM.fingerprint(FTM.load(text)) == FTM.fingerprint(s)


def test_a_position_may_be_edited_and_played_on() -> None:
    """Two cubes move from the supply to seat 1, and a rover comes home."""
    whole = position()
    whole["supply"]["metal"] -= 2
    whole["seats"][1]["goods"]["metal"] += 2
    whole["seats"][1]["rovers"][1]["tile"] = None
    s = FTM.load(json.dumps(whole))
    view: Any = FTM.view(s, 0)
    assert view["seats"][1]["goods"]["metal"] == 2
    assert view["grid"]["tiles"][4]["rover"] is None
    assert FTM.write(s, FTM.legal(s)[0]).startswith("use ")


# --- damage


DAMAGE: dict[type, list[object]] = {
    int: [-1, 0, 1, 2, 3, 7, 9, 99, 10**9, 1 << 62],
    str: ["", "T-02", "L-01", "S-04", "G-03", "F-2", "1-1", "3-3", "nature", "over", "effect", "chain", "feed", "europa", "recharge"],
    bool: [True, False],
    list: [[], [0], ["1-1"], ["2-2", "3-1"]],
}
OTHER: list[object] = [None, -1, 1, "", "C-2", {}, [], True, 1.5]


def damage(value: object, rng: Rng) -> object:
    """Most often something of the same kind, so that it is not refused for its form."""
    same = DAMAGE.get(type(value), OTHER) if rng.below(4) > 0 else OTHER
    return same[rng.below(len(same))]


def play_on(s: State | None, rng: Rng, steps: int) -> None:
    while s is not None and s.waiting != OVER and steps > 0:
        actions = FTM.legal(s)
        FTM.apply(s, int(FTM.sample(s, rng)) if s.waiting < 0 else actions[rng.below(len(actions))])
        assert FTM.audit(s) == []
        steps -= 1


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_damaged_position_is_refused_or_sound(walk: Walk, options: dict[str, int], players: int) -> None:
    """Change one value anywhere, or in what is half done: a clear refusal, or a position that plays on under the rules."""
    rng = Rng(players)
    for step, s in enumerate(walk(players, 60 + players, cubes=20, **options)):
        if step % 9 > 0:
            continue
        for part in ("", "open"):
            whole = json.loads(FTM.dump(s))
            where = places(whole) if part == "" else places(whole["open"], ("open",))
            if where:
                path = where[rng.below(len(where))]
                set_at(*path, to=damage(inside(whole, path), rng))(whole)
                play_on(loaded(FTM, json.dumps(whole)), rng, 30)
