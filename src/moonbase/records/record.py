"""A game as text that people can read and programs can check: a header, one line per action, a closing line.

    {"moonbase": 1, "game": "moon", "rules": 1, "card_set": "...", "players": 2, "options": {}, "seats": ["you", "greedy"]}
    1 nature lead 0 #8f0c6a2b51e7d904
    2 nature deal A-17 @2 #51d2...
    23 0 build A-04 #c07e...
    end 41 38 places 1 2

Each action ends with the fingerprint of the position after it, so a record cannot be edited unnoticed; the closing line, ``end`` with
scores and places or ``open`` for a game that goes on, shows that nothing was cut off. ``@2`` is the number of a draw that can be checked.
"""

import json
import re
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from moonbase.engine.game import CHANCE, Game, GameError, Options, State
from moonbase.languages.phrase import Phrase
from moonbase.records.fair import Deal, commitment
from moonbase.records.header import (
    MOST_SEED,
    Header,
    cards_of,
    deal_of,
    number_of,
    options_of,
    seats_of,
    stand_ins_of,
    text_of,
)
from moonbase.records.header import RecordError as RecordError

FORMATS: Final = (1, 2)
"""The second format has cards, deals, draws, stand-ins and seeds; a record without any of them is still written in the first."""
NATURE: Final = "nature"
OPEN: Final = "open"
_STEP: Final = re.compile(r"(\d{1,9}) (nature|\d{1,2}) (\S(?:.*?\S)?)(?: @([1-9]\d{0,11}))? #([0-9a-f]+)")
_END: Final = re.compile(r"end((?: -?\d{1,9})+) places((?: \d{1,2})+)")


class Step(NamedTuple):
    """One action of a record."""

    seat: int
    """The seat that acted, or CHANCE."""
    text: str
    """The action, as ``Game.write`` has it."""
    fingerprint: str
    """The fingerprint of the position after the action."""
    draw: int | None = None
    """The number of nature's draw, if it came from a stream that can be checked."""


class Result(NamedTuple):
    """The result of a game, by seat."""

    scores: list[int]
    places: list[int]


@dataclass
class Record:
    """A game as data: its set-up, every action, and how it ended."""

    game: str
    rules: int
    card_set: str
    players: int
    options: Options
    seats: list[str]
    """The player of each seat: "you", or the level of an opponent."""
    position: object = None
    """The position that the game began at, as ``game.dump`` writes it; None for the set-up."""
    steps: list[Step] = field(default_factory=list)
    result: Result | None = None
    """None while the game is open."""
    set_name: str | None = None
    """The name of an owner's card set; None for the cards of the project."""
    deal: Deal | None = None
    """The secret and the numbers that nature's draws are derived from."""
    commitment: str | None = None
    """The commitment to the deal's secret, as the server gave it before the game; None means the hash of the secret."""
    stand_ins: list[int] = field(default_factory=list)
    """The seats for which a stand-in played at some time."""
    cards: str | None = None
    """The cards as the difference from a named set, as ``Game.set_text`` has it; None where nothing differs."""
    seed: int | None = None
    """The seed of a game in a terminal: all of nature's actions follow from it."""

    def text(self) -> str:
        """Write the record; ``parse`` reads it back."""
        lines = [json.dumps(_header(self), ensure_ascii=False)]
        lines += [_line(number, step) for number, step in enumerate(self.steps, 1)]
        lines.append(_closing(self.result))
        return "\n".join(lines) + "\n"


def begin(
    game: Game,
    players: int,
    options: Options | None = None,
    seats: list[str] | None = None,
    position: str | None = None,
    rules: int | None = None,
) -> Record:
    """Return the record of a game that is about to start, from the set-up or a dumped position, by this version of the rules."""
    return Record(
        game.name,
        game.version if rules is None else rules,
        game.card_set,
        players,
        dict(options or {}),
        ["player"] * players if seats is None else list(seats),
        None if position is None else json.loads(position),
        set_name=game.set_name,
        cards=_changed(game.set_text),
    )


def _changed(cards: str | None) -> str | None:
    """Return None for a set that is exactly a named one: its fingerprint finds it."""
    return cards if cards is not None and json.loads(cards)["changes"] else None


def seat_text(seat: int) -> str:
    return NATURE if seat == CHANCE else str(seat)


def parse(text: str) -> Record:
    """Read a record; RecordError names the line that is wrong and why. ``replay`` checks whether it can have been played."""
    lines = text.splitlines()
    record = _read_header(lines[0] if lines else "")
    drawn = 0
    for number, line in enumerate(lines[1:], 2):
        if line == OPEN or _END.fullmatch(line):
            record.result = _read_result(line, number, record.players)
            if any(rest.strip() for rest in lines[number:]):
                raise RecordError(
                    number + 1, Phrase("record.after_closing", "nothing may follow the closing line '{word}'", word=line.split()[0])
                )
            return record
        record.steps.append(_read_step(line, number, last=number == len(lines)))
        drawn = _in_order(record.steps[-1], number, drawn)
    raise RecordError(len(lines), Phrase("record.breaks_off", "the record breaks off here: the closing line 'end' or 'open' is missing"))


