"""Seats the players of a new game, a saved one, or a position, as the arguments of ``play`` say."""

import argparse

from moonbase.cli.arguments.options import check_difficulty, check_options, options_of
from moonbase.cli.arguments.seats import levels_by_seat
from moonbase.cli.base.errors import of_position
from moonbase.cli.base.files import read_text
from moonbase.cli.games.registry import PROFILES
from moonbase.cli.play.resume import open_save
from moonbase.cli.play.table import PERSON, Table
from moonbase.engine.game import Game, GameError, Options
from moonbase.engine.rng import Rng
from moonbase.languages.errors import SaidError
from moonbase.languages.phrase import Phrase
from moonbase.records.session import Session, start, start_from

USUAL_OPPONENTS = ["greedy"]


def table_of(game: Game, args: argparse.Namespace, rng: Rng, language: str) -> Table:
    if args.resume is None:
        return Table(_new(game, args) if args.position is None else _from(game, args), rng, args.name, language)
    table = open_save(game, args.resume, rng, args.name, args.bots or [], language)
    record = table.session.record
    _agree(args, "--resume", args.resume, record.players, table.game.chosen(record.options, record.rules), table.game)
    opponents = [level for level in record.seats if level != PERSON]
    if args.bots is not None and args.bots not in (opponents, opponents[:1] if len(set(opponents)) == 1 else opponents):
        against = "--resume: {file} is a game against {opponents}, not {asked}"
        raise SaidError(Phrase("refused.other_bots", against, file=args.resume, opponents=", ".join(opponents), asked=", ".join(args.bots)))
    return table


def _new(game: Game, args: argparse.Namespace) -> Session:
    bots = args.bots or USUAL_OPPONENTS
    players = PROFILES[game.name].usual if args.players is None and len(bots) == 1 else args.players
    seats = [PERSON, *_opponents(game, players, args.bots)]
    check_difficulty(args, game, len(seats))
    options = options_of(args)
    check_options(game, options)
    return start(game, len(seats), options, seats)


def _opponents(game: Game, players: int | None, bots: list[str] | None) -> tuple[str, ...]:
    return levels_by_seat(game, players, bots or ([] if players == 1 else USUAL_OPPONENTS), fewest=1)


def _from(game: Game, args: argparse.Namespace) -> Session:
    text = read_text(args.position)
    try:
        session = start_from(game, text)
    except GameError as error:
        raise of_position(args.position, text, error) from None
    position = session.record.position
    _agree(args, "--from", args.position, session.record.players, position["options"] if isinstance(position, dict) else {}, game)
    bots = list(_opponents(game, session.record.players, args.bots))
    bots.insert(max(0, int(session.state.waiting)), PERSON)
    session.record.seats = bots
    return session


def _agree(args: argparse.Namespace, flag: str, file: str, players: int, options: Options, game: Game) -> None:
    """Raise GameError where other arguments ask for another game than the file holds."""
    if args.players not in (None, players):
        raise _other_players(flag, file, players, args.players)
    check_difficulty(args, game, players)
    played = {switch.name: switch.default for switch in game.switches} | options
    for name, value in options_of(args).items():
        if name not in played:
            check_options(game, {name: value})
        if played.get(name) != value:
            another = "{flag}: {file} is a game with {name}={played}, not {asked}"
            raise SaidError(
                Phrase("refused.other_option", another, flag=flag, file=file, name=name, played=str(played.get(name)), asked=value)
            )


def _other_players(flag: str, file: str, players: int, asked: int) -> SaidError:
    if players == 1:
        return SaidError(
            Phrase("refused.one_player", "{flag}: {file} is a game of 1 player, not {asked}", flag=flag, file=file, asked=asked)
        )
    several = "{flag}: {file} is a game of {n} players, not {asked}"
    return SaidError(Phrase("refused.other_players", several, flag=flag, file=file, n=players, asked=asked))
