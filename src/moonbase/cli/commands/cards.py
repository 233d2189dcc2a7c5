"""``moonbase cards``: the cards of a game, where their values come from, and the check of an owner's card file."""

import argparse
import json

from moonbase.cli.arguments.faults import every_fault
from moonbase.cli.arguments.parser import Parser, add_game, nearest, open_game, some
from moonbase.engine.game import Game, GameError, View

WIDTH = 100


def arguments(parser: Parser) -> None:
    add_game(parser)
    parser.add_argument(
        "search", nargs="*", default=[], metavar="ID or NAME", help="only cards with this id, or with these words in their name"
    )
    parser.add_argument("--sources", action="store_true", help="count the values that are known and those that are reconstructed")
    parser.add_argument("--schema", action="store_true", help="explain what a card file may hold; with --json as JSON Schema")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.examples("moon", "moon S1-17", "moon printer", "moon --set mine.toml", "moon --sources", "fromthemoon --schema", "moon --json")


def run(args: argparse.Namespace) -> int:
    if args.schema:
        return show_schema(args)
    with every_fault():
        table = open_game(args)
    return show_sources(args, table) if args.sources else show_cards(args, table)


def show_schema(args: argparse.Namespace) -> int:
    if args.search or args.set is not None or args.sources:
        raise GameError("--schema explains every card file of a game; leave out names, --set and --sources")
    from moonbase.cli.lookup.schema import schema_words
    from moonbase.registry import card_reference, card_schema

    if args.json:
        print(json.dumps(card_schema(args.game), ensure_ascii=False))
    else:
        print(*schema_words(card_reference(args.game), WIDTH), sep="\n")
    return 0


def show_sources(args: argparse.Namespace, table: Game) -> int:
    from moonbase.cli.lookup.sources import source_counts, source_lines, source_sentences

    if args.search:
        raise GameError("--sources counts all cards; leave out the name")
    if args.json:
        print(json.dumps({"game": table.name, "fingerprint": table.card_set, "sources": source_counts(table)}))
    else:
        print(*source_lines(table), *source_sentences(table), sep="\n")
    return 0


def show_cards(args: argparse.Namespace, table: Game) -> int:
    from moonbase.cli.lookup.sources import source_counts, source_sentences

    cards = found(table.gallery(), " ".join(args.search))
    if args.json:
        counts = source_counts(table)
        print(json.dumps({"game": table.name, "fingerprint": table.card_set, "sources": counts, "cards": cards}, ensure_ascii=False))
        return 0
    from moonbase.cli.games.registry import painter
    from moonbase.cli.rendering.narrator import Narrator

    lines_of = painter(table, Narrator(table.lexicon, []), WIDTH).card_lines
    for card in cards:
        print(*lines_of(card), "", sep="\n")
    if not args.search:
        print(f"{some(sum(int(str(card['copies'])) for card in cards), 'card')}, {some(len(cards), 'face')}, fingerprint {table.card_set}")
        print(*source_sentences(table), sep="\n")
    return 0


def found(cards: list[View], wanted: str) -> list[View]:
    """The cards with this id or with this in their name; GameError names the nearest where there is none."""
    if not wanted:
        return cards
    folded = wanted.casefold()
    hits = [card for card in cards if str(card["id"]).casefold() == folded]
    hits = hits or [card for card in cards if folded in str(card["name"]).casefold()]
    if not hits:
        raise GameError(f"no card '{wanted}'{nearest(wanted, [str(card[key]) for card in cards for key in ('name', 'id')])}")
    return hits
