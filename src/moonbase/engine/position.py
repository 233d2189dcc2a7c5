"""A position as text: the parts that every game writes and reads alike, and the trial of a position from outside."""

from librt.vecs import vec
from mypy_extensions import i64

from moonbase.engine.game import CHANCE, OVER, Game, GameError, State
from moonbase.engine.reader import Reader


def yes(value: bool) -> str:
    return "true" if value else "false"


def dump_waiting(s: State) -> str:
    if s.waiting == CHANCE:
        return '"nature"'
    return '"over"' if s.waiting == OVER else str(s.waiting)


def dump_counts(numbers: vec[i64], first: i64, names: tuple[str, ...]) -> str:
    """``names`` with the numbers from ``first`` on."""
    counts: list[str] = []
    for name in names:
        counts.append(f'"{name}": {numbers[first]}')
        first += 1
    return "{" + ", ".join(counts) + "}"


def check_header(top: Reader, game: Game) -> None:
    if top.at("game").text() != game.name:
        raise top.at("game").wrong("this is a position of another game")
    lacking = game.lacks(top.number("version", 0, 10**6))
    if lacking:
        raise top.at("version").wrong(lacking)
    if top.at("card_set").text() != game.card_set:
        raise top.at("card_set").wrong(f"made with the card set {top.value['card_set']}, this is {game.card_set}")


def complete_options(top: Reader, game: Game) -> Reader:
    """Read the options of a position. One by earlier rules lacks the switches that came later: there it is played as it was then."""
    options = top.at("options")
    version = top.number("version", 0, 10**6)
    later = [switch for switch in game.switches if switch.since > version]
    if not later or not isinstance(options.value, dict):
        return options
    values: dict[str, object] = {switch.name: switch.before for switch in later}
    values.update(options.value)
    return Reader(values, "options", top)


def read_waiting(at: Reader, players: i64) -> i64:
    if at.value == "nature":
        return CHANCE
    if at.value == "over":
        return OVER
    return at.whole(0, int(players) - 1)


def seats_of(top: Reader, players: i64, most: i64) -> list[Reader]:
    """Read the seats of a position, as many as there are players."""
    found = top.at("seats").items(int(most))
    if len(found) != players:
        raise top.at("seats").wrong(f"{len(found)} seats for {players} players")
    return found


def require_sound(game: Game, s: State) -> None:
    problems = game.audit(s)
    if problems:
        raise GameError("; ".join(problems[:5]))


def require_answers(game: Game, s: State, half_done: bool) -> None:
    """Require that somebody can go on. ``half_done``: what is open may be wrong in ways that only show then, so every answer is tried."""
    actions = game.legal(s)
    if not actions:
        raise GameError("open: the question that is open has no answer in this position")
    if half_done:
        for action in actions:
            try_answer(game, s, action)


def try_answer(game: Game, s: State, action: i64) -> None:
    world = game.clone(s)
    try:
        game.step(world, action)
        sound = not game.audit(world)
    except (IndexError, OverflowError, ValueError, KeyError):
        sound = False
    if not sound:
        raise GameError("open: the effect that is open cannot have come about like this")
