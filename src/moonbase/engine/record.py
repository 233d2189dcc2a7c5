"""A game as text that people can read and programs can check: a header, one line per action, a closing line.

    {"moonbase": 1, "game": "moon", "rules": 1, "card_set": "...", "players": 2, "options": {}, "seats": ["you", "greedy"]}
    1 nature lead 0 #8f0c6a2b51e7d904
    2 nature deal A-17 #51d2...
    23 0 build A-04 #c07e...
    end 41 38 places 1 2

Each action ends with the fingerprint of the position after it, so a record cannot be edited unnoticed; the closing line, ``end`` with
scores and places or ``open`` for a game that goes on, shows that nothing was cut off.
"""

import json
import re
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from moonbase.engine.fair import Deal
from moonbase.engine.game import CHANCE, Game, GameError, Options, State

FORMAT: Final = 1
NATURE: Final = "nature"
OPEN: Final = "open"
_STEP: Final = re.compile(r"(\d{1,9}) (nature|\d{1,2}) (\S(?:.*\S)?) #([0-9a-f]+)")
_END: Final = re.compile(r"end((?: -?\d{1,9})+) places((?: \d{1,2})+)")


class RecordError(GameError):
    """What is wrong with a record, and in which line."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line: Final = line


class Step(NamedTuple):
    seat: int
    text: str
    fingerprint: str
    """Of the position after the action."""
    draw: int | None = None
    """The number of nature's draw, where a stream that can be checked gave it."""


class Result(NamedTuple):
    scores: list[int]
    places: list[int]


@dataclass
class Record:
    game: str
    rules: int
    card_set: str
    players: int
    options: Options
    seats: list[str]
    """Who sat there: "you", or the level of an opponent."""
    position: object = None
    """Where the game began if not at the set-up: what ``game.dump`` wrote, as JSON data."""
    steps: list[Step] = field(default_factory=list)
    result: Result | None = None
    """None while the game is open."""
    set_name: str | None = None
    """What the owner of the cards calls them, where they are not those of the project."""
    deal: Deal | None = None
    """What nature's numbered draws are derived from."""
    stand_ins: list[int] = field(default_factory=list)
    """The seats for which a stand-in played at some time."""

    def text(self) -> str:
        lines = [json.dumps(_header(self), ensure_ascii=False)]
        lines += [f"{number} {seat_text(step.seat)} {step.text} #{step.fingerprint}" for number, step in enumerate(self.steps, 1)]
        lines.append(_closing(self.result))
        return "\n".join(lines) + "\n"


def begin(game: Game, players: int, options: Options | None = None, seats: list[str] | None = None, position: str | None = None) -> Record:
    """The record of a game that is about to start, at the set-up or at a dumped position."""
    who = ["player"] * players if seats is None else list(seats)
    start = None if position is None else json.loads(position)
    return Record(game.name, game.version, game.card_set, players, dict(options or {}), who, start, set_name=game.set_name)


def seat_text(seat: int) -> str:
    return NATURE if seat == CHANCE else str(seat)


def parse(text: str) -> Record:
    """Read a record; RecordError says which line is wrong and why. Whether it can have been played is for ``replay`` to say."""
    lines = text.splitlines()
    record = _read_header(lines[0] if lines else "")
    for number, line in enumerate(lines[1:], 2):
        if line == OPEN or _END.fullmatch(line):
            record.result = _read_result(line, number, record.players)
            if any(rest.strip() for rest in lines[number:]):
                raise RecordError(number + 1, f"nothing may follow the closing line '{line.split()[0]}'")
            return record
        record.steps.append(_read_step(line, number, last=number == len(lines)))
    raise RecordError(len(lines), "the record breaks off here: the closing line 'end' or 'open' is missing")


