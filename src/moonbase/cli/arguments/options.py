"""Options that several commands share."""

import argparse
from typing import Final

from moonbase.catalog.registry import GAMES
from moonbase.cli.arguments.parser import Parser
from moonbase.cli.arguments.values import option, whole
from moonbase.engine.game import Game, GameError, Options
from moonbase.languages.errors import SaidError
from moonbase.languages.files import LANGUAGES
from moonbase.languages.phrase import Phrase, all_of, any_of

MOST_SEED: Final = 2**63 - 1
DIFFICULTIES: Final = ("easy", "normal", "hard", "expert")
"""Values 0 to 3 of the option ``difficulty``."""


def add_game(parser: Parser, optional: bool = False) -> None:
    parser.add_argument(
        "game", nargs="?" if optional else None, metavar="GAME", help=Phrase("option.game", "the game: {games}", games=any_of(tuple(GAMES)))
    )
    parser.add_argument("--set", metavar="FILE", help="your own card file, laid over the cards of the project")


def add_options(parser: Parser) -> None:
    parser.add_argument(
        "--option", metavar="NAME=VALUE", type=option, action="append", default=[], help="a ruling that the table may change"
    )


def add_difficulty(parser: Parser) -> None:
    parser.add_argument(
        "--difficulty", metavar="LEVEL", choices=DIFFICULTIES, help=f"of a game for one: {', '.join(DIFFICULTIES)} (default normal)"
    )


def add_language(parser: Parser) -> None:
    parser.add_argument(
        "--language", metavar="LANGUAGE", choices=LANGUAGES, help=f"one of {', '.join(LANGUAGES)} (default: that of your system)"
    )


def add_seed(parser: Parser, help: str, default: int | None = 1) -> None:
    parser.add_argument("--seed", metavar="S", type=whole(0, MOST_SEED), default=default, help=help)


def options_of(args: argparse.Namespace) -> Options:
    """Return the options that ``--option`` and ``--difficulty`` set."""
    chosen: Options = dict(args.option)
    level = getattr(args, "difficulty", None)
    if level is not None:
        value = DIFFICULTIES.index(level)
        if chosen.setdefault("difficulty", value) != value:
            raise SaidError(
                Phrase(
                    "refused.two_difficulties",
                    "--difficulty {level} is difficulty={value}, but --option says difficulty={other}",
                    level=level,
                    value=value,
                    other=chosen["difficulty"],
                )
            )
    return chosen


def check_difficulty(args: argparse.Namespace, game: Game, players: int) -> None:
    """Raise GameError where ``--difficulty`` is asked of a game that has none."""
    if getattr(args, "difficulty", None) is None:
        return
    if not any(switch.name == "difficulty" for switch in game.switches):
        raise SaidError(Phrase("refused.no_difficulty", "--difficulty: {game} has no such option", game=game.title))
    if players != 1:
        raise SaidError(
            Phrase(
                "refused.difficulty_of_several",
                "--difficulty: only a game for one has it, not one of {n} players; --players 1 plays alone",
                n=players,
            )
        )


def check_options(game: Game, options: Options) -> None:
    """Raise, for the reader's language, what ``Game.chosen`` raises in English."""
    for name, value in options.items():
        try:
            game.chosen({name: value})
        except GameError as error:
            raise SaidError(_wrong_option(game, name, value, str(error))) from None


def _wrong_option(game: Game, name: str, value: int, why: str) -> Phrase:
    switches = {switch.name: switch for switch in game.switches if switch.offered}
    if name in switches:
        values = all_of(tuple(map(str, switches[name].values)))
        return Phrase("refused.option_value", "{why}", why=why, name=name, values=values, value=value)
    return Phrase("refused.no_option", "{why}", why=why, name=name, game=game.title, known=all_of(tuple(switches)))
