"""Whole Eras and games on a stage: real deals, plain turns, random play, and cards with other values."""

from collections import Counter
from collections.abc import Iterator

from kit.moon.stage import MOON, Stage
from moonbase.engine.game import CHANCE
from moonbase.engine.rng import Rng
from moonbase.engine.text import Ref, Text
from moonbase.games.moon.cards.vocabulary import packaged_cards, read_cards
from moonbase.games.moon.game import Moon
from moonbase.games.moon.rules.table.names import FLAGS as FLAG_KEYS
from moonbase.games.moon.rules.table.state import EXPEDITION, FLAG_AT, HAND_N, MoonState, own, rovers, set_own
from moonbase.games.moon.rules.work.count import slot_hearts

CARDS = read_cards(packaged_cards())
RESOURCES = ("energy", "water", "bio", "metal")


# --- where a game stands


def start(players: int, **options: int) -> Stage:
    """A game before anything is dealt."""
    stage = Stage(players, **options)
    state = MOON.new(players, options)
    assert isinstance(state, MoonState)
    stage.s = state
    return stage


def opening(players: int, seed: int = 1, **options: int) -> Stage:
    """A real game, dealt, at its first turn."""
    return start(players, **options).nature(seed)


def deal_until(stage: Stage, text: str, seed: int = 1) -> Stage:
    """Let nature act until one of its next choices begins so."""
    rng = Rng(seed)
    while not any(choice.startswith(text) for choice in stage.legal()):
        assert stage.waiting == CHANCE, f"nature never came to '{text}'"
        stage.game.apply(stage.s, stage.game.sample(stage.s, rng), stage.log)
    return stage


def with_cards(stage: Stage, overlay: str) -> Stage:
    """Return the stage with other values on some cards, before any of them is laid out."""
    game = Moon(read_cards(packaged_cards(), overlay))
    stage.game = game
    stage.s = MoonState(game.columns, stage.players, stage.s)
    return stage


def set_flags(stage: Stage, seat: int, **flags: int) -> Stage:
    """Exactly these Flags, as if cards showed them."""
    for which, name in enumerate(FLAG_KEYS):
        set_own(stage.s, seat, FLAG_AT + which, flags.get(name, 0))
    return stage


def fill_hands(stage: Stage, size: int = 1) -> Stage:
    """Fill every hand with cards of the stack up to this size."""
    for seat in range(stage.players):
        while own(stage.s, seat, HAND_N) < size:
            face = next(face for face in range(stage.s.columns.structures) if stage.s.decks[face] > 0)
            stage.hand(seat, stage.s.columns.ids[face])
    return stage


# --- playing on


def round_of_turns(stage: Stage) -> Stage:
    """Plain turns until every seat has had one."""
    for _ in range(stage.players):
        stage.turn()
    return stage


def finish_era(stage: Stage) -> Stage:
    """Plain turns to the end of the Construction phase; the Era is scored, and nature has not dealt the next."""
    era = stage.s.era
    while stage.s.era == era and not stage.over:
        stage.turn()
    return stage


def next_era(stage: Stage, seed: int = 1) -> Stage:
    return finish_era(stage).nature(seed)


def random_play(stage: Stage, seed: int) -> Iterator[str]:
    """Play to the end with any legal actions; each action's text comes before it is played."""
    rng = Rng(seed)
    while not stage.over:
        if stage.waiting == CHANCE:
            action = stage.game.sample(stage.s, rng)
        else:
            legal = stage.game.legal(stage.s)
            action = legal[rng.below(len(legal))]
        yield stage.game.write(stage.s, action)
        stage.game.apply(stage.s, action, stage.log)


# --- looking


def hearts_on(stage: Stage, seat: int, id: str) -> int:
    """Heart tokens on a structure of a Settlement."""
    return slot_hearts(stage.s, seat, stage.in_settlement(seat).index(id))


def rovers_of(stage: Stage, seat: int) -> int:
    return rovers(stage.s, seat)


def expedition_of(stage: Stage, seat: int) -> str:
    face = own(stage.s, seat, EXPEDITION)
    return stage.s.columns.ids[face] if face >= 0 else ""


def resources_of(stage: Stage, seat: int) -> list[int]:
    return [stage.has(seat, kind) for kind in RESOURCES]


def answers(stage: Stage) -> list[str]:
    """The open answers without the word before them."""
    return [text.removeprefix("choose ") for text in stage.legal()]


def stack(stage: Stage) -> Counter[str]:
    ids = stage.s.columns.ids
    return +Counter({ids[face]: int(stage.s.decks[face]) for face in range(stage.s.columns.structures)})


def previous(stage: Stage) -> Counter[str]:
    ids = stage.s.columns.ids
    first = stage.s.columns.structures
    return +Counter({ids[face]: int(stage.s.decks[first + face]) for face in range(first)})


def facts(stage: Stage) -> list[str]:
    """The keys of all facts told so far."""
    return [event.text.key.removeprefix("event.") for event in stage.log]


def told_since(stage: Stage, key: str) -> list[Text]:
    """Return the facts in the log after the last one of this key."""
    last = max(i for i, fact in enumerate(facts(stage)) if fact == key)
    return [event.text for event in stage.log[last + 1 :]]


def goods_told(texts: list[Text], seat: int) -> Counter[str]:
    """Return the goods and points that these facts give to a seat."""
    goods: Counter[str] = Counter()
    for text in texts:
        what = text.args.get("what")
        if text.key in ("event.gained", "event.scored") and text.args["seat"] == Ref("seat", str(seat)):
            assert isinstance(what, Text)
            n = what.args["n"]
            assert isinstance(n, int)
            goods[what.key.removeprefix("goods.")] += n
    return goods


def stock(stage: Stage, seat: int = 0) -> tuple[int, ...]:
    """Energy, Water, Bio, Metal."""
    return tuple(stage.has(seat, kind) for kind in RESOURCES)


def choices(stage: Stage) -> list[str]:
    return [text for text in stage.legal() if text.startswith("choose")]