def opening(game: Game, record: Record) -> State:
    """Return the state before the first action; RecordError unless this game, with these cards and rules, is the one recorded."""
    if record.game != game.name:
        raise RecordError(1, Phrase("record.other_game", "a game of {game}, not of {here}", game=record.game, here=game.name))
    if game.lacks(record.rules):
        raise RecordError(1, Phrase("record.rules", "{why}", why=game.lacks(record.rules), version=record.rules))
    if record.card_set != game.card_set:
        others = "played with other cards (set {there}, here {here}); name their card file with --set"
        raise RecordError(1, Phrase("record.other_cards", others, there=record.card_set, here=game.card_set))
    try:
        game.chosen(record.options, record.rules)  # a game from a position is played without them, and still names them
        if record.position is None:
            s = game.new(record.players, record.options, record.rules)
        else:
            s = game.load(json.dumps(record.position))
    except GameError as error:
        raise RecordError(1, Phrase("record.unplayable", "{why}", why=str(error))) from None
    if len(game.scores(s)) != record.players:
        raise RecordError(
            1,
            Phrase(
                "record.position_players",
                "a position of {here} players in the record of a game of {players}",
                here=len(game.scores(s)),
                players=record.players,
            ),
        )
    return s


def result_of(game: Game, s: State) -> Result:
    """Return scores and places as they are now."""
    return Result(game.scores(s), game.ranking(s))


def origin(record: Record) -> str | None:
    """Return the origin of a record besides its steps: deal, stand-ins and seed, as JSON; None if it has none."""
    more = _origin(record)
    return json.dumps(more) if more else None


def add_origin(record: Record, text: str) -> None:
    """Put what ``origin`` returned into a record that has none."""
    _read_origin(record, json.loads(text))


def _header(record: Record) -> Header:
    more = _more(record)
    header: Header = {
        "moonbase": _format(record, more),
        "game": record.game,
        "rules": record.rules,
        "card_set": record.card_set,
        "players": record.players,
        "options": record.options,
        "seats": record.seats,
    }
    if record.set_name is not None:
        header["set"] = record.set_name
    header |= more
    return header if record.position is None else header | {"from": record.position}


def _more(record: Record) -> Header:
    """Return the fields that the first format lacks."""
    return _origin(record) if record.cards is None else {"cards": json.loads(record.cards), **_origin(record)}


def _origin(record: Record) -> Header:
    more: Header = {}
    if record.deal is not None:
        told = record.commitment or commitment(record.deal.secret)
        more["deal"] = {"commitment": told, "secret": record.deal.secret, "entropy": [list(each) for each in record.deal.contributions]}
    if record.stand_ins:
        more["stand_ins"] = record.stand_ins
    if record.seed is not None:
        more["seed"] = record.seed
    return more


def _format(record: Record, more: Header) -> int:
    return FORMATS[1] if more or any(step.draw is not None for step in record.steps) else FORMATS[0]


def _line(number: int, step: Step) -> str:
    draw = "" if step.draw is None else f" @{step.draw}"
    return f"{number} {seat_text(step.seat)} {step.text}{draw} #{step.fingerprint}"


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
        raise RecordError(1, Phrase("record.none", "this is not the record of a game"))
    if header["moonbase"] not in FORMATS or isinstance(header["moonbase"], bool):
        unread = "the format of this record is {format}; this program reads formats 1 and 2"
        raise RecordError(1, Phrase("record.format", unread, format=repr(header["moonbase"])))
    record = Record(
        game=text_of(header, "game"),
        rules=number_of(header, "rules"),
        card_set=text_of(header, "card_set"),
        players=number_of(header, "players"),
        options=options_of(header),
        seats=seats_of(header),
        position=header.get("from"),
        set_name=text_of(header, "set") if "set" in header else None,
        cards=cards_of(header),
    )
    if len(record.seats) != record.players:
        unlike = "'seats' names {seats} players, 'players' says {players}"
        raise RecordError(1, Phrase("record.unlike_seats", unlike, seats=len(record.seats), players=record.players))
    _read_origin(record, header)
    return record


def _read_origin(record: Record, header: Header) -> None:
    record.stand_ins = stand_ins_of(header, record.players)
    record.seed = number_of(header, "seed", MOST_SEED) if "seed" in header else None
    deal = deal_of(header, record.players)
    if deal is not None:
        record.deal, record.commitment = deal


def _read_step(line: str, number: int, last: bool) -> Step:
    match = _STEP.fullmatch(line)
    if match is None and last:
        raise RecordError(number, Phrase("record.half_line", "the record breaks off in the middle of this line"))
    if match is None:
        raise RecordError(number, Phrase("record.step", "expected 'NUMBER SEAT ACTION #FINGERPRINT', not '{line}'", line=line[:60]))
    if int(match[1]) != number - 1:
        moved = "expected action {expected}, not {found}: a line is missing or was moved"
        raise RecordError(number, Phrase("record.moved", moved, expected=number - 1, found=match[1]))
    if match[4] is not None and match[2] != NATURE:
        raise RecordError(number, Phrase("record.no_draw", "@{draw} numbers a draw, and only nature draws", draw=match[4]))
    return Step(int(CHANCE) if match[2] == NATURE else int(match[2]), match[3], match[5], None if match[4] is None else int(match[4]))


def _in_order(step: Step, number: int, drawn: int) -> int:
    """Return the number of the last draw: none is used twice, not even after an undo."""
    if step.draw is None:
        return drawn
    if step.draw <= drawn:
        falling = "draw @{draw} follows draw @{before}: the numbers of draws rise"
        raise RecordError(number, Phrase("record.falling_draws", falling, draw=step.draw, before=drawn))
    return step.draw


def _read_result(line: str, number: int, players: int) -> Result | None:
    match = _END.fullmatch(line)
    if match is None:
        return None
    result = Result([int(word) for word in match[1].split()], [int(word) for word in match[2].split()])
    if (len(result.scores), len(result.places)) != (players, players):
        raise RecordError(number, Phrase("record.closing", "the closing line needs {n} scores and {n} places", n=players))
    return result
