"""``moonbase archive check``: whether all games of a database can still be replayed, found out beside a running server."""

import argparse
import json

from moonbase.catalog.registry import GAMES, game
from moonbase.cli.arguments.parser import Parser
from moonbase.cli.base.plural import plural
from moonbase.cli.terminal.progress import watched
from moonbase.cli.terminal.signals import stoppable

FOUND = 1


def arguments(parser: Parser) -> None:
    parser.add_argument("what", metavar="check", choices=("check",), help="replay every game, and list those that would differ")
    parser.add_argument("db", metavar="DB", help="the database: a file, sqlite:///FILE or postgresql://...")
    parser.add_argument("--json", action="store_true", help="print one JSON object with the number of games and the findings")
    parser.examples("check tables.sqlite", "check postgresql://moonbase@127.0.0.1/moonbase --json")


def run(args: argparse.Namespace) -> int:
    import asyncio

    from moonbase.server.store.reading import reading_at
    from moonbase.server.table.editions import Editions
    from moonbase.server.table.replay.archive import Finding, check, tables

    findings: list[Finding] = []
    store = reading_at(args.db)
    with stoppable(), asyncio.Runner() as runner:
        runner.run(store.open())
        try:
            names = runner.run(store.read(tables()))
            editions = Editions(store, {name: game(name) for name in GAMES})
            for table in watched(names, len(names), "replaying"):
                finding = runner.run(check(store, editions, table))
                if finding is not None:
                    findings.append(finding)
        finally:
            runner.run(store.close())
    if args.json:
        print(json.dumps({"games": len(names), "findings": [finding._asdict() for finding in findings]}))
    else:
        for each in findings:
            print(f"{each.table} ({each.game}), event {each.event}: {each.why}")
        print(f"{plural(len(names), 'game')}, {f'{len(findings)} would differ' if findings else 'all replay as they were played'}")
    return FOUND if findings else 0
