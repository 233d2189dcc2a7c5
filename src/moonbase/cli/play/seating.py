"""Seats the players of a new game, a saved one, or a position, as the arguments of ``play`` say."""

import argparse

from moonbase.cli.arguments.parser import check_difficulty, options_of, seated, some
from moonbase.cli.files import read_text
from moonbase.cli.games.sizes import SIZES
from moonbase.cli.play.table import PERSON, Party, reopened
from moonbase.engine.game import Game, GameError, Options
from moonbase.engine.rng import Rng
from moonbase.engine.session import Session, start, start_from

LEVELS = ["greedy"]


def party_of(table: Game, args: argparse.Namespace, rng: Rng) -> Party:
    if args.resume is None:
        return Party(_new(table, args) if args.position is None else _from(table, args), rng, args.name)
    party = reopened(table, args.resume, rng, args.name, args.bots or [])
    record = party.session.record
    _agree(args, "--resume", args.resume, record.players, party.game.chosen(record.options, record.rules), party.game)
    opponents = [level for level in record.seats if level != PERSON]
    if args.bots is not None and args.bots not in (opponents, opponents[:1] if len(set(opponents)) == 1 else opponents):
        raise GameError(f"--resume: {args.resume} is a game against {', '.join(opponents)}, not {', '.join(args.bots)}")
    return party


def _new(table: Game, args: argparse.Namespace) -> Session:
    bots = args.bots or LEVELS
    players = SIZES[table.name].usual if args.players is None and len(bots) == 1 else args.players
    seats = [PERSON, *_opponents(table, players, args.bots)]
    check_difficulty(args, table, len(seats))
    return start(table, len(seats), options_of(args), seats)


def _opponents(table: Game, players: int | None, bots: list[str] | None) -> tuple[str, ...]:
    return seated(table, players, bots or ([] if players == 1 else LEVELS), fewest=1)


def _from(table: Game, args: argparse.Namespace) -> Session:
    text = read_text(args.position)
    try:
        session = start_from(table, text)
    except GameError as error:
        raise GameError(f"{args.position}: {error}") from None
    position = session.record.position
    _agree(args, "--from", args.position, session.record.players, position["options"] if isinstance(position, dict) else {}, table)
    bots = list(_opponents(table, session.record.players, args.bots))
    bots.insert(max(0, int(session.state.waiting)), PERSON)
    session.record.seats = bots
    return session


def _agree(args: argparse.Namespace, flag: str, file: str, players: int, options: Options, table: Game) -> None:
    """GameError where other arguments ask for another game than the file holds."""
    if args.players not in (None, players):
        raise GameError(f"{flag}: {file} is a game of {some(players, 'player')}, not {args.players}")
    check_difficulty(args, table, players)
    played = {switch.name: switch.default for switch in table.switches} | options
    for name, value in options_of(args).items():
        if name not in played:
            table.new(table.least, {name: value})
        if played.get(name) != value:
            raise GameError(f"{flag}: {file} is a game with {name}={played.get(name)}, not {value}")
