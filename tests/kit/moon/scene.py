"""More to set on a Stage and to look at: Rovers and Hearts on cards, cards flipped earlier, the last round of an Era."""

from kit.moon.stage import Stage
from moonbase.engine.rng import Rng
from moonbase.games.moon.rules.table.state import (
    BLUE_TAKEN,
    FLIPPED,
    HAND_N,
    ON_TABLE,
    PARKED_N,
    TAB,
    TOKEN,
    YELLOW_TAKEN,
    add_own,
    own,
)
from moonbase.games.moon.rules.work.count import tokens
from moonbase.languages.speech import speech

IDLE = {era: tuple(f"S{era}-{n:02}" for n in (1, 2, 3, 4, 6)) for era in (1, 2, 3)}
"""Cards whose assimilation brings Resources only."""


def slot_of(stage: Stage, seat: int, id: str) -> int:
    return stage.in_settlement(seat).index(id)


# --- setting


def flipped(stage: Stage, seat: int, *ids: str) -> Stage:
    """Cards of a Settlement that were flipped in an earlier turn of this Era."""
    for id in ids:
        stage.s.tab_mark[seat * TAB + slot_of(stage, seat, id)] |= FLIPPED
    return stage


def rover_on(stage: Stage, owner: int, id: str, space: str = "production") -> Stage:
    """A Rover that a rival parked on a card in an earlier turn."""
    stage.s.tab_mark[owner * TAB + slot_of(stage, owner, id)] |= YELLOW_TAKEN if space == "flag" else BLUE_TAKEN
    add_own(stage.s, owner, PARKED_N, 1)
    stage.s.rovers_out += 1
    return stage


def hearts_put(stage: Stage, seat: int, id: str, n: int) -> Stage:
    """Hearts that were put on a structure earlier."""
    stage.s.tab_mark[seat * TAB + slot_of(stage, seat, id)] = TOKEN * n
    return stage


# --- playing


def next_turns(stage: Stage, n: int) -> Stage:
    """The next ``n`` turns pass with an assimilation each."""
    for _ in range(n):
        stage.turn()
    return stage


def last_round(stage: Stage) -> Stage:
    """Let everybody assimilate an idle card as the last of the hand: the Era is scored, and the next one has begun with Production."""
    for seat in range(stage.players):
        assert own(stage.s, seat, HAND_N) == 0
        stage.hand(seat, IDLE[stage.s.era][seat])
    return next_turns(stage, stage.players)


def until_turns(stage: Stage, seed: int = 1) -> Stage:
    """The deal of the Era, and the first answer to whatever Production asks."""
    rng = Rng(seed)
    while stage.s.waiting < 0 or stage.s.frame_n > 0:
        action = stage.game.sample(stage.s, rng) if stage.s.waiting < 0 else stage.game.legal(stage.s)[0]
        stage.game.apply(stage.s, action, stage.log)
    return stage


# --- looking


def hearts_on_cards(stage: Stage, seat: int) -> int:
    return tokens(stage.s, seat)


def hearts_on_reputation(stage: Stage, id: str) -> int:
    table = stage.s.columns
    return stage.s.reputation[table.reputations + stage.face(id) - table.reputation0]


def holder(stage: Stage, id: str) -> int | str:
    """The seat that has claimed a Reputation, or ``table`` or ``box``."""
    owner = stage.s.reputation[stage.face(id) - stage.s.columns.reputation0]
    return owner if owner >= 0 else "table" if owner == ON_TABLE else "box"


def is_flipped(stage: Stage, seat: int, id: str) -> bool:
    return stage.s.tab_mark[seat * TAB + slot_of(stage, seat, id)] & FLIPPED != 0


def score(stage: Stage, seat: int) -> int:
    """Return the seat's score if the game ended now."""
    return stage.game.scores(stage.s)[seat]


def events(stage: Stage, *keys: str) -> list[str]:
    """The facts told since the stage was set, of these kinds, in words."""
    wanted = {f"event.{key}" for key in keys}
    return [speech(stage.game).say(event.text) for event in stage.log if event.text.key in wanted]
