"""An owner's overlay: its changes, its fingerprint, and its error messages."""

import pytest

from moonbase.cards import CardError, CardSet, Op
from moonbase.games.moon.cards.vocabulary import packaged_cards, read_cards


def overlaid(overlay: str) -> CardSet:
    return read_cards(packaged_cards(), overlay)


def problems(overlay: str) -> list[str]:
    with pytest.raises(CardError) as caught:
        overlaid(overlay)
    return list(caught.value.problems)


def printer(values: str) -> str:
    return f'[card."S1-17"]\n{values}\n'


def test_a_changed_value_is_the_owners(cards: CardSet) -> None:
    changed = overlaid('name = "my box"\n' + printer("cost = { energy = 1 }\nneed = {}"))
    face = changed.face("S1-17")
    assert changed.name == "my box"
    assert face.values["cost"] == (1, 0, 0, 0)
    assert face.values["need"] == (0, 0, 0, 0, 0)
    assert face.source_of("cost") == "owner"
    assert face.source_of("assimilate") == "reconstructed"
    assert face.rows == cards.face("S1-17").rows
    assert [each.id for each in changed.faces] == [each.id for each in cards.faces]


def test_an_effect_can_change() -> None:
    face = overlaid(printer('do = [{ pay_any = 2 }, { build = "discard", less = 1 }]')).face("S1-17")
    assert list(face.ops) == [Op("pay_any", {"pay_any": 2}), Op("build", {"build": "discard", "less": 1})]


def test_a_card_can_become_another_colour() -> None:
    face = overlaid(printer('colour = "blue"\nproduction = { metal = 2 }\nwhen = "never"\ndo = []')).face("S1-17")
    assert (face.rows, face.values["production"]) == ((), (0, 0, 0, 2, 0, 0))


def test_names_and_sources_can_change() -> None:
    face = overlaid(printer('name = "Fabber"\nsource = "public"\nsource_of = { name = "public", cost = "public" }')).face("S1-17")
    assert (face.name, face.source) == ("Fabber", "public")
    assert face.source_of("cost") == "public"
    assert face.source_of("colour") == "deduced"


def test_a_card_can_be_added_and_another_left_out() -> None:
    added = (
        '[[structure]]\nid = "S3-40"\nname = "Wormhole"\nera = 3\ncolour = "grey"\nwhen = "end"\ndo = [{ score = 3 }]\nsource = "owner"\n'
    )
    changed = overlaid(added + '[card."S3-34"]\ncopies = 0\n')
    assert changed.face("S3-40").values["copies"] == 1
    assert sum(face.values["copies"] for face in changed.table("structure") if face.values["era"] == 3) == 36


@pytest.mark.parametrize(
    "values",
    [
        "cost = { energy = 1 }",
        "need = {}",
        'assimilate = { heart = "X" }',
        "copies = 2",
        'do = [{ build = "stack" }]',
    ],
)
def test_the_fingerprint_follows_what_can_change_play(cards: CardSet, values: str) -> None:
    assert overlaid(printer(values)).fingerprint != cards.fingerprint


@pytest.mark.parametrize(
    "values",
    ['name = "Fabber"', 'note = "Checked."', 'source = "public"', 'source_of = { cost = "public" }', "cost = { energy = 2, metal = 0 }"],
)
def test_the_fingerprint_ignores_the_rest(cards: CardSet, values: str) -> None:
    assert overlaid(printer(values)).fingerprint == cards.fingerprint


def test_the_fingerprint_is_sixteen_hex_digits(cards: CardSet) -> None:
    assert len(cards.fingerprint) == 16
    assert int(cards.fingerprint, 16) >= 0


