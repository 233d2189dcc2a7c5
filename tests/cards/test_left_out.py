"""``copies = 0`` leaves out any face of either game; it is refused only where too few would be left, in a sentence that counts them."""

import re

import pytest

from kit.randomly import play
from moonbase.cards import CardError
from moonbase.catalog.registry import GAMES, game, game_again, game_of
from moonbase.engine.game import OVER, Game

COUNTED = re.compile(r".*(exactly one card with .* is needed|(exactly|at least) (1 is|\d+ are) needed)")


def without(name: str, *ids: str) -> Game:
    return game_of(name, "".join(f'[card."{id}"]\ncopies = 0\n' for id in ids))


def left(name: str, id: str) -> Game | CardError:
    try:
        return without(name, id)
    except CardError as error:
        return error


def faces(name: str) -> list[str]:
    return [str(card["id"]) for card in game(name).gallery()]


def games_end(box: Game, seed: int) -> bool:
    """Random games at every number of players, each with a sound position at its end."""
    ends = [play(box, players, seed, int(box.longest)) for players in range(box.least, box.most + 1)]
    return all(end.waiting == OVER and box.audit(end) == [] for end in ends)


def leave_out_each(name: str, ids: list[str]) -> int:
    """Leave out each of these faces alone and play; return how many could be left out."""
    left_out = 0
    for seed, id in enumerate(ids):
        box = left(name, id)
        if isinstance(box, CardError):
            assert all(COUNTED.fullmatch(problem) for problem in box.problems), box
            continue
        assert id not in {card["id"] for card in box.gallery()}
        assert games_end(box, seed)
        left_out += 1
    return left_out


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_any_face_can_be_left_out_where_enough_are_left(name: str) -> None:
    assert leave_out_each(name, faces(name)) == {"moon": 135, "fromthemoon": 68}[name]


@pytest.mark.parametrize("name", GAMES)
def test_a_face_of_each_kind_can_be_left_out_where_enough_are_left(name: str) -> None:
    kinds = {id.partition("-")[0]: id for id in faces(name)}
    assert leave_out_each(name, list(kinds.values())) > 3


@pytest.mark.parametrize(
    ("name", "ids", "sentence"),
    [
        ("moon", ["B-1"], "Bases: 4 cards; at least 5 are needed"),
        ("moon", ["X0-1"], "First Expeditions: 0 for 2-3 players; exactly 1 is needed"),
        ("moon", [f"RB-{n}" for n in range(1, 5)], "bronze Reputations: 4 cards; at least 5 are needed"),
        ("fromthemoon", ["T-01"], "terrain for 1 player: 8 in all; exactly 9 are needed"),
        ("fromthemoon", ["K-2"], "token: 2 in all; exactly 3 are needed"),
        ("fromthemoon", ["PR-01"], "price: exactly one card with of = 'recruit' is needed"),
        ("fromthemoon", ["LI-1"], "limits: 0 in all; exactly 1 is needed"),
    ],
)
def test_too_few_is_one_sentence_that_says_how_many_are_needed(name: str, ids: list[str], sentence: str) -> None:
    with pytest.raises(CardError) as caught:
        without(name, *ids)
    assert list(caught.value.problems) == [sentence]


def test_the_stack_of_laboratories_may_be_empty_from_the_start() -> None:
    box = without("fromthemoon", *(f"L-{n:02}" for n in range(1, 19) if n not in (16, 18)))
    assert sum(int(str(card["copies"])) for card in box.gallery() if card["deck"] == "lab") == 6
    assert games_end(box, 1)


@pytest.mark.parametrize("name", GAMES)
def test_the_set_can_be_made_again_from_its_text(name: str) -> None:
    box = without(name, {"moon": "S1-01", "fromthemoon": "L-01"}[name])
    assert box.set_text is not None
    assert game_again(name, box.set_text).card_set == box.card_set != game(name).card_set