def opening(game: Game, record: Record) -> State:
    """The state before the first action; RecordError unless this game, with these cards and rules, is the one recorded."""
    if record.game != game.name:
        raise RecordError(1, f"a game of {record.game}, not of {game.name}")
    if record.rules != game.version:
        raise RecordError(1, f"played by version {record.rules} of the rules of {game.name}; these are version {game.version}")
    if record.card_set != game.card_set:
        raise RecordError(1, f"played with other cards (set {record.card_set}, here {game.card_set}); name their card file with --set")
    try:
        game.chosen(record.options)  # a game from a position is played without them, and still names them
        s = game.new(record.players, record.options) if record.position is None else game.load(json.dumps(record.position))
    except GameError as error:
        raise RecordError(1, str(error)) from None
    if len(game.scores(s)) != record.players:
        raise RecordError(1, f"a position of {len(game.scores(s))} players in the record of a game of {record.players}")
    return s


def result_of(game: Game, s: State) -> Result:
    return Result(game.scores(s), game.ranking(s))


def _header(record: Record) -> dict[str, object]:
    header: dict[str, object] = {
        "moonbase": FORMAT,
        "game": record.game,
        "rules": record.rules,
        "card_set": record.card_set,
        "players": record.players,
        "options": record.options,
        "seats": record.seats,
    }
    if record.set_name is not None:
        header["set"] = record.set_name
    return header if record.position is None else header | {"from": record.position}


def _closing(result: Result | None) -> str:
    if result is None:
        return OPEN
    return f"end {' '.join(map(str, result.scores))} places {' '.join(map(str, result.places))}"


def _read_header(line: str) -> Record:
    try:
        header = json.loads(line)
    except (ValueError, RecursionError):
        header = None
    if not isinstance(header, dict) or "moonbase" not in header:
        raise RecordError(1, "this is not the record of a game")
    if header["moonbase"] != FORMAT:
        raise RecordError(1, f"the format of this record is {header['moonbase']!r}; this program reads format {FORMAT}")
    record = Record(
        game=_text(header, "game"),
        rules=_number(header, "rules"),
        card_set=_text(header, "card_set"),
        players=_number(header, "players"),
        options=_options(header),
        seats=_seats(header),
        position=header.get("from"),
        set_name=_text(header, "set") if "set" in header else None,
    )
    if len(record.seats) != record.players:
        raise RecordError(1, f"'seats' names {len(record.seats)} players, 'players' says {record.players}")
    return record


def _text(header: dict[str, object], key: str) -> str:
    value = header.get(key)
    if not isinstance(value, str):
        raise RecordError(1, f"'{key}' must be a text")
    return value


def _number(header: dict[str, object], key: str) -> int:
    value = header.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 2**31:
        raise RecordError(1, f"'{key}' must be a whole number")
    return value


def _options(header: dict[str, object]) -> Options:
    value = header.get("options", {})
    if not isinstance(value, dict) or not all(isinstance(v, int) and abs(v) < 2**31 for v in value.values()):
        raise RecordError(1, "'options' must be an object of whole numbers")
    return {str(name): int(v) for name, v in value.items()}


def _seats(header: dict[str, object]) -> list[str]:
    value = header.get("seats")
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise RecordError(1, "'seats' must be a list of texts")
    return [str(name) for name in value]


def _read_step(line: str, number: int, last: bool) -> Step:
    match = _STEP.fullmatch(line)
    if match is None and last:
        raise RecordError(number, "the record breaks off in the middle of this line")
    if match is None:
        raise RecordError(number, f"expected 'NUMBER SEAT ACTION #FINGERPRINT', not '{line[:60]}'")
    if int(match[1]) != number - 1:
        raise RecordError(number, f"expected action {number - 1}, not {match[1]}: a line is missing or was moved")
    return Step(int(CHANCE) if match[2] == NATURE else int(match[2]), match[3], match[4])


def _read_result(line: str, number: int, players: int) -> Result | None:
    match = _END.fullmatch(line)
    if match is None:
        return None
    result = Result([int(word) for word in match[1].split()], [int(word) for word in match[2].split()])
    if (len(result.scores), len(result.places)) != (players, players):
        raise RecordError(number, f"the closing line needs {players} scores and {players} places")
    return result