@pytest.mark.parametrize(
    ("overlay", "message"),
    [
        ('[card."S1-99"]', "card: unknown card 'S1-99'; did you mean 'S1-19'?"),
        ('[card."Printer"]', "card: unknown card 'Printer'"),
        ('[crad."S1-17"]', "overlay: unknown table 'crad'; did you mean 'card'?"),
        ("card = 3", 'card: expected tables such as [card."A1-7"], not 3'),
        ('[card]\n"S1-17" = 3', "card > S1-17: expected a table of values, not 3"),
        (printer('id = "S1-18"'), "card > S1-17 > id: an id cannot change"),
        ("name = 7", "name: expected one line of text, at most 60 characters, not 7"),
        (printer("cots = {}"), "S1-17: unknown key 'cots'; did you mean 'cost'?"),
        (printer("cost = { enrgy = 1 }"), "S1-17 > cost: unknown resource 'enrgy'; did you mean 'energy'?"),
        (
            printer('do = [{ pay = { metal = 1 } }, { build = "stak" }]'),
            "S1-17 > do[1] > build: unknown source 'stak'; did you mean 'stack'?",
        ),
        (printer("source_of = 3"), "S1-17 > source_of: expected a table of field = source, not 3"),
        (printer('when = "end"'), "S1-17 > when: 'end' does not fit a pink structure; it can be flip"),
        (printer("do = []"), "S1-17 > do: when = 'flip' needs something to do"),
        (printer("production = { bio = 1 }"), "S1-17 > production: only a blue structure has any"),
        (printer("flags = { food = 1 }"), "S1-17 > flags: only a yellow structure has any"),
        (printer('kind = "metal"'), "S1-17 > kind: only when = 'spend' watches a Resource"),
        (printer("three_plus = 2"), "S1-17 > three_plus: 2 of only 1 copies"),
        (printer("half = true"), "S1-17 > half: a face marked one-half has copies = 2 and three_plus = 1"),
        (printer('do = [{ mirror = "flags" }]'), "S1-17 > do[0]: 'mirror' cannot stand under when = 'flip'"),
        (printer("do = [{ wild_flag = 1 }]"), "S1-17 > do[0]: 'wild_flag' cannot stand under when = 'flip'"),
        (printer("do = [{ discount = 1 }]"), "S1-17 > do[0]: 'discount' cannot stand under when = 'flip'"),
        (printer('do = [{ special = "obelisk" }]'), "S1-17 > do[0]: 'obelisk' cannot stand under when = 'flip'"),
        (printer('do = [{ score = 1, per = "paid" }]'), "S1-17 > do[0]: 'paid' needs a 'pay_up_to' just before it"),
        (printer('do = [{ score = 1, per = "moved" }]'), "S1-17 > do[0]: 'moved' needs a 'gather' just before it"),
        (printer("do = [{ gain_kind = 1, other = true }]"), "S1-17 > do[0]: 'other' needs a 'pay_any' just before it"),
        (
            printer("do = [{ score = 1 }, { pay_any = 1 }]"),
            "S1-17 > do[1]: 'pay_any' has to be the first step, and the only one that asks a price",
        ),
        (printer('do = [{ build = "stack" }, { build = "discard" }]'), "S1-17 > do[1]: a second 'build' in one effect"),
        (
            printer('do = [{ pay_up_to = "bio" }, { rewards = 1 }, { score = 1, per = "paid" }]'),
            "S1-17 > do[2]: 'paid' needs a 'pay_up_to' just before it",
        ),
        ('[card."X1-2"]\ndo = [{ swap = "stack" }, { build = "stack" }]', "X1-2 > do[1]: 'build' and 'swap' cannot stand in one effect"),
        ('[card."S2-25"]\ndo = [{ special = "scrap" }]', "S2-25 > do[0]: only an Expedition can scrap a Rover"),
        ('[card."RS-2"]\ndo = [{ special = "scrap" }]', "RS-2 > do[0]: only an Expedition can scrap a Rover"),
        (printer('do = [{ score = 1, per = "hearts" }]'), "S1-17 > do[0]: 'score' per 'hearts' needs a 'max'"),
        (
            printer('do = [{ gain_kind = 2, per = "resources", max = 11 }]'),
            "S1-17 > do[0]: 'gain_kind' with 'per' needs a 'max' that keeps it to 20 Resources",
        ),
        ('[card."S1-01"]\nproduction = {}', "S1-01 > production: a blue structure needs some"),
        ('[card."S1-08"]\nflags = {}', "S1-08 > flags: a yellow structure needs some"),
        ('[card."S1-27"]\nwhen = "flip"', "S1-27 > when: 'flip' does not fit a red structure; it can be special"),
        ('[card."S3-34"]\ndo = [{ score = "X" }]', "S3-34 > do[0]: X is 0 at the end of the game"),
        ('[card."S3-34"]\ndo = [{ gain_any = 1 }]', "S3-34 > do[0]: 'gain_any' cannot stand under when = 'end'"),
        ('[card."S3-34"]\ndo = [{ score = 1, per = "hearts" }]', "S3-34 > do[0]: 'hearts' cannot be counted at the end of the game"),
        ('[card."S1-23"]\ndo = [{ mirror = "tokens" }]', "S1-23 > do[0]: a mirror cannot count 'tokens'"),
        ('[card."X1-2"]\nfirst = "2-3"', "X1-2: needs either 'era' or 'first'"),
        ('[card."X0-1"]\nthree_plus = 1', "X0-1 > three_plus: a First Expedition carries no 3+ mark"),
        (
            '[card."X1-2"]\ndo = [{ put = 1 }]',
            'X1-2 > do[0]: Hearts cannot lie on an Expedition; say on = "grey" or on = "empty grey"',
        ),
        (
            '[card."X1-2"]\nwhen = "production"',
            "X1-2 > when: 'production' does not fit an Expedition; it can be bonus, always, spend, assimilate, park, flipping",
        ),
        ('[card."RB-1"]\nrequire = "moved"', "RB-1 > require: counts only inside an effect"),
        ('[card."RS-4"]\ndo = [{ mirror = "flags" }]', "RS-4 > do[0]: only a grey structure can mirror a count"),
        ('[card."B-1"]\nflags = {}', "B-1 > flags: a Base needs some"),
    ],
)
def test_a_wrong_overlay_is_refused(overlay: str, message: str) -> None:
    assert problems(overlay) == [message]


