"""An owner's overlay: its changes, its fingerprint, and its error messages."""

import pytest

from moonbase.cards import CardError, CardSet, Op
from moonbase.games.fromthemoon.cards.vocabulary import packaged_cards, read_cards

TEXTS = packaged_cards()


def overlaid(overlay: str) -> CardSet:
    return read_cards(TEXTS, overlay)


def problems(overlay: str) -> list[str]:
    with pytest.raises(CardError) as caught:
        overlaid(overlay)
    return list(caught.value.problems)


def changed(id: str, values: str) -> str:
    return f'[card."{id}"]\n{values}\n'


def test_a_changed_value_is_the_owners(cards: CardSet) -> None:
    mine = overlaid('name = "my box"\n' + changed("G-01", "cost = { metal = 3 }"))
    face = mine.face("G-01")
    assert mine.name == "my box"
    assert face.values["cost"] == (3, 0, 0, 0, 0)
    assert (face.source_of("cost"), face.source_of("do")) == ("owner", "rulebook")
    assert [each.id for each in mine.faces] == [each.id for each in cards.faces]


def test_an_effect_can_change() -> None:
    face = overlaid(changed("T-10", "do = [{ pay = { food = 1 } }, { lab = 1 }, { or = true }, { score = 2 }]")).face("T-10")
    assert [op.verb for op in face.ops] == ["pay", "lab", "or", "score"]
    assert face.ops[3] == Op("score", {"score": 2})


def test_numbers_of_parts_follow_the_players() -> None:
    assert overlaid(changed("V-1", "parts = [3, 4, 5, 6]")).face("V-1").values["parts"] == (3, 4, 5, 6)


def test_the_eighth_faction_can_get_its_name(cards: CardSet) -> None:
    mine = overlaid(changed("C-8", 'name = "Instructors"'))
    assert mine.face("C-8").name == "Instructors"
    assert mine.fingerprint == cards.fingerprint


def test_a_tile_can_be_added() -> None:
    lab = '[[lab]]\nid = "L-40"\nname = "Echo Chamber"\ncopies = 2\ndo = [{ score = 1, per = "missions" }]\nsource = "owner"\n'
    assert overlaid(lab + changed("L-01", "copies = 1")).face("L-40").values["copies"] == 2


@pytest.mark.parametrize(
    ("id", "values"),
    [
        ("T-01", "do = [{ gain_any = 2 }]"),
        ("V-3", "first = 10"),
        ("P-01", 'when = "battery"'),
        ("L-01", "copies = 4"),
        ("C-1", "batteries = 3"),
        ("SU-4", "greenhouses = [1, 1]"),
        ("PR-11", "cost = { energy = 3 }"),
        ("LI-1", "seats = 4"),
        ("O-8", "launch = { europa = 6, titan = 5, mars = 4 }"),
    ],
)
def test_the_fingerprint_follows_what_can_change_play(cards: CardSet, id: str, values: str) -> None:
    assert overlaid(changed(id, values)).fingerprint != cards.fingerprint


@pytest.mark.parametrize("values", ['name = "Dust"', 'note = "Checked."', 'source = "public"', "do = [{ gain_any = 1 }]"])
def test_the_fingerprint_ignores_the_rest(cards: CardSet, values: str) -> None:
    assert overlaid(changed("T-01", values)).fingerprint == cards.fingerprint


