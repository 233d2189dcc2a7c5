"""``moonbase serve``: the table in the browser."""

import argparse
from typing import Final

from moonbase.cli.arguments.parser import Parser
from moonbase.cli.arguments.values import levels, whole
from moonbase.cli.terminal.words import reader_language
from moonbase.languages.errors import SaidError
from moonbase.languages.phrase import Phrase

MOST: Final = 1_000_000


def arguments(parser: Parser) -> None:
    parser.add_argument("--host", metavar="H", default="127.0.0.1", help="the address to listen at (default 127.0.0.1: this machine only)")
    parser.add_argument("--port", metavar="P", type=whole(0, 65535), help="the port (default: 8000, or the next that is free)")
    parser.add_argument(
        "--name", metavar="HOST", action="append", default=[], help="a name that this server goes by, such as moon.example.org; repeatable"
    )
    parser.add_argument("--db", metavar="URL", help="where tables are kept: sqlite:///FILE or postgresql://... (default: a file of yours)")
    parser.add_argument("--bus", metavar="URL", help="redis://...: how several servers on one PostgreSQL wake each other")
    parser.add_argument(
        "--set",
        metavar="FILE",
        action="append",
        default=[],
        help="a card file that new tables are played with; repeatable, one for each game",
    )
    parser.add_argument("--no-open", action="store_true", help="do not open the browser")
    parser.add_argument("--page", metavar="FOLDER", help="the built page, where it is not in its usual place")
    parser.add_argument("--workers", metavar="N", type=whole(0, 256), default=0, help="processes that think (default: one less than cores)")
    parser.add_argument(
        "--bots", metavar="LEVEL[,LEVEL...]", type=levels, default=[], help="opponents of your own to offer, as module:Class"
    )
    parser.add_argument("--no-limits", action="store_true", help="do not slow clients down, and keep whatever they bring; for measurements")
    seconds = whole(1, 10**7)
    parser.add_argument("--away-live", metavar="S", type=seconds, default=180, help="seconds away before a stand-in may play (default 180)")
    parser.add_argument("--away-turns", metavar="S", type=seconds, default=259_200, help="the same for games by turns (default: 3 days)")
    parser.add_argument(
        "--connections", metavar="N", type=whole(1, MOST), default=100, help="open connections for one address (default 100)"
    )
    add_quotas(parser)
    parser.add_argument("--log", metavar="LEVEL", choices=("info", "warning", "error"), default="warning", help="info, warning or error")
    parser.examples(
        "", "--port 8080 --no-open", "--host 0.0.0.0 --db sqlite:///tables.sqlite", "--bots my_bots:Cautious", "--set my-box.toml"
    )


def add_quotas(parser: Parser) -> None:
    for flag, default, what in (
        ("--tables-running", 60, "running tables of one person"),
        ("--tables", 2_000, "tables of one person in all"),
        ("--address-tables-running", 300, "running tables from one address"),
        ("--address-tables", 10_000, "tables from one address in all"),
    ):
        parser.add_argument(flag, metavar="N", type=whole(1, MOST), default=default, help=f"{what} (default {default})")


def run(args: argparse.Namespace) -> int:
    from moonbase.cli.arguments.host_sets import host_sets
    from moonbase.server.base.logs import set_up
    from moonbase.server.base.settings import Settings, default_db
    from moonbase.server.host.serve import serve
    from moonbase.server.web.page import folder

    if args.page is not None and folder(args.page) is None:
        raise SaidError(Phrase("refused.page", "--page: {page} is not a built page, it has no index.html", page=args.page))
    set_up(args.log)
    settings = Settings(
        args.db or default_db(),
        args.bus,
        args.workers,
        limits=not args.no_limits,
        away_live=args.away_live,
        away_turns=args.away_turns,
        page=args.page,
        names=(args.host, *args.name),
        connections=args.connections,
        tables_running=args.tables_running,
        tables=args.tables,
        address_tables_running=args.address_tables_running,
        address_tables=args.address_tables,
        bots=tuple(args.bots),
        sets=host_sets(args.set),
    )
    language = reader_language(None)
    return serve(settings, args.host, args.port, not args.no_open, lambda line: print(line.said(language), flush=True))