def test_all_problems_are_told_at_once() -> None:
    assert len(problems(printer('cost = { fire = 1 }\nera = 4\nwhen = "flop"') + '[card."B-1"]\nflags = 3\n')) == 4


def changes(ids: list[str], values: str) -> str:
    return "".join(f'[card."{id}"]\n{values}\n' for id in ids)


def numbered(series: str, numbers: range) -> list[str]:
    return [f"{series}-{number:02d}" for number in numbers]


@pytest.mark.parametrize(
    ("overlay", "message"),
    [
        (changes(numbered("S3", range(1, 7)), "copies = 0"), "Era 3 structures: 30 cards; at least 31 are needed"),
        (changes(numbered("S3", range(1, 6)), "copies = 2"), "Era 3 structures: 41 cards; at most 40"),
        (
            changes(numbered("S3", range(1, 21)), "three_plus = 1"),
            "Era 3 structures: 16 cards without the 3+ mark; at least 17 are needed",
        ),
        (changes(["X1-1", "X1-2", "X1-3"], "era = 2"), "Era 1 Expeditions: 3 cards; at least 4 are needed"),
        (changes(["X1-1", "X1-2", "X1-3"], "three_plus = 1"), "Era 1 Expeditions: 1 cards without the 3+ mark; at least 2 are needed"),
        ('[card."X0-1"]\nfirst = "4-5"', "First Expeditions: 0 for 2-3 players; exactly 1 is needed"),
        (changes(["RB-1", "RB-2", "RB-3", "RB-4"], 'level = "gold"'), "bronze Reputations: 4 cards; at least 5 are needed"),
        ('[card."B-1"]\nthree_plus = 1', "Bases: 3 cards without the 3+ mark; at least 4 are needed"),
    ],
)
def test_a_set_that_cannot_be_played_is_refused(overlay: str, message: str) -> None:
    assert message in problems(overlay)
