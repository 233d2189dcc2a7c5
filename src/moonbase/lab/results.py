"""The results of a match as text that grows: a line of JSON that says which match it is, then one line for each game that has ended."""

from typing import Final

import msgspec

from moonbase.engine.game import Game, Options
from moonbase.lab.matches import Match, Played
from moonbase.languages.errors import SaidError
from moonbase.languages.phrase import Phrase
from moonbase.native.version import __version__

FORMAT: Final = 1


class Heading(msgspec.Struct):
    """The settings that determine every game. The number of games is not one of them."""

    moonbase_results: int
    version: str
    game: str
    rules: int
    card_set: str
    options: Options
    bots: list[str]
    round_games: int
    seed: int


class Line(msgspec.Struct, omit_defaults=True):
    """One game."""

    game: int
    round: int
    """Games of the same round had the same deals."""
    seats: list[str]
    scores: list[int]
    places: list[int]
    decisions: int
    steps: int
    cpu_seconds: float
    ending: str = ""


def heading(table: Game, match: Match) -> Heading:
    options = table.chosen(match.options)
    bots = list(match.bots)
    return Heading(FORMAT, __version__, match.game, table.version, table.card_set, options, bots, match.round_games, match.seed)


def line(match: Match, number: int, played: Played) -> Line:
    return Line(
        number,
        (number - 1) // match.round_games + 1,
        match.seats(number),
        played.scores,
        played.places,
        played.decisions,
        played.steps,
        round(played.cpu_seconds, 6),
        played.ending,
    )


def text_of(entry: Heading | Line) -> str:
    return msgspec.json.encode(entry).decode() + "\n"


def whole_lines(text: str) -> str:
    """Return the text without a last line that breaks off."""
    return text[: text.rfind("\n") + 1]


def read(text: str, wanted: Heading) -> dict[int, Played]:
    """Return the games in whole lines, by number; GameError if they belong to another match or are no results at all."""
    first, *lines = text.splitlines()
    _compare(_heading(first), wanted)
    games: dict[int, Played] = {}
    for place, each in enumerate(lines, 2):
        found = _line(each, place, len(wanted.bots))
        games.setdefault(
            found.game, Played(found.scores, found.places, found.decisions, found.steps, found.cpu_seconds, ending=found.ending)
        )
    return games


def _heading(text: str) -> Heading:
    try:
        return msgspec.json.decode(text, type=Heading)
    except msgspec.MsgspecError:
        raise SaidError(Phrase("results.none", "these are not the results of a match")) from None


def _compare(found: Heading, wanted: Heading) -> None:
    for key in wanted.__struct_fields__:
        there, here = (msgspec.json.encode(getattr(each, key), order="sorted").decode() for each in (found, wanted))
        if there != here:
            other = "these are the results of another match: {name} is {there} there, and {here} here"
            raise SaidError(Phrase("results.other", other, name=key, there=there, here=here))


def _line(text: str, place: int, players: int) -> Line:
    try:
        found = msgspec.json.decode(text, type=Line)
    except msgspec.MsgspecError:
        found = None
    if found is None or found.game < 1 or len(found.scores) != players or len(found.places) != players:
        raise SaidError(Phrase("results.line", "line {n} is not a game of this match", n=place))
    return found