@pytest.mark.parametrize(
    ("overlay", "message"),
    [
        ('[card."T-99"]', "card: unknown card 'T-99'; did you mean 'T-09'?"),
        ("[[terain]]", "overlay: unknown table 'terain'; did you mean 'terrain'?"),
        (changed("T-01", "player = 2"), "T-01: unknown key 'player'; did you mean 'players'?"),
        (changed("T-01", "players = 5"), "T-01 > players: expected a whole number from 2 to 4, not 5"),
        (changed("T-01", "do = [{ gian = 1 }]"), "T-01 > do[0]: unknown verb 'gian'; did you mean 'gain'?"),
        (
            changed("T-01", 'do = [{ approve = "europe" }]'),
            "T-01 > do[0] > approve: unknown choice of ships 'europe'; did you mean 'europa'?",
        ),
        (changed("G-01", "cost = { enrgy = 1 }"), "G-01 > cost: unknown good 'enrgy'; did you mean 'energy'?"),
        (changed("G-01", 'when = "lba"'), "G-01 > when: unknown time 'lba'; did you mean 'lab'?"),
        (
            changed("G-01", 'do = [{ score = 1, per = "specialist" }]'),
            "G-01 > do[0] > per: unknown count 'specialist'; did you mean 'specialists'?",
        ),
        (changed("V-1", "parts = [4, 5]"), "V-1 > parts: expected a list of 4 values, each a whole number from 1 to 6, not a list"),
        (changed("V-1", "parts = [4, 4, 5, 7]"), "V-1 > parts[3]: expected a whole number from 1 to 6, not 7"),
        (changed("SU-3", "rows = 5"), "SU-3 > rows: expected a whole number from 3 to 4, not 5"),
        (changed("T-01", "do = []"), "T-01 > do: needs something to do"),
        (changed("T-01", "do = [{ activate = 1 }]"), "T-01 > do[0]: 'activate' cannot stand on a terrain tile"),
        (changed("L-01", "do = [{ activate = 1 }]"), "L-01 > do[0]: 'activate' cannot stand on a lab tile"),
        (changed("T-01", "do = [{ or = true }, { score = 1 }]"), "T-01 > do[0]: nothing stands before the 'or'"),
        (changed("T-01", "do = [{ score = 1 }, { or = true }]"), "T-01 > do: nothing follows the 'or'"),
        (changed("T-01", "do = [{ pay = { energy = 1 } }]"), "T-01 > do: nothing follows the 'pay'"),
        (changed("T-01", "do = [{ pay = { energy = 1 } }, { or = true }, { score = 1 }]"), "T-01 > do[1]: nothing stands before the 'or'"),
        (
            changed("T-01", "do = [{ score = 1 }, { pay = { energy = 1 } }, { score = 1 }]"),
            "T-01 > do[1]: 'pay' has to be the first step of its side",
        ),
        (
            changed("T-01", "do = [{ score = 1 }, { or = true }, { score = 2 }, { or = true }, { score = 3 }]"),
            "T-01 > do[3]: an effect has two sides at most",
        ),
        (changed("T-01", 'do = [{ score = 1, per = "own rovers" }]'), "T-01 > do[0]: 'own rovers' cannot be counted on a terrain tile"),
        (
            changed("T-01", "do = [{ gain = { energy = 1, battery = 1 } }]"),
            "T-01 > do[0]: a battery must come before energy that may go into it; make them two steps",
        ),
        (
            changed("T-01", 'do = [{ gain = { achievement = 1 }, per = "achievements" }]'),
            "T-01 > do[0]: achievements cannot grow by their own number",
        ),
        (changed("K-1", "do = [{ recruit = 1 }]"), "K-1 > do[0]: 'recruit' cannot stand on a token tile"),
        (changed("BG-2", "do = [{ train = 1 }]"), "BG-2 > do[0]: 'train' cannot stand on a space tile"),
        (changed("G-01", "do = [{ gain_any = 1 }]"), "G-01 > do[0]: 'gain_any' cannot stand under when = 'end'"),
        (changed("G-01", "do = []"), "G-01 > do: when = 'end' needs something to do"),
        (changed("C-7", "do = [{ score = 1 }]"), "C-7 > do[0]: 'score' cannot stand under when = 'always'"),
        (changed("O-1", "launch = { europa = 1, titan = 2, mars = 3 }"), "O-1: needs either 'count' or 'launch'"),
        (changed("O-8", "space = 4"), "O-8 > space: says nothing without 'count'"),
        (changed("O-8", "launch = { europa = 4 }"), "O-8 > launch: needs a space for each ship"),
        (changed("O-8", 'launch = {}\ncount = "labs"'), "O-8: 'count' and 'least' go together"),
        (changed("O-1", 'count = "own rovers"'), "O-1 > count: needs the place of a rover"),
    ],
)
def test_a_wrong_overlay_is_refused(overlay: str, message: str) -> None:
    assert problems(overlay) == [message]


def test_a_time_that_does_not_fit_is_refused() -> None:
    (problem,) = problems(changed("G-01", 'when = "always"'))
    assert problem.startswith("G-01 > when: 'always' does not fit a large tile; it can be end, mission, improve,")


@pytest.mark.parametrize(
    ("overlay", "message"),
    [
        (changed("T-01", "players = 3"), "terrain for 1 player: 8 in all; exactly 9 are needed"),
        (changed("T-16", "players = 3"), "terrain for 3 players: 13 in all; exactly 12"),
        (changed("V-1", 'ship = "mars"'), "ship: exactly one card with ship = 'europa' is needed"),
        (changed("ME-1", 'ship = "mars"'), "europa missions: 5 in all; at least 6 are needed"),
        (changed("IE-1", "position = 2"), "improvement: exactly one card with ship = 'europa' and position = 1 is needed"),
        ("".join(changed(f"L-{n:02}", "copies = 0") for n in range(1, 18)), "laboratories: 3 in all; at least 6 are needed"),
        (changed("SL-1", "picked = 1"), "small buildings picked: 5 in all; exactly 6 are needed"),
        (changed("SL-2", "picked = 4"), "small buildings of level 2: 4 in all; at least 5 are needed"),
        (changed("C-1", 'faction = "workers"'), "faction: exactly one card with faction = 'pioneers' is needed"),
        (changed("FS-6", "row = 1"), "slot: exactly one card with row = 3 and column = 2 is needed"),
        (changed("PR-01", 'of = "train"'), "price: exactly one card with of = 'recruit' is needed"),
        (changed("SU-1", "players = 2"), "setup: exactly one card with players = 1 is needed"),
        (changed("SU-1", "columns = 4"), "terrain for 1 player: 9 in all; exactly 12 are needed"),
        (changed("N-01", "bag = 41"), "N-01 > bag: more than there are"),
        (changed("N-04", "bag = 1"), "N-04 > bag: only cubes of astronaut colours go into the bag"),
        (changed("N-12", "count = 2"), "N-12 > count: 2 in all; exactly 3 are needed"),
        (changed("SO-1", "second = 2"), "SO-1 > second: needs fewer improvements than the main bonus"),
        (changed("MD-1", "least = 100"), "medal: exactly one card with least = 0 is needed"),
        (changed("ST-1", "least = 16"), "stage: exactly one card with of = 'achievements' and least = 16 is needed"),
        (changed("RC-1", "row = 2"), "rover_card: exactly one card with row = 1 and column = 1 is needed"),
        (changed("Z-01", "row = 5"), "zone_card: no card with row = 5 and column = 1 is needed"),
    ],
)
def test_a_set_that_cannot_be_played_is_refused(overlay: str, message: str) -> None:
    assert message in problems(overlay)


def test_all_problems_are_told_at_once() -> None:
    assert len(problems(changed("T-01", "players = 9\ndo = 3") + changed("G-01", 'cost = { fire = 1 }\nwhen = "dawn"'))) == 4
