"""Whole random games: every legal list reads without doubles, every action and every event has a sentence."""

from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from moonbase.engine.columns import zeros
from moonbase.engine.events import Event
from moonbase.engine.game import CHANCE, OVER
from moonbase.engine.rng import Rng
from moonbase.engine.text import Arg, Ref, Text
from moonbase.games.fromthemoon.rules.table import actions as a
from moonbase.games.fromthemoon.rules.table.codes import BATTERY
from moonbase.games.fromthemoon.rules.table.columns import Columns
from moonbase.games.fromthemoon.rules.table.state import FromTheMoonState, new_state, set_own
from moonbase.games.fromthemoon.turns.candidates import candidates
from moonbase.games.fromthemoon.turns.legal import legal_into
from moonbase.games.fromthemoon.turns.nature import sample
from moonbase.games.fromthemoon.turns.play import apply
from moonbase.games.fromthemoon.words.actions import say
from moonbase.games.fromthemoon.words.notation import write
from moonbase.games.fromthemoon.words.refusals import refusal
from moonbase.languages.speech import Speech

LONGEST = 20_000
CLOSED_TOO = 3
"""The interval of steps at which the closed actions are checked as well."""
EAGER = (a.A_PART, a.A_IMPROVE, a.A_EFFECT, a.A_TAKE, a.A_BUILD, a.A_LAB, a.A_USE)
"""Actions that are played whenever they are legal, so that ships launch."""
GAMES = [
    *((players, seed, False, {}) for players in (1, 2, 3, 4) for seed in (1, 2)),
    *((players, 3, True, {}) for players in (1, 2, 3, 4)),
    (1, 4, True, {"difficulty": 3, "outer_corners": 0}),
    (2, 5, True, {"building_price": 0, "part_research": 1, "choose_factions": 1, "small_tiles": 2, "foundation_order": 1}),
    (3, 6, False, {"rover_seats": 4, "small_tiles": 1}),
]
"""Players, seed, whether everybody is rich all the time, options."""


def refs(arg: Arg) -> Iterator[Ref]:
    """Yield every named thing in a text."""
    if isinstance(arg, Ref):
        yield arg
    elif isinstance(arg, Text):
        for part in arg.args.values():
            yield from refs(part)
    elif not isinstance(arg, (int, str)):
        for part in arg:
            yield from refs(part)


def sentence(english: Speech, text: Text) -> str:
    """The text in words, all of whose names are known."""
    unknown = [ref for ref in refs(text) if ref.kind != "seat" and f"{ref.kind}:{ref.id}" not in english.names]
    assert unknown == []
    return english.say(text)


def check_closed(s: FromTheMoonState, english: Speech, out: vec[i64]) -> None:
    """Closed actions that stand beside the legal ones read and sound well too, and each has a reason."""
    actions = {out[i] for i in range(legal_into(s, out))}
    wondered = candidates(s, s.waiting, out)
    texts = [write(s, action) for action in wondered]
    assert len(set(texts)) == len(texts), texts
    for action in wondered:
        said = sentence(english, say(s, action))
        assert not said.endswith("."), said
        if action not in actions:
            reason = sentence(english, refusal(s, s.waiting, action).reason)
            assert reason.endswith(".")
            assert not reason.endswith(" ."), reason
            assert "  " not in reason, reason


def choose(s: FromTheMoonState, actions: list[int], rng: Rng) -> int:
    if s.waiting == CHANCE:
        return int(sample(s, rng))
    eager = [action for action in actions if action // a.SPAN in EAGER]
    some = eager if eager and rng.below(4) > 0 else actions
    return some[rng.below(len(some))]


@pytest.mark.parametrize(("players", "seed", "rich", "options"), GAMES)
def test_a_random_game_in_words(columns: Columns, english: Speech, players: int, seed: int, rich: bool, options: dict[str, int]) -> None:
    s: FromTheMoonState = new_state(columns, players)
    for name, value in options.items():
        setattr(s, name, value)
    rng = Rng(seed)
    out = zeros(columns.room)
    log: list[Event] = []
    for step in range(LONGEST):
        if s.waiting == OVER:
            break
        if s.waiting >= 0 and step % CLOSED_TOO == 0:
            check_closed(s, english, out)
        if rich and s.waiting >= 0:
            for good in range(BATTERY + 1):
                set_own(s, s.cur, good, 9)
        actions = [out[i] for i in range(legal_into(s, out))]
        texts = [write(s, action) for action in actions]
        said = [sentence(english, say(s, action)) for action in actions]
        assert len(set(texts)) == len(texts), texts
        assert len(set(said)) == len(said), said
        assert not [text for text in said if "{" in text or "  " in text or text.endswith(".")]
        apply(s, log, choose(s, actions, rng))
        for event in log:
            assert sentence(english, event.text).endswith(".")
        log.clear()
    assert s.waiting == OVER
