"""``moonbase archive check``: whether all games of a database can still be replayed, found out beside a running server."""

import argparse
import json

from moonbase.catalog.registry import GAMES, game
from moonbase.cli.arguments.parser import Parser
from moonbase.cli.base.counts import games
from moonbase.cli.terminal.progress import watched
from moonbase.cli.terminal.signals import stoppable
from moonbase.cli.terminal.words import reader_language
from moonbase.languages.phrase import Phrase

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
    language = reader_language(None)
    store = reading_at(args.db)
    with stoppable(), asyncio.Runner() as runner:
        runner.run(store.open())
        try:
            names = runner.run(store.read(tables()))
            editions = Editions(store, {name: game(name) for name in GAMES})
            for table in watched(names, len(names), Phrase("progress.replaying", "replaying")):
                finding = runner.run(check(store, editions, table))
                if finding is not None:
                    findings.append(finding)
        finally:
            runner.run(store.close())
    if args.json:
        print(json.dumps({"games": len(names), "findings": [finding._asdict() for finding in findings]}))
    else:
        for each in findings:
            said = "{table} ({game}), event {event}: {why}"
            print(Phrase("archive.finding", said, table=each.table, game=each.game, event=str(each.event), why=each.why).said(language))
        count = games(len(names))
        if findings:
            print(Phrase("archive.differ", "{games}, {n} would differ", games=count, n=str(len(findings))).said(language))
        else:
            print(Phrase("archive.same", "{games}, all replay as they were played", games=count).said(language))
    return FOUND if findings else 0
