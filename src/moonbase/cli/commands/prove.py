"""``moonbase prove``: a server of its own is started and held to a promise, over the wire."""

import argparse
from collections.abc import Callable, Coroutine
from typing import Any, Final, NamedTuple

from moonbase.cli.arguments.options import add_seed
from moonbase.cli.arguments.parser import Parser
from moonbase.cli.arguments.values import whole
from moonbase.cli.terminal.progress import counting
from moonbase.cli.terminal.signals import stoppable
from moonbase.languages.errors import SaidError
from moonbase.languages.phrase import Phrase
from moonbase.prove import crash, deals, leaks, load
from moonbase.prove.report import Report

Tick = Callable[[int], None]
Work = Coroutine[Any, Any, None]


class Form(NamedTuple):
    """The extent of a proof: a size for each option that it knows."""

    short: int
    long: int


SIZES: Final = {
    "leaks": {"pairs": Form(6_000, 100_000)},
    "crash": {"kills": Form(40, 1_000)},
    "deals": {"games": Form(24, 240)},
    "load": {"minutes": Form(0, 20)},
}
SHORT_LOAD: Final = 100
"""Seconds."""
PROMISES: Final = {part.__name__.rpartition(".")[2]: (part.__doc__ or "").rstrip(".") for part in (leaks, crash, deals, load)}


def arguments(parser: Parser) -> None:
    parser.add_argument("proof", metavar="PROOF", choices=tuple(SIZES), help=f"one of {', '.join(SIZES)}")
    parser.add_argument("--short", action="store_true", help="about two minutes; without it the long form, which goes into the reference")
    parser.add_argument("--pairs", metavar="N", type=whole(1, 10**8), help="leaks: messages compared for each game (100000)")
    parser.add_argument("--kills", metavar="N", type=whole(1, 10**6), help="crash: how often the server is killed (1000)")
    parser.add_argument("--games", metavar="N", type=whole(1, 10**6), help="deals: whole games over the wire (240)")
    parser.add_argument("--minutes", metavar="M", type=whole(1, 10_000), help="load: how long (20)")
    parser.add_argument("--db", metavar="URL", help="crash: a postgresql://... to use, empty or one of Moonbase (default: one of its own)")
    add_seed(parser, "equal seeds make equal choices; what the server draws stays its own (default 1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object with all figures")
    parser.examples("leaks --short", "crash --kills 200", "deals --games 100 --seed 7", "load --minutes 5 --json")


def run(args: argparse.Namespace) -> int:
    from moonbase.prove.run import run as run_proof

    ((option, form),) = SIZES[args.proof].items()
    reject_others(args, option)
    size = getattr(args, option) or (form.short if args.short else form.long)
    proof, total = WORKS[args.proof](args, size)
    report = Report(args.proof, PROMISES[args.proof])
    with stoppable(), counting(total, args.proof) as tick:
        run_proof(report, proof(report, tick))
    print(report.json() if args.json else report.text())
    return report.code


def reject_others(args: argparse.Namespace, option: str) -> None:
    """Raise GameError where an option belongs to another proof."""
    for proof, sizes in SIZES.items():
        for name in sizes:
            if name != option and getattr(args, name) is not None:
                raise _of_another(name, proof)
    if args.db is not None and args.proof != "crash":
        raise _of_another("db", "crash")
    if args.db is not None and not args.db.startswith(("postgresql://", "postgres://")):
        other = "--db: expected postgresql://..., not '{db}'; SQLite is proved in any case"
        raise SaidError(Phrase("refused.prove_db", other, db=args.db))


def _of_another(option: str, proof: str) -> SaidError:
    return SaidError(Phrase("refused.other_proof", "--{option}: belongs to 'moonbase prove {proof}'", option=option, proof=proof))


def _leaks(args: argparse.Namespace, pairs: int) -> tuple[Callable[[Report, Tick], Work], int]:
    from moonbase.catalog.registry import GAMES
    from moonbase.prove.leaks.proof import prove

    return lambda report, tick: prove(report, pairs, args.seed, tick), pairs * len(GAMES)


def _crash(args: argparse.Namespace, kills: int) -> tuple[Callable[[Report, Tick], Work], int]:
    from moonbase.prove.crash.proof import prove

    return lambda report, tick: prove(report, kills, args.seed, tick, args.db), kills


def _deals(args: argparse.Namespace, games: int) -> tuple[Callable[[Report, Tick], Work], int]:
    from moonbase.prove.deals.proof import prove

    return lambda report, tick: prove(report, games, games * 10, games * 800, args.seed, tick), games


def _load(args: argparse.Namespace, minutes: int) -> tuple[Callable[[Report, Tick], Work], int]:
    from moonbase.prove.load.proof import prove

    seconds = minutes * 60 or SHORT_LOAD
    tables, held = (6, 100) if args.short else (12, 400)
    return lambda report, tick: prove(report, seconds, args.seed, tick, tables, held), seconds


WORKS: Final = {"leaks": _leaks, "crash": _crash, "deals": _deals, "load": _load}
