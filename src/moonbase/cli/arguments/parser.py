"""Arguments of commands: one strict parser, and values that say what they expected."""

import argparse
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Final, NoReturn

from moonbase.engine.game import Game, GameError, Options
from moonbase.registry import GAMES, game, game_played

if TYPE_CHECKING:
    from moonbase.engine.record import Record

MOST_SEED: Final = 2**63 - 1
DIFFICULTIES: Final = ("easy", "normal", "hard", "expert")
"""Values 0 to 3 of the option ``difficulty``."""
NEAR: Final = 0.75
"""The least similarity, from 0 to 1, at which an unknown word is taken for a typing error."""


def nearest(name: str, known: Iterable[str]) -> str:
    """``; did you mean 'x'?`` where something is near, else nothing."""
    from difflib import get_close_matches

    folded = {each.casefold(): each for each in known}
    near = get_close_matches(name.casefold(), folded, 1, NEAR)
    return f"; did you mean '{folded[near[0]]}'?" if near else ""


class Parser(argparse.ArgumentParser):
    """Raises GameError instead of printing the usage, and knows what an unknown option was meant to be."""

    def __init__(self, command: str, about: str) -> None:
        super().__init__(
            f"moonbase {command}",
            description=about[0].upper() + about[1:] + ".",
            formatter_class=partial(argparse.RawDescriptionHelpFormatter, width=80),
            allow_abbrev=False,
        )

    def examples(self, *lines: str) -> None:
        self.epilog = "examples:\n" + "\n".join(f"  {self.prog} {line}" for line in lines)

    def options(self) -> set[str]:
        """Every long option, as it is typed."""
        return {name for action in self._actions for name in action.option_strings if name.startswith("--")}

    def parse(self, argv: list[str]) -> argparse.Namespace:
        if {"-h", "--help"} & {*argv}:
            self.formatter_class = argparse.RawDescriptionHelpFormatter  # as wide as the window; to find that out imports much
        else:
            self.usage = ""  # only help shows it, and formatting it takes longer than parsing
        args, extra = self.parse_known_intermixed_args(argv)
        if extra:
            what = "option" if extra[0].startswith("-") else "argument"
            self.error(f"unknown {what} '{extra[0]}'{nearest(extra[0], sorted(self.options()))}")
        return args

    def error(self, message: str) -> NoReturn:
        hint = "" if "; did you mean" in message else f" ('{self.prog} --help' shows how)"
        raise GameError(message.removeprefix("argument ") + hint)


def whole(least: int, most: int) -> Callable[[str], int]:
    """A whole number within bounds."""

    def read(text: str) -> int:
        if re.fullmatch(r"-?[0-9]{1,20}", text) and least <= int(text) <= most:
            return int(text)
        raise argparse.ArgumentTypeError(f"expected a whole number from {least} to {most}, not '{text}'")

    return read


def option(text: str) -> tuple[str, int]:
    """``name=value``."""
    name, sign, value = text.partition("=")
    if not sign or not re.fullmatch(r"-?[0-9]{1,9}", value):
        raise argparse.ArgumentTypeError(f"expected name=number, not '{text}'")
    return name, int(value)


def levels(text: str) -> list[str]:
    """``greedy,random``."""
    return [level.strip() for level in text.split(",")]


def add_game(parser: Parser, optional: bool = False) -> None:
    parser.add_argument("game", nargs="?" if optional else None, metavar="GAME", help=f"the game: {' or '.join(GAMES)}")
    parser.add_argument("--set", metavar="FILE", help="your own card file, laid over the cards of the project")


def add_options(parser: Parser) -> None:
    parser.add_argument(
        "--option", metavar="NAME=VALUE", type=option, action="append", default=[], help="a ruling that the table may change"
    )


def add_difficulty(parser: Parser) -> None:
    parser.add_argument(
        "--difficulty", metavar="LEVEL", choices=DIFFICULTIES, help=f"of a game for one: {', '.join(DIFFICULTIES)} (default normal)"
    )


def add_seed(parser: Parser, help: str, default: int | None = 1) -> None:
    parser.add_argument("--seed", metavar="S", type=whole(0, MOST_SEED), default=default, help=help)


def open_game(args: argparse.Namespace) -> Game:
    return game_with(args.game, args.set)


def game_with(name: str, card_file: str | None) -> Game:
    """A game with an owner's card file; what is wrong with the file is told with its name."""
    with file_faults(card_file):
        return game(name, card_file)


def game_of_record(record: "Record", card_file: str | None = None) -> Game:
    """The game with the cards that a record was played with, as far as they can be found."""
    from moonbase.cards.errors import CardError
    from moonbase.cards.shelf import from_path
    from moonbase.engine.header import RecordError

    try:
        return game_played(record.game, record.card_set, record.cards, None if card_file is None else from_path(card_file))
    except CardError as error:
        if card_file is None:
            raise RecordError(1, error.problems[0]) from None
        raise _of_file(error, card_file) from None


@contextmanager
def file_faults(card_file: str | None) -> Iterator[None]:
    """Call an overlay by the name of its file."""
    try:
        yield
    except GameError as error:
        if card_file is None:
            raise
        raise _of_file(error, card_file) from None


def _of_file(error: GameError, card_file: str) -> GameError:
    return GameError("\n".join(re.sub("^overlay(?=[:,. ])", card_file, line) for line in str(error).splitlines()))


def some(count: int, one: str, many: str = "") -> str:
    """``1 game``, ``2 games``."""
    return f"{count} {one if count == 1 else many or one + 's'}"


def options_of(args: argparse.Namespace) -> Options:
    """The options that ``--option`` and ``--difficulty`` set."""
    chosen: Options = dict(args.option)
    level = getattr(args, "difficulty", None)
    if level is not None:
        value = DIFFICULTIES.index(level)
        if chosen.setdefault("difficulty", value) != value:
            raise GameError(f"--difficulty {level} is difficulty={value}, but --option says difficulty={chosen['difficulty']}")
    return chosen


def check_difficulty(args: argparse.Namespace, table: Game, players: int) -> None:
    """GameError where ``--difficulty`` is asked of a game that has none."""
    if getattr(args, "difficulty", None) is None:
        return
    if not any(switch.name == "difficulty" for switch in table.switches):
        raise GameError(f"--difficulty: {table.title} has no such option")
    if players != 1:
        raise GameError(f"--difficulty: only a game for one has it, not one of {players} players; --players 1 plays alone")


def seated(table: Game, players: int | None, bots: list[str], fewest: int = 0) -> tuple[str, ...]:
    """The level at each of ``players`` seats: as many as named, or one for all. ``fewest`` seats belong to people."""
    count = players if players is not None else max(len(bots) + fewest, table.least)
    if not table.least <= count <= table.most:
        raise GameError(f"{table.title} seats {table.least} to {table.most} players, not {count}")
    wanted = count - fewest
    if wanted == 0 and bots:
        raise GameError("--bots: a game for one has no opponents")
    if len(bots) == 1:
        return tuple(bots * wanted)
    if len(bots) != wanted:
        asked = "1 opponent" if wanted == 1 else f"{wanted} opponents or one level for all of them"
        raise GameError(f"--bots: {count} players need {asked}, not {len(bots)}")
    return tuple(bots)
